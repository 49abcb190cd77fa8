import { useLocation } from "react-router";
import { sendPasswordReset } from "../../../domain/accounts/users/commands.ts";
import { getUser } from "../../../domain/accounts/users/queries.ts";
import { ConfirmDialog } from "../../admin/confirm-dialog.tsx";
import { MissingDialog } from "../../admin/dialog.tsx";
import { useManagementTexts } from "../../admin/frame.ts";
import { adminAction, adminLoader } from "../../admin/page-handlers.ts";
import type { Route } from "./+types/user-reset";

export const loader = adminLoader("user", async ({ caller }, { params }: Route.LoaderArgs) => ({
	email: (await getUser(caller, params.id)).email,
}));

export const action = adminAction(({ caller, language }, { params, url }: Route.ActionArgs) => ({
	done: "reset_email_sent",
	back: `/admin/users${url.search}`,
	submit: async () => {
		const { email } = await getUser(caller, params.id);
		await sendPasswordReset(caller, { email }, language);
	},
}));

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
