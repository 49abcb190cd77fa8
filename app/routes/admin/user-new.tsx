import { useLocation } from "react-router";
import { suggestPassword } from "../../../domain/accounts/passwords.ts";
import { createUser } from "../../../domain/accounts/users/commands.ts";
import { Dialog } from "../../admin/dialog.tsx";
import { useAdminTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { RecordForm } from "../../admin/record-form.tsx";
import { userFields } from "../../admin/user-fields.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/user-new";

export { resilientSubmit as clientAction } from "../../admin/resilient-submit.ts";

export const loader = () => ({ suggestion: suggestPassword() });

export function action({ context, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "user_created",
		back: `/admin/users${url.search}`,
		submit: ({ email, password, displayName, role, ownPassword }) =>
			createUser(
				requestContext.caller,
				{ email, password, displayName, role },
				{ ownPassword, language: requestContext.language },
			),
	});
}

/** LIMIT-18: the default role is user. */
export default function UserNew({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAdminTexts().users;
	const back = `/admin/users${useLocation().search}`;
	return (
		<Dialog title={t.add} back={back}>
			<p className="mb-3 text-muted">{t.passwordHint}</p>
			<p className="mb-3 text-muted">{t.ownerHint}</p>
			<RecordForm
				fields={userFields}
				labels={t.fields}
				values={{ role: "user", password: loaderData.suggestion }}
				again={actionData}
				failed={t.createFailed}
				back={back}
			/>
		</Dialog>
	);
}
