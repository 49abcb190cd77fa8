import { useLocation } from "react-router";
import { deleteApplication } from "../../../domain/cases/applications/commands.ts";
import { getApplication } from "../../../domain/cases/applications/queries.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/application-delete";

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "application", async () => {
		const { applicantName, reference } = await getApplication(requestContext.caller, params.id);
		return `${applicantName}, ${reference}`;
	});
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "item_deleted",
		back: `/admin/applications${url.search}`,
		canUndo: true,
		submit: () => deleteApplication(requestContext.caller, params.id),
	});
}

export default function ApplicationDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={`/admin/applications${useLocation().search}`} again={actionData} />;
}
