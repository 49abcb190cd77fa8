import { useLocation } from "react-router";
import { deleteFromTrash } from "../../../domain/cases/trash/commands.ts";
import { getDeleted } from "../../../domain/cases/trash/queries.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/trash-delete";

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "deleted record", async () => (await getDeleted(requestContext.caller, params.id)).label);
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "item_deleted",
		back: `/admin/trash${url.search}`,
		submit: () => deleteFromTrash(requestContext.caller, params.id),
	});
}

export default function TrashDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={`/admin/trash${useLocation().search}`} again={actionData} isFinal />;
}
