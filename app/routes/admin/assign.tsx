import { useLocation } from "react-router";
import { assignCase, assignTask } from "../../../domain/desk/queue/assign-commands.ts";
import { getCase, getTask } from "../../../domain/desk/queue/list-queries.ts";
import { listStaff } from "../../../domain/desk/queue/staff-queries.ts";
import { Dialog, DialogActions, MissingDialog } from "../../admin/dialog.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { FormFault, PostForm } from "../../admin/post-form.tsx";
import { useTaskName } from "../../admin/queue/tasks.tsx";
import { listBehind } from "../../admin/return-url.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { Route } from "./+types/assign";

type Params = { task?: string | undefined; applicant?: string | undefined };

/** The dialog that gives a task, and with it its case, or a case in a list, to a member of staff or to nobody. */
export const loader = adminLoader("task", async ({ caller }, { params }: Route.LoaderArgs) => {
	const { task: id = "", applicant }: Params = params;
	const read = applicant ? getCase(caller, applicant) : getTask(caller, id);
	const [task, staff] = await Promise.all([read, listStaff(caller)]);
	return { task, staff };
});

export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => {
	const { task = "", applicant }: Params = params;
	return {
		done: "saved",
		back: listBehind(url, "assign"),
		submit: ({ assignee }) => {
			const to = assignee || null;
			return applicant ? assignCase(caller, applicant, to) : assignTask(caller, task, to);
		},
	};
});

export default function Assign({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useAdminTexts();
	const t = texts.desk.dialogs;
	const { language } = useFrame();
	const nameOf = useTaskName();
	const back = listBehind(useLocation(), "assign");
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { task, staff } = loaderData.value;
	return (
		<Dialog title={t.assign(nameOf(task))} back={back} small>
			<PostForm>
				<FormFault again={actionData} title={texts.notSaved} />
				<label>
					<span className="label">{texts.lists.assignee}</span>
					<select name="assignee" className="field" defaultValue={task.assigneeId ?? ""}>
						<option value="">{texts.lists.nobody}</option>
						{staff.map(({ id, name, awayUntil }) => (
							<option key={id} value={id} disabled={awayUntil !== null && id !== task.assigneeId}>
								{awayUntil ? `${name} (${t.away(formatDay(awayUntil, language))})` : name}
							</option>
						))}
					</select>
				</label>
				{task.applicantId && <p className="mt-2 text-sm text-muted">{t.assignHint}</p>}
				<DialogActions back={back} submit={texts.save} />
			</PostForm>
		</Dialog>
	);
}
