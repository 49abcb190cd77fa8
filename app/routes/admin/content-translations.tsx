import { Link } from "react-router";
import { listMissingTranslations } from "../../../domain/content-records/queries.ts";
import { languages } from "../../../domain/language.ts";
import { type ContentSection, contentSections } from "../../admin/content-kinds.ts";
import { rowOf } from "../../admin/content-list.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { boxesOf } from "../../admin/fields.ts";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { languageNames } from "../../admin/language-names.ts";
import { load } from "../../admin/load.ts";
import { visitContext } from "../../visit.ts";
import type { Route } from "./+types/content-translations";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	return load(visit, "missing translations", async () => {
		const missing = await listMissingTranslations(visit.caller);
		return languages.map((language) => ({
			language,
			entries: missing[language].map(({ kind, record, field }) => {
				const section = contentSections.find((each) => each.kind === kind) as ContentSection;
				const { name } = rowOf(record, section, visit.language);
				const box = boxesOf(field).find((each) => each.language === language)?.box;
				return { kind, field, name, to: `/admin/content/${section.slug}/${record.id}/edit#${box}` };
			}),
		}));
	});
}

/** What is not translated yet; each entry leads to the field. */
export default function ContentTranslations({ loaderData: { value } }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.content;
	const { siteName } = useFrame();
	return (
		<>
			<title>{`${t.translations} — ${siteName}`}</title>
			<div className="mb-4 flex flex-wrap items-center gap-3">
				<h1 className="mr-auto">{t.translations}</h1>
				<Link to="/admin/content" className="btn btn-small">
					{texts.manageContent}
				</Link>
			</div>
			{value ? (
				value.map(({ language, entries }) => (
					<section key={language} aria-labelledby={`missing-${language}`} className="mb-8">
						<h2 id={`missing-${language}`}>
							{languageNames[language]}: <span data-missing={language}>{t.missingTexts(entries.length)}</span>
						</h2>
						<ul className="mt-2 grid gap-1">
							{entries.map(({ kind, field, name, to }) => (
								<li key={to}>
									<Link to={to} className="link">
										{`${t.kinds[kind].title}: ${name || t.untitled} — ${t.fields[field as keyof typeof t.fields]}`}
									</Link>
								</li>
							))}
						</ul>
					</section>
				))
			) : (
				<FetchFault />
			)}
		</>
	);
}
