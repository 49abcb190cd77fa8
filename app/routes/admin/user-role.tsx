import { useLocation } from "react-router";
import { changeRole } from "../../../domain/accounts/users/commands.ts";
import { getUser } from "../../../domain/accounts/users/queries.ts";
import { type Role, roles } from "../../../domain/accounts/users/schema.ts";
import { Dialog, MissingDialog } from "../../admin/dialog.tsx";
import type { Field } from "../../admin/fields.ts";
import { useManagementTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import type { Route } from "./+types/user-role";

const roleFields: Field[] = [
	{ name: "role", kind: "choice", required: true, options: roles },
	{ name: "ownPassword", kind: "password" },
];

/** `?role=`: the selection in the list. */
export const loader = adminLoader("user", async ({ caller }, { params, url }: Route.LoaderArgs) => {
	const { email, role } = await getUser(caller, params.id);
	const chosen = url.searchParams.get("role") as Role | null;
	return { email, role: chosen && roles.includes(chosen) ? chosen : role };
});

/** Also handles the select in the list. */
export const action = adminAction(({ caller, language }, { params, url }: Route.ActionArgs) => ({
	done: "user_role_updated",
	back: listAddress(url.search),
	submit: ({ role, ownPassword }) => changeRole(caller, params.id, { role, ownPassword }, language),
}));

export default function UserRole({ loaderData, actionData }: Route.ComponentProps) {
	const t = useManagementTexts().users;
	const back = listAddress(useLocation().search);
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	const { email, role } = loaderData.value;
	return (
		<Dialog title={t.roleOf(email)} back={back}>
			<p className="mb-3 text-muted">{t.ownerHint}</p>
			<RecordForm
				fields={roleFields}
				labels={t.fields}
				values={{ role }}
				again={actionData}
				failed={t.roleFailed}
				back={back}
			/>
		</Dialog>
	);
}

/** The URL of the list before the selection. */
function listAddress(search: string): string {
	const params = new URLSearchParams(search);
	params.delete("role");
	return `/admin/users${params.size > 0 ? `?${params}` : ""}`;
}
