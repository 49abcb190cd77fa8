import { useLocation } from "react-router";
import { getApplicant } from "../../../domain/cases/applicants/queries.ts";
import { listCaseApplications } from "../../../domain/cases/applications/case-queries.ts";
import { moveFollowUp, setFollowUp } from "../../../domain/desk/queue/follow-up-commands.ts";
import { getOpenTasks } from "../../../domain/desk/queue/queries.ts";
import { isoDayIn, officeZones } from "../../../domain/shared/time-zone.ts";
import { FollowUpForm } from "../../admin/case/follow-up-form.tsx";
import { Dialog } from "../../admin/dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { caseReturnUrl } from "../../admin/return-url.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/applicant-follow-up";

/** `?application=`: for which of the applicant's applications. `?task=`: the follow-up that is put off. */
export function loader({ context, params: { id }, url }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "applicant", async () => {
		const { caller, now } = requestContext;
		const [{ fullName, office }, all] = await Promise.all([getApplicant(caller, id), listCaseApplications(caller, id)]);
		const applications = all.filter(({ closedAt }) => !closedAt).map(({ id, reference }) => ({ id, reference }));
		const chosen = url.searchParams.get("application") ?? "";
		const task = url.searchParams.get("task");
		const open = task ? await getOpenTasks(caller, id) : [];
		const moved = open.find((one) => one.id === task && one.kind === "follow_up" && one.text);
		const values = moved && { dueOn: isoDayIn(moved.dueAt, officeZones[moved.office]), text: moved.text ?? "" };
		return { fullName, office, applications, chosen, moved: values, today: isoDayIn(now, officeZones[office]) };
	});
}

export function action({ context, params: { id }, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "saved",
		back: caseReturnUrl(id, url.search),
		submit: ({ application = "", dueOn, text }) => {
			const task = url.searchParams.get("task");
			if (task) return moveFollowUp(requestContext.caller, task, { dueOn, text });
			return setFollowUp(requestContext.caller, application, { dueOn, text });
		},
	});
}

export default function ApplicantFollowUp({ loaderData, actionData, params }: Route.ComponentProps) {
	const t = useAdminTexts().tasks.followUp;
	const back = caseReturnUrl(params.id, useLocation().search);
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { fullName, ...rest } = loaderData.value;
	return (
		<Dialog title={t.title(fullName)} back={back} small>
			<FollowUpForm {...rest} back={back} again={actionData} />
		</Dialog>
	);
}
