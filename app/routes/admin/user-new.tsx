import { useLocation } from "react-router";
import { inviteUser } from "../../../domain/accounts/users/commands.ts";
import { isMailConnected } from "../../../domain/accounts/users/queries.ts";
import { roles } from "../../../domain/accounts/users/schema.ts";
import { Dialog } from "../../admin/dialog.tsx";
import type { Field } from "../../admin/fields.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { InvitationLink, invite } from "../../admin/invitation.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/user-new";

const userFields: Field[] = [
	{ name: "email", kind: "email", required: true },
	{ name: "displayName", kind: "line", required: true },
	{ name: "role", kind: "choice", required: true, options: roles },
	{ name: "ownPassword", kind: "password" },
];

export const loader = adminLoader("mail", async ({ caller }) => ({ isMailed: await isMailConnected(caller) }));

export function action({ context, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, language } = requestContext;
	return invite(requestContext, request, url, ({ email, displayName, role, ownPassword }) =>
		inviteUser(caller, { email, displayName, role }, { ownPassword, language }),
	);
}

/** LIMIT-18: the default role is user. */
export default function UserNew({ loaderData, actionData }: Route.ComponentProps) {
	const t = useManagementTexts().users;
	const back = `/admin/users${useLocation().search}`;
	return (
		<Dialog title={t.add} back={back}>
			{actionData && "link" in actionData ? (
				<InvitationLink {...actionData} back={back} />
			) : (
				<>
					<p className="mb-3 text-muted">{loaderData.value?.isMailed ? t.inviteHint : t.linkHint}</p>
					<ul className="mb-3 text-muted">
						{roles.map((role) => (
							<li key={role}>{t.roleHints[role]}</li>
						))}
					</ul>
					<p className="mb-3 text-muted">{t.ownerHint}</p>
					<RecordForm
						fields={userFields}
						labels={t.fields}
						values={{ role: "user" }}
						again={actionData}
						failed={t.createFailed}
						submit={t.invite}
						back={back}
					/>
				</>
			)}
		</Dialog>
	);
}
