import { changePassword } from "../../../../domain/accounts/settings/commands.ts";
import { accountAction } from "../../../account-forms.ts";
import { emptyForm } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { requestContextKey, useHref } from "../../../request-context.ts";
import { originOf, redirectTo, requireAccount } from "../../../require-account.ts";
import { AccountPage } from "../../../ui/account-form.tsx";
import { Field } from "../../../ui/form.tsx";
import type { Route } from "./+types/change-password";

export function loader({ context }: Route.LoaderArgs) {
	requireAccount(context.get(requestContextKey));
	return { state: emptyForm() };
}

export const action = accountAction(async (requestContext, fields) => {
	const { caller, prefix, session } = requestContext;
	const input = { currentPassword: fields.get("current_password"), newPassword: fields.get("new_password") };
	const changed = await changePassword(caller, session.token ?? "", input, originOf(requestContext));
	return redirectTo(`${prefix}/account`, "password_changed", [
		session.keep(changed.session),
		session.keepDevice(changed.device),
	]);
});

export default function ChangePassword({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAccountTexts();
	const href = useHref();
	const { state } = actionData ?? loaderData;
	return (
		<AccountPage
			title={t.changePassword.title}
			text={t.changePassword.text}
			to="/account/password"
			state={state}
			labels={{ current_password: t.changePassword.current, new_password: t.newPassword }}
			send={t.setPassword.save}
			links={
				<>
					<a className="link" href={href("/account")}>
						{t.account}
					</a>
					<a className="link" href={href("/auth/forgotten")}>
						{t.forgotten}
					</a>
				</>
			}
		>
			<Field
				state={state}
				name="current_password"
				label={t.changePassword.current}
				type="password"
				autoComplete="current-password"
			/>
			<Field
				state={state}
				name="new_password"
				label={t.newPassword}
				hint={t.passwordHint}
				type="password"
				autoComplete="new-password"
			/>
		</AccountPage>
	);
}
