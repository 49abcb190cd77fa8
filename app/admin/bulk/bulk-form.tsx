import type { ReactNode } from "react";
import { Link } from "react-router";
import { caseOffices } from "../../../domain/cases/applicants/schema.ts";
import { applicationStatuses, closeReasons } from "../../../domain/cases/applications/schema.ts";
import { type BulkAction, maxRows } from "../../../domain/cases/bulk/schema.ts";
import type { Issue } from "../../../domain/shared/errors.ts";
import { Alert } from "../alert.tsx";
import { useManagementTexts } from "../frame.ts";
import type { Fault } from "../handle-form.ts";
import { issueText } from "../issue-text.ts";
import { MeansChoice } from "../means-choice.tsx";
import { PageTitle } from "../page-title.tsx";
import { PostForm, SubmitButton } from "../post-form.tsx";

/** The selected rows with what was entered and why it was refused. */
export type BulkFormAgain = {
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

/** Asks for what an action on the selected rows needs. The next page says what will happen, before anything does. */
export function BulkForm({ rows, action, back, values, issues, fault, staff, templates }: BulkFormAgain & Choices) {
	const texts = useManagementTexts();
	const t = texts.bulkWork;
	const isTooMany = rows.length > maxRows;
	const isEmpty = rows.length === 0;
	const refusal = isEmpty ? t.none : isTooMany ? t.tooMany(rows.length, maxRows) : undefined;
	return (
		<div>
			<PageTitle title={`${texts.bulk.selection.actions[action]}: ${t.applications(rows.length)}`} />
			{(refusal || fault) && (
				<Alert key={JSON.stringify(issues)} title={texts.notDone}>
					{refusal ?? texts.faults[fault as Fault]}
				</Alert>
			)}
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
	const field = (name: string) => ({ name, issue: issues.find((one) => one.field === name), value: values[name] });
	const options = (list: readonly { id: string; name: string }[]) =>
		list.map(({ id, name }) => (
			<option key={id} value={id}>
				{name}
			</option>
		));
	switch (action) {
		case "assign":
			return (
				<Choice {...field("userId")} label={texts.lists.assignee}>
					<option value="">{texts.lists.nobody}</option>
					{options(staff.filter(({ awayUntil }) => awayUntil === null))}
				</Choice>
			);
		case "office":
			return (
				<Choice {...field("office")} label={texts.lists.office}>
					{options(caseOffices.map((id) => ({ id, name: texts.options[id] })))}
				</Choice>
			);
		case "next_action":
			return <Entry {...field("dueOn")} label={t.dueOn} type="date" />;
		case "status":
			return (
				<>
					<div className="status-form">
						<Choice {...field("status")} label={texts.applications.status}>
							{options(applicationStatuses.map((id) => ({ id, name: texts.applications.statuses[id] })))}
						</Choice>
						<MeansChoice isFirst={false} again={{ issues, values }} />
					</div>
					<Entry {...field("reason")} label={texts.case.status.reason} hint={t.reasonHint} rows={3} />
				</>
			);
		case "close":
			return (
				<Choice {...field("reason")} label={texts.case.applications.closeReason}>
					{options(closeReasons.map((id) => ({ id, name: texts.case.applications.closeReasons[id] })))}
				</Choice>
			);
		case "note":
			return <Entry {...field("text")} label={texts.case.composer.labels.note} rows={4} />;
		case "message":
			return templates.length === 0 ? (
				<p className="notice">
					{t.noTemplates} <Link to="/admin/templates">{texts.bulk.templates.title}</Link>
				</p>
			) : (
				<>
					<Choice {...field("templateId")} label={t.template}>
						{options(templates)}
					</Choice>
					<p className="text-sm text-muted">{t.templateHint}</p>
				</>
			);
	}
}

type FieldProps = { name: string; label: string; value: string | undefined; issue: Issue | undefined };

function Choice({ name, label, value, issue, children }: FieldProps & { children: ReactNode }) {
	return (
		<label>
			<span className="label">{label}</span>
			<select name={name} className="field" defaultValue={value} aria-invalid={issue ? true : undefined}>
				{children}
			</select>
			<IssueText issue={issue} />
		</label>
	);
}

function Entry({
	name,
	label,
	value,
	issue,
	hint,
	rows,
	type,
}: FieldProps & { hint?: string; rows?: number; type?: "date" }) {
	const attributes = { id: name, name, className: "field", defaultValue: value };
	const invalid = issue ? true : undefined;
	return (
		<div>
			<label htmlFor={name} className="label">
				{label}
			</label>
			{hint && <p className="mb-1 text-sm text-muted">{hint}</p>}
			{rows ? (
				<textarea {...attributes} aria-invalid={invalid} rows={rows} />
			) : (
				<input {...attributes} aria-invalid={invalid} type={type} />
			)}
			<IssueText issue={issue} />
		</div>
	);
}

function IssueText({ issue }: { issue: Issue | undefined }) {
	const texts = useManagementTexts();
	if (!issue) return null;
	return <span className="mt-1 block text-sm font-semibold text-brick">{issueText(texts, issue.code)}</span>;
}
