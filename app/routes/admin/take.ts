import { takeTask } from "../../../domain/queue/assign-commands.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/take";

/** Makes the reader the assignee of a task, and so of its case. */
export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "task_taken",
		back: `/admin/queue${url.search}`,
		submit: () => takeTask(requestContext.caller, params.task),
	});
}
