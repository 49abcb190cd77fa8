import { isPasswordLinkUsable, setPassword } from "../../../../domain/accounts/sign-up/commands.ts";
import { accountAction, codeIn, codeLoader } from "../../../account-forms.ts";
import { emptyForm } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { loadOptional } from "../../../load.ts";
import { requestContextKey, useHref } from "../../../request-context.ts";
import { originOf, redirectTo } from "../../../require-account.ts";
import { EmailedLinkPage } from "../../../ui/account-form.tsx";
import { Field } from "../../../ui/form.tsx";
import type { Route } from "./+types/new-password";

/** C-16: the target of a password reset link. Opening it does not use it up; a link that no longer works says so at once. */
export async function loader(args: Route.LoaderArgs) {
	const { code, state } = codeLoader(args);
	const requestContext = args.context.get(requestContextKey);
	const isUsable = code
		? await loadOptional(requestContext, "link", () => isPasswordLinkUsable(requestContext.caller, code))
		: null;
	return { code, state: isUsable === false ? emptyForm("link_invalid") : state };
}

export const action = accountAction(async (requestContext, fields) => {
	const { caller, prefix, session } = requestContext;
	const input = { password: fields.get("password") };
	const device = await setPassword(caller, codeIn(fields).code, input, originOf(requestContext));
	return redirectTo(`${prefix}/auth`, "password_set", [session.end(), session.keepDevice(device)]);
}, codeIn);

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAccountTexts();
	const href = useHref();
	const { code, state } = actionData ?? loaderData;
	return (
		<EmailedLinkPage
			title={t.setPassword.title}
			text={t.setPassword.text}
			to="/auth/new-password"
			newLink={{ to: "/auth/forgotten", label: t.newLink }}
			state={state}
			labels={{ password: t.newPassword }}
			send={t.setPassword.save}
			links={
				<a className="link" href={href("/auth/forgotten")}>
					{t.forgotten}
				</a>
			}
		>
			<input type="hidden" name="code" value={code} />
			<Field
				state={state}
				name="password"
				label={t.newPassword}
				hint={t.passwordHint}
				type="password"
				autoComplete="new-password"
			/>
		</EmailedLinkPage>
	);
}
