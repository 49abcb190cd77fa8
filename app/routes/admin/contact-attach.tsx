import { attachContact } from "../../../domain/cases/contacts/enter-commands.ts";
import { getContact } from "../../../domain/cases/contacts/queries.ts";
import { attachFields } from "../../admin/contact-fields.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/contact-attach";

export function loader({ context, params: { id } }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "contact message", async () => {
		const { message } = await getContact(requestContext.caller, id);
		return { message };
	});
}

export function action({ context, params: { id }, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "saved",
		back: `/admin/contact/${id}`,
		submit: ({ reference = "" }) => attachContact(requestContext.caller, id, reference),
	});
}

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
