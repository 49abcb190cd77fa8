import { data } from "react-router";
import { useTexts } from "../../i18n/texts.ts";
import { requestContextKey, useHref } from "../../request-context.ts";
import { plainCover } from "../../ui/cover-address.ts";
import { Head } from "../../ui/head.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Route } from "./+types/not-found";

/** Any unknown URL. The server logs it (requirement ROUTE-19). */
export function loader({ context }: Route.LoaderArgs) {
	if (context.get(requestContextKey).isTooLarge) throw data(null, { status: 413 });
	return data(null, { status: 404 });
}

export const action = loader;

export default function NotFound() {
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
