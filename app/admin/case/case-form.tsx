import {
	createContext,
	type ReactNode,
	useCallback,
	useContext,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import { Form, useNavigation } from "react-router";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { FormFault } from "../post-form.tsx";

/** Tells the page which of its forms hold unsaved input. */
export const UnsavedForms = createContext<(form: string, isDirty: boolean) => void>(() => {});

/** @returns whether one of the page's forms holds unsaved input, and the value for `UnsavedForms`. */
export function useUnsavedForms() {
	const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set());
	const report = useCallback((form: string, isDirty: boolean) => {
		setUnsaved((known) => {
			if (known.has(form) === isDirty) return known;
			const next = new Set(known);
			if (isDirty) next.add(form);
			else next.delete(form);
			return next;
		});
	}, []);
	return [unsaved.size > 0, report] as const;
}

type CaseFormProps = {
	/** What the form does, and to which row. */
	intent: string;
	subject?: string;
	again: FormResult | undefined;
	/** The text of the button. */
	submit: string;
	isPrimary?: boolean;
	/** The button looks like a link. */
	isQuiet?: boolean;
	/** Whether a file is sent with it. */
	hasFile?: boolean;
	/** A form with only a button needs no guard. */
	children?: ReactNode;
	className?: string;
	/** Is called when what was sent is saved. */
	onSaved?: () => void;
};

/** The result of this form, if it is the one that was rejected. */
export const againOf = (again: FormResult | undefined, intent: string, subject = "") =>
	again && again.values.intent === intent && (again.values.subject ?? "") === subject ? again : undefined;

/** One of the forms on the page of a case. They all post to it; a hidden field names what they do. */
export function CaseForm({
	intent,
	subject = "",
	again,
	submit,
	isPrimary,
	isQuiet,
	hasFile,
	children,
	className,
	onSaved,
}: CaseFormProps) {
	const t = useAdminTexts();
	const [dirty, setDirty] = useState(false);
	const { state, formData } = useNavigation();
	const report = useContext(UnsavedForms);
	const id = useId();
	const own = againOf(again, intent, subject);
	const isSending =
		state !== "idle" && formData?.get("intent") === intent && (formData.get("subject") ?? "") === subject;
	// Layout effects, so that nothing counts as unsaved any more when "Saved" is shown.
	useLayoutEffect(() => {
		report(id, dirty);
		return () => report(id, false);
	}, [report, id, dirty]);
	const wasSending = useRef(false);
	useLayoutEffect(() => {
		// Another form of the page may have interrupted this one: then it is not known to be saved.
		if (wasSending.current && state === "idle" && !own) {
			setDirty(false);
			onSaved?.();
		}
		wasSending.current = isSending;
	}, [isSending, state, own, onSaved]);
	return (
		<Form
			method="post"
			preventScrollReset
			{...(hasFile && { encType: "multipart/form-data" as const })}
			className={className}
			data-dirty={dirty || undefined}
			onInput={() => setDirty(true)}
			onSubmit={(event) => isSending && event.preventDefault()}
		>
			<FormFault again={own} />
			<input type="hidden" name="intent" value={intent} />
			{subject && <input type="hidden" name="subject" value={subject} />}
			{children}
			<button
				type="submit"
				className={isQuiet ? "link" : isPrimary ? "btn btn-small btn-primary" : "btn btn-small"}
				aria-disabled={isSending}
			>
				{isSending ? t.saving : submit}
			</button>
		</Form>
	);
}
