import { data, Navigate, redirect } from "react-router";
import type { Caller } from "../../../domain/access/caller.ts";
import { caseOffices } from "../../../domain/cases/applicants/schema.ts";
import { listMatchingIds } from "../../../domain/cases/applications/queries.ts";
import { applicationFilter } from "../../../domain/cases/applications/rules.ts";
import { applicationStatuses, closeReasons } from "../../../domain/cases/applications/schema.ts";
import { prepareBulk } from "../../../domain/cases/bulk/commands.ts";
import { listBulk } from "../../../domain/cases/bulk/queries.ts";
import { type BulkAction, bulkActions, maxRows } from "../../../domain/cases/bulk/schema.ts";
import { contactMeans } from "../../../domain/cases/tasks/schema.ts";
import { templateNoun } from "../../../domain/content/templates/commands.ts";
import { listQueuedIds } from "../../../domain/desk/queue/list-queries.ts";
import { queueFilter } from "../../../domain/desk/queue/rules.ts";
import { listStaff } from "../../../domain/desk/queue/staff-queries.ts";
import type { Issue } from "../../../domain/shared/errors.ts";
import { FetchFault } from "../../admin/fault.tsx";
import { choicesFrom, FormField, RadioField } from "../../admin/form-field.tsx";
import { valuesFrom } from "../../admin/form-values.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { type Fault, isOfOtherAccount, refusalOf } from "../../admin/handle-form.ts";
import { Link } from "../../admin/link.tsx";
import { LocalTime } from "../../admin/local-time.tsx";
import { PageTitle } from "../../admin/page.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { FormFault, PostForm, SubmitButton } from "../../admin/post-form.tsx";
import { zoneOf } from "../../admin/time-zone.ts";
import { readFields } from "../../forms.ts";
import { requestContextKey } from "../../request-context.ts";
import { safeRedirectPath } from "../../safe-redirect.ts";
import type { Route } from "./+types/bulk";

/** The selected rows with what was entered and why it was refused. */
type BulkFormAgain = {
	rows: string[];
	action: BulkAction;
	/** The list. */
	back: string;
	values: Record<string, string>;
	issues: Issue[];
	fault: Fault | null;
};

type Choices = {
	staff: { id: string; name: string; awayUntil: string | null }[];
	templates: { id: string; name: string }[];
};

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
	const fields = await readFields(request);
	if (!requestContext.caller.may("application:write") || isOfOtherAccount(requestContext, fields))
		throw data(null, { status: 403 });
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
	const { row: _row, action, back, all: _all, intent, ...values } = valuesFrom(fields);
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
	// Opened by the browser's "Back": the server redirects a direct request to the same list.
	if (!actionData) return <Navigate to="/admin/applications" replace />;
	const { action, rows } = actionData;
	const title = <PageTitle title={`${texts.bulk.selection.actions[action]}: ${t.applications(rows.length)}`} />;
	if (!loaded)
		return (
			<>
				{title}
				<FetchFault />
			</>
		);
	return (
		<>
			{title}
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
							{t.states[state]}, <LocalTime at={createdAt} />
						</span>
					</li>
				))}
			</ul>
		</>
	);
}

/** Asks for what an action on the selected rows needs. The next page says what will happen, before anything does. */
function BulkForm({ rows, action, back, values, issues, fault, staff, templates }: BulkFormAgain & Choices) {
	const texts = useManagementTexts();
	const t = texts.bulkWork;
	const isTooMany = rows.length > maxRows;
	const isEmpty = rows.length === 0;
	const refusal = isEmpty ? t.none : isTooMany ? t.tooMany(rows.length, maxRows) : undefined;
	return (
		<div>
			{(refusal || fault) && <FormFault again={{ fault: fault ?? "invalid" }}>{refusal}</FormFault>}
			<PostForm action="/admin/bulk" className="case-stack">
				<input type="hidden" name="intent" value="prepare" />
				<input type="hidden" name="action" value={action} />
				<input type="hidden" name="back" value={back} />
				{rows.map((row) => (
					<input key={row} type="hidden" name="row" value={row} />
				))}
				{!refusal && <Fields {...{ action, values, issues, staff, templates }} />}
				<p className="mt-4 flex flex-wrap gap-2">
					<Link to={back} className="btn">
						{refusal ? t.back : texts.cancel}
					</Link>
					{!refusal && <SubmitButton className="btn btn-primary">{t.check}</SubmitButton>}
				</p>
			</PostForm>
		</div>
	);
}

type FieldsProps = Pick<BulkFormAgain, "action" | "values" | "issues"> & Choices;

function Fields({ action, values, issues, staff, templates }: FieldsProps) {
	const texts = useManagementTexts();
	const t = texts.bulkWork;
	const { how } = texts.desk;
	const { status, applications, composer } = texts.case;
	const again = { values, issues };
	const named = (list: readonly { id: string; name: string }[]) => list.map(({ id, name }) => [id, name] as const);
	switch (action) {
		case "assign": {
			const present = staff.filter(({ awayUntil }) => awayUntil === null);
			const choices = [["", texts.lists.nobody] as const, ...named(present)];
			return <FormField name="userId" label={texts.lists.assignee} choices={choices} again={again} />;
		}
		case "office":
			return (
				<FormField
					name="office"
					label={texts.lists.office}
					choices={choicesFrom(caseOffices, texts.options)}
					again={again}
				/>
			);
		case "next_action":
			return <FormField name="dueOn" label={t.dueOn} type="date" again={again} />;
		case "status":
			return (
				<>
					<div className="status-form">
						<FormField
							name="status"
							label={texts.applications.status}
							choices={choicesFrom(applicationStatuses, texts.applications.statuses)}
							again={again}
						/>
						{/* The status "contacted" alone would keep no promise. */}
						<RadioField
							name="how"
							legend={how.title}
							choices={choicesFrom(contactMeans, how)}
							hint={how.hint}
							again={again}
							className="means mt-4"
						/>
					</div>
					<FormField name="reason" label={status.reason} hint={t.reasonHint} rows={3} again={again} />
				</>
			);
		case "close":
			return (
				<FormField
					name="reason"
					label={applications.closeReason}
					choices={choicesFrom(closeReasons, texts.applications.closeReasons)}
					again={again}
				/>
			);
		case "note":
			return <FormField name="text" label={composer.labels.note} rows={4} again={again} />;
		case "message":
			return templates.length === 0 ? (
				<p className="notice">
					{t.noTemplates} <Link to="/admin/templates">{texts.bulk.templates.title}</Link>
				</p>
			) : (
				<FormField
					name="templateId"
					label={t.template}
					choices={named(templates)}
					hint={t.templateHint}
					again={again}
				/>
			);
	}
}
