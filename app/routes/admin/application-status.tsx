import { Form, Link, useLocation, useNavigation } from "react-router";
import { changeApplicationStatus } from "../../../domain/applications/commands.ts";
import { getApplication } from "../../../domain/applications/queries.ts";
import { Alert } from "../../admin/alert.tsx";
import { Dialog } from "../../admin/dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { StatusOptions } from "../../admin/status-options.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/application-status";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "application", async () => {
		const { fullName, status } = await getApplication(requestContext.caller, params.id);
		return { fullName, status };
	});
}

/** Also handles the select in the list. */
export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "application_updated",
		back: `/admin/applications${url.search}`,
		submit: ({ status }) => changeApplicationStatus(requestContext.caller, params.id, { status }),
	});
}

export default function ApplicationStatus({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.applications;
	const back = `/admin/applications${useLocation().search}`;
	const sending = useNavigation().state !== "idle";
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { fullName, status } = loaderData.value;
	return (
		<Dialog title={t.statusOf(fullName)} back={back} small>
			{actionData && (
				<Alert key={JSON.stringify(actionData)} title={t.updateFailed}>
					{texts.faults[actionData.fault]}
				</Alert>
			)}
			<Form method="post" onSubmit={(event) => sending && event.preventDefault()}>
				<label>
					<span className="label">{t.status}</span>
					<select name="status" className="field" defaultValue={status}>
						<StatusOptions current={status} />
					</select>
				</label>
				<p className="dialog-actions">
					<Link to={back} preventScrollReset className="btn">
						{texts.cancel}
					</Link>
					<button type="submit" className="btn btn-primary" aria-disabled={sending}>
						{sending ? texts.saving : texts.save}
					</button>
				</p>
			</Form>
		</Dialog>
	);
}
