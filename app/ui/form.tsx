import type { HTMLAttributes, InputHTMLAttributes, ReactNode } from "react";
import { toSnakeCase } from "../../domain/shared/naming.ts";
import { formatPhone } from "../../domain/shared/phone.ts";
import { type FormResult, keyField, originField, trapField } from "../forms.ts";
import type { Texts } from "../i18n/dictionaries.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";

export type FormState = FormResult;

/** Issues name fields in camelCase, forms in snake_case or camelCase. */
const fieldName = (field: string) => toSnakeCase(field).replace(/\..*$/, "");

/** The message of a field's first issue. */
function useIssue(state: FormState, name: string): string | undefined {
	const t = useTexts();
	const issue = state.issues.find(({ field }) => fieldName(field) === fieldName(name));
	if (!issue) return undefined;
	return (t.form.issues as Record<string, string>)[issue.code] ?? t.form.issues.other;
}

/** The response to a form gets the focus and is scrolled into view, by the loaded page or by the island. */
export const takesFocus = { tabIndex: -1, autoFocus: true, "data-focus": true } as const;

type FieldProps = {
	state: FormState;
	name: string;
	label: string;
	hint?: string;
	/** A text says what is enough in its place. */
	optional?: boolean | string;
	/** A larger box for several lines. */
	rows?: number;
} & Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"type" | "autoComplete" | "inputMode" | "enterKeyHint" | "maxLength" | "autoCapitalize" | "spellCheck" | "placeholder"
>;

/** A label, a hint, the input, and its error. */
export function Field({ state, name, label, hint, optional = false, rows, ...box }: FieldProps) {
	const t = useTexts();
	const error = useIssue(state, name);
	const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ") || undefined;
	const shared = {
		id: name,
		name,
		defaultValue: state.values[name]?.[0] ?? "",
		"aria-invalid": error ? true : undefined,
		"aria-describedby": described,
		"aria-required": optional ? undefined : true,
		className: "field",
	} satisfies HTMLAttributes<HTMLElement> & Record<string, unknown>;
	return (
		<div>
			<label className="label" htmlFor={name}>
				{label}
				{optional && (
					<span className="font-normal text-muted">{` (${optional === true ? t.form.optional : optional})`}</span>
				)}
			</label>
			{hint && (
				<p id={`${name}-hint`} className="mb-1 text-sm text-muted">
					{hint}
				</p>
			)}
			{rows ? <textarea {...shared} rows={rows} maxLength={box.maxLength} /> : <input {...shared} {...box} />}
			{error && (
				<p id={`${name}-error`} className="mt-1 text-sm font-semibold text-brick">
					{error}
				</p>
			)}
		</div>
	);
}

type SelectProps = { state: FormState; name: string; label: string; options: Record<string, string> };

/** A label and a list of options by value, one of which is always chosen. */
export function Select({ state, name, label, options }: SelectProps) {
	return (
		<div>
			<label className="label" htmlFor={name}>
				{label}
			</label>
			<select id={name} name={name} defaultValue={state.values[name]?.[0]} className="field">
				{Object.entries(options).map(([value, text]) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
		</div>
	);
}

type TickProps = { state: FormState; name: string; children: ReactNode };

/** A checkbox with its label. */
export function Tick({ state, name, children }: TickProps) {
	const error = useIssue(state, name);
	return (
		<div>
			<label className="tick">
				<input
					type="checkbox"
					id={name}
					name={name}
					value="yes"
					defaultChecked={state.values[name]?.[0] === "yes"}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${name}-error` : undefined}
				/>
				<span>{children}</span>
			</label>
			{error && (
				<p id={`${name}-error`} className="mt-1 text-sm font-semibold text-brick">
					{error}
				</p>
			)}
		</div>
	);
}

/** The form key and the honeypot. */
export function FormSecrets({ state }: { state: FormState }) {
	const t = useTexts();
	return (
		<>
			<input type="hidden" name={keyField} value={state.key} />
			<input type="hidden" name={originField} defaultValue={state.values[originField]?.[0] ?? ""} />
			<div className="trap" aria-hidden="true">
				<label>
					{t.form.trap}
					<input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</>
	);
}

/** The message for an error of the whole form. */
export function faultLines({ fault, minutes }: FormState, t: Texts): string[] {
	if (!fault) return [];
	return [fault === "limited" ? t.form.limited(minutes) : t.form.faults[fault]];
}

type SummaryProps = {
	state: FormState;
	title: string;
	lines: string[];
	/** Labels by field name; empty if the message names the field itself. */
	labels: Record<string, string>;
};

/** The error summary above the form; takes the focus and links to each field. */
export function FormSummary({ state, title, lines, labels }: SummaryProps) {
	const t = useTexts();
	if (lines.length === 0 && state.issues.length === 0) return null;
	// One line per field, in the form's order, as next to the field itself: an empty phone number is both missing and invalid.
	const named = Object.keys(labels).flatMap((name) => {
		const issue = state.issues.find(({ field }) => fieldName(field) === fieldName(name));
		return issue ? [{ name, code: issue.code }] : [];
	});
	return (
		<div className="notice mb-6 border-brick bg-brick-wash text-brick" role="alert" {...takesFocus}>
			<p className="text-lg font-semibold">{title}</p>
			{lines.map((line) => (
				<p key={line} className="mt-1">
					{line}
				</p>
			))}
			{named.length > 0 && (
				<ul className="mt-2">
					{named.map(({ name, code }) => (
						<li key={name}>
							<a className="inline-block py-1 underline" href={`#${name}`}>
								{[labels[name], (t.form.issues as Record<string, string>)[code] ?? t.form.issues.other]
									.filter(Boolean)
									.join(": ")}
							</a>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

type FormSentProps = {
	title: string;
	text: string;
	/** "h1" if the page has no other heading. */
	heading?: "h1" | "h2";
	/** The page that shows what was sent, which takes the place of the form's address: a reload would show an empty form. */
	shownAt?: string | undefined;
	children?: ReactNode;
};

/** The success message of a form, announced and focused, with the phone number as it was read, so that a typing error is seen. */
export function FormSent({ title, text, heading: Heading = "h2", shownAt = "", children }: FormSentProps) {
	const { flash } = useRequestContext();
	const t = useTexts().form;
	return (
		<div className="notice mb-6 border-celadon bg-celadon-wash" role="status" {...takesFocus} data-sent={shownAt}>
			<Heading className={Heading === "h1" ? "text-celadon" : "text-lg text-celadon"}>{title}</Heading>
			<p className="mt-2">{text}</p>
			{flash?.phone && (
				<p className="mt-2" data-phone>
					{flash.phone.startsWith("+")
						? t.sentPhone(formatPhone(flash.phone).replaceAll(" ", "\u00a0"))
						: t.unreadPhone(flash.phone)}
				</p>
			)}
			{children}
		</div>
	);
}
