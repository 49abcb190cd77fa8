import { useLocation } from "react-router";
import { deleteProgram } from "../../../domain/catalog/commands.ts";
import { getProgramRecord } from "../../../domain/catalog/staff-queries.ts";
import { localized } from "../../../domain/language.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { receive } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { visitContext } from "../../request-context.ts";
import type { Route } from "./+types/program-delete";

export { sendKept as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(visitContext);
	return load(visit, "program", async () =>
		localized(await getProgramRecord(visit.caller, params.id, visit.language), "title", visit.language),
	);
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const visit = context.get(visitContext);
	return receive(visit, request, {
		done: "item_deleted",
		back: `/admin/programs${url.search}`,
		submit: () => deleteProgram(visit.caller, params.id),
	});
}

export default function ProgramDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={`/admin/programs${useLocation().search}`} again={actionData} />;
}
