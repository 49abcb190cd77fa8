import type { ReactNode } from "react";
import { moneyDates } from "../../../domain/money/costs-dates.ts";
import type { Costs } from "../../../domain/money/costs-queries.ts";
import { hasTuition } from "../../../domain/money/costs-totals.ts";
import { useTexts } from "../../i18n/texts.ts";
import { SimilarPrices } from "../facts.tsx";
import { HighestAmounts } from "../highest-amounts.tsx";
import { AmountText, Balance } from "./amounts.tsx";
import { SpendTotal } from "./spend.tsx";
import { useDepositMonths } from "./when.tsx";

/** The four answers in the first view of a phone; each leads to its section. */
export function ShortAnswers({ costs }: { costs: Costs }) {
	const { costs: t, company } = useTexts();
	const deposit = useDepositMonths(moneyDates(costs.visa, costs.funds));
	const { counted, others } = costs.funds;
	const isComplete = hasTuition(costs.lines);
	const missing = costs.lines.filter(({ code, amount }) => !amount && code !== "tuition");
	return (
		<dl className="notice mt-4 grid gap-4 sm:grid-cols-2">
			<Answer to="#spend" question={t.blocks.spend}>
				{!isComplete && <span className="block">{t.rest(t.months(costs.input.months))}</span>}
				<SpendTotal costs={costs} large={isComplete} isRounded />
				{!isComplete && <span className="block">{t.noTuition}</span>}
				{!isComplete && <SimilarPrices of={costs.program ?? { type: costs.type, studyField: null }} short={false} />}
				{isComplete && missing.length > 0 && (
					<span className="note block">
						{t.missing(missing.map(({ code }) => t.lines[code].toLowerCase()).join(", "))}
					</span>
				)}
				{costs.deposit && (
					<a className="link note block" href="#bring">
						{t.bring.title}: <AmountText amount={costs.deposit} country={costs.input.country} />
					</a>
				)}
			</Answer>
			<Answer to="#bank" question={t.blocks.bank}>
				{counted?.amount ? (
					<Balance rule={{ amount: counted.amount, currency: counted.currency }} country={costs.input.country} large />
				) : others.length > 0 ? (
					<strong>
						<HighestAmounts rules={others} />
					</strong>
				) : (
					t.askInWriting
				)}
			</Answer>
			<Answer to="#when" question={t.blocks.when}>
				<span className="text block">{deposit}</span>
			</Answer>
			<Answer to="#refund" question={t.blocks.refund}>
				{t.refund.short}{" "}
				<a className="link block" href="#our-fees">
					{company.fees}
				</a>
			</Answer>
		</dl>
	);
}

function Answer({ to, question, children }: { to: string; question: string; children: ReactNode }) {
	return (
		<div>
			<dt>
				<a className="link-quiet text-muted" href={to}>
					{question}
				</a>
			</dt>
			<dd>{children}</dd>
		</div>
	);
}
