import type { ReactNode } from "react";
import type { PlanPaper, PlanStep } from "../../domain/documents/plan.ts";
import type { MoneyDates } from "../../domain/money/costs-dates.ts";
import { formatDay } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { unbroken } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { useDepositMonths } from "./costs/when.tsx";

/** A part of a plan; nothing if it has no steps. */
export function PlanGroup({ id, title, children }: { id: string; title: string; children: ReactNode[] }) {
	if (children.length === 0) return null;
	return (
		<section aria-labelledby={id}>
			<h2 id={id} className="print:text-lg">
				{title}
			</h2>
			<ul>{children}</ul>
		</section>
	);
}

type PlanItemProps = {
	step: Omit<PlanStep<PlanPaper>, "what" | "due">;
	/** By which tests and links know it. */
	code: string;
	name: ReactNode;
	/** Of a late one: the last day to begin, and when it can be ready. */
	late: (last: string, ready: string) => string;
	/** What it is for, and how long it takes. */
	facts: (string | null | false)[];
	children?: ReactNode;
};

type MoneyItemProps = Pick<PlanItemProps, "step"> & { reference?: string | null };

/** The whole sum in the bank: until when, and for how long. */
export function MoneyItem({ step, reference = null }: MoneyItemProps) {
	const { plan: t, documents } = useTexts();
	const href = useHref();
	const facts = [reference, documents.stages.visa, step.takes === null ? t.unknown : t.lies(step.takes)];
	return (
		<PlanItem {...{ step, facts }} code="money" name={t.money} late={t.tooLateMoney}>
			<a className="link inline-block py-2.5 print:hidden" href={href("/costs")}>
				{documents.money}
			</a>
		</PlanItem>
	);
}

/** By which month the money is usually in the bank, while no day of the visa application is known. */
export function UsualMoney({ dates }: { dates: MoneyDates }) {
	const { documents, costs } = useTexts();
	const href = useHref();
	const months = useDepositMonths(dates);
	return (
		<div data-usual-money="">
			<p className="font-semibold">{costs.blocks.when}</p>
			<p className="text">{dates.holdDays === null ? costs.when.depositAsk : months}</p>
			<a className="link inline-block py-2.5 print:hidden" href={href("/costs")}>
				{documents.money}
			</a>
		</div>
	);
}

/** On paper, beside the name. */
const wide = "print:col-span-2 print:col-start-2";

/** What to begin, between which days, and why; of what is too late the reason and what to do. */
export function PlanItem({ step, code, name, late, facts, children }: PlanItemProps) {
	const { language } = useRequestContext();
	const t = useTexts().plan;
	const day = (date: string) => unbroken(formatDay(date, language));
	const { state, firstDay, lastDay, ready } = step;
	const window =
		firstDay === null
			? t.by(day(lastDay))
			: firstDay === lastDay
				? day(lastDay)
				: state === "now"
					? `${t.by(day(lastDay))}; ${t.dated(day(firstDay))}`
					: t.between(day(firstDay), day(lastDay));
	return (
		<li
			className="rule-b py-3 print:grid print:grid-cols-[9fr_11fr_12fr] print:gap-x-3 print:py-px print:text-sm print:leading-tight"
			data-step={code}
		>
			<h3 className="text-base print:text-[1em]">{name}</h3>
			<p className={state === "late" ? `text ${wide}` : "text"}>
				{state === "late" ? late(day(lastDay), day(ready)) : <strong>{window}</strong>}
			</p>
			<p className={state === "late" ? `text-sm ${wide}` : "text-sm"}>{facts.filter(Boolean).join(" · ")}</p>
			{children}
		</li>
	);
}
