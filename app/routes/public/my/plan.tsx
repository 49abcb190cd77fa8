import { getMyPlan } from "../../../../domain/documents/my-queries.ts";
import type { MyPlan } from "../../../../domain/documents/read-plan.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { useTexts } from "../../../i18n/texts.ts";
import { loadRequired } from "../../../load.ts";
import { requestContextKey, useHref } from "../../../request-context.ts";
import { requireApplicant } from "../../../require-applicant.ts";
import { MyLayout } from "../../../ui/my/layout.tsx";
import { MoneyItem, PlanGroup, PlanItem, UsualMoney } from "../../../ui/plan-steps.tsx";
import type { Route } from "./+types/plan";

/** N1: when to begin with each paper that the applicant is asked for, and which are done. */
export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const caller = requireApplicant(requestContext);
	return loadRequired(requestContext, "personal page", () => getMyPlan(caller));
}

export default function View({ loaderData }: Route.ComponentProps) {
	return (
		<MyLayout title={useMyTexts().plan.title} isPrinted>
			<PlanOfPapers plan={loaderData} />
		</MyLayout>
	);
}

/** The papers and the money by when to begin with them, then those of which no day is known, and what is done. */
function PlanOfPapers({ plan }: { plan: MyPlan }) {
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
						<Step key={keyOf(step)} step={step} />
					))}
				</PlanGroup>
			))}
			<PlanGroup id="undated" title={t.groups.undated}>
				{undated.map((paper) => (
					<Paper key={paper.id} paper={paper} />
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
							{[texts.plan.money, reference].filter(Boolean).join(" · ")}
						</li>
					) : (
						<Paper key={what.id} paper={what} />
					),
				)}
			</PlanGroup>
		</div>
	);
}

type PlannedPaper = MyPlan["undated"][number];

const keyOf = ({ what, reference }: MyPlan["done"][number]) => (what === "money" ? `money ${reference}` : what.id);

function Step({ step }: { step: MyPlan["late"][number] }) {
	const { plan: t, documents } = useMyTexts();
	const texts = useTexts();
	const { what: paper, takes, reference } = step;
	if (paper === "money") return <MoneyItem {...{ step, reference }} />;
	const duration = takes === null ? texts.plan.unknown : texts.documents.lead(takes);
	const returned = paper.state !== "needed" && documents.states[paper.state];
	const facts = [reference, documents.stages[paper.stage], duration, returned];
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
