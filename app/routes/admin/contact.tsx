import { Link, useLocation } from "react-router";
import { getContact } from "../../../domain/contacts/queries.ts";
import { languageNames } from "../../../domain/locales.ts";
import { resendDelivery } from "../../../domain/messaging/commands.ts";
import { DeliveryStates } from "../../admin/delivery-states.tsx";
import { Dialog } from "../../admin/dialog.tsx";
import { Facts } from "../../admin/facts.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { LocalTime } from "../../admin/local-time.tsx";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/contact";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "contact message", () => getContact(requestContext.caller, params.id));
}

/** The only form here sends the notification again. */
export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "notification_resent",
		back: `/admin/contact/${params.id}${url.search}`,
		submit: ({ notification = "" }) => resendDelivery(requestContext.caller, notification),
	});
}

export default function Contact({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.contact;
	const { search } = useLocation();
	const back = `/admin/contact${search}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { name, email, message, submittedAt, language, isSuspect, deliveries } = loaderData.value;
	return (
		<Dialog title={t.title(name)} back={back}>
			{isSuspect && <p className="mb-3 font-semibold text-brick">{texts.suspect.why}</p>}
			<Facts
				facts={[
					[t.fields.name, name],
					[t.fields.email, email],
					[t.fields.submitted, <LocalTime key="submitted" at={submittedAt.toISOString()} />],
					[t.fields.message, message],
					[t.fields.language, languageNames[language]],
				]}
			/>
			<DeliveryStates deliveries={deliveries} again={actionData} />
			<p className="dialog-actions">
				<Link to={`/admin/contact/${params.id}/delete${search}`} preventScrollReset className="btn btn-danger">
					{texts.delete}
				</Link>
				<Link to={`/admin/history/${params.id}`} className="btn">
					{texts.log.history}
				</Link>
				<a className="btn btn-primary" href={`mailto:${encodeURIComponent(email)}`}>
					{t.reply}
				</a>
			</p>
		</Dialog>
	);
}
