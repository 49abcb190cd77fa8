import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { Head } from "../head.tsx";
import { MessengerList } from "../messenger-links.tsx";
import { OfficePhones } from "./office-phones.tsx";

/** Shown on the pages about one's own application while the database is unreachable: never an old status. */
export function MyUnavailable() {
	const { path } = useRequestContext();
	const t = useMyTexts().open.unavailable;
	const { retry } = useTexts().errorPage;
	const href = useHref();
	return (
		<div className="wrap page">
			<Head title={t.title} hidden />
			<h1>{t.title}</h1>
			<p className="text mt-4">{t.text}</p>
			<OfficePhones />
			<MessengerList className="mt-4" />
			<p className="mt-6">
				<a className="btn" href={href(path)}>
					{retry}
				</a>
			</p>
		</div>
	);
}
