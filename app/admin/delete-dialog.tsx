import { Link, useNavigation } from "react-router";
import type { Loaded } from "../load.ts";
import { Alert } from "./alert.tsx";
import { Dialog } from "./dialog.tsx";
import { useAdminTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { PostForm } from "./post-form.tsx";
import { MissingDialog } from "./record-dialog.tsx";

type DeleteDialogProps = {
	/** The record's name. */
	loaded: Loaded<string>;
	back: string;
	again: FormResult | undefined;
	/** The consequences for related records. */
	hint?: string | undefined;
	/** The title of a failure, if it is not a record's. */
	failed?: string | undefined;
	/** It does not go to the trash. */
	isFinal?: boolean;
};

/** Asks for confirmation before a deletion (VALID-18). The safe choice has the focus (O-38). */
export function DeleteDialog({ loaded, back, again, hint, failed, isFinal }: DeleteDialogProps) {
	const t = useAdminTexts();
	const sending = useNavigation().state !== "idle";
	if (!loaded.value && !again) return <MissingDialog fault={loaded.fault ?? "missing"} back={back} />;
	return (
		<Dialog title={t.deleteQuestion} back={back} small>
			{again && <Alert title={failed ?? t.deleteFailed}>{t.faults[again.fault]}</Alert>}
			<p className="font-semibold">{loaded.value}</p>
			{hint && <p className="mt-1">{hint}</p>}
			<p className="mt-1 text-muted">{isFinal ? t.deleteHint : t.bulk.trash.deleteHint}</p>
			<PostForm className="dialog-actions">
				<Link to={back} preventScrollReset className="btn" data-first>
					{t.cancel}
				</Link>
				<button type="submit" className="btn btn-danger" aria-disabled={sending}>
					{sending ? t.deleting : t.delete}
				</button>
			</PostForm>
		</Dialog>
	);
}
