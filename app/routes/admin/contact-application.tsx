import { makeApplication } from "../../../domain/cases/contacts/enter-commands.ts";
import { getContact } from "../../../domain/cases/contacts/queries.ts";
import { applicationFields } from "../../admin/contact-fields.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { RecordForm } from "../../admin/record-form.tsx";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/contact-application";

export function loader({ context, params: { id } }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "contact message", async () => {
		const { message, phone } = await getContact(requestContext.caller, id);
		return { message, phone };
	});
}

export function action({ context, params: { id }, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "saved",
		back: (applicantId) => `/admin/applicants/${applicantId}`,
		submit: ({ phoneNumber, location, age, termsAgreed }) =>
			makeApplication(requestContext.caller, id, { phoneNumber, location, age, termsAgreed: termsAgreed === "yes" }),
	});
}

/** An inquiry becomes an application, with its words and its history. */
export default function ContactApplication({ loaderData, actionData, params }: Route.ComponentProps) {
	const { contact: t, applications } = useAdminTexts();
	const back = `/admin/contact/${params.id}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { message, phone } = loaderData.value;
	const { phone: phoneNumber, location, age } = applications.fields;
	return (
		<Dialog title={t.application.title} back={back}>
			<p className="mb-3 text-muted">{t.application.hint}</p>
			<blockquote className="case-turn case-text mb-4">{message}</blockquote>
			<RecordForm
				fields={applicationFields}
				labels={{ phoneNumber, location, age, termsAgreed: t.application.terms }}
				values={{ phoneNumber: phone ?? "" }}
				again={actionData}
				back={back}
			/>
		</Dialog>
	);
}
