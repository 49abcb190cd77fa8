import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Alert } from "./alert.tsx";
import { Dialog } from "./dialog.tsx";
import { useManagementTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { issueText } from "./issue-text.ts";

type ConfirmDialogProps = {
	title: string;
	/** The label of the button. */
	confirm: string;
	/** The title of a failure; by default “Not done”. */
	failed?: string;
	/** Styles the action as destructive. */
	danger?: boolean;
	/** Another way to answer. */
	other?: { name: string; text: string };
	back: string;
	again: FormResult | undefined;
	/** The description and input fields. */
	children: ReactNode;
};

/** Asks for confirmation. The safe choice has the focus (O-38), unless there is an input field. */
export function ConfirmDialog(props: ConfirmDialogProps) {
	const { title, confirm, failed, danger = false, other, back, again, children } = props;
	const t = useManagementTexts();
	const sending = useNavigation().state !== "idle";
	return (
		<Dialog title={title} back={back} small>
			<Form method="post" onSubmit={(event) => sending && event.preventDefault()}>
				{again && (
					<Alert key={JSON.stringify(again)} title={failed ?? t.notDone}>
						{again.issues.map(({ field, code }) => (
							<p key={field}>{issueText(t, code)}</p>
						))}
						{again.issues.length === 0 && <p>{t.faults[again.fault]}</p>}
					</Alert>
				)}
				{children}
				<p className="dialog-actions">
					<Link to={back} preventScrollReset className="btn" data-first>
						{t.cancel}
					</Link>
					{other && (
						<button type="submit" name={other.name} value="yes" className="btn" aria-disabled={sending}>
							{other.text}
						</button>
					)}
					<button type="submit" className={danger ? "btn btn-danger" : "btn btn-primary"} aria-disabled={sending}>
						{confirm}
					</button>
				</p>
			</Form>
		</Dialog>
	);
}

/** The caller's own password (S-04). */
export function OwnPassword() {
	const t = useManagementTexts().users;
	return (
		<label className="mt-3 block">
			<span className="label">{t.fields.ownPassword}</span>
			<input name="ownPassword" type="password" autoComplete="current-password" className="field" />
		</label>
	);
}
