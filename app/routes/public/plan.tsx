import { type PlanStep, planOf, planStates, readPlan } from "../../../domain/documents/plan.ts";
import { getDocuments } from "../../../domain/documents/queries.ts";
import { documentsQuery } from "../../../domain/documents/rules.ts";
import { moneyDates } from "../../../domain/money/costs-dates.ts";
import { fundsFor } from "../../../domain/money/funds-rules.ts";
import { listFundsRules } from "../../../domain/money/queries.ts";
import { koreanDayAt } from "../../../domain/shared/time-zone.ts";
import { useTexts } from "../../i18n/texts.ts";
import { load } from "../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { MoneyItem, PlanGroup, PlanItem, UsualMoney } from "../../ui/plan-steps.tsx";
import { Jumps, QuestionPage } from "../../ui/question-page.tsx";
import { Stamp } from "../../ui/stamp.tsx";
import type { Route } from "./+types/plan";

export async function loader({ context }: Pick<Route.LoaderArgs, "context">) {
	const requestContext = context.get(requestContextKey);
	const { caller, now, response } = requestContext;
	const input = readPlan(new URLSearchParams(requestContext.query));
	const { visa, country, days } = input;
	// Any day may be asked for: countless addresses.
	if (days.admission || days.visa) response.skipCache();
	return load(requestContext, "plan", async () => {
		const on = koreanDayAt(now);
		const nationality = country === "other" ? null : country;
		const given = { visa, region: null, nationality, certification: null, on, rates: null };
		const [rules, fundsRules] = await Promise.all([getDocuments(caller, input), listFundsRules(caller)]);
		const money = moneyDates(visa.startsWith("D-4") ? "D-4" : "D-2", fundsFor(fundsRules, given));
		return { money, steps: planOf(rules, money, days, on) };
	});
}

/** N1: a GET form whose answers are in the URL, so that parents open the same plan. Nothing is stored. */
export default function View({ loaderData: { value: plan, fault } }: Route.ComponentProps) {
	const { query } = useRequestContext();
	const texts = useTexts();
	const t = texts.plan;
	const href = useHref();
	const input = readPlan(new URLSearchParams(query));
	const { days } = input;
	const groups = planStates.map((state) => ({
		state,
		steps: (plan?.steps ?? []).filter((step) => step.state === state),
	}));
	const hasDays = days.admission !== null || days.visa !== null;
	const questions = (
		<>
			<Day name="by" label={t.form.by} value={days.admission} />
			<Day name="visa_on" label={t.form.visaOn} value={days.visa} />
		</>
	);
	return (
		<QuestionPage
			{...{ title: t.title, description: t.description, card: "plan", hidden: hasDays, fault, input, questions }}
			intro={t.intro}
			submit={t.form.show}
		>
			{!hasDays && <p>{t.noDays}</p>}
			{plan && days.admission && !days.visa && <UsualMoney dates={plan.money} />}
			<Jumps groups={groups.map(({ state, steps }) => ({ id: state, title: t.groups[state], count: steps.length }))} />
			{groups.map((group) => (
				<Group key={group.state} {...group} />
			))}
			<p className="print:hidden">
				<a className="link inline-block py-2.5" href={href("/documents") + documentsQuery(input)}>
					{texts.documents.title}
				</a>
			</p>
		</QuestionPage>
	);
}

function Day({ name, label, value }: { name: string; label: string; value: string | null }) {
	return (
		<div>
			<label className="label" htmlFor={name}>
				{label}
			</label>
			<input id={name} type="date" name={name} defaultValue={value ?? ""} className="field" />
		</div>
	);
}

function Group({ state, steps }: { state: PlanStep["state"]; steps: PlanStep[] }) {
	return (
		<PlanGroup id={state} title={useTexts().plan.groups[state]}>
			{steps.map((step) => (
				<Item key={step.what === "money" ? step.what : step.what.id} step={step} />
			))}
		</PlanGroup>
	);
}

function Item({ step }: { step: PlanStep }) {
	const { plan: t, documents } = useTexts();
	const { what, takes } = step;
	if (what === "money") return <MoneyItem step={step} />;
	const { document, stage, need, checkedOn, source, grade } = what;
	const name = documents.names[document];
	const duration = takes === null ? t.unknown : documents.lead(takes);
	const facts = [documents.stages[stage], need !== "required" && documents.needs[need], duration];
	return (
		<PlanItem {...{ step, facts, name }} code={document} late={t.tooLate}>
			<Stamp className="block print:hidden" {...{ checkedOn, source, grade }} about={name} />
		</PlanItem>
	);
}
