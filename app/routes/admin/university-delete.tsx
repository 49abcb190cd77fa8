import { useLocation } from "react-router";
import { deleteUniversity } from "../../../domain/catalog/commands.ts";
import { getUniversityRecord } from "../../../domain/catalog/staff-queries.ts";
import { localized } from "../../../domain/language.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/university-delete";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "university", async () =>
		localized(await getUniversityRecord(visit.caller, params.id), "name", visit.language),
	);
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	return handleAdminForm(visit, request, {
		done: "item_deleted",
		back: `/admin${url.search}`,
		submit: () => deleteUniversity(visit.caller, params.id),
	});
}

export default function UniversityDelete({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<DeleteDialog
			loaded={loaderData}
			back={`/admin${useLocation().search}`}
			again={actionData}
			hint={useAdminTexts().universities.deleteHint}
		/>
	);
}
