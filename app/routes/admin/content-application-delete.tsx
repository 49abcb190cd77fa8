import { useLocation } from "react-router";
import { deleteApplication } from "../../../domain/cases/applications/commands.ts";
import { getApplication } from "../../../domain/cases/applications/queries.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/content-application-delete";

export const loader = adminLoader("application", async ({ caller }, { params }: Route.LoaderArgs) => {
	const { applicantName, reference } = await getApplication(caller, params.id);
	return `${applicantName}, ${reference}`;
});

export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => ({
	done: "content_deleted",
	back: `/admin/content/applications${url.search}`,
	canUndo: true,
	submit: () => deleteApplication(caller, params.id),
}));

export default function ContentApplicationDelete({ loaderData, actionData }: Route.ComponentProps) {
	const { deleteFailed } = useManagementTexts().content;
	const back = `/admin/content/applications${useLocation().search}`;
	return <DeleteDialog loaded={loaderData} back={back} again={actionData} failed={deleteFailed} />;
}
