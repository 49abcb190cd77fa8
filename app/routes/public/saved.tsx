import { idsOf, maxCompared, maxSaved, shortlistPath } from "../../../domain/catalog/chosen.ts";
import { listProgramsById } from "../../../domain/catalog/program-queries.ts";
import { listUniversitiesById } from "../../../domain/catalog/university-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { Island } from "../../islands/island.tsx";
import { SavedList, type SavedListProps } from "../../islands/saved-list.tsx";
import { load, loadImages, loadRates } from "../../load.ts";
import { requestContextKey, useHref } from "../../request-context.ts";
import { CompareForm, GoneNote } from "../../ui/chosen.tsx";
import { Head } from "../../ui/head.tsx";
import { ListError, listProblem } from "../../ui/notice.tsx";
import { ProgramCard } from "../../ui/program-card.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import { UniversityCard } from "../../ui/university-card.tsx";
import type { Route } from "./+types/saved";

/** Only the browser knows what was saved: an island requests this page again with the ids (C-15). */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const ids = idsOf(new URLSearchParams(requestContext.query), "ids").slice(0, maxSaved);
	return load(requestContext, "saved list", async () => {
		if (ids.length === 0) return null;
		requestContext.response.skipCache();
		const [programs, universities] = await Promise.all([
			listProgramsById(requestContext.caller, ids),
			listUniversitiesById(requestContext.caller, ids),
		]);
		await loadImages(
			requestContext,
			universities.map(({ imageUrl }) => imageUrl),
		);
		await loadRates(requestContext, true);
		return { programs, universities, gone: ids.length - programs.length - universities.length };
	});
}

export default function View({ loaderData: { value: list, fault } }: Route.ComponentProps) {
	const t = useTexts();
	const href = useHref();
	const links: SavedListProps["empty"]["links"] = [
		{ href: href("/programs"), text: t.compare.toPrograms },
		{ href: href("/universities"), text: t.nav.universities },
	];
	return (
		<div className="wrap page" data-list>
			<Head title={t.chosen.savedTitle} hidden />
			<h1>{t.chosen.savedTitle}</h1>
			<div data-results>
				{fault && <ListError title={listProblem(fault, t)} />}
				{list ? (
					<SavedRecords {...list} />
				) : (
					!fault && (
						<>
							<noscript>
								<p className="mt-2">{t.chosen.savedNeedsScript}</p>
							</noscript>
							<Island
								name="SavedList"
								component={SavedList}
								wakeFor=""
								props={{
									empty: { title: t.chosen.savedEmpty, text: t.chosen.savedHint, links },
									loading: t.filters.loading,
									failed: t.filters.failed,
								}}
							/>
						</>
					)
				)}
			</div>
		</div>
	);
}

type Saved = {
	programs: Awaited<ReturnType<typeof listProgramsById>>;
	universities: Awaited<ReturnType<typeof listUniversitiesById>>;
	gone: number;
};

function SavedRecords({ programs, universities, gone }: Saved) {
	const t = useTexts();
	const href = useHref();
	const comparable = programs.length > 1 && programs.length <= maxCompared ? "ticked" : "always";
	return (
		<>
			<GoneNote text={gone > 0 ? t.chosen.goneOfAny(gone) : null} />
			{programs.length > 0 && (
				<section className="mt-4">
					<h2 className="mb-3">{t.nav.programs}</h2>
					<ul className="cards">
						{programs.map((program) => (
							<ProgramCard key={program.id} program={program} heading="h3" comparable={comparable} />
						))}
					</ul>
					<CompareForm place={comparable} />
					<p className="mt-3">
						<a className="btn" href={href(shortlistPath(programs.map(({ id }) => id)))}>
							{t.chosen.send}
						</a>
					</p>
				</section>
			)}
			{universities.length > 0 && (
				<section className="mt-8">
					<h2 className="mb-3">{t.nav.universities}</h2>
					<ul className="cards">
						{universities.map((university) => (
							<UniversityCard
								key={university.id}
								university={university}
								action={t.universities.viewDetails}
								heading="h3"
							/>
						))}
					</ul>
				</section>
			)}
			<RateNote />
		</>
	);
}
