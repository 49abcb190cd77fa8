import { takeCase, takeTask } from "../../../domain/desk/queue/assign-commands.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { listBehind } from "../../admin/return-url.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/take";

type Params = { task?: string | undefined; applicant?: string | undefined };

/** Makes the reader the assignee of a task, and so of its case, or of a case in a list of applications. */
export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller } = requestContext;
	const { task = "", applicant }: Params = params;
	return handleAdminForm(requestContext, request, {
		done: "task_taken",
		back: listBehind(url, "take"),
		submit: () => (applicant ? takeCase(caller, applicant) : takeTask(caller, task)),
	});
}
