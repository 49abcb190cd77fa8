import { signUp } from "../../../../domain/accounts/sign-up/commands.ts";
import { accountAction } from "../../../account-forms.ts";
import { trackServerEvents } from "../../../ads.ts";
import { emptyForm } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { requestContextKey, useHref } from "../../../request-context.ts";
import { originOf, redirectSignedIn, redirectTo, signedInResponse } from "../../../require-account.ts";
import { AccountPage } from "../../../ui/account-form.tsx";
import { Field } from "../../../ui/form.tsx";
import type { Route } from "./+types/sign-up";

export function loader({ context }: Route.LoaderArgs) {
	redirectSignedIn(context.get(requestContextKey));
	return { state: emptyForm() };
}

export const action = accountAction(async (requestContext, fields) => {
	const input = {
		displayName: fields.get("displayName"),
		email: fields.get("email"),
		password: fields.get("password"),
	};
	const entrance = await signUp(requestContext.caller, input, originOf(requestContext));
	if (entrance?.kind === "open") await trackServerEvents(requestContext, "CompleteRegistration", entrance.userId);
	if (entrance) return signedInResponse(requestContext, entrance);
	return redirectTo(`${requestContext.prefix}/auth`, "signed_up");
});

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAccountTexts();
	const href = useHref();
	const { state } = actionData ?? loaderData;
	return (
		<AccountPage
			title={t.signUpTitle}
			text={t.signUpText}
			to="/auth/sign-up"
			state={state}
			labels={{ displayName: t.displayName, email: t.email, password: t.password }}
			send={t.createAccount}
			links={
				<span>
					{t.hasAccount}{" "}
					<a className="link" href={href("/auth")}>
						{t.signIn}
					</a>
				</span>
			}
		>
			<Field state={state} name="displayName" label={t.displayName} autoComplete="name" maxLength={200} />
			<Field state={state} name="email" label={t.email} type="email" inputMode="email" autoComplete="username" />
			<Field
				state={state}
				name="password"
				label={t.password}
				hint={t.passwordHint}
				type="password"
				autoComplete="new-password"
			/>
		</AccountPage>
	);
}
