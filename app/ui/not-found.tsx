import { useTexts } from "../i18n/texts.ts";
import { useHref } from "../request-context.ts";
import { plainCover } from "./cover-address.ts";
import { Head } from "./head.tsx";
import { Picture } from "./picture.tsx";

/** Any unknown URL, and what the visitor may not see. */
export function NotFound() {
	const t = useTexts();
	const href = useHref();
	return (
		<div className="wrap section">
			<Head title={t.notFound.title} hidden />
			<Picture src={null} cover={plainCover} alt="" eager className="mb-8 h-auto w-full max-w-100 rounded-[10px]" />
			<h1>{t.notFound.title}</h1>
			<p className="mt-4 text-muted">{t.notFound.text}</p>
			<p className="mt-6">
				<a className="btn btn-primary" href={href("/")}>
					{t.notFound.home}
				</a>
			</p>
		</div>
	);
}
