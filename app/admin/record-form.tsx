import { useState } from "react";
import { Form, Link, useLocation, useNavigation } from "react-router";
import { Alert } from "./alert.tsx";
import { feeBoxLabel } from "./fee-values.ts";
import type { FieldState } from "./field-input.tsx";
import { boxesOf, boxOf, type Field, type Values } from "./fields.ts";
import { useAdminTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { issueText } from "./issue-text.ts";
import { LocalTime } from "./local-time.tsx";
import { RecordField } from "./record-field.tsx";
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
	back: string;
	/** Inputs with outdated translations. */
	older?: string[] | undefined;
	/** The page with the earlier versions. */
	versions?: string | undefined;
	/** Names of choices that the texts of the admin panel do not contain. */
	names?: Record<string, string>;
};

/** A record's form: languages side by side, errors at the top and next to each input, and a guard for unsaved input. */
export function RecordForm(props: RecordFormProps) {
	const { fields, labels, values, version, older, again, failed, back, versions, names } = props;
	const t = useAdminTexts();
	const [dirty, setDirty] = useState(false);
	const { pathname, search } = useLocation();
	const sending = useNavigation().state !== "idle";
	const state: FieldState = {
		values: { ...(again ? withoutFees(values, fields) : values), ...again?.values },
		issues: (again?.issues ?? []).map(({ field, code }) => ({ box: boxOf(field, fields, again?.values), code })),
		theirs: again?.changed?.theirs ?? null,
		older: older ?? [],
		names,
	};
	return (
		<Form
			method="post"
			data-dirty={dirty || undefined}
			autoComplete="off"
			noValidate
			onInput={() => setDirty(true)}
			onSubmit={(event) => sending && event.preventDefault()}
		>
			{again && (
				<Summary
					key={JSON.stringify(again)}
					again={again}
					state={state}
					failed={failed ?? t.notSaved}
					{...{ labels, fields }}
				/>
			)}
			{version !== undefined && <input type="hidden" name="version" value={again?.changed?.version ?? version} />}
			<div className="record">
				{fields.map((field) => (
					<RecordField key={field.name} field={field} label={labels[field.name] ?? field.name} state={state} />
				))}
			</div>
			<p className="dialog-actions">
				{versions && (
					<Link to={versions} preventScrollReset className="btn mr-auto">
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
				<button type="submit" className="btn btn-primary" aria-disabled={sending}>
					{sending ? t.saving : again?.changed ? t.saveAnyway : t.save}
				</button>
			</p>
			<UnsavedGuard dirty={dirty} />
		</Form>
	);
}

/** The fees that were sent are all that are wanted: one that is not among them was removed. */
function withoutFees(values: Values, fields: Field[]): Values {
	const names = fields.flatMap(({ kind, name }) => (kind === "fees" ? [`${name}.`] : []));
	return Object.fromEntries(Object.entries(values).filter(([box]) => !names.some((name) => box.startsWith(name))));
}

type SummaryProps = {
	again: FormResult;
	state: FieldState;
	failed: string;
	labels: Record<string, string>;
	fields: Field[];
};

/** Takes the focus, and links to each input. */
function Summary({ again, state, failed, labels, fields }: SummaryProps) {
	const t = useAdminTexts();
	const { changed } = again;
	const labelOf = (box: string) => {
		const fees = fields.find(({ kind, name }) => kind === "fees" && box.startsWith(`${name}.`));
		if (fees) return `${labels[fees.name]}, ${feeBoxLabel(box, fees.name, state.values, t.feeForm)}`;
		const field = fields.find(({ name }) => box === name || boxesOf(name).some((each) => each.box === box));
		if (!field) return box;
		const language = box.slice(field.name.length).toUpperCase();
		return `${labels[field.name]}${language && ` (${language})`}`;
	};
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
							<a className="underline" href={`#${box}`}>
								{`${labelOf(box)}: ${issueText(t, code)}`}
							</a>
						</li>
					))}
				</ul>
			)}
		</Alert>
	);
}
