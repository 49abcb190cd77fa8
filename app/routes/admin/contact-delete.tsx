import { useLocation } from "react-router";
import { deleteContact } from "../../../domain/cases/contacts/commands.ts";
import { getContact } from "../../../domain/cases/contacts/queries.ts";
import { DeleteDialog } from "../../admin/delete-dialog.tsx";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/contact-delete";

export const loader = adminLoader("contact message", async ({ caller }, { params }: Route.LoaderArgs) => {
	const { name, email } = await getContact(caller, params.id);
	return `${name}, ${email}`;
});

export const action = adminAction(({ caller }, { params, url }: Route.ActionArgs) => ({
	done: "item_deleted",
	back: `/admin/contact${url.search}`,
	canUndo: true,
	submit: () => deleteContact(caller, params.id),
}));

export default function ContactDelete({ loaderData, actionData }: Route.ComponentProps) {
	return <DeleteDialog loaded={loaderData} back={`/admin/contact${useLocation().search}`} again={actionData} />;
}
