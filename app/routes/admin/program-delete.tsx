import { useLocation } from "react-router";
import { deleteProgram } from "../../../domain/catalog/commands.ts";
import { getProgramRecord } from "../../../domain/catalog/staff-queries.ts";
import { localized } from "../../../domain/language.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/program-delete";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "program", async () =>
		localized(await getProgramRecord(visit.caller, params.id, visit.language), "title", visit.language),
	);
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	return handleAdminForm(visit, request, {
		done: "item_deleted",
		back: `/admin/programs${url.search}`,
		submit: () => deleteProgram(visit.caller, params.id),
	});
}

export default function ProgramDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={`/admin/programs${useLocation().search}`} again={actionData} />;
}
