import { type DatedRound, listDeadlines, listStarts } from "../../../domain/catalog/intakes/queries.ts";
import { deadlineText, roundLine, startName } from "../../../domain/catalog/intakes/when.ts";
import { deadlineFilter, deadlineFilters, deadlineQuery } from "../../../domain/catalog/rules.ts";
import { isFiltered, setFilters } from "../../../domain/records/filters.ts";
import { typeName, useTexts } from "../../i18n/texts.ts";
import { localized, typeset, unbroken } from "../../i18n/typography.ts";
import { load } from "../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { When } from "../../ui/facts.tsx";
import { FilterChoices, FilterForm } from "../../ui/filter-form.tsx";
import { Head } from "../../ui/head.tsx";
import { ApplyCall, ListError, listProblem } from "../../ui/notice.tsx";
import { Pager } from "../../ui/pager.tsx";
import { useStartChoices } from "../../ui/start-choices.ts";
import type { Route } from "./+types/deadlines";

export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	const { caller } = requestContext;
	const filter = deadlineFilter(new URLSearchParams(requestContext.query));
	return load(requestContext, "deadlines", async () => {
		const found = await listDeadlines(caller, filter);
		if (found.page !== filter.page) requestContext.response.skipCache();
		return { ...found, filter: { ...filter, page: found.page }, starts: await listStarts(caller) };
	});
}

/** The published deadlines of all programs by day, for those who ask what they can still reach. */
export default function View({ loaderData: { value: list, fault } }: Route.ComponentProps) {
	const { language, now, query } = useRequestContext();
	const texts = useTexts();
	const t = texts.deadlines;
	const href = useHref();
	const filter = list?.filter ?? deadlineFilter(new URLSearchParams(query));
	const { type, city, starts } = texts.filters.programs;
	const startChoices = useStartChoices(list?.starts ?? [], filter.starts);
	const byDay = Map.groupBy(list?.items ?? [], ({ closes }) => closes);
	return (
		<>
			<div className="wrap page" data-list>
				<Head
					title={t.title}
					description={t.description}
					hidden={isFiltered(deadlineFilters, filter) || filter.page > 1 || fault !== null}
					card="programs"
				/>
				<h1>{t.title}</h1>
				<p className="text mt-3 mb-4">{t.intro}</p>
				<FilterForm action={href("/deadlines")} active={setFilters(deadlineFilters, filter).length}>
					<FilterChoices
						filters={deadlineFilters}
						texts={{ type, city, starts }}
						values={filter}
						records={{ starts: startChoices }}
					/>
				</FilterForm>
				<div data-results>
					{fault && <ListError title={t.error(listProblem(fault, texts))} />}
					{list && (
						<>
							<p className="my-3 flex flex-wrap items-center gap-x-4">
								<span data-count>{list.total > 0 ? t.found(list.total) : t.empty}</span>
								{list.total > 0 && (
									<a
										className="link py-2.5"
										href={href("/deadlines/calendar.ics") + deadlineQuery({ ...filter, page: 1 })}
									>
										{t.calendar}
									</a>
								)}
							</p>
							{[...byDay].map(([day, rounds]) => (
								<section key={day} className="mt-6">
									<h2 className="text-lg">{typeset(deadlineText(day, now, language), language)}</h2>
									<ul className="mt-2 grid gap-2">
										{rounds.map((round) => (
											<Round
												key={`${round.program.id} ${round.intake?.year} ${round.intake?.term} ${round.intake?.round}`}
												{...round}
											/>
										))}
									</ul>
								</section>
							))}
							<Pager
								page={list.page}
								pages={list.pages}
								href={(page) => href("/deadlines") + deadlineQuery({ ...filter, page })}
							/>
						</>
					)}
				</div>
			</div>
			<ApplyCall />
		</>
	);
}

function Round({ program, intake }: DatedRound) {
	const { language, now } = useRequestContext();
	const texts = useTexts();
	const href = useHref();
	const line = intake && roundLine(intake, now, language);
	const facts = [
		localized(program.university, "name", language),
		typeName(program.type, texts),
		intake && unbroken(startName(intake, language)),
		intake && intake.round > 1 && texts.intakes.round(intake.round),
	];
	return (
		<li>
			<a className="link inline-block py-2" href={href(`/programs/${program.id}`)}>
				{localized(program, "title", language)}
			</a>
			<span className="note block">{typeset(facts.filter(Boolean).join(" · "), language)}</span>
			{line && line.day === null && <When line={line} isNote />}
		</li>
	);
}
