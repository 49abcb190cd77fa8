import { useLocation } from "react-router";
import { deleteApplication } from "../../../domain/cases/applications/commands.ts";
import { getApplication } from "../../../domain/cases/applications/queries.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/application-delete";

export const loader = adminLoader("application", async ({ caller }, { params }: Route.LoaderArgs) => {
	const { applicantName, reference } = await getApplication(caller, params.id);
	return `${applicantName}, ${reference}`;
});

export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => ({
	done: "item_deleted",
	back: `/admin/applications${url.search}`,
	canUndo: true,
	submit: () => deleteApplication(caller, params.id),
}));

export default function ApplicationDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={`/admin/applications${useLocation().search}`} again={actionData} />;
}
