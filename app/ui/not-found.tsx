import type { ReactNode } from "react";
import { useMyTexts } from "../i18n/my/texts.ts";
import { useTexts } from "../i18n/texts.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { plainCover } from "./cover-address.ts";
import { Head } from "./head.tsx";
import { Picture } from "./picture.tsx";

/**
 * Any unknown URL, a record that does not exist, and what the visitor may not see.
 * @param children other ways on; here they would add their styles to every page
 */
export function NotFound({ children }: { children?: ReactNode }) {
	const { title, text, back, to } = useMessage();
	const href = useHref();
	return (
		<div className="wrap section">
			<Head title={title} hidden />
			<Picture src={null} cover={plainCover} alt="" eager className="cover mb-8 max-w-100" />
			<h1>{title}</h1>
			<p className="mt-4 text-muted">{text}</p>
			<p className="mt-6">
				<a className="btn btn-primary" href={href(to)}>
					{back}
				</a>
			</p>
			{children}
		</div>
	);
}

/** Below a list, what is missing is one of its records. */
function useMessage(): { title: string; text: string; back: string; to: string } {
	const { path } = useRequestContext();
	const t = useTexts();
	const { gone } = useMyTexts().parent;
	const { title, text, home } = t.notFound;
	const [, section = "", record, more] = path.split("/");
	if (record && more === undefined && (section === "programs" || section === "universities" || section === "blog")) {
		const list = t[section];
		return { title: list.notFound, text: list.notFoundText, back: list.back, to: `/${section}` };
	}
	return { title, text: section === "family" ? gone : text, back: home, to: "/" };
}
