import { type ComponentProps, type ReactNode, useCallback, useState } from "react";
import { FormField, IssueLine } from "../form-field.tsx";
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
	// A saved form is closed and empty: pressed once more, it would store a second entry.
	const [times, setTimes] = useState(0);
	const renew = useCallback(() => setTimes((before) => before + 1), []);
	return (
		<details key={`${isOpen} ${times}`} open={own || isOpen ? true : undefined}>
			<summary className="link">{title}</summary>
			<CaseForm {...{ intent, subject, again, submit }} className="case-stack" onSaved={renew}>
				<input type="hidden" name="submissionKey" value={own?.values.submissionKey ?? submissionKey} />
				{children}
				<FormIssue again={own} />
			</CaseForm>
		</details>
	);
}

/** What is wrong with the form as a whole. */
export function FormIssue({ again }: { again: FormResult | undefined }) {
	const texts = useManagementTexts();
	const issue = again?.issues.find(({ field }) => field === "");
	const own: Record<string, string> = texts.payments.issues;
	return <IssueLine>{issue && (own[issue.code] ?? issueText(texts, issue.code))}</IssueLine>;
}

type MoneyFieldProps = Omit<ComponentProps<typeof FormField>, "choices"> & {
	isOptional?: boolean;
	/** Values to choose from, with their texts. */
	options?: Record<string, string>;
};

/** A field of a form about money; its issues have texts of their own. */
export function MoneyField({ isOptional, options, type, ...field }: MoneyFieldProps) {
	const { issues } = useManagementTexts().payments;
	return (
		<FormField
			{...field}
			{...{ type, issues }}
			{...(options && { choices: Object.entries(options) })}
			required={!isOptional}
			autoComplete="off"
			accept={type === "file" ? "image/*,application/pdf" : undefined}
		/>
	);
}
