import { takeCase, takeTask } from "../../../domain/desk/queue/assign-commands.ts";
import { adminAction } from "../../admin/page-handlers.ts";
import { listBehind } from "../../admin/return-url.ts";
import type { Route } from "./+types/take";

type Params = { task?: string | undefined; applicant?: string | undefined };

/** Makes the reader the assignee of a task, and so of its case, or of a case in a list of applications. */
export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => {
	const { task = "", applicant }: Params = params;
	return {
		done: "task_taken",
		back: listBehind(url, "take"),
		submit: () => (applicant ? takeCase(caller, applicant) : takeTask(caller, task)),
	};
});
