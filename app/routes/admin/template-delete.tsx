import { deleteTemplate } from "../../../domain/content/templates/commands.ts";
import { getTemplate } from "../../../domain/content/templates/queries.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/template-delete";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "template", async () => (await getTemplate(requestContext.caller, params.id)).name);
}

const back = "/admin/templates";

export function action({ context, params, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "item_deleted",
		back,
		canUndo: true,
		submit: () => deleteTemplate(requestContext.caller, params.id),
	});
}

export default function TemplateDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={back} again={actionData} />;
}
