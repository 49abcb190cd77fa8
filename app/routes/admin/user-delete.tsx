import { useLocation } from "react-router";
import { deleteUser } from "../../../domain/accounts/users/commands.ts";
import { getUser } from "../../../domain/accounts/users/queries.ts";
import { ConfirmDialog, OwnPassword } from "../../admin/confirm-dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/user-delete";

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "user", async () => {
		const { email, displayName, role } = await getUser(requestContext.caller, params.id);
		return { email, displayName, isOwner: role === "owner" };
	});
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "user_deleted",
		back: `/admin/users${url.search}`,
		submit: ({ ownPassword }) =>
			deleteUser(requestContext.caller, params.id, { ownPassword, language: requestContext.language }),
	});
}

export default function UserDelete({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAdminTexts();
	const back = `/admin/users${useLocation().search}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { email, displayName, isOwner } = loaderData.value;
	return (
		<ConfirmDialog
			title={t.deleteQuestion}
			confirm={t.delete}
			failed={t.deleteFailed}
			danger
			back={back}
			again={actionData}
		>
			<p className="font-semibold">{displayName}</p>
			<p>{email}</p>
			<p className="mt-1 text-muted">{t.deleteHint}</p>
			{isOwner && <OwnPassword />}
		</ConfirmDialog>
	);
}
