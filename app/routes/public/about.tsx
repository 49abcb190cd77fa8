import { listYearsOfCases, type YearOfCases } from "../../../domain/desk/promises/queries.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { loadOfficePhotos, loadOptional } from "../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { Achievements } from "../../ui/achievements.tsx";
import { Responsible } from "../../ui/company/responsible.tsx";
import { Head } from "../../ui/head.tsx";
import { OfficeList } from "../../ui/office-card.tsx";
import { Team } from "../../ui/team.tsx";
import { TrustLinks } from "../../ui/trust-links.tsx";
import type { Route } from "./+types/about";

export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	await loadOfficePhotos(requestContext);
	return {
		years: await loadOptional(requestContext, "results", () => listYearsOfCases(requestContext.caller)),
	};
}

/**
 * People first, then what came of their work (nothing beside sample data), then the company. All content comes from the database; built-in texts
 * replace what cannot be read (C-19).
 */
export default function View({ loaderData: { years } }: Pick<Route.ComponentProps, "loaderData">) {
	const { language, content, site } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const section = (key: string, fallback: { title: string; text: string }) => {
		const row = content?.companyInfo.find(({ sectionKey }) => sectionKey === key);
		const text = row ? localized(row, "content", language) : "";
		return row && text ? { title: localized(row, "title", language), text } : fallback;
	};
	const main = section("about_main", { title: t.about.title(site.name), text: t.about.intro });
	const aims = [section("mission", t.about.mission), section("vision", t.about.vision), t.about.values];
	return (
		<>
			<Head title={t.about.title(site.name)} description={t.about.description} card="about" />
			<section className="bg-sunken">
				<div className="wrap section">
					<h1>{t.about.title(site.name)}</h1>
					{main.title !== t.about.title(site.name) && <h2 className="mt-4 text-lg">{main.title}</h2>}
					<p className="text mt-2 text-lg">{main.text}</p>
					<TrustLinks className="mt-2" />
				</div>
			</section>
			{content && content.team.length > 0 && <Team team={content.team} />}
			{years && years.length > 0 && !content?.isSample && <Results years={years} />}
			<section className="wrap section">
				<h2>{t.company.responsible}</h2>
				<Responsible />
			</section>
			<section className="bg-sunken">
				<div className="wrap section">
					{content && content.achievements.length > 0 && (
						<>
							<h2 className="mb-6">{t.company.numbers}</h2>
							<Achievements achievements={content.achievements} columns="four" />
						</>
					)}
					<div className="mt-8 grid gap-5 lg:grid-cols-3">
						{aims.map(({ title, text }) => (
							<div key={title}>
								<h2 className="text-base">{title}</h2>
								<p className="text-sm text-muted">{text}</p>
							</div>
						))}
					</div>
				</div>
			</section>
			<section className="wrap section">
				<h2 className="mb-6">{t.about.getInTouch}</h2>
				<OfficeList className="grid gap-5 md:grid-cols-2" offices={content?.offices} />
				<p className="mt-6">
					<a className="btn btn-primary" href={href("/contact")}>
						{t.about.contact}
					</a>
				</p>
			</section>
		</>
	);
}

/** What came of the cases of each year. */
function Results({ years }: { years: YearOfCases[] }) {
	const { language } = useRequestContext();
	const t = useTexts().company;
	const columns = t.resultColumns;
	return (
		<section className="wrap section">
			<h2 id="results">{t.results}</h2>
			<div className="table mt-3">
				<table className="w-full" aria-labelledby="results">
					<thead>
						<tr>
							<th scope="col">{columns.year}</th>
							<th scope="col">{columns.applications}</th>
							<th scope="col">{columns.admissions}</th>
							<th scope="col">{columns.enrolled}</th>
						</tr>
					</thead>
					<tbody>
						{years.map((one) => (
							<tr key={one.year}>
								<th scope="row">{one.year}</th>
								<td>{formatNumber(one.applications, language)}</td>
								<td>{formatNumber(one.admissions, language)}</td>
								<td>{formatNumber(one.enrolled, language)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p className="note mt-3">{t.resultsNote}</p>
		</section>
	);
}
