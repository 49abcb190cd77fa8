import { fundsRuleFilters } from "../../../domain/money/fields.ts";
import { listFundsRulesForStaff } from "../../../domain/money/queries.ts";
import type { FundsRule } from "../../../domain/money/schema.ts";
import type { Column } from "../../admin/data-table.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { load } from "../../admin/load.ts";
import { MoneyPage, moneyList } from "../../admin/money-list.tsx";
import { countryName, formatDay, formatMoney } from "../../i18n/formats.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/funds-rules";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

type Row = FundsRule & { country: string | null };

export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, language } = requestContext;
	return load(requestContext, "bank balance rules", async () => {
		const rules = await listFundsRulesForStaff(caller);
		const rows = rules.map((rule): Row => ({ ...rule, country: countryName(rule.nationality, language) }));
		return moneyList(rows, fundsRuleFilters, url.searchParams);
	});
}

/** What must lie in a bank for a visa, by each source. */
export default function FundsRules({ loaderData: { value } }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const t = texts.money;
	const { fields } = t.fundsRules;
	const visas = ({ visaTypes }: Row) => visaTypes.join(", ");
	const amountOf = ({ amount, currency }: Row) =>
		amount === null ? t.exemption : formatMoney(amount, currency, language);
	const validity = ({ validFrom, validTo }: Row) =>
		validFrom || validTo ? [validFrom, validTo].map((day) => (day ? formatDay(day, language) : "…")).join(" – ") : "";
	const conditions = ({ region, country, certification }: Row) =>
		[region && t.options[region], country, certification && t.options[certification]].filter(Boolean).join(" · ");
	const columns: Column<Row>[] = [
		{ header: fields.visaTypes, cell: visas },
		{ header: t.conditions, cell: conditions, onPhone: true },
		{ header: t.amount, cell: amountOf, onPhone: true },
		{ header: fields.grade, cell: ({ grade }) => t.options[grade] },
		{ header: t.validity, cell: validity },
		{ header: fields.checkedOn, cell: ({ checkedOn }) => formatDay(checkedOn, language) },
	];
	return (
		<MoneyPage
			home="/admin/funds-rules"
			texts={t.fundsRules}
			filters={fundsRuleFilters}
			loaded={value}
			columns={columns}
			nameOf={(row) => [visas(row), conditions(row), amountOf(row)].filter(Boolean).join(", ")}
		/>
	);
}
