import { useSearchParams } from "react-router";
import { startBulk, undoBulk } from "../../../domain/cases/bulk/commands.ts";
import { type Bulk, getBulk } from "../../../domain/cases/bulk/queries.ts";
import { listStaff } from "../../../domain/desk/queue/staff-queries.ts";
import { ReadFault } from "../../admin/fault.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { PageTitle } from "../../admin/page.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { FormFault, PostForm, SubmitButton } from "../../admin/post-form.tsx";
import { shortcut } from "../../admin/row-keys.ts";
import { formatDay } from "../../i18n/formats.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
import type { Route } from "./+types/bulk-job";

export const loader = adminLoader("bulk work", async ({ caller }, { params }: Route.LoaderArgs) => {
	const [job, staff] = await Promise.all([getBulk(caller, params.id), listStaff(caller)]);
	const assignee = staff.find(({ id }) => id === job.input.userId)?.name ?? null;
	return { job, assignee };
});

export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => ({
	done: null,
	back: `/admin/bulk/${params.id}${url.search}`,
	submit: ({ intent }) => (intent === "undo" ? undoBulk(caller, params.id) : startBulk(caller, params.id)),
}));

export default function BulkJobPage({ loaderData, actionData: again }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.bulkWork;
	const [search] = useSearchParams();
	if (!loaderData.value) return <ReadFault fault={loaderData.fault} />;
	const { job, assignee } = loaderData.value;
	const given = search.get("back");
	return (
		<div>
			<PageTitle title={`${texts.bulk.selection.actions[job.action]}: ${t.applications(job.total)}`} />
			<Detail job={job} assignee={assignee} />
			<FormFault again={again}>{again?.fault === "undo_too_late" ? t.undoTooLate : null}</FormFault>
			<State job={job} />
			<BulkNames named={job.named} />
			<p className="mt-4 flex flex-wrap gap-2">
				<Link to={given ? safeRedirectPath(given) : "/admin/applications"} className="btn">
					{job.state === "ready" ? texts.cancel : t.back}
				</Link>
				{job.state === "ready" && job.count.waiting > 0 && <Act intent="start" text={t.start} isPrimary />}
				{job.canUndo && <Act intent="undo" text={texts.bulk.undo.button} />}
			</p>
		</div>
	);
}

/** What the action was given. */
function Detail({ job: { action: what, input }, assignee }: { job: Bulk; assignee: string | null }) {
	const texts = useManagementTexts();
	const { language } = useFrame();
	const text = {
		assign: assignee ?? texts.lists.nobody,
		office: texts.options[input.office as "tashkent" | "seoul"],
		next_action: typeof input.dueOn === "string" && formatDay(input.dueOn, language),
		status: texts.applications.statuses[input.status as keyof typeof texts.applications.statuses],
		note: String(input.text),
		message: String(input.name),
		close: texts.applications.closeReasons[input.reason as keyof typeof texts.applications.closeReasons],
	}[what];
	return (
		<blockquote className="case-text mb-4">
			<strong>{text}</strong>
			{what === "status" && typeof input.reason === "string" && (
				<>
					<br />
					{input.reason}
				</>
			)}
		</blockquote>
	);
}

function State({ job: { state, count, total, notified, undoUntil, canUndo } }: { job: Bulk }) {
	const t = useManagementTexts().bulkWork;
	return (
		<section className="notice" aria-label={t.states[state]}>
			<div role="status">
				{state === "ready" && (
					<>
						<p className="font-semibold">{t.will(count.waiting, total)}</p>
						{notified.telegram > 0 && <p>{t.telegram(notified.telegram)}</p>}
						{notified.email > 0 && <p>{t.emails(notified.email)}</p>}
						<p className="text-muted">{t.undoHint}</p>
					</>
				)}
				{state === "done" && <p className="font-semibold text-celadon">{t.done(count.done, total)}</p>}
				{state === "undone" && <p className="font-semibold text-celadon">{t.undone(count.undone, total)}</p>}
			</div>
			{canUndo && undoUntil && (
				<p>
					{t.undoUntil} <LocalTime at={undoUntil} />
				</p>
			)}
		</section>
	);
}

function Act({ intent, text, isPrimary = false }: { intent: "start" | "undo"; text: string; isPrimary?: boolean }) {
	return (
		<PostForm className="inline-flex">
			<input type="hidden" name="intent" value={intent} />
			<SubmitButton
				className={isPrimary ? "btn btn-primary" : "btn"}
				{...shortcut(intent === "undo" ? "z" : undefined)}
			>
				{text}
			</SubmitButton>
		</PostForm>
	);
}

/** The people of a job whom staff should look at, by the reason. */
function BulkNames({ named }: Pick<Bulk, "named">) {
	const { issues } = useManagementTexts().bulkWork;
	const groups = [...Map.groupBy(named, ({ issue }) => issue)];
	return groups.map(([issue, people]) => {
		const title = issues[issue as keyof typeof issues] ?? issues.other;
		const known = people.filter(({ name }) => name !== "");
		return (
			<section key={issue} className="mt-4">
				<h2 className="text-base">{title(people.length)}</h2>
				<ul>
					{known.map(({ id, applicantId, name }) => (
						<li key={id}>
							<Link to={`/admin/applicants/${applicantId}`} className="link">
								{name}
							</Link>
						</li>
					))}
				</ul>
			</section>
		);
	});
}
