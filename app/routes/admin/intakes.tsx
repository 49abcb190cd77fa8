import { useLocation } from "react-router";
import { rollOverIntakes } from "../../../domain/catalog/intakes/commands.ts";
import { type IntakeGridRow, listIntakeGrid } from "../../../domain/catalog/intakes/queries.ts";
import { firstIntakeYear, type Intake, intakeTerms, lastIntakeYear } from "../../../domain/records/intakes/rules.ts";
import { pageNumber, recordsPerPage } from "../../../domain/shared/paging.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { cleanQuery } from "../../../domain/shared/validation.ts";
import { ChoiceLink } from "../../admin/choice-link.tsx";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { FilterBar } from "../../admin/filter-bar.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { List } from "../../admin/list.tsx";
import { Page } from "../../admin/page.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { PostForm, SubmitButton } from "../../admin/post-form.tsx";
import { intakeLine } from "../../admin/row-values.ts";
import type { Route } from "./+types/intakes";

const home = "/admin/intakes";

/** The year of the address; by default the one whose applications are mostly going on. */
function yearIn(params: URLSearchParams, now: Date): number {
	const year = Number(params.get("year"));
	const next = Number(homeDay(now).slice(0, 4)) + 1;
	return Number.isInteger(year) && year >= firstIntakeYear && year <= lastIntakeYear ? year : next;
}

export const loader = adminLoader("intakes", async ({ caller, language, now }, { url }: Route.LoaderArgs) => {
	const year = yearIn(url.searchParams, now);
	const query = cleanQuery(url.searchParams.get("q"));
	return {
		year,
		query,
		...(await listIntakeGrid(caller, year, { page: pageNumber(url.searchParams), query }, language)),
	};
});

export const action = adminAction(({ caller }) => ({
	done: (changed) => (changed === 0 ? "intakes_same" : "intakes_rolled"),
	back: home,
	submit: ({ year }) => rollOverIntakes(caller, { year }),
}));

/** The intakes of a year by program and term, and the copy to the next year. */
export default function Intakes({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.intakeGrid;
	const chosen = new URLSearchParams(useLocation().search).get("year");
	const columns: Column<IntakeGridRow>[] = [
		{
			header: texts.programs.fields.title,
			cell: ({ id, title }) => (
				<Link to={`/admin/programs/${id}/edit`} className="link">
					{title}
				</Link>
			),
		},
		{ header: texts.programs.fields.university, cell: ({ university }) => university, onPhone: "bare" },
		...intakeTerms.map((term) => ({
			header: texts.intakeForm.terms[term],
			cell: ({ terms }: IntakeGridRow) => (terms[term].length > 0 ? <Rounds intakes={terms[term]} /> : null),
			onPhone: true as const,
		})),
	];
	return (
		<Page title={t.title} hint={t.hint} again={actionData} loaded={loaderData}>
			{(list) => (
				<>
					<div className="list-tools">
						{[list.year - 1, list.year, list.year + 1].map((year) => (
							<ChoiceLink
								key={year}
								to={`${home}?${new URLSearchParams({ year: `${year}`, q: list.query })}`}
								isCurrent={year === list.year}
							>
								{year}
							</ChoiceLink>
						))}
						<FilterBar action={home} search={t.search} isUnfolded>
							<input type="hidden" name="year" defaultValue={chosen ?? ""} />
						</FilterBar>
						<RollOver year={list.year} />
					</div>
					<List list={list} size={recordsPerPage} filtered={list.query !== ""} home={home}>
						<DataTable caption={t.title} columns={columns} rows={list.items} isWrapped />
					</List>
				</>
			)}
		</Page>
	);
}

function RollOver({ year }: { year: number }) {
	const t = useManagementTexts().intakeGrid;
	return (
		<PostForm className="ml-auto">
			<input type="hidden" name="year" value={year} />
			<SubmitButton className="btn btn-small">{t.rollOver(year, year + 1)}</SubmitButton>
		</PostForm>
	);
}

/** Each round without its term and year, which the column and the page say. */
function Rounds({ intakes }: { intakes: Intake[] }) {
	const texts = useManagementTexts();
	const { language } = useFrame();
	return intakes.map((intake) => {
		const { round, opens, closes, certainty } = intake;
		return (
			<span key={round} className="block">
				{intakeLine({ round: `${round}`, opens: opens ?? "", closes, certainty }, texts.intakeForm, language)}
			</span>
		);
	});
}
