import { useLocation } from "react-router";
import { deleteFromTrash } from "../../../domain/cases/trash/commands.ts";
import { getDeleted } from "../../../domain/cases/trash/queries.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/trash-delete";

export const loader = adminLoader(
	"deleted record",
	async ({ caller }, { params }: Route.LoaderArgs) => (await getDeleted(caller, params.id)).label,
);

export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => ({
	done: "item_deleted",
	back: `/admin/trash${url.search}`,
	submit: () => deleteFromTrash(caller, params.id),
}));

export default function TrashDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={`/admin/trash${useLocation().search}`} again={actionData} isFinal />;
}
