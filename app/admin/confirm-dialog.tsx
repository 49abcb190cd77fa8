import type { ReactNode } from "react";
import { Dialog } from "./dialog.tsx";
import { FormField } from "./form-field.tsx";
import { useManagementTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { issueText } from "./issue-text.ts";
import { Link } from "./link.tsx";
import { FormFault, PostForm, SubmitButton } from "./post-form.tsx";

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
	return (
		<Dialog title={title} back={back} small>
			<PostForm>
				<FormFault again={again} {...(failed && { title: failed })}>
					{again?.issues[0] && again.issues.map(({ field, code }) => <p key={field}>{issueText(t, code)}</p>)}
				</FormFault>
				{children}
				<p className="dialog-actions">
					<Link to={back} preventScrollReset className="btn" data-first>
						{t.cancel}
					</Link>
					{other && (
						<SubmitButton name={other.name} value="yes" className="btn">
							{other.text}
						</SubmitButton>
					)}
					<SubmitButton className={danger ? "btn btn-danger" : "btn btn-primary"}>{confirm}</SubmitButton>
				</p>
			</PostForm>
		</Dialog>
	);
}

/** The caller's own password (S-04). */
export function OwnPassword() {
	const t = useManagementTexts().users;
	return (
		<div className="mt-3">
			<FormField name="ownPassword" type="password" label={t.fields.ownPassword} autoComplete="current-password" />
		</div>
	);
}
