import { type ReactNode, useState } from "react";
import { applicationStatuses, type StoredStatus } from "../../domain/cases/applications/schema.ts";
import type { Language } from "../../domain/shared/language.ts";
import { languageNames } from "../../domain/shared/locales.ts";
import { Results } from "./case/composer.tsx";
import type { DefaultSteps } from "./default-steps.ts";
import { SavingButton } from "./dialog.tsx";
import type { Values } from "./fields.ts";
import { choicesFrom, FormField, Options } from "./form-field.tsx";
import { useAdminTexts, useCaseTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { FormFault, PostForm } from "./post-form.tsx";
import { StepFields } from "./step-fields.tsx";
import type { AdminTexts } from "./texts.ts";
import { UnsavedGuard } from "./unsaved.tsx";

export type CaseChoice = { id: string; reference: string };

type StatusFormProps = {
	/** Null for a call about several applications. */
	status: StoredStatus | null;
	/** A call or a visit is logged here, and may change the status. */
	isCall?: boolean;
	/** The open applications, if a call may be about one of several. */
	applications?: CaseChoice[];
	/** The applicant's language. */
	language: Language;
	/** The next step of each status, with which the form is filled in. */
	defaults: DefaultSteps;
	/** The status and the step to begin with. */
	values: Values;
	again: FormResult | undefined;
	children: ReactNode;
};

/**
 * A new status with the next step, the reason of a rejection, and the call or visit in which the applicant was contacted.
 * The last two show only for their status, unless the form is about a call.
 */
export function StatusForm({
	status,
	isCall = false,
	applications = [],
	language,
	defaults,
	values: initial,
	again,
	children,
}: StatusFormProps) {
	const texts = useCaseTexts();
	const t = texts.case.status;
	const { call } = texts.tasks;
	const [dirty, setDirty] = useState(false);
	const values = { ...initial, ...again?.values };
	const shown = { values, issues: again?.issues ?? [] };
	return (
		<PostForm className="status-form" data-dirty={dirty || undefined} onInput={() => setDirty(true)}>
			<FormFault again={again} title={texts.applications.updateFailed}>
				{again && conflictOf(again, texts)}
			</FormFault>
			{status && <input type="hidden" name="expected" value={again?.changed?.theirs.status ?? status} />}
			{(isCall || status !== "contacted") && (
				<div className={isCall ? "case-stack mb-4" : "means case-stack mb-4"}>
					<Results again={again} isAsked={isCall} isFirst={isCall || initial.status === "contacted"} />
					<FormField name="note" label={call.note} hint={call.noteHint} rows={3} again={again} />
				</div>
			)}
			{applications.length > 1 && (
				<div className="mb-4">
					<FormField
						id="about"
						name="applicationId"
						label={call.about}
						choices={[["", call.everything], ...applications.map(({ id, reference }) => [id, reference] as const)]}
						again={shown}
					/>
				</div>
			)}
			<label>
				<span className="label">{texts.applications.status}</span>
				<select
					name="status"
					className="field"
					data-first={isCall || again || initial.status === "contacted" ? undefined : ""}
					defaultValue={values.status}
					onChange={({ currentTarget: { form, value } }) => form && fillStep(form, defaults, value)}
				>
					{isCall && <option value="">{call.sameStatus(status && texts.applications.statuses[status])}</option>}
					<StatusOptions current={status} />
				</select>
			</label>
			{isCall && (status === "pending" || !status) && <p className="mt-1 text-sm text-muted">{call.movesOn}</p>}
			<div className="reason mt-4">
				<FormField
					id="reason"
					name="reason"
					label={t.reason}
					hint={t.reasonHint(languageNames[language])}
					rows={3}
					lang={language}
					again={shown}
				/>
			</div>
			<fieldset className="mt-4">
				<legend className="label">{texts.case.step.title}</legend>
				<StepFields language={language} again={shown} />
			</fieldset>
			{!isCall && (
				<>
					<p className="mt-4 text-sm text-muted">{t.timing}</p>
					<p className="mt-1 text-sm text-muted">{t.emails}</p>
				</>
			)}
			<p className="dialog-actions">
				{children}
				<SavingButton>{texts.save}</SavingButton>
			</p>
			<UnsavedGuard dirty={dirty} />
		</PostForm>
	);
}

/** What the other person has chosen meanwhile, and what this one did. */
export function conflictOf(again: FormResult, texts: AdminTexts): string | undefined {
	const { statuses } = texts.applications;
	const [theirs, mine] = [again.changed?.theirs.status, again.values.status];
	if (!theirs || !mine) return undefined;
	return texts.desk.conflict(statuses[theirs as StoredStatus], statuses[mine as StoredStatus] ?? mine);
}

/** Fills in the next step of the chosen status, unless staff have written another. */
function fillStep(form: HTMLFormElement, defaults: DefaultSteps, status: string) {
	const text = form.elements.namedItem("nextStepText");
	const owner = form.elements.namedItem("nextStepFor");
	const step = defaults[status];
	if (!step || !(text instanceof HTMLTextAreaElement) || !(owner instanceof HTMLSelectElement)) return;
	const isOwn = text.value.trim() !== "" && !Object.values(defaults).some((each) => each.text === text.value.trim());
	if (isOwn) return;
	text.value = step.text;
	owner.value = step.owner;
}

/** The eight statuses, and an obsolete one only if it is the current value (C-03). */
export function StatusOptions({ current }: { current: StoredStatus | null }) {
	const { statuses } = useAdminTexts().applications;
	const isOffered = (applicationStatuses as readonly string[]).includes(current ?? "");
	return (
		<>
			{current && !isOffered && (
				<option value={current} disabled hidden>
					{statuses[current]}
				</option>
			)}
			<Options choices={choicesFrom(applicationStatuses, statuses)} />
		</>
	);
}
