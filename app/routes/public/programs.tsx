import { certificationFilters } from "../../../domain/catalog/certifications/filters.ts";
import { hasCertifications } from "../../../domain/catalog/certifications/queries.ts";
import { programListFilters, programSorts } from "../../../domain/catalog/fields.ts";
import { startFilters } from "../../../domain/catalog/intakes/filters.ts";
import { listStarts } from "../../../domain/catalog/intakes/queries.ts";
import { listPrograms } from "../../../domain/catalog/program-queries.ts";
import { listEmptyFilters } from "../../../domain/catalog/queries.ts";
import { hasTypedWords, programFilter, programQuery } from "../../../domain/catalog/rules.ts";
import type { ProgramFilter } from "../../../domain/catalog/schema.ts";
import { correctSpelling } from "../../../domain/catalog/spelling.ts";
import { listUniversityChoices } from "../../../domain/catalog/university-queries.ts";
import { isFiltered, setFilters, withoutEach } from "../../../domain/records/filters.ts";
import { asId } from "../../../domain/shared/validation.ts";
import { formatMoney } from "../../i18n/formats.ts";
import { useTexts } from "../../i18n/texts.ts";
import { load, loadPrices, loadRates } from "../../load.ts";
import { type RequestContext, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { CompareForm } from "../../ui/chosen.tsx";
import { ActiveFilters, Choice, FilterChoices, FilterForm, WaysOn } from "../../ui/filter-form.tsx";
import { Head } from "../../ui/head.tsx";
import { ListError, listProblem, Notice } from "../../ui/notice.tsx";
import { Pager } from "../../ui/pager.tsx";
import { ProgramCard } from "../../ui/program-card.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import { useStartChoices } from "../../ui/start-choices.ts";
import { useTuitionTexts } from "../../ui/tuition-texts.ts";
import type { Route } from "./+types/programs";

export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const requested = programFilter(new URLSearchParams(requestContext.query));
	const loaded = await load(requestContext, "programs", async () => {
		const { university, ...rest } = requested;
		const offered = await listUniversityChoices(requestContext.caller, university, requestContext.language);
		// An unknown university is no filter, like every other unknown value.
		const isKnown = offered.choices.some(({ id }) => id === university) || (!offered.isComplete && !asId(university));
		const filter: ProgramFilter = university && !isKnown ? rest : requested;
		const found = await listPrograms(requestContext.caller, filter, requestContext.language);
		if (found.total === 0) await requestContext.trackEmptySearch("programs", filter.query);
		if (filter !== requested || hasTypedWords(filter) || found.page !== requested.page)
			requestContext.response.skipCache();
		await loadPrices(
			requestContext,
			found.items.map(({ fee }) => fee !== null),
		);
		// The filter by tuition names its amounts in other currencies, too.
		await loadRates(requestContext, true);
		const starts = await listStarts(requestContext.caller);
		const isCertified = await hasCertifications(requestContext.caller);
		const unknown = await listEmptyFilters(requestContext.caller);
		// One that the address sets can still be removed.
		const without = [
			...(isCertified ? [] : Object.keys(certificationFilters)),
			...(starts.length > 0 ? [] : Object.keys(startFilters)),
			...unknown,
		].filter((name) => !(name in filter));
		const others = found.total < fewPrograms ? await countWithout(filter, found.total, requestContext) : [];
		return { ...found, universities: offered, starts, without, others, filter: { ...filter, page: found.page } };
	});
	return loaded;
}

/** Fewer programs leave nothing to compare. */
const fewPrograms = 3;

/** The lists without one word or filter of this one, and if it is empty with corrected words, that have more than its `total` programs. */
async function countWithout(filter: ProgramFilter, shown: number, { caller, language }: RequestContext) {
	const corrected = shown === 0 ? await correctSpelling(caller, filter) : [];
	const others = await Promise.all(
		[...corrected, ...withoutEach(programListFilters, filter)].map(async (one) => {
			const { total } = await listPrograms(caller, { ...one.values, size: 1 }, language);
			return { ...one, total };
		}),
	);
	return others.filter(({ total }) => total > shown);
}

/** "TOPIK 3" for each level of a test. */
const namesOf = <L extends string>(test: string, levels: readonly L[]) =>
	Object.fromEntries(levels.map((level) => [level, `${test} ${level}`])) as Record<L, string>;

export default function View({ loaderData: { value: list, fault } }: Route.ComponentProps) {
	const { language, query, rates } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const tuition = useTuitionTexts();
	const filter = list?.filter ?? programFilter(new URLSearchParams(query));
	const startChoices = useStartChoices(list?.starts ?? [], filter.starts);
	const choices = {
		filters: programListFilters,
		texts: {
			...t.filters.programs,
			fee: { ...t.filters.programs.fee, options: tuition.choices },
			topik: { ...t.filters.programs.topik, options: namesOf("TOPIK", programListFilters.topik.options) },
			ielts: { ...t.filters.programs.ielts, options: namesOf("IELTS", programListFilters.ielts.options) },
		},
		values: filter,
		records: {
			university: (list?.universities.choices ?? []).map(({ id, name }) => ({ value: id, text: name })),
			starts: startChoices,
		},
	};
	const chipTexts = { ...choices.texts, fee: { ...choices.texts.fee, options: tuition.chips } };
	// What was typed stays when the list could not be read.
	const isTyped = list ? !list.universities.isComplete : filter.university !== undefined && !asId(filter.university);
	const waysOn = list && (list.total === 0 || list.others.length > 0) && (
		<WaysOn
			{...choices}
			texts={chipTexts}
			others={list.others}
			count={t.universities.programs}
			href={(values) => href("/programs") + programQuery(values)}
		/>
	);
	const filtered = filter.query !== "" || isFiltered(programListFilters, filter);
	return (
		<div className="wrap page" data-list>
			<Head
				title={t.programs.title}
				description={t.programs.description}
				query={filter.page > 1 ? `?page=${filter.page}` : ""}
				hidden={filtered || filter.sort !== undefined || fault !== null}
				card="programs"
			/>
			<h1 className="mb-4">{t.programs.title}</h1>
			<FilterForm
				action={href("/programs")}
				search={t.programs.search}
				hint={t.programs.searchHint}
				query={filter.query}
				active={setFilters(programListFilters, filter).length}
			>
				<FilterChoices
					{...choices}
					typed={isTyped ? { university: t.universities.searchHint } : {}}
					without={list?.without ?? Object.keys(certificationFilters)}
				/>
				<Choice
					name="sort"
					label={t.filters.sort}
					value={filter.sort ?? ""}
					options={[
						{ value: "", text: t.programs.sortNewest },
						...programSorts.map((sort) => ({ value: sort, text: t.programs.sorts[sort] })),
					]}
				/>
			</FilterForm>
			<div data-results>
				{fault && <ListError title={t.programs.error(listProblem(fault, t))} />}
				{list && (
					<>
						<p className="my-3 flex flex-wrap items-center gap-2">
							<span data-count className="mr-auto">
								{t.programs.found(list.total)}
							</span>
							{filtered && (
								<a className="link py-2.5 text-sm" href={href("/programs")}>
									{t.filters.clear}
								</a>
							)}
							<ActiveFilters
								{...choices}
								texts={chipTexts}
								href={(values) => href("/programs") + programQuery(values)}
							/>
						</p>
						{list.total === 0 && (
							<Notice
								title={t.programs.empty}
								text={
									filter.fee
										? t.programs.emptyUpTo(formatMoney(Number(filter.fee), "KRW", language))
										: t.programs.emptyHint
								}
							>
								{waysOn}
							</Notice>
						)}
						{filter.fee && list.total > 0 && <p className="note my-3">{t.programs.upToOnly}</p>}
						<ul className="cards">
							{list.items.map((program) => (
								<ProgramCard key={program.id} program={program} comparable="wide" />
							))}
						</ul>
						{list.total > 0 && waysOn && <p className="mt-6 flex flex-wrap gap-3">{waysOn}</p>}
						{list.items.length > 1 && <CompareForm place="wide" />}
						{(list.total > 0 || !filtered) && (rates || list.items.some(({ fee }) => fee)) && <RateNote />}
						<Pager
							page={list.page}
							pages={list.pages}
							href={(page) => href("/programs") + programQuery({ ...filter, page })}
						/>
					</>
				)}
			</div>
		</div>
	);
}
