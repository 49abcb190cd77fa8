import { type PlanStep, planOf, planQuery, planStates, readPlan } from "../../../domain/documents/plan.ts";
import { getDocuments } from "../../../domain/documents/queries.ts";
import { documentsQuery } from "../../../domain/documents/rules.ts";
import { moneyDates } from "../../../domain/money/costs-dates.ts";
import { fundsFor } from "../../../domain/money/funds-rules.ts";
import { listFundsRules } from "../../../domain/money/queries.ts";
import { koreanDayAt } from "../../../domain/shared/time-zone.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useTexts } from "../../i18n/texts.ts";
import { load } from "../../load.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { DocumentsChoices } from "../../ui/documents-choices.tsx";
import { Head } from "../../ui/head.tsx";
import { CallToAction, ListError, listProblem } from "../../ui/notice.tsx";
import { PrintedHeader } from "../../ui/printed-header.tsx";
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
		return planOf(rules, money, days, on);
	});
}

/** N1: a GET form whose answers are in the URL, so that parents open the same plan. Nothing is stored. */
export default function View({ loaderData: { value: steps, fault } }: Route.ComponentProps) {
	const { query } = useRequestContext();
	const texts = useTexts();
	const t = texts.plan;
	const href = useHref();
	const input = readPlan(new URLSearchParams(query));
	const { days } = input;
	const hasDays = days.admission !== null || days.visa !== null;
	return (
		<article>
			<Head title={t.title} description={t.description} hidden={fault !== null || hasDays} card="plan" />
			<div className="wrap page grid items-start gap-x-8 gap-y-6 lg:grid-cols-[1fr_22rem]">
				<div>
					<PrintedHeader />
					<h1>{t.title}</h1>
					{fault ? <ListError title={listProblem(fault, texts)} /> : <p className="mt-3 text">{t.intro}</p>}
				</div>
				<form
					key={planQuery(input)}
					method="get"
					action={href("/plan")}
					className="notice grid gap-4 lg:sticky lg:top-4 lg:row-span-2 print:hidden"
					aria-label={t.title}
				>
					<Day name="by" label={t.form.by} value={days.admission} />
					<Day name="visa_on" label={t.form.visaOn} value={days.visa} />
					<DocumentsChoices input={input} />
					<button type="submit" className="btn btn-primary w-full">
						{t.form.show}
					</button>
				</form>
				<div className="grid gap-8">
					{!hasDays && <p>{t.noDays}</p>}
					{planStates.map((state) => (
						<Group key={state} state={state} steps={(steps ?? []).filter((step) => step.state === state)} />
					))}
					<p>
						<a className="link inline-block py-2.5" href={href("/documents") + documentsQuery(input)}>
							{texts.documents.title}
						</a>
					</p>
				</div>
			</div>
			<CallToAction title={texts.blog.callTitle} text={texts.blog.callText}>
				<a className="btn btn-action" href={href("/apply")}>
					{texts.programs.callApply}
				</a>
				<a className="btn" href={href("/contact")}>
					{texts.programs.callContact}
				</a>
			</CallToAction>
		</article>
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
	const t = useTexts().plan;
	if (steps.length === 0) return null;
	return (
		<section aria-labelledby={state}>
			<h2 id={state}>{t.groups[state]}</h2>
			<ul>
				{steps.map((step) => (
					<Step key={step.what === "money" ? step.what : step.what.id} step={step} />
				))}
			</ul>
		</section>
	);
}

/** What to begin, between which days, and why; of what is too late the reason and what to do. */
function Step({ step: { what, state, firstDay, lastDay, takes, ready } }: { step: PlanStep }) {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.plan;
	const href = useHref();
	const day = (date: string) => formatDay(date, language);
	const isMoney = what === "money";
	const name = isMoney ? t.money : texts.documents.names[what.document];
	const window =
		firstDay === null
			? t.by(day(lastDay))
			: firstDay === lastDay
				? day(lastDay)
				: t.between(day(firstDay), day(lastDay));
	const late = isMoney ? t.tooLateMoney : t.tooLate;
	const duration = takes === null ? t.unknown : isMoney ? t.lies(takes) : texts.documents.lead(takes);
	return (
		<li className="rule-b py-3" data-step={isMoney ? what : what.document}>
			<h3 className="text-base">{name}</h3>
			<p className="text">{state === "late" ? late(day(lastDay), day(ready)) : <strong>{window}</strong>}</p>
			<p className="text-sm">
				{[
					texts.documents.stages[isMoney ? "visa" : what.stage],
					!isMoney && what.need !== "required" && texts.documents.needs[what.need],
					duration,
				]
					.filter(Boolean)
					.join(" · ")}
			</p>
			{isMoney ? (
				<a className="link inline-block py-2.5" href={href("/costs")}>
					{texts.documents.money}
				</a>
			) : (
				<Stamp
					className="block"
					{...{ checkedOn: what.checkedOn, source: what.source, grade: what.grade }}
					about={name}
				/>
			)}
		</li>
	);
}
