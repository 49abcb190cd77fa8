import { useLocation } from "react-router";
import { getContact } from "../../../domain/cases/contacts/queries.ts";
import { logCall } from "../../../domain/desk/queue/call-commands.ts";
import { Results } from "../../admin/case/composer.tsx";
import { Dialog, DialogActions, MissingDialog } from "../../admin/dialog.tsx";
import { FormField } from "../../admin/form-field.tsx";
import { useCaseTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { FormFault, PostForm } from "../../admin/post-form.tsx";
import { contactReturnUrl } from "../../admin/return-url.ts";
import type { Route } from "./+types/contact-call";

export const loader = adminLoader("contact message", async ({ caller }, { params: { id } }: Route.LoaderArgs) => {
	const { name } = await getContact(caller, id);
	return { name };
});

export const action = adminAction(({ caller }, { params: { id }, url }: Route.ActionArgs) => ({
	done: "saved",
	back: contactReturnUrl(id, url.search),
	submit: ({ result, note }) => logCall(caller, { contactSubmissionId: id }, { result, note }),
}));

/** A call or a visit of the sender of a contact message, who may not have applied. */
export default function ContactCall({ loaderData, actionData: again, params }: Route.ComponentProps) {
	const texts = useCaseTexts();
	const t = texts.tasks.call;
	const back = contactReturnUrl(params.id, useLocation().search);
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	return (
		<Dialog title={t.title(loaderData.value.name)} back={back} small>
			<PostForm className="grid gap-4">
				<FormFault again={again} title={texts.notSaved} />
				<Results again={again} isAsked isFirst />
				<FormField name="note" label={t.note} hint={t.noteHint} rows={3} again={again} />
				<DialogActions back={back} submit={t.save} />
			</PostForm>
		</Dialog>
	);
}
