import { certificationFilters } from "../../../domain/catalog/certifications/filters.ts";
import { hasCertifications } from "../../../domain/catalog/certifications/queries.ts";
import { degreeTuition } from "../../../domain/catalog/facts.ts";
import { universityListFilters } from "../../../domain/catalog/fields.ts";
import { universityFilter, universityQuery } from "../../../domain/catalog/rules.ts";
import type { UniversityFilter } from "../../../domain/catalog/schema.ts";
import { correctSpelling } from "../../../domain/catalog/spelling.ts";
import { listUniversities } from "../../../domain/catalog/university-queries.ts";
import { isFiltered, setFilters, withoutEach } from "../../../domain/records/filters.ts";
import { useTexts } from "../../i18n/texts.ts";
import { load, loadImages, loadPrices } from "../../load.ts";
import { type RequestContext, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { ActiveFilters, Choice, FilterChoices, FilterForm, ProgramSearch, WaysOn } from "../../ui/filter-form.tsx";
import { Head } from "../../ui/head.tsx";
import { ListError, listProblem, Notice } from "../../ui/notice.tsx";
import { Pager } from "../../ui/pager.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import { UniversityCard } from "../../ui/university-card.tsx";
import type { Route } from "./+types/universities";

export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const requested = universityFilter(new URLSearchParams(requestContext.query));
	return load(requestContext, "universities", async () => {
		const found = await listUniversities(requestContext.caller, requested, requestContext.language);
		if (found.total === 0) await requestContext.trackEmptySearch("universities", requested.query);
		if (requested.query !== "" || found.page !== requested.page) requestContext.response.skipCache();
		await loadImages(
			requestContext,
			found.items.map(({ imageUrl }) => imageUrl),
		);
		await loadPrices(
			requestContext,
			found.items.map(({ facts }) => degreeTuition(facts.tuition).length > 0),
		);
		const isCertified = await hasCertifications(requestContext.caller);
		const others = found.total === 0 ? await countWithout(requested, requestContext) : [];
		return { ...found, isCertified, others, filter: { ...requested, page: found.page } };
	});
}

/** For a list without results: the lists with corrected words, or without one word or filter of it, that have some. */
async function countWithout(filter: UniversityFilter, { caller, language }: RequestContext) {
	const corrected = await correctSpelling(caller, filter);
	const others = await Promise.all(
		[...corrected, ...withoutEach(universityListFilters, filter)].map(async (one) => {
			const { total } = await listUniversities(caller, { ...one.values, size: 1 }, language);
			return { ...one, total };
		}),
	);
	return others.filter(({ total }) => total > 0);
}

export default function View({ loaderData: { value: list, fault } }: Route.ComponentProps) {
	const { query } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const filter = list?.filter ?? universityFilter(new URLSearchParams(query));
	const filtered = filter.query !== "" || isFiltered(universityListFilters, filter);
	const choices = { filters: universityListFilters, texts: t.filters.universities, values: filter };
	const sorted = filter.sort !== "ranking";
	return (
		<div className="wrap page" data-list>
			<Head
				title={t.universities.title}
				description={t.universities.description}
				query={filter.page > 1 ? `?page=${filter.page}` : ""}
				hidden={filtered || sorted || fault !== null}
				card="universities"
			/>
			<h1 className="mb-4">{t.universities.title}</h1>
			<FilterForm
				action={href("/universities")}
				search={t.universities.search}
				hint={t.universities.searchHint}
				query={filter.query}
				active={setFilters(universityListFilters, filter).length}
			>
				<FilterChoices {...choices} without={list?.isCertified ? [] : Object.keys(certificationFilters)} />
				<Choice
					name="sort"
					label={t.filters.sort}
					value={sorted ? filter.sort : ""}
					options={[
						{ value: "", text: t.universities.sortRanking },
						{ value: "name", text: t.universities.sortName },
						{ value: "fee", text: t.programs.sorts.fee },
					]}
				/>
			</FilterForm>
			<div data-results>
				{fault && <ListError title={t.universities.error(listProblem(fault, t))} />}
				{list && (
					<>
						<p className="my-3 flex flex-wrap items-center gap-2">
							<span data-count className="mr-auto">
								{t.universities.showing(list.items.length, list.total)}
							</span>
							<ActiveFilters {...choices} href={(values) => href("/universities") + universityQuery(values)} />
							{(filtered || sorted) && (
								<a className="link py-2.5 text-sm" href={href("/universities")}>
									{t.filters.clear}
								</a>
							)}
						</p>
						{list.total === 0 && (
							<>
								<Notice title={t.universities.empty} text={t.universities.emptyHint}>
									<WaysOn
										{...choices}
										others={list.others}
										count={t.universities.count}
										href={(values) => href("/universities") + universityQuery(values)}
									/>
								</Notice>
								<ProgramSearch query={filter.query} />
							</>
						)}
						<ul className="cards">
							{list.items.map((university, index) => (
								<UniversityCard
									key={university.id}
									university={university}
									action={t.universities.viewDetails}
									heading="h2"
									eager={index < 2}
									isRated
								/>
							))}
						</ul>
						{list.total > 0 && <p className="note mt-4">{t.universities.ratingNote}</p>}
						{list.total > 0 && <RateNote />}
						<Pager
							page={list.page}
							pages={list.pages}
							href={(page) => href("/universities") + universityQuery({ ...filter, page })}
						/>
						<p className="needs-script mt-6">
							<a className="link inline-block py-2.5" href={href("/saved")}>
								{t.chosen.savedTitle}
							</a>
						</p>
					</>
				)}
			</div>
		</div>
	);
}
