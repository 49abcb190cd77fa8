import { changePassword } from "../../../../domain/accounts/settings/commands.ts";
import { FormField } from "../../../admin/form-field.tsx";
import { useManagementTexts } from "../../../admin/frame.ts";
import { AccountForm, AccountPage } from "../../../admin/own-account.tsx";
import { adminAction } from "../../../admin/page-handlers.ts";
import { markConfidential, originOf } from "../../../require-account.ts";
import type { Route } from "./+types/password";

export const action = adminAction((requestContext) => {
	markConfidential(requestContext);
	const { token = "", keep, keepDevice } = requestContext.session;
	const cookies: string[] = [];
	return {
		done: "password_changed",
		back: "/admin/account",
		cookies,
		submit: async ({ current_password: currentPassword, new_password: newPassword }) => {
			const input = { currentPassword, newPassword };
			const { session, device } = await changePassword(requestContext.caller, token, input, originOf(requestContext));
			cookies.push(keep(session), keepDevice(device));
		},
	};
});

export default function OwnPassword({ actionData }: Route.ComponentProps) {
	const t = useManagementTexts().ownAccount;
	return (
		<AccountPage title={t.changePassword.title}>
			<p className="mb-4 text-muted">{t.changePassword.text}</p>
			<AccountForm again={actionData} steps={[{ text: t.savePassword }]}>
				<FormField
					name="current_password"
					type="password"
					label={t.changePassword.current}
					autoComplete="current-password"
				/>
				<FormField
					name="new_password"
					type="password"
					label={t.newPassword}
					hint={t.passwordHint}
					autoComplete="new-password"
				/>
			</AccountForm>
		</AccountPage>
	);
}
