import { useLocation } from "react-router";
import { deleteUser } from "../../../domain/accounts/users/commands.ts";
import { getUser } from "../../../domain/accounts/users/queries.ts";
import { ConfirmDialog, OwnPassword } from "../../admin/confirm-dialog.tsx";
import { MissingDialog } from "../../admin/dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/user-delete";

export const loader = adminLoader("user", async ({ caller }, { params }: Route.LoaderArgs) => {
	const { email, displayName, role } = await getUser(caller, params.id);
	return { email, displayName, isOwner: role === "owner" };
});

export const action = adminAction(({ caller, language }, { params, url }: Route.ActionArgs) => ({
	done: "user_deleted",
	back: `/admin/users${url.search}`,
	submit: ({ ownPassword }) => deleteUser(caller, params.id, { ownPassword, language: language }),
}));

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
