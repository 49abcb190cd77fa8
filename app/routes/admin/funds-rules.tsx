import { fundsRuleNoun } from "../../../domain/money/commands.ts";
import { fundsRuleFilters } from "../../../domain/money/fields.ts";
import type { FundsRule } from "../../../domain/money/schema.ts";
import type { Column } from "../../admin/data-table.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { MoneyPage, moneyList } from "../../admin/money-list.tsx";
import { Day, Validity } from "../../admin/validity.tsx";
import { countryName, formatMoney } from "../../i18n/formats.ts";
import { plain, unbroken } from "../../i18n/typography.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/funds-rules";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

type Row = FundsRule & { country: string | null };

export function loader({ context, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, language } = requestContext;
	return load(requestContext, "bank balance rules", async () => {
		const rules = await fundsRuleNoun.list(caller);
		const rows = rules.map((rule): Row => ({ ...rule, country: countryName(rule.nationality, language) }));
		return moneyList(rows, fundsRuleFilters, url.searchParams);
	});
}

/** Whether these are more than two types in the order of the list, without a gap. */
function isRun(types: Row["visaTypes"]): boolean {
	const places = types.map((type) => fundsRuleFilters.visa.options.indexOf(type));
	return places.length > 2 && places.every((place, index) => place === (places[0] ?? 0) + index);
}

/** What must lie in a bank for a visa, by each source. */
export default function FundsRules({ loaderData: { value } }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const { language } = useFrame();
	const t = texts.money;
	const { fields } = t.fundsRules;
	const visas = ({ visaTypes }: Row) => {
		const types = visaTypes.map(unbroken);
		return isRun(visaTypes) ? `${types[0]} – ${types.at(-1)}` : types.join(", ");
	};
	const amountOf = ({ amount, currency }: Row) =>
		amount === null ? t.exemption : formatMoney(amount, currency, language);
	const conditions = ({ region, country, certification }: Row) =>
		[region && t.options[region], country, certification && t.options[certification]].filter(Boolean).join("\u00a0· ");
	const columns: Column<Row>[] = [
		{ header: fields.visaTypes, cell: visas },
		{ header: t.conditions, cell: conditions, onPhone: true },
		{ header: t.amount, cell: (row) => <span className="whitespace-nowrap">{amountOf(row)}</span>, onPhone: true },
		{ header: t.fundsRules.filters.grade.label, cell: ({ grade }) => grade },
		{
			header: t.validity,
			cell: ({ validFrom, validTo }) => (validFrom || validTo) && <Validity from={validFrom} to={validTo} />,
		},
		{ header: fields.checkedOn, cell: ({ checkedOn }) => <Day day={checkedOn} /> },
	];
	return (
		<MoneyPage
			home="/admin/funds-rules"
			texts={t.fundsRules}
			filters={fundsRuleFilters}
			loaded={value}
			columns={columns}
			nameOf={(row) => plain([visas(row), conditions(row), amountOf(row)].filter(Boolean).join(", "))}
		/>
	);
}
