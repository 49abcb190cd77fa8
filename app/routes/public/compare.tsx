import { compareQuery, maxCompared, readCompare } from "../../../domain/catalog/chosen.ts";
import { listProgramChoices, listProgramsById, listSimilarPrograms } from "../../../domain/catalog/program-queries.ts";
import { readCosts } from "../../../domain/money/costs-input.ts";
import { getCosts } from "../../../domain/money/costs-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { load, loadOptional, loadRates } from "../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { GoneNote } from "../../ui/chosen.tsx";
import { ComparisonTable } from "../../ui/comparison-table.tsx";
import { Head } from "../../ui/head.tsx";
import { ListError, listProblem, Notice } from "../../ui/notice.tsx";
import { PrintedHeader } from "../../ui/printed-header.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import type { Route } from "./+types/compare";

/** Results of the search for another program. */
const maxFound = 8;

export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, language } = requestContext;
	const { ids, search } = readCompare(new URLSearchParams(requestContext.query));
	return load(requestContext, "comparison", async () => {
		// Anybody can make countless comparisons.
		if (requestContext.query) requestContext.response.skipCache();
		const asked = ids.slice(0, maxCompared);
		const programs = await listProgramsById(caller, asked);
		const [first] = programs;
		const [costs, found, similar] = await Promise.all([
			Promise.all(
				programs.map(({ id }) => getCosts(caller, readCosts(new URLSearchParams({ program: id })), language)),
			),
			search ? listProgramChoices(caller, { query: search }, language) : [],
			first && loadOptional(requestContext, "similar programs", () => listSimilarPrograms(caller, first)),
		]);
		await loadRates(requestContext, programs.length > 0);
		const isOther = ({ id }: { id: string }) => !asked.includes(id);
		return {
			columns: programs.map((program, at) => ({ program, costs: costs[at] as (typeof costs)[number] })),
			gone: asked.length - programs.length,
			isCut: ids.length > asked.length,
			found: found.filter(isOther).slice(0, maxFound),
			similar: (similar || []).filter(isOther),
		};
	});
}

export default function View({ loaderData: { value: list, fault } }: Route.ComponentProps) {
	const { query } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const columns = list?.columns ?? [];
	return (
		<div className="wrap page">
			<Head title={t.compare.title} description={t.compare.description} hidden={query !== "" || fault !== null} />
			<PrintedHeader />
			<h1>{t.compare.title}</h1>
			{fault && <ListError title={listProblem(fault, t)} />}
			<GoneNote text={list?.gone ? t.chosen.gone(list.gone) : null} cutAt={list?.isCut ? maxCompared : null} />
			{columns.length > 0 && (
				<>
					<ComparisonTable columns={columns} />
					<RateNote />
				</>
			)}
			{list && columns.length === 0 && (
				<Notice title={t.compare.empty} text={t.compare.emptyText}>
					<a className="btn btn-primary" href={href("/programs")}>
						{t.compare.toPrograms}
					</a>
					<a className="btn" href={href("/saved")}>
						{t.chosen.savedTitle}
					</a>
				</Notice>
			)}
			{list && columns.length < maxCompared && <AddProgram {...list} />}
		</div>
	);
}

type AddProgramProps = {
	columns: { program: { id: string } }[];
	found: Awaited<ReturnType<typeof listProgramChoices>>;
	similar: Awaited<ReturnType<typeof listSimilarPrograms>>;
};

/** A search for another program to compare, and programs that are like the first one. */
function AddProgram({ columns, found, similar }: AddProgramProps) {
	const { language, query } = useRequestContext();
	const t = useTexts().compare;
	const href = useHref();
	const { search } = readCompare(new URLSearchParams(query));
	const ids = columns.map(({ program }) => program.id);
	const similarOnes = similar.map((program) => ({
		id: program.id,
		title: localized(program, "title", language),
		university: localized(program.university, "name", language),
	}));
	const offered = search ? found : similarOnes;
	return (
		<section className="mt-8 max-w-2xl print:hidden">
			<h2>{t.add}</h2>
			<form method="get" action={href("/compare")} className="mt-3 flex flex-wrap items-end gap-3" autoComplete="off">
				{ids.map((id) => (
					<input key={id} type="hidden" name="p" value={id} />
				))}
				<div className="grow">
					<label className="label" htmlFor="q">
						{t.search}
					</label>
					<input id="q" type="search" name="q" defaultValue={search} maxLength={80} className="field" />
				</div>
				<button type="submit" className="btn">
					{t.find}
				</button>
			</form>
			{search && found.length === 0 && <p className="mt-3">{t.notFound}</p>}
			{!search && offered.length > 0 && <h3 className="mt-4">{t.similar}</h3>}
			<ul className="mt-2">
				{offered.map(({ id, title, university }) => (
					<li key={id}>
						<a className="link inline-block py-2.5" href={href("/compare") + compareQuery([...ids, id])}>
							{`${title}, ${university}`}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
