import { useNavigation } from "react-router";
import { DialogActions } from "../dialog.tsx";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { FormFault, PostForm } from "../post-form.tsx";
import { TextBox } from "./case-form.tsx";
import { Results } from "./composer.tsx";

/** How a call to the sender of a contact message went. */
export function CallForm({ back, again }: { back: string; again: FormResult | undefined }) {
	const texts = useAdminTexts();
	const t = texts.tasks.call;
	const isSending = useNavigation().state !== "idle";
	return (
		<PostForm className="grid gap-4">
			<FormFault again={again} title={texts.notSaved} />
			<Results again={again} isAsked isFirst />
			<div>
				<TextBox id="call-note" name="note" label={t.note} hint={t.noteHint} rows={3} again={again} />
			</div>
			<DialogActions back={back} isSending={isSending} submit={t.save} />
		</PostForm>
	);
}
