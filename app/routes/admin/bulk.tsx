import { data, Link, redirect } from "react-router";
import type { Caller } from "../../../domain/access/caller.ts";
import { listMatchingIds } from "../../../domain/cases/applications/queries.ts";
import { applicationFilter } from "../../../domain/cases/applications/rules.ts";
import { prepareBulk } from "../../../domain/cases/bulk/commands.ts";
import { listBulk } from "../../../domain/cases/bulk/queries.ts";
import { bulkActions, maxRows } from "../../../domain/cases/bulk/schema.ts";
import { templateNoun } from "../../../domain/content/templates/commands.ts";
import { listQueuedIds } from "../../../domain/desk/queue/list-queries.ts";
import { queueFilter } from "../../../domain/desk/queue/rules.ts";
import { listStaff } from "../../../domain/desk/queue/staff-queries.ts";
import { BulkForm, type BulkFormAgain } from "../../admin/bulk/bulk-form.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { refusalOf } from "../../admin/handle-form.ts";
import { LocalTime } from "../../admin/local-time.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { zoneOf } from "../../admin/time-zone.ts";
import { readFields } from "../../forms.ts";
import { requestContextKey } from "../../request-context.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
import type { Route } from "./+types/bulk";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export const loader = adminLoader("bulk work", async ({ caller }) => {
	const [staff, templates, jobs] = await Promise.all([listStaff(caller), templateNoun.list(caller), listBulk(caller)]);
	return { staff, templates: templates.map(({ id, name }) => ({ id, name })), jobs };
});

/** All rows that match the filters of a list, at most one more than a job may have. */
function listAll(caller: Caller, { pathname, searchParams }: URL, zone: string | undefined): Promise<string[]> {
	return pathname === "/admin/queue"
		? listQueuedIds(caller, queueFilter(searchParams), maxRows)
		: listMatchingIds(caller, applicationFilter(searchParams, zone), maxRows);
}

/**
 * The list sends the selected rows, or that all rows are meant that match, and the action, and this page asks for what the action needs. Its own form, with
 * `intent`, prepares the job.
 */
export async function action({ context, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	if (!requestContext.caller.may("application:write")) throw data(null, { status: 403 });
	const fields = await readFields(request);
	const { intent, ...again } = againOf(fields);
	if (fields.has("all")) {
		again.rows = await listAll(requestContext.caller, new URL(again.back, "http://list"), zoneOf(request));
	}
	if (!intent) return data<BulkFormAgain>(again);
	try {
		const id = await prepareBulk(requestContext.caller, { ...again, input: again.values });
		return redirect(`/admin/bulk/${id}?${new URLSearchParams({ back: again.back })}`, 303);
	} catch (error) {
		const { status, fault, issues = [] } = refusalOf(requestContext, error);
		return data<BulkFormAgain>({ ...again, fault, issues }, { status });
	}
}

/** Without an answer, the form keeps what was entered. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const { intent, ...again } = againOf(await request.clone().formData());
	try {
		return await serverAction();
	} catch (error) {
		if (error instanceof Response || !intent) throw error;
		return data<BulkFormAgain>({ ...again, fault: "unavailable" }, { status: 503 });
	}
}

/** The form as it was sent. */
function againOf(fields: FormData): BulkFormAgain & { intent: string | undefined } {
	const texts = [...fields].filter((pair): pair is [string, string] => typeof pair[1] === "string");
	const { row: _row, action, back, all: _all, intent, ...values } = Object.fromEntries(texts);
	return {
		rows: [...new Set(fields.getAll("row").map(String))],
		action: bulkActions.find((one) => one === action) ?? "assign",
		back: safeRedirectPath(back),
		...{ values, issues: [], fault: null, intent },
	};
}

export default function BulkPage({ loaderData: { value: loaded }, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.bulkWork;
	if (!loaded || !actionData) return <FetchFault />;
	return (
		<>
			<BulkForm {...actionData} staff={loaded.staff} templates={loaded.templates} />
			<h2 className="mt-8">{t.earlier}</h2>
			{loaded.jobs.length === 0 && <p className="mt-2 text-muted">{texts.nothingYet}</p>}
			<ul className="case-stack mt-2">
				{loaded.jobs.map(({ id, action: what, state, total, createdAt }) => (
					<li key={id}>
						<Link to={`/admin/bulk/${id}`}>
							{texts.bulk.selection.actions[what]}: {t.applications(total)}
						</Link>{" "}
						<span className="text-muted">
							{t.states[state]}, <LocalTime at={createdAt.toISOString()} />
						</span>
					</li>
				))}
			</ul>
		</>
	);
}
