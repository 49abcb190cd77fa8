import { useLocation } from "react-router";
import { deleteContact } from "../../../domain/cases/contacts/commands.ts";
import { getContact } from "../../../domain/cases/contacts/queries.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/contact-delete";

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "contact message", async () => {
		const { name, email } = await getContact(requestContext.caller, params.id);
		return `${name}, ${email}`;
	});
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "item_deleted",
		back: `/admin/contact${url.search}`,
		canUndo: true,
		submit: () => deleteContact(requestContext.caller, params.id),
	});
}

export default function ContactDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={`/admin/contact${useLocation().search}`} again={actionData} />;
}
