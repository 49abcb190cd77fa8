import { Link, useLocation } from "react-router";
import { getApplication } from "../../../domain/applications/queries.ts";
import { applicationStatuses } from "../../../domain/applications/schema.ts";
import { changeApplicationStatus } from "../../../domain/applications/status-commands.ts";
import { pickStep } from "../../../domain/status/next-step.ts";
import { defaultSteps, withoutDefault } from "../../admin/default-steps.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { type Values, valuesFromRow } from "../../admin/fields.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { StatusForm } from "../../admin/status-form.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/application-status";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

/** Opened from the list and from the applicant's case. `?to=`: the selection in the list. */
export function loader({ context, params, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "application", async () => {
		const application = await getApplication(requestContext.caller, params.application ?? params.id);
		const { applicantName, status, applicantLanguage: language } = application;
		const to = applicationStatuses.find((one) => one === url.searchParams.get("to")) ?? status;
		const defaults = defaultSteps(language);
		const step: Values = to === status ? valuesFromRow(pickStep(application)) : {};
		const { owner = "", text = "" } = defaults[to] ?? {};
		const filled = step.nextStepText ? step : { ...step, nextStepFor: owner, nextStepText: text };
		return { applicantName, status, language, defaults, values: { status: to, ...filled } as Values };
	});
}

/** Also handles the select in the list, which sends only the status. */
export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "application_updated",
		back: addressBehind(params, url.search),
		submit: async (values) => {
			const id = params.application ?? params.id;
			const { applicantLanguage } = await getApplication(requestContext.caller, id);
			await changeApplicationStatus(requestContext.caller, id, withoutDefault(values, applicantLanguage));
		},
	});
}

export default function ApplicationStatus({ loaderData, actionData, params }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const back = addressBehind(params, useLocation().search);
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { applicantName, ...rest } = loaderData.value;
	return (
		<Dialog title={texts.applications.statusOf(applicantName)} back={back}>
			<StatusForm key={rest.values.status} {...rest} again={actionData}>
				<Link to={back} preventScrollReset className="btn">
					{texts.cancel}
				</Link>
			</StatusForm>
		</Dialog>
	);
}

/** The URL of the applicant's case, or of the list before the selection. */
function addressBehind({ id, application }: { id: string; application?: string | undefined }, search: string): string {
	if (application) return `/admin/applicants/${id}`;
	const query = new URLSearchParams(search);
	query.delete("to");
	return `/admin/applications${query.size > 0 ? `?${query}` : ""}`;
}
