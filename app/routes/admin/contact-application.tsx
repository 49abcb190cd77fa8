import { makeApplication } from "../../../domain/cases/contacts/enter-commands.ts";
import { getContact } from "../../../domain/cases/contacts/queries.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import type { Field } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import type { Route } from "./+types/contact-application";

/** What an application needs besides what the contact message says. */
const applicationFields: Field[] = [
	{ name: "phoneNumber", kind: "line", required: true },
	{ name: "location", kind: "line", required: true },
	{ name: "age", kind: "integer", required: true },
	{ name: "termsAgreed", kind: "boolean" },
];

export const loader = adminLoader("contact message", async ({ caller }, { params: { id } }: Route.LoaderArgs) => {
	const { message, phone } = await getContact(caller, id);
	return { message, phone };
});

export const action = adminAction(({ caller }, { params: { id } }: Route.ActionArgs) => ({
	done: "saved",
	back: (applicantId) => `/admin/applicants/${applicantId}`,
	submit: ({ phoneNumber, location, age, termsAgreed }) =>
		makeApplication(caller, id, { phoneNumber, location, age, termsAgreed: termsAgreed === "yes" }),
}));

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
