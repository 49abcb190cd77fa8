import { Form, useNavigation } from "react-router";
import { Alert } from "../alert.tsx";
import { DialogActions } from "../dialog.tsx";
import { useAdminTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { TextBox } from "./case-form.tsx";
import { Results } from "./composer.tsx";

/** How a call to the sender of a contact message went. */
export function CallForm({ back, again }: { back: string; again: FormResult | undefined }) {
	const texts = useAdminTexts();
	const t = texts.tasks.call;
	const isSending = useNavigation().state !== "idle";
	return (
		<Form method="post" className="grid gap-4" onSubmit={(event) => isSending && event.preventDefault()}>
			{again && (
				<Alert key={JSON.stringify(again)} title={texts.notSaved}>
					{texts.faults[again.fault]}
				</Alert>
			)}
			<Results again={again} isAsked isFirst />
			<div>
				<TextBox id="call-note" name="note" label={t.note} hint={t.noteHint} rows={3} again={again} />
			</div>
			<DialogActions back={back} isSending={isSending} submit={t.save} />
		</Form>
	);
}
