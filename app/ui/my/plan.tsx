import type { ReactNode } from "react";
import type { MyPlan } from "../../../domain/documents/read-plan.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useHref } from "../../request-context.ts";
import { MoneyItem, PlanGroup, PlanItem, UsualMoney } from "../plan-steps.tsx";

type PlanOfPapersProps = {
	plan: MyPlan;
	/** The family sees the names of the papers, but neither their pages nor the reference, which is half of what opens an application. */
	isFamily?: boolean;
	/** What is shown if there is no plan. */
	children?: ReactNode;
};

/** The papers and the money by when to begin with them, then those of which no day is known, and what is done. */
export function PlanOfPapers({ plan, isFamily = false, children }: PlanOfPapersProps) {
	const { plan: t, documents } = useMyTexts();
	const texts = useTexts();
	const href = useHref();
	const { undated, done } = plan;
	const dated = [...plan.late, ...plan.thisWeek, ...plan.later].length;
	const all = dated + undated.length + done.length;
	if (all === 0) return children;
	return (
		<div className="mt-6 grid max-w-[46rem] gap-8 print:max-w-none print:gap-3">
			<div>
				{isFamily && <h2>{documents.nav}</h2>}
				<p>{t.intro}</p>
				<p className="font-semibold">{t.counts.done(done.length, all)}</p>
			</div>
			{(["late", "thisWeek", "later"] as const).map((group) => (
				<PlanGroup key={group} id={group} title={t.groups[group]}>
					{plan[group].map((step) => (
						<Step key={keyOf(step)} {...{ step, isFamily }} />
					))}
				</PlanGroup>
			))}
			<PlanGroup id="undated" title={t.groups.undated}>
				{undated.map((paper) => (
					<Paper key={paper.id} {...{ paper, isFamily }} />
				))}
			</PlanGroup>
			{undated.length > 0 && (
				<p>
					{t.undated}{" "}
					<a className="link inline-block py-2.5 print:py-0" href={href("/plan")}>
						{texts.plan.title}
					</a>
				</p>
			)}
			{plan.usualMoney && <UsualMoney dates={plan.usualMoney} />}
			<PlanGroup id="done" title={t.groups.done}>
				{done.map(({ what, reference }) =>
					what === "money" ? (
						<li key={keyOf({ what, reference })} className="rule-b py-2.5" data-step="money">
							{[texts.plan.money, !isFamily && reference].filter(Boolean).join(" · ")}
						</li>
					) : (
						<Paper key={what.id} {...{ paper: what, isFamily }} />
					),
				)}
			</PlanGroup>
		</div>
	);
}

type PlannedPaper = MyPlan["undated"][number];

const keyOf = ({ what, reference }: MyPlan["done"][number]) => (what === "money" ? `money ${reference}` : what.id);

type StepProps = Pick<Required<PlanOfPapersProps>, "isFamily"> & { step: MyPlan["late"][number] };

function Step({ step, isFamily }: StepProps) {
	const { plan: t, documents } = useMyTexts();
	const texts = useTexts();
	const { what: paper, takes } = step;
	const reference = isFamily ? null : step.reference;
	if (paper === "money") return <MoneyItem {...{ step, reference }} />;
	const duration = takes === null ? texts.plan.unknown : texts.documents.lead(takes);
	const returned = paper.state !== "needed" && documents.states[paper.state];
	const facts = [reference, documents.stages[paper.stage], duration, returned];
	const name = <PaperName {...{ paper, isFamily }} />;
	return <PlanItem {...{ step, facts, name }} code={paper.document} late={t.late} />;
}

/** Without days: the paper and its state. */
type PaperProps = Pick<StepProps, "isFamily"> & { paper: PlannedPaper };

function Paper({ paper, isFamily }: PaperProps) {
	const { documents } = useMyTexts();
	return (
		<li className="rule-b py-0.5" data-step={paper.document}>
			<PaperName {...{ paper, isFamily }} />{" "}
			<span className="text-sm">
				{[!isFamily && paper.reference, documents.states[paper.state]].filter(Boolean).join(" · ")}
			</span>
		</li>
	);
}

function PaperName({ paper, isFamily }: PaperProps) {
	const name = useMyTexts().documents.names[paper.document];
	const href = useHref();
	if (isFamily) return name;
	return (
		<a className="link inline-block py-2.5 print:py-0" href={href(`/my/documents/${paper.id}`)}>
			{name}
		</a>
	);
}
