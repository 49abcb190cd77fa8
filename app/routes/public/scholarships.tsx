import { scholarshipListFilters } from "../../../domain/catalog/scholarships/fields.ts";
import { findScholarships } from "../../../domain/catalog/scholarships/queries.ts";
import { haveAmounts, scholarshipFilter, scholarshipQuery } from "../../../domain/catalog/scholarships/rules.ts";
import { isFiltered, setFilters } from "../../../domain/records/filters.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { load, loadRates } from "../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { ActiveFilters, FilterChoices, FilterForm } from "../../ui/filter-form.tsx";
import { Head } from "../../ui/head.tsx";
import { ApplyCall, ListError, listProblem } from "../../ui/notice.tsx";
import { Pager } from "../../ui/pager.tsx";
import { RateNote } from "../../ui/rate-note.tsx";
import { ScholarshipItem } from "../../ui/scholarships.tsx";
import type { Route } from "./+types/scholarships";

export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	const filter = scholarshipFilter(new URLSearchParams(requestContext.query));
	return load(requestContext, "scholarships", async () => {
		const found = await findScholarships(requestContext.caller, filter);
		// The id of no university would make countless addresses.
		const isKnown = !filter.university || found.universities.some(({ id }) => id === filter.university);
		if (!isKnown || found.page !== filter.page) requestContext.response.skipCache();
		await loadRates(requestContext, haveAmounts(found.items));
		return found;
	});
}

/** Every scholarship that we know of, by level, who pays, university and whether its call is open. */
export default function View({ loaderData: { value: found, fault } }: Route.ComponentProps) {
	const { language, query } = useRequestContext();
	const texts = useTexts();
	const t = texts.scholarships;
	const href = useHref();
	const values = scholarshipFilter(new URLSearchParams(query));
	const university = (found?.universities ?? []).map((one) => ({
		value: one.id,
		text: localized(one, "name", language),
	}));
	const choices = { filters: scholarshipListFilters, texts: t.filters, records: { university } };
	const isNarrowed = isFiltered(scholarshipListFilters, values);
	return (
		<>
			<div className="wrap page" data-list>
				<Head
					title={t.title}
					description={t.description}
					hidden={isNarrowed || values.page > 1 || fault !== null}
					card="scholarships"
				/>
				<h1>{t.title}</h1>
				<p className="mt-3 mb-4 text">{t.intro}</p>
				<FilterForm action={href("/scholarships")} active={setFilters(scholarshipListFilters, values).length}>
					<FilterChoices {...choices} values={values} />
				</FilterForm>
				<div data-results>
					{fault && <ListError title={listProblem(fault, texts)} />}
					{found && (
						<>
							<p className="my-3 flex flex-wrap items-center gap-2">
								<span data-count className="mr-auto">
									{t.count(found.total)}
								</span>
								<ActiveFilters
									{...choices}
									values={values}
									href={(rest) => href("/scholarships") + scholarshipQuery(rest)}
								/>
							</p>
							{found.items.length === 0 && <p>{t.none}</p>}
							<ul className="gap-4 lg:columns-2">
								{found.items.map((scholarship) => (
									<ScholarshipItem key={scholarship.id} scholarship={scholarship} />
								))}
							</ul>
							<RateNote />
							<Pager
								page={found.page}
								pages={found.pages}
								href={(page) => href("/scholarships") + scholarshipQuery({ ...values, page })}
							/>
						</>
					)}
				</div>
			</div>
			<ApplyCall />
		</>
	);
}
