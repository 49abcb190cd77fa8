import type { ComponentProps, ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Alert } from "./alert.tsx";
import { useAdminTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";

/** A form that is not sent again before its answer has come. */
export function PostForm(props: ComponentProps<typeof Form>) {
	const isSending = useNavigation().state !== "idle";
	return <Form method="post" onSubmit={(event) => isSending && event.preventDefault()} {...props} />;
}

/** A button that tells while its form is being sent. */
export function SubmitButton(props: ComponentProps<"button">) {
	return <button type="submit" aria-disabled={useNavigation().state !== "idle"} {...props} />;
}

type FormFaultProps = {
	again: Pick<FormResult, "fault"> | null | undefined;
	/** By default “Not done”. */
	title?: string;
	/** The reason, if it is not the fault's. */
	children?: ReactNode;
};

/** Why a form was rejected; nothing for one that was not sent. */
export function FormFault({ again, title, children }: FormFaultProps) {
	const t = useAdminTexts();
	if (!again) return null;
	return (
		<Alert key={JSON.stringify(again)} title={title ?? t.notDone}>
			{children ?? t.faults[again.fault]}
		</Alert>
	);
}

type RowFaultProps = { fault: FormResult["fault"] | undefined; title?: string; id?: string; children?: ReactNode };

/** Why a form in a row was rejected, beside it. */
export function RowFault({ fault, title, id, children }: RowFaultProps) {
	const t = useAdminTexts();
	if (!fault) return null;
	return (
		<p id={id} role="alert" className="text-sm text-brick">
			{title && <strong>{title}</strong>} {children ?? t.faults[fault]}
		</p>
	);
}
