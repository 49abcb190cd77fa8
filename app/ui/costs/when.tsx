import type { ReactNode } from "react";
import { stateText } from "../../../domain/catalog/intakes/when.ts";
import { type StartMonth, spanState } from "../../../domain/catalog/usual-applications.ts";
import { type MoneyDates, moneyDates } from "../../../domain/money/costs-dates.ts";
import type { Costs } from "../../../domain/money/costs-queries.ts";
import { writtenMonths } from "../../../domain/shared/written-dates.ts";
import { sourcesCheckedOn } from "../../guide/sources.ts";
import { useTexts } from "../../i18n/texts.ts";
import { typeset } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";
import { keepText } from "../funds-rules.tsx";
import { Stamp } from "../stamp.tsx";
import { Balance } from "./amounts.tsx";

/** "When must the money be there?" as steps, counted back from the visa application. */
export function WhenBlock({ costs }: { costs: Costs }) {
	const { language, now } = useRequestContext();
	const texts = useTexts();
	const t = texts.costs.when;
	const dates = moneyDates(costs.visa, costs.funds);
	const deposit = useDepositMonths(dates);
	const { holdDays, maxAgeDays, kept, visaMonths } = dates;
	const monthsOf = (intake: StartMonth) => {
		const [from, to] = visaMonths?.[intake] ?? [1, 1];
		const state = typeset(stateText(spanState([from, to], intake, now), language), language);
		return [writtenMonths(from, to, language, "long"), state && `(${state})`].filter(Boolean).join(" ");
	};
	return (
		<section>
			<h2 id="when">{texts.costs.blocks.when}</h2>
			<ol className="stages mt-4">
				<Step title={t.deposit}>
					<p className="text">{deposit}</p>
					<p>{!holdDays ? t.depositAsk : visaMonths ? t.depositHold(holdDays) : t.terms}</p>
				</Step>
				<Step title={t.certificate}>
					<p>{maxAgeDays ? t.certificateAge(maxAgeDays) : t.certificateAsk}</p>
				</Step>
				<Step title={t.visa}>
					<p>{visaMonths ? t.visaMonths(monthsOf("march"), monthsOf("september")) : t.visaAny}</p>
					{visaMonths && (
						<Stamp source="/admissions#steps" checkedOn={sourcesCheckedOn} about={t.visa} className="block" />
					)}
				</Step>
				<Step title={t.decision}>
					<p>{t.decisionText}</p>
				</Step>
				<Step title={t.arrival}>
					{kept.map(({ id, amount, currency, keepAfterArrivalDays }) => (
						<p key={id}>
							{amount !== null && <Balance rule={{ amount, currency }} country={costs.input.country} />}
							<span className="block">{keepText(keepAfterArrivalDays ?? 0, texts.facts.funds)}</span>
						</p>
					))}
					{kept.length === 0 && <p>{t.arrivalAsk}</p>}
				</Step>
			</ol>
		</section>
	);
}

function Step({ title, children }: { title: string; children: ReactNode }) {
	return (
		<li>
			<h3>{title}</h3>
			{children}
		</li>
	);
}

/** By which month the money is usually in the bank, for each intake in a line of its own. */
export function useDepositMonths({ depositMonths, holdDays, visaMonths }: MoneyDates): string {
	const { language, now } = useRequestContext();
	const t = useTexts().costs.when;
	if (!depositMonths || !visaMonths) return holdDays ? t.depositHold(holdDays) : t.terms;
	const lines = (["march", "september"] as const).map((intake) => {
		const month = depositMonths[intake];
		const state = spanState([month, month], intake, now);
		const today = state === "passed" ? "" : stateText(state, language);
		const line = t[intake](writtenMonths(month, month, language, "long") + (today && ` (${today})`));
		return state === "passed" ? `${line} ${t.passed}` : line;
	});
	return lines.join("\n");
}
