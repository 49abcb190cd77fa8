import { Link, useLocation } from "react-router";
import { getApplication } from "../../../domain/applications/queries.ts";
import { inLanguage } from "../../../domain/language.ts";
import { resendDelivery } from "../../../domain/messaging/commands.ts";
import { ApplicationFacts, StatusHistory } from "../../admin/application-facts.tsx";
import { DeliveryStates } from "../../admin/delivery-states.tsx";
import { Dialog } from "../../admin/dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/application";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "application", () => getApplication(requestContext.caller, params.id));
}

/** The only form here sends a notification again. */
export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "notification_resent",
		back: `/admin/applications/${params.id}${url.search}`,
		submit: ({ notification = "" }) => resendDelivery(requestContext.caller, notification),
	});
}

export default function Application({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.applications;
	const { search } = useLocation();
	const back = `/admin/applications${search}`;
	const address = `/admin/applications/${params.id}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const application = loaderData.value;
	return (
		<Dialog title={t.title(application.applicantName)} back={back}>
			{application.isSuspect && <p className="mb-3 font-semibold text-brick">{texts.suspect.why}</p>}
			<ApplicationFacts application={application} />
			<StatusHistory history={application.history} />
			<DeliveryStates deliveries={application.deliveries} again={actionData} />
			<p className="dialog-actions">
				<Link to={`${address}/delete${search}`} preventScrollReset className="btn btn-danger">
					{texts.delete}
				</Link>
				<Link to={`/admin/history/${params.id}`} className="btn">
					{texts.log.history}
				</Link>
				<Link to={`${address}/status${search}`} preventScrollReset className="btn">
					{t.changeStatus}
				</Link>
				<a
					className="btn"
					href={inLanguage(`/my/preview/${application.id}`, application.applicantLanguage)}
					target="_blank"
					rel="noopener"
				>
					{texts.case.preview}
				</a>
				<Link to={`/admin/applicants/${application.applicantId}`} className="btn btn-primary">
					{texts.case.open}
				</Link>
			</p>
		</Dialog>
	);
}
