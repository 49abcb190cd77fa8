import { useLocation } from "react-router";
import { getApplication } from "../../../domain/cases/applications/queries.ts";
import { applicationStatuses } from "../../../domain/cases/applications/schema.ts";
import { changeApplicationStatus } from "../../../domain/cases/applications/status-commands.ts";
import { pickStep } from "../../../domain/cases/entries/state.ts";
import { logCall } from "../../../domain/desk/queue/call-commands.ts";
import { defaultSteps, withoutDefault } from "../../admin/default-steps.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import type { Values } from "../../admin/fields.ts";
import { valuesFromRow } from "../../admin/form-values.ts";
import { useAdminTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { StatusForm } from "../../admin/status-form.tsx";
import type { Route } from "./+types/application-status";

/** Opened from the lists, the board and the applicant's case. `?to=`: the selection there. */
export const loader = adminLoader("application", async ({ caller }, { params, url }: Route.LoaderArgs) => {
	const id = applicationOf(params);
	const application = await getApplication(caller, id);
	const { applicantName, status, applicantLanguage: language } = application;
	const to = applicationStatuses.find((one) => one === url.searchParams.get("to")) ?? status;
	const defaults = defaultSteps(language);
	const step: Values = to === status ? valuesFromRow(pickStep(application)) : {};
	const { owner = "", text = "" } = defaults[to] ?? {};
	const filled = step.nextStepText ? step : { ...step, nextStepFor: owner, nextStepText: text };
	return { applicantName, status, language, defaults, values: { status: to, ...filled } as Values };
});

/**
 * Also handles the selects in the lists, which send only the status. `expected` is the status that the form was made with:
 * whoever saves second sees both values.
 */
export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => {
	const id = applicationOf(params);
	return {
		done: "application_updated",
		canUndo: true,
		back: addressBehind(url),
		submit: async ({ expected, result, note, ...values }) => {
			const { applicantId, applicantLanguage } = await getApplication(caller, id);
			const change = withoutDefault(values, applicantLanguage);
			const isCall = values.status === "contacted" && result;
			if (isCall) return logCall(caller, applicantId, { result, note, applicationId: id }, change, expected);
			return changeApplicationStatus(caller, id, change, expected);
		},
		theirs: async () => ({ status: (await getApplication(caller, id)).status }),
	};
});

export default function ApplicationStatus({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const back = addressBehind(useLocation());
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

type Params = { id?: string | undefined; application?: string | undefined };
const applicationOf = ({ id = "", application = id }: Params) => application;

/** The URL of the page that opened the dialog: its path is part of the dialog's, and it keeps its filters. */
function addressBehind({ pathname, search }: Pick<URL, "pathname" | "search">): string {
	const query = new URLSearchParams(search);
	query.delete("to");
	const page = pathname.replace(/\/status\/[^/]+$|\/[^/]+\/status$/, "");
	return page + (query.size > 0 ? `?${query}` : "");
}
