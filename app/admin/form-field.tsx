import { type AllHTMLAttributes, type ReactNode, useId } from "react";
import { useAdminTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { issueText } from "./issue-text.ts";

/** What was entered in a form that was rejected, and why. */
export type Again = Pick<FormResult, "values" | "issues"> | undefined;

/** Values of a closed list with their texts, in their order. */
export type Choices = readonly (readonly [value: string, text: string])[];

export const choicesFrom = <Value extends string>(values: readonly Value[], texts: Record<Value, string>): Choices =>
	values.map((value) => [value, texts[value]] as const);

export function Options({ choices }: { choices: Choices }) {
	return choices.map(([value, text]) => (
		<option key={value} value={value}>
			{text}
		</option>
	));
}

/** Why an input was rejected; nothing if it was not. */
export function IssueLine({ id, children }: { id?: string | undefined; children: ReactNode }) {
	if (!children) return null;
	return (
		<p id={id} className="mt-1 text-sm font-semibold text-brick">
			{children}
		</p>
	);
}

type FormFieldProps = Omit<AllHTMLAttributes<HTMLElement>, "label" | "list"> & {
	name: string;
	label: string;
	again?: Again;
	/** The value to begin with. */
	initial?: string | number | null | undefined;
	/** Makes it a list to choose from. */
	choices?: Choices;
	/** Makes it a box for several lines. */
	rows?: number | undefined;
	hint?: string | undefined;
	/** The texts of issues that say more than those of the panel. */
	issues?: Record<string, string>;
	/** Its dialog begins with it. */
	isFirst?: boolean;
	/** It has a heading above it, so its label is smaller. */
	isPart?: boolean;
};

/** A control of a form with its label, its hint, and why it was rejected. Other attributes are those of the control. */
export function FormField({ name, label, again, initial, choices, rows, hint, issues, ...rest }: FormFieldProps) {
	const t = useAdminTexts();
	const ownId = useId();
	const { id = ownId, isFirst, isPart, ...attributes } = rest;
	const value = again?.values[name];
	const issue = again?.issues.find(({ field }) => field === name);
	const control = {
		...attributes,
		...{ id, name, className: "field" },
		"data-first": isFirst ? "" : undefined,
		"aria-invalid": issue ? true : undefined,
		"aria-describedby": [hint && `${id}-hint`, issue && `${id}-error`].filter(Boolean).join(" ") || undefined,
		"aria-keyshortcuts": rows ? "Control+Enter" : undefined,
		...(attributes.type !== "file" && { defaultValue: value ?? initial ?? undefined }),
	};
	return (
		<div>
			<label className={isPart ? "variant-label" : "label"} htmlFor={id}>
				{label}
			</label>
			{choices ? (
				<select {...control}>
					<Options choices={choices} />
				</select>
			) : rows ? (
				<textarea {...control} rows={rows} />
			) : (
				<input {...control} />
			)}
			<IssueLine id={`${id}-error`}>{issue && (issues?.[issue.code] ?? issueText(t, issue.code))}</IssueLine>
			{hint && (
				<p id={`${id}-hint`} className="mt-1 text-sm text-muted">
					{hint}
				</p>
			)}
		</div>
	);
}

type RadioFieldProps = {
	name: string;
	legend: string;
	choices: Choices;
	hint: string;
	again: Again;
	required?: boolean;
	/** Its dialog begins with it. */
	isFirst?: boolean;
	className: string;
};

/** One of a few choices, all in sight. */
export function RadioField({ name, legend, choices, hint, again, required, isFirst, className }: RadioFieldProps) {
	const t = useAdminTexts();
	const isWrong = again?.issues.some(({ field }) => field === name);
	return (
		<fieldset className={className} aria-describedby={isWrong ? `${name}-hint ${name}-error` : `${name}-hint`}>
			<legend className="label">{legend}</legend>
			<div className="flex flex-wrap gap-x-6 gap-y-1">
				{choices.map(([value, text], index) => (
					<label key={value} className="tick">
						<input
							type="radio"
							name={name}
							value={value}
							required={required}
							data-first={isFirst && index === 0 ? "" : undefined}
							defaultChecked={again?.values[name] === value}
						/>
						<span>{text}</span>
					</label>
				))}
			</div>
			<IssueLine id={`${name}-error`}>{isWrong && t.issues.required}</IssueLine>
			<p id={`${name}-hint`} className="mt-1 text-sm text-muted">
				{hint}
			</p>
		</fieldset>
	);
}
