import { useLocation } from "react-router";
import { deleteContact } from "../../../domain/contacts/commands.ts";
import { getContact } from "../../../domain/contacts/queries.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../admin/load.ts";
import { requestContext } from "../../request-context.ts";
import type { Route } from "./+types/contact-delete";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	return load(visit, "contact message", async () => {
		const { name, email } = await getContact(visit.caller, params.id);
		return `${name}, ${email}`;
	});
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	return handleAdminForm(visit, request, {
		done: "item_deleted",
		back: `/admin/contact${url.search}`,
		submit: () => deleteContact(visit.caller, params.id),
	});
}

export default function ContactDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={`/admin/contact${useLocation().search}`} again={actionData} />;
}
