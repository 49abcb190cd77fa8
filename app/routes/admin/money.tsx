import { daysWaited } from "../../../domain/cases/money/rules.ts";
import { listMoney, type MoneyRow } from "../../../domain/desk/queue/money-queries.ts";
import { type MoneyList, moneyLists } from "../../../domain/desk/queue/schema.ts";
import { pageNumber, recordsPerPage } from "../../../domain/shared/paging.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { ChoiceLink } from "../../admin/choice-link.tsx";
import { type Column, DataTable } from "../../admin/data-table.tsx";
import { ExampleMark } from "../../admin/example-mark.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { List } from "../../admin/list.tsx";
import { Page } from "../../admin/page.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { formatDay, formatNumber } from "../../i18n/formats.ts";
import { formatSum } from "../../i18n/shared/sum.ts";
import type { Route } from "./+types/money";

const addresses: Record<MoneyList, string> = { owing: "/admin/money", refunds: "/admin/money/refunds" };

export const loader = adminLoader("money", async ({ caller, now }, { params, url }: Route.LoaderArgs) => {
	const name: MoneyList = params.list === "refunds" ? "refunds" : "owing";
	return { list: await listMoney(caller, name, { page: pageNumber(url.searchParams) }), today: homeDay(now) };
});

/** Who still has to pay, and what has to come back since a visa was refused. */
export default function MoneyLists({ loaderData, params }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.payments.lists;
	const { language } = useFrame();
	const current: MoneyList = params.list === "refunds" ? "refunds" : "owing";
	const today = loaderData.value?.today ?? "";
	const sums =
		(name: "owed" | "due") =>
		({ money }: MoneyRow) =>
			Object.entries(money?.balances ?? {})
				.filter(([, balance]) => balance[name] > 0)
				.map(([currency, balance]) => formatSum(balance[name], currency, language))
				.join(", ");
	const who: Column<MoneyRow> = {
		header: t.who,
		cell: ({ applicantId, fullName, reference, isExample }) => (
			<>
				<Link to={`/admin/applicants/${applicantId}/money`} className="link">
					{fullName}
				</Link>{" "}
				<span className="whitespace-nowrap text-muted">{reference}</span> <ExampleMark isExample={isExample} />
			</>
		),
	};
	const { assignee: header, nobody } = texts.lists;
	const assignee: Column<MoneyRow> = { header, cell: (row) => row.assignee ?? nobody, onPhone: true };
	const columns: Record<MoneyList, Column<MoneyRow>[]> = {
		owing: [
			who,
			{ header: t.owed, cell: sums("owed"), onPhone: true },
			{
				header: t.dueOn,
				cell: ({ day }) => (
					<>
						{formatDay(day, language)}
						{day < today && <strong className="text-brick">{` ${t.late}`}</strong>}
					</>
				),
				onPhone: true,
			},
			assignee,
		],
		refunds: [
			who,
			{ header: t.due, cell: sums("due"), onPhone: true },
			{
				header: t.days,
				cell: ({ day }) => formatNumber(daysWaited({ on: day, paidOn: null }, today), language),
				onPhone: true,
			},
			assignee,
		],
	};
	const empty = current === "owing" ? t.noOwing : t.noRefunds;
	return (
		<Page title={t.label} loaded={loaderData}>
			{({ list }) => (
				<>
					<nav aria-label={t.label} className="my-3 flex flex-wrap gap-2">
						{moneyLists.map((name) => (
							<ChoiceLink key={name} to={addresses[name]} isCurrent={name === current}>
								{t[name]}
							</ChoiceLink>
						))}
					</nav>
					<List list={list} size={recordsPerPage} filtered={false} empty={empty} home={addresses[current]}>
						<DataTable caption={t[current]} columns={columns[current]} rows={list.items} />
					</List>
				</>
			)}
		</Page>
	);
}
