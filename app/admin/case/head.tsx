import type { Applicant } from "../../../domain/cases/applicants/queries.ts";
import type { TimelineEntry } from "../../../domain/cases/entries/timeline.ts";
import type { OpenTask } from "../../../domain/desk/queue/queries.ts";
import { formatDay } from "../../i18n/formats.ts";
import { ExampleMark } from "../example-mark.tsx";
import { useCaseTexts, useFrame } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { Link } from "../link.tsx";
import { useListBehind } from "../list-behind.ts";
import { PromiseLeft } from "../queue/promise.tsx";
import { shortcut } from "../row-keys.ts";
import { CaseForm } from "./case-form.tsx";

type CaseHeadProps = {
	applicant: Applicant;
	/** What we owe the applicant, the most urgent first. */
	tasks: OpenTask[];
	pinned: TimelineEntry[];
	/** The page's URL. */
	base: string;
	/** Whether the applicant has several applications. */
	isSeveral: boolean;
	/** The server's time. */
	now: Date;
	again: FormResult | undefined;
};

/** Who the applicant is, what is due, and the notes that matter. */
export function CaseHead({ applicant, tasks, pinned, base, isSeveral, now, again }: CaseHeadProps) {
	const texts = useCaseTexts();
	const t = texts.tasks;
	const { siteName, language } = useFrame();
	const behind = useListBehind();
	return (
		<header className="case-head">
			<title>{`${texts.case.windowTitle(applicant.fullName)} — ${siteName}`}</title>
			<p>
				<Link to={behind.to} className="link" {...shortcut("u")}>
					{behind.name}
				</Link>
			</p>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<h1>
					{applicant.fullName} <ExampleMark isExample={applicant.isExample} />
				</h1>
				<div className="flex flex-wrap gap-2">
					{!applicant.assigneeId && <CaseForm intent="take" again={again} submit={texts.desk.actions.take} />}
					<Link to={`${base}/follow-up`} preventScrollReset className="btn btn-small" {...shortcut("d")}>
						{t.plan}
					</Link>
					<Link to={`${base}/call`} preventScrollReset className="btn btn-small btn-primary" {...shortcut("c")}>
						{t.log}
					</Link>
				</div>
			</div>
			{applicant.eraseOn && (
				<div className="notice flex flex-wrap items-center justify-between gap-2">
					<p>{texts.case.erasure.on(formatDay(applicant.eraseOn, language))}</p>
					<CaseForm intent="cancel-erasure" again={again} submit={texts.case.erasure.cancel} />
				</div>
			)}
			<section aria-label={t.title}>
				{tasks.length === 0 && <p className="text-muted">{t.empty}</p>}
				<ul className="case-tasks">
					{tasks.map((task) => (
						<CaseTask key={task.id} {...{ task, base, isSeveral, now, again }} />
					))}
				</ul>
			</section>
			{pinned.map(({ id, text }) => (
				<p key={id} className="case-note-pinned case-text">
					{text}
				</p>
			))}
		</header>
	);
}

type CaseTaskProps = Pick<CaseHeadProps, "base" | "isSeveral" | "now" | "again"> & { task: OpenTask };

/** What has to be done, until when, and what ends it. */
function CaseTask({ task, base, isSeveral, now, again }: CaseTaskProps) {
	const texts = useCaseTexts();
	const t = texts.tasks;
	const { id, kind, text, reference, attempts, assignee, contactSubmissionId } = task;
	const name = text ?? texts.desk.kinds[kind];
	return (
		<li>
			<strong className="case-text">
				{contactSubmissionId ? <Link to={`/admin/contact/${contactSubmissionId}`}>{name}</Link> : name}
			</strong>
			<PromiseLeft kind={kind} dueAt={task.dueAt} skippedDays={task.skippedDays} now={now} />
			<span className="text-sm text-muted">
				{[isSeveral && reference, assignee ?? texts.desk.owners.nobody, attempts > 0 && t.attempts(attempts)]
					.filter(Boolean)
					.join(" · ")}
			</span>
			{kind === "follow_up" && text && (
				<Link to={`${base}/follow-up?task=${id}`} preventScrollReset className="btn btn-small">
					{t.followUp.move}
				</Link>
			)}
			{task.canFinish && <CaseForm intent="finish" subject={id} again={again} submit={t.done} />}
		</li>
	);
}

type CaseBarProps = {
	/** Null if the applicant gave no phone number. */
	phone: string | null;
	/** The most urgent first. */
	tasks: OpenTask[];
	/** The page's URL. */
	base: string;
	again: FormResult | undefined;
};

/** On a phone, what comes next in a case stays in reach of the thumb: call, reply, and end the most urgent task. */
export function CaseBar({ phone, tasks, base, again }: CaseBarProps) {
	const texts = useCaseTexts();
	const t = texts.desk.actions;
	const [task] = tasks;
	return (
		<section aria-label={t.next} className="case-bar">
			{phone && (
				<a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="btn">
					{t.call}
				</a>
			)}
			<a href="#answer" className="btn btn-primary">
				{t.reply}
			</a>
			{task?.canFinish && <CaseForm intent="finish" subject={task.id} again={again} submit={texts.tasks.done} />}
			{task && !task.canFinish && (
				<Link to={`${base}/call`} preventScrollReset className="btn">
					{texts.tasks.done}
				</Link>
			)}
		</section>
	);
}
