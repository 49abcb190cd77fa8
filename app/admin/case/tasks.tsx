import { Link } from "react-router";
import type { OpenTask } from "../../../domain/desk/queue/queries.ts";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { PromiseLeft } from "../queue/promise.tsx";
import { CaseForm } from "./case-form.tsx";

type CaseTasksProps = {
	tasks: OpenTask[];
	/** The page's URL. */
	base: string;
	/** Whether the applicant has several applications. */
	isSeveral: boolean;
	/** The server's time. */
	now: Date;
	again: FormResult | undefined;
};

/** What we owe the applicant, the most urgent first, and what a consultant does about it on the phone. */
export function CaseTasks({ tasks, base, isSeveral, now, again }: CaseTasksProps) {
	const texts = useAdminTexts();
	const t = texts.tasks;
	return (
		<section className="case-part mb-4" aria-labelledby="tasks">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<h2 id="tasks">{t.title}</h2>
				<p className="flex flex-wrap gap-2">
					<Link
						to={`${base}/call`}
						preventScrollReset
						className="btn btn-small btn-primary"
						data-shortcut="c"
						aria-keyshortcuts="c"
					>
						{t.log}
					</Link>
					<Link
						to={`${base}/follow-up`}
						preventScrollReset
						className="btn btn-small"
						data-shortcut="d"
						aria-keyshortcuts="d"
					>
						{t.plan}
					</Link>
				</p>
			</div>
			{tasks.length === 0 && <p className="text-muted">{t.empty}</p>}
			<ul className="case-thread">
				{tasks.map((task) => (
					<li key={task.id}>
						<CaseTask {...{ task, base, isSeveral, now, again }} />
					</li>
				))}
			</ul>
		</section>
	);
}

type CaseTaskProps = Pick<CaseTasksProps, "base" | "isSeveral" | "now" | "again"> & { task: OpenTask };

function CaseTask({ task, base, isSeveral, now, again }: CaseTaskProps) {
	const texts = useAdminTexts();
	const t = texts.tasks;
	const { id, kind, text, reference, attempts, assignee, contactSubmissionId } = task;
	const name = texts.desk.kinds[kind];
	return (
		<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
			<div>
				<p>
					<strong>
						{contactSubmissionId ? <Link to={`/admin/contact/${contactSubmissionId}`}>{name}</Link> : name}
					</strong>
				</p>
				{text && <p className="case-text">{text}</p>}
				<p className="text-sm text-muted">
					{[isSeveral && reference, assignee ?? texts.lists.nobody, attempts > 0 && t.attempts(attempts)]
						.filter(Boolean)
						.join(" · ")}
				</p>
			</div>
			<div className="flex flex-wrap items-center gap-3">
				<PromiseLeft kind={kind} dueAt={task.dueAt} skippedDays={task.skippedDays} now={now} />
				{kind === "follow_up" && text && (
					<Link to={`${base}/follow-up?task=${id}`} preventScrollReset className="btn btn-small">
						{t.followUp.move}
					</Link>
				)}
				{task.canFinish && <CaseForm intent="finish" subject={id} again={again} submit={t.done} />}
			</div>
		</div>
	);
}
