import { useLocation } from "react-router";
import { deleteUniversity } from "../../../domain/catalog/commands.ts";
import { getUniversityRecord } from "../../../domain/catalog/staff-queries.ts";
import { localized } from "../../../domain/language.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { receive } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { visitContext } from "../../request-context.ts";
import type { Route } from "./+types/university-delete";

export { sendKept as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	return load(visit, "university", async () =>
		localized(await getUniversityRecord(visit.caller, params.id), "name", visit.language),
	);
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const visit = context.get(visitContext);
	return receive(visit, request, {
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
