import { attachContact } from "../../../domain/cases/contacts/enter-commands.ts";
import { getContact } from "../../../domain/cases/contacts/queries.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import type { Field } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import type { Route } from "./+types/contact-attach";

/** The application that a contact message is about. */
const attachFields: Field[] = [{ name: "reference", kind: "line" }];

export const loader = adminLoader("contact message", async ({ caller }, { params: { id } }: Route.LoaderArgs) => {
	const { message } = await getContact(caller, id);
	return { message };
});

export const action = adminAction(({ caller }, { params: { id } }: Route.ActionArgs) => ({
	done: "saved",
	back: `/admin/contact/${id}`,
	submit: ({ reference = "" }) => attachContact(caller, id, reference),
}));

/** A message belongs to the case of an application. */
export default function ContactAttach({ loaderData, actionData, params }: Route.ComponentProps) {
	const { contact: t, applications } = useAdminTexts();
	const back = `/admin/contact/${params.id}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	return (
		<Dialog title={t.attach.title} back={back} small>
			<p className="mb-3 text-muted">{t.attach.hint}</p>
			<blockquote className="case-turn case-text mb-4">{loaderData.value.message}</blockquote>
			<RecordForm
				fields={attachFields}
				labels={{ reference: applications.fields.reference }}
				values={{}}
				again={actionData}
				back={back}
			/>
		</Dialog>
	);
}
