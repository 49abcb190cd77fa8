import { deleteList } from "../../../domain/catalog/certifications/list-commands.ts";
import { listLists } from "../../../domain/catalog/certifications/list-queries.ts";
import { notFound } from "../../../domain/shared/errors.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/certification-list-delete";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

const back = "/admin/certifications";

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "list", async () => {
		const list = (await listLists(requestContext.caller)).find(({ id }) => id === params.id);
		if (!list) throw notFound("list");
		return `IEQAS ${list.validFrom} – ${list.validTo}`;
	});
}

export function action({ context, params, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "item_deleted",
		back,
		submit: () => deleteList(requestContext.caller, params.id),
	});
}

export default function CertificationListDelete({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAdminTexts().certifications;
	return <DeleteDialog loaded={loaderData} back={back} again={actionData} hint={t.deleteHint} isFinal />;
}
