import { useLocation } from "react-router";
import { deleteApplication } from "../../../domain/applications/commands.ts";
import { getApplication } from "../../../domain/applications/queries.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/application-delete";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "application", async () => {
		const { fullName, reference } = await getApplication(visit.caller, params.id);
		return `${fullName}, ${reference}`;
	});
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	return handleAdminForm(visit, request, {
		done: "item_deleted",
		back: `/admin/applications${url.search}`,
		submit: () => deleteApplication(visit.caller, params.id),
	});
}

export default function ApplicationDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={`/admin/applications${useLocation().search}`} again={actionData} />;
}
