import { redirect } from "react-router";
import { changePassword } from "../../../../domain/accounts/settings/commands.ts";
import { emptyForm, handleForm, readFields } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { requestContextKey, useHref } from "../../../request-context.ts";
import { markConfidential, originOf, redirectTo, requireAccount } from "../../../require-account.ts";
import { AccountPage } from "../../../ui/account-form.tsx";
import { Field } from "../../../ui/form.tsx";
import type { Route } from "./+types/change-password";

export function loader({ context }: Route.LoaderArgs) {
	requireAccount(context.get(requestContextKey));
	return { state: emptyForm() };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	const { token, keep, keepDevice } = requestContext.session;
	if (!token) throw redirect(`${requestContext.prefix}/auth`, 303);
	const fields = await readFields(request);
	return handleForm(
		requestContext,
		fields,
		async () => {
			const input = { currentPassword: fields.get("current_password"), newPassword: fields.get("new_password") };
			const { session, device } = await changePassword(requestContext.caller, token, input, originOf(requestContext));
			return redirectTo(`${requestContext.prefix}/account`, "password_changed", [keep(session), keepDevice(device)]);
		},
		{ secret: ["current_password", "new_password"] },
	);
}

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
