import { useLocation } from "react-router";
import { sendPasswordReset } from "../../../domain/accounts/users/commands.ts";
import { getUser } from "../../../domain/accounts/users/queries.ts";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { handleAdminForm } from "../../admin/handle-form.ts";
import { MissingDialog } from "../../admin/record-dialog.tsx";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/user-reset";

export function loader({ context, params }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return load(requestContext, "user", async () => ({ email: (await getUser(requestContext.caller, params.id)).email }));
}

export function action({ context, params, request, url }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	return handleAdminForm(requestContext, request, {
		done: "reset_email_sent",
		back: `/admin/users${url.search}`,
		submit: async () => {
			const { email } = await getUser(requestContext.caller, params.id);
			await sendPasswordReset(requestContext.caller, { email }, requestContext.language);
		},
	});
}

export default function UserReset({ loaderData, actionData }: Route.ComponentProps) {
	const t = useManagementTexts().users;
	const back = `/admin/users${useLocation().search}`;
	if (!loaderData.value) return <MissingDialog fault={loaderData.fault} back={back} />;
	return (
		<ConfirmDialog title={t.resetTitle} confirm={t.reset} failed={t.resetFailed} back={back} again={actionData}>
			<p>{t.resetText(loaderData.value.email)}</p>
		</ConfirmDialog>
	);
}
