import { type MouseEvent, useState } from "react";
import { useLocation } from "react-router";
import { Alert } from "./alert.tsx";
import { SavingButton } from "./dialog.tsx";
import { ChoicesField, FieldInput, type FieldProps, type FieldState, LocalizedField } from "./field-input.tsx";
import { type Field, labelOf, type Values } from "./fields.ts";
import { LanguageSwitch, useFormLanguage } from "./form-language.tsx";
import { useManagementTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { issueText } from "./issue-text.ts";
import { Link } from "./link.tsx";
import { LocalTime } from "./local-time.tsx";
import { PostForm } from "./post-form.tsx";
import { RowFields } from "./row-fields.tsx";
import { isList } from "./row-values.ts";
import { UnsavedGuard } from "./unsaved.tsx";

type RecordFormProps = {
	fields: Field[];
	/** By the field's name. */
	labels: Record<string, string>;
	/** The record's values; "" for a new record. */
	values: Values;
	/** The version of `values`. */
	version?: number | undefined;
	again: FormResult | undefined;
	/** The title of a failure, such as 'Failed to add university'; by default “Not saved”. */
	failed?: string | undefined;
	/** The text of the button that sends it; by default “Save”. */
	submit?: string | undefined;
	back: string;
	/** Inputs with outdated translations. */
	older?: string[] | undefined;
	/** The page with the earlier versions. */
	versions?: string | undefined;
	/** The address that shows visitors' page with what the form contains. */
	preview?: string | undefined;
	/** Names of choices that the texts of the admin panel do not contain. */
	names?: Record<string, string>;
};

/** A record's form: one language at a time, errors at the top and next to each input, and a guard for unsaved input. */
export function RecordForm(props: RecordFormProps) {
	const { fields, labels, values, version, older, again, failed, submit, back, versions, preview, names } = props;
	const t = useManagementTexts();
	const [dirty, setDirty] = useState(false);
	const { pathname, search } = useLocation();
	const texts = useFormLanguage(fields, again);
	const state: FieldState = {
		values: { ...(again ? withoutItems(values, fields) : values), ...again?.values },
		issues: texts.issues,
		theirs: again?.changed?.theirs ?? null,
		older: older ?? [],
		names,
		labels,
		language: texts.shown,
	};
	const [folded, shown] = [fields.filter((field) => field.folded), fields.filter((field) => !field.folded)];
	const hasIssue = ({ name }: Field) => state.issues.some(({ box }) => box.startsWith(name));
	const boxesFor = (field: Field) => (
		<RecordField key={field.name} field={field} label={labels[field.name] ?? field.name} state={state} />
	);
	return (
		<PostForm data-dirty={dirty || undefined} autoComplete="off" noValidate onInput={() => setDirty(true)}>
			{again && (
				<Summary
					key={JSON.stringify(again)}
					again={again}
					state={state}
					failed={failed ?? t.notSaved}
					{...{ labels, fields }}
					reveal={texts.reveal}
				/>
			)}
			{texts.shown && fields.some(({ kind }) => kind === "localized") && (
				<LanguageSwitch shown={texts.shown} issues={texts.issues} choose={texts.choose} />
			)}
			{version !== undefined && <input type="hidden" name="version" value={again?.changed?.version ?? version} />}
			<div className="record">{shown.map(boxesFor)}</div>
			{folded.length > 0 && (
				<details className="question" open={folded.some(hasIssue) || undefined}>
					<summary className="font-semibold">{t.moreFields}</summary>
					<div className="record">{folded.map(boxesFor)}</div>
				</details>
			)}
			<p className="dialog-actions">
				{versions && (
					<Link to={versions} preventScrollReset className="btn sm:mr-auto">
						{t.versions.title}
					</Link>
				)}
				{again?.changed && (
					<a className="btn" href={pathname + search} onClick={() => setDirty(false)}>
						{t.discardMine}
					</a>
				)}
				<Link to={back} preventScrollReset className="btn">
					{t.cancel}
				</Link>
				{/* The Enter key presses the first button of a form, so this is before the preview. */}
				<SavingButton className="btn btn-primary order-last">
					{again?.changed ? t.saveAnyway : (submit ?? t.save)}
				</SavingButton>
				{preview && (
					<button
						type="submit"
						className="btn"
						formAction={`${preview}?language=${texts.language}`}
						formTarget="preview"
						onClick={openPreview}
					>
						{t.preview}
					</button>
				)}
			</p>
			<UnsavedGuard dirty={dirty} />
		</PostForm>
	);
}

/** Sends the form to another window. The router would send it from this one. */
function openPreview(event: MouseEvent<HTMLButtonElement>): void {
	event.preventDefault();
	const { form, formAction, formTarget } = event.currentTarget;
	if (!form) return;
	const before = form.getAttribute("action");
	form.setAttribute("action", formAction);
	form.setAttribute("target", formTarget);
	form.submit();
	form.setAttribute("action", before ?? "");
	form.removeAttribute("target");
}

/** The fees, intakes and rows that were sent are all that are wanted: one that is not among them was removed. */
function withoutItems(values: Values, fields: Field[]): Values {
	const names = fields.filter(isList).map(({ name }) => `${name}.`);
	return Object.fromEntries(Object.entries(values).filter(([box]) => !names.some((name) => box.startsWith(name))));
}

type SummaryProps = {
	again: FormResult;
	state: FieldState;
	failed: string;
	labels: Record<string, string>;
	fields: Field[];
	reveal: (box: string) => void;
};

/** Takes the focus, and links to each input. */
function Summary({ again, state, failed, labels, fields, reveal }: SummaryProps) {
	const t = useManagementTexts();
	const { changed } = again;
	return (
		<Alert title={failed}>
			{changed ? (
				<p>
					{changed.at ? (
						<>
							{t.changedBy(changed.by ?? t.somebody)} <LocalTime at={changed.at} />.
						</>
					) : (
						t.faults.changed
					)}{" "}
					{t.changedHint}
				</p>
			) : (
				<p>{t.faults[again.fault]}</p>
			)}
			{state.issues.length > 0 && (
				<ul className="mt-2">
					{state.issues.map(({ box, code }) => (
						<li key={box}>
							<a className="underline" href={`#${box}`} onClick={() => reveal(box)}>
								{`${labelOf(box, fields, labels, state.values, t)}: ${issueText(t, code)}`}
							</a>
						</li>
					))}
				</ul>
			)}
		</Alert>
	);
}

function RecordField({ field, label, state }: FieldProps) {
	if (field.kind === "localized") return <LocalizedField field={field} label={label} state={state} />;
	if (field.kind === "choices") return <ChoicesField field={field} label={label} state={state} />;
	if (isList(field)) return <RowFields field={field} label={label} state={state} />;
	return (
		<div className={field.rows || field.kind === "reference" ? "record-field col-span-full" : "record-field"}>
			<FieldInput box={field.name} label={label} field={field} state={state} />
		</div>
	);
}
