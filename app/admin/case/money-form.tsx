import { type ReactNode, useId } from "react";
import { useManagementTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { issueText } from "../issue-text.ts";
import { againOf, CaseForm } from "./case-form.tsx";

type MoneyFormProps = {
	/** What the form does, and to which row. */
	intent: string;
	subject: string;
	again: FormResult | undefined;
	/** The text of the link that opens it, and of the button. */
	title: string;
	submit: string;
	isOpen?: boolean;
	/** Created with the page, so that a double click stores one entry. */
	submissionKey: string;
	children: ReactNode;
};

/** A form of the page about money, closed until it is opened; a rejected one is open and says why. */
export function MoneyForm({ intent, subject, again, title, submit, isOpen, submissionKey, children }: MoneyFormProps) {
	const own = againOf(again, intent, subject);
	return (
		<details key={String(isOpen)} open={own || isOpen ? true : undefined}>
			<summary className="link">{title}</summary>
			<CaseForm {...{ intent, subject, again, submit }} className="case-stack">
				<input type="hidden" name="submissionKey" value={own?.values.submissionKey ?? submissionKey} />
				{children}
				<FormIssue again={own} field="" />
			</CaseForm>
		</details>
	);
}

/** What is wrong with a field, or with the form as a whole. */
export function FormIssue({ again, field, id }: { again: FormResult | undefined; field: string; id?: string }) {
	const texts = useManagementTexts();
	const issue = again?.issues.find((one) => one.field === field);
	if (!issue) return null;
	const own: Record<string, string> = texts.payments.issues;
	return (
		<p id={id} className="mt-1 text-sm font-semibold text-brick">
			{own[issue.code] ?? issueText(texts, issue.code)}
		</p>
	);
}

type MoneyFieldProps = {
	name: string;
	label: string;
	again: FormResult | undefined;
	initial?: string | number | undefined;
	type?: "date" | "text" | "file";
	max?: string;
	isOptional?: boolean;
	/** Values to choose from, with their texts. */
	options?: Record<string, string>;
	rows?: number;
	hint?: string;
	/** Of the reader, if it is not that of the page. */
	lang?: string;
};

/** A labeled control with what was entered before and why it was rejected. */
export function MoneyField({
	name,
	label,
	again,
	initial,
	type = "text",
	options,
	rows,
	hint,
	...rest
}: MoneyFieldProps) {
	const { isOptional, max, lang } = rest;
	const id = useId();
	const isWrong = again?.issues.some(({ field }) => field === name);
	const control = {
		...{ id, name, className: "field", lang, required: !isOptional },
		...(type !== "file" && { defaultValue: again?.values[name] ?? initial ?? "" }),
		...(isWrong && { "aria-invalid": true, "aria-describedby": `${id}-issue` }),
	};
	return (
		<div>
			<label className="label" htmlFor={id}>
				{label}
			</label>
			{options ? (
				<select {...control}>
					{Object.entries(options).map(([value, text]) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</select>
			) : rows ? (
				<textarea {...control} rows={rows} />
			) : (
				<input
					{...control}
					type={type}
					max={max}
					autoComplete="off"
					accept={type === "file" ? "image/*,application/pdf" : undefined}
				/>
			)}
			{hint && <p className="text-sm text-muted">{hint}</p>}
			<FormIssue again={again} field={name} id={`${id}-issue`} />
		</div>
	);
}
