import { removeExamples } from "../../../domain/cases/examples/commands.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/examples";

/** Removes the invented people of the sample data. */
export function action({ context, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "examples_removed",
		back: "/admin/queue",
		submit: () => removeExamples(requestContext.caller),
	});
}
