import { useLocation } from "react-router";
import { inviteAgain } from "../../../domain/accounts/users/commands.ts";
import { getUser, isMailConnected } from "../../../domain/accounts/users/queries.ts";
import { ConfirmDialog, OwnPassword } from "../../admin/confirm-dialog.tsx";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { InvitationLink, invite } from "../../admin/invitation.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/user-invite";

export const loader = adminLoader("user", async ({ caller }, { params }: Route.LoaderArgs) => {
	const { displayName, role } = await getUser(caller, params.id);
	return { name: displayName, isOwner: role === "owner", isMailed: await isMailConnected(caller) };
});

export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, language } = requestContext;
	return invite(requestContext, request, url, ({ ownPassword }) =>
		inviteAgain(caller, params.id, { ownPassword, language }),
	);
}

/** Another link for somebody who has not chosen a password. */
export default function UserInvite({ loaderData, actionData }: Route.ComponentProps) {
	const t = useManagementTexts().users;
	const back = `/admin/users${useLocation().search}`;
	if (actionData && "link" in actionData)
		return (
			<Dialog title={t.inviteAgain} back={back} small>
				<InvitationLink {...actionData} back={back} />
			</Dialog>
		);
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { name, isOwner, isMailed } = loaderData.value;
	return (
		<ConfirmDialog
			title={`${t.inviteAgain}: ${name}`}
			confirm={t.inviteAgain}
			failed={t.inviteFailed}
			back={back}
			again={actionData}
		>
			<p>{isMailed ? t.inviteHint : t.linkHint}</p>
			{isOwner && <OwnPassword />}
		</ConfirmDialog>
	);
}
