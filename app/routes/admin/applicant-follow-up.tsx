import { useLocation } from "react-router";
import { getApplicant } from "../../../domain/cases/applicants/queries.ts";
import { listCaseApplications } from "../../../domain/cases/applications/queries.ts";
import { moveFollowUp, setFollowUp } from "../../../domain/desk/queue/follow-up-commands.ts";
import { getOpenTasks } from "../../../domain/desk/queue/queries.ts";
import { isoDayIn, officeZones } from "../../../domain/shared/time-zone.ts";
import { Dialog, DialogActions, MissingDialog } from "../../admin/dialog.tsx";
import { FormField } from "../../admin/form-field.tsx";
import { useCaseTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { FormFault, PostForm } from "../../admin/post-form.tsx";
import { caseReturnUrl } from "../../admin/return-url.ts";
import { QuickDays } from "../../admin/step-fields.tsx";
import type { Route } from "./+types/applicant-follow-up";

/** `?application=`: for which of the applicant's applications. `?task=`: the follow-up that is put off. */
export const loader = adminLoader("applicant", async ({ caller, now }, { params: { id }, url }: Route.LoaderArgs) => {
	const [{ fullName, office }, all] = await Promise.all([getApplicant(caller, id), listCaseApplications(caller, id)]);
	const applications = all.filter(({ closedAt }) => !closedAt).map(({ id, reference }) => ({ id, reference }));
	const chosen = url.searchParams.get("application") ?? "";
	const task = url.searchParams.get("task");
	const open = task ? await getOpenTasks(caller, id) : [];
	const moved = open.find((one) => one.id === task && one.kind === "follow_up" && one.text);
	const values = moved && { dueOn: isoDayIn(moved.dueAt, officeZones[moved.office]), text: moved.text ?? "" };
	return { fullName, office, applications, chosen, moved: values, today: isoDayIn(now, officeZones[office]) };
});

export const action = adminAction(({ caller }, { params: { id }, url }: Route.ActionArgs) => ({
	done: "saved",
	back: caseReturnUrl(id, url.search),
	submit: ({ application = "", dueOn, text }) => {
		const task = url.searchParams.get("task");
		if (task) return moveFollowUp(caller, task, { dueOn, text });
		return setFollowUp(caller, application, { dueOn, text });
	},
}));

/** When we do the next thing, and what. */
export default function ApplicantFollowUp({ loaderData, actionData: again, params }: Route.ComponentProps) {
	const texts = useCaseTexts();
	const t = texts.tasks.followUp;
	const back = caseReturnUrl(params.id, useLocation().search);
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { fullName, office, applications, chosen, moved, today } = loaderData.value;
	const [only] = applications;
	return (
		<Dialog title={t.title(fullName)} back={back} small>
			<PostForm className="grid gap-4">
				<FormFault again={again} title={texts.notSaved} />
				<FormField
					name="dueOn"
					type="date"
					required
					min={today}
					label={t.dueOn}
					hint={t.dueHint[office]}
					initial={moved?.dueOn}
					again={again}
					isFirst
				/>
				<QuickDays name="dueOn" />
				<FormField
					name="text"
					label={t.text}
					hint={moved ? t.movedHint : t.textHint}
					rows={2}
					initial={moved?.text}
					again={again}
				/>
				{!moved && applications.length > 1 && (
					<FormField
						name="application"
						label={t.application}
						choices={applications.map(({ id, reference }) => [id, reference])}
						initial={chosen}
						again={again}
					/>
				)}
				{!moved && applications.length < 2 && <input type="hidden" name="application" value={only?.id ?? ""} />}
				<DialogActions back={back} submit={texts.save} />
			</PostForm>
		</Dialog>
	);
}
