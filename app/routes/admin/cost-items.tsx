import { costItemNoun } from "../../../domain/money/commands.ts";
import { costItemFilters } from "../../../domain/money/fields.ts";
import type { CostItem } from "../../../domain/money/schema.ts";
import type { Column } from "../../admin/data-table.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { MoneyPage, moneyList } from "../../admin/money-list.tsx";
import { Day } from "../../admin/validity.tsx";
import { countryName, formatMoney, formatMoneyRange } from "../../i18n/formats.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/cost-items";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

type Row = CostItem & { country: string | null };

export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, language } = requestContext;
	return load(requestContext, "cost items", async () => {
		const items = await costItemNoun.list(caller);
		const rows = items.map((item): Row => ({ ...item, country: countryName(item.nationality, language) }));
		return moneyList(rows, costItemFilters, url.searchParams);
	});
}

/** What students pay besides the fees of a program, by each source. */
export default function CostItems({ loaderData: { value } }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const t = texts.money;
	const { fields } = t.costItems;
	const amountOf = ({ low, high, currency }: Row) =>
		high === null || high === low
			? formatMoney(low, currency, language)
			: formatMoneyRange(low, high, currency, language);
	const cityOf = ({ city }: Row) => (city ? t.options[city] : "");
	const columns: Column<Row>[] = [
		{ header: fields.code, cell: ({ code, country }) => [t.options[code], country].filter(Boolean).join(", ") },
		{ header: t.costItems.filters.city.label, cell: cityOf, onPhone: true },
		{
			header: t.amount,
			cell: (row) => <span className="whitespace-nowrap">{`${amountOf(row)} ${t.options[row.period]}`}</span>,
			onPhone: true,
		},
		{ header: t.costItems.filters.grade.label, cell: ({ grade }) => grade },
		{ header: fields.checkedOn, cell: ({ checkedOn }) => <Day day={checkedOn} /> },
	];
	return (
		<MoneyPage
			home="/admin/cost-items"
			texts={t.costItems}
			filters={costItemFilters}
			loaded={value}
			columns={columns}
			nameOf={(row) => [t.options[row.code], cityOf(row), row.country, amountOf(row)].filter(Boolean).join(", ")}
		/>
	);
}
