import type { MyPlan } from "../../../domain/documents/read-plan.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useHref } from "../../request-context.ts";
import { PlanGroup, PlanItem } from "../plan-steps.tsx";

/** The papers by when to begin with them, then those of which no day is known, and those that were sent. */
export function PlanOfPapers({ plan }: { plan: MyPlan }) {
	const { plan: t, documents } = useMyTexts();
	const texts = useTexts();
	const href = useHref();
	const { undated, done } = plan;
	const dated = [...plan.late, ...plan.thisWeek, ...plan.later].length;
	const all = dated + undated.length + done.length;
	if (all === 0) return <p className="mt-6 text-muted">{documents.none}</p>;
	return (
		<div className="mt-6 grid max-w-[46rem] gap-8 print:max-w-none print:gap-3">
			<div>
				<p>{t.intro}</p>
				<p className="font-semibold">{t.counts.done(done.length, all)}</p>
			</div>
			{(["late", "thisWeek", "later"] as const).map((group) => (
				<PlanGroup key={group} id={group} title={t.groups[group]}>
					{plan[group].map((step) => (
						<Step key={step.paper.id} step={step} />
					))}
				</PlanGroup>
			))}
			<PlanGroup id="undated" title={t.groups.undated}>
				{undated.map((paper) => (
					<Paper key={paper.id} paper={paper} />
				))}
			</PlanGroup>
			<p>
				{undated.length > 0 ? t.undated : t.money}{" "}
				<a className="link inline-block py-2.5 print:py-0" href={href("/plan")}>
					{texts.plan.title}
				</a>
			</p>
			<PlanGroup id="done" title={t.groups.done}>
				{done.map((paper) => (
					<Paper key={paper.id} paper={paper} />
				))}
			</PlanGroup>
		</div>
	);
}

type PlannedPaper = MyPlan["done"][number];

function Step({ step }: { step: MyPlan["late"][number] }) {
	const { plan: t, documents } = useMyTexts();
	const texts = useTexts();
	const { paper, takes } = step;
	const duration = takes === null ? texts.plan.unknown : texts.documents.lead(takes);
	const returned = paper.state !== "needed" && documents.states[paper.state];
	const facts = [paper.reference, documents.stages[paper.stage], duration, returned];
	return <PlanItem {...{ step, facts }} code={paper.document} name={<PaperLink paper={paper} />} late={t.late} />;
}

/** Without days: the paper and its state. */
function Paper({ paper }: { paper: PlannedPaper }) {
	const { documents } = useMyTexts();
	return (
		<li className="rule-b py-0.5" data-step={paper.document}>
			<PaperLink paper={paper} />{" "}
			<span className="text-sm">{[paper.reference, documents.states[paper.state]].filter(Boolean).join(" · ")}</span>
		</li>
	);
}

function PaperLink({ paper }: { paper: PlannedPaper }) {
	const { documents } = useMyTexts();
	return (
		<a className="link inline-block py-2.5 print:py-0" href={useHref()(`/my/documents/${paper.id}`)}>
			{documents.names[paper.document]}
		</a>
	);
}
