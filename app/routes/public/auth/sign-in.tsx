import { signIn, signOut } from "../../../../domain/accounts/commands.ts";
import { accountAction, returnToIn } from "../../../account-forms.ts";
import { emptyForm } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { useMyTexts } from "../../../i18n/my/texts.ts";
import { useTexts } from "../../../i18n/texts.ts";
import { requestContextKey, useHref } from "../../../request-context.ts";
import { originOf, redirectSignedIn, returnUrlOf, signedInResponse } from "../../../require-account.ts";
import { AccountPage } from "../../../ui/account-form.tsx";
import { Field } from "../../../ui/form.tsx";
import type { Route } from "./+types/sign-in";

export function loader({ request, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const returnTo = returnUrlOf(new URL(request.url).searchParams.get("returnTo"));
	redirectSignedIn(requestContext, returnTo);
	const failure = { forged: "session_forged", ended: "session_missing" } as const;
	const { state } = requestContext.session;
	return { returnTo, state: emptyForm(state === "forged" || state === "ended" ? failure[state] : undefined) };
}

export const action = accountAction(async (requestContext, fields) => {
	const { caller, session } = requestContext;
	const input = { email: fields.get("email"), password: fields.get("password") };
	const entrance = await signIn(caller, input, originOf(requestContext));
	if (session.signedToken) await signOut(caller, session.signedToken);
	return signedInResponse(requestContext, entrance, returnToIn(fields).returnTo);
}, returnToIn);

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAccountTexts();
	const href = useHref();
	const { returnTo, state } = actionData ?? loaderData;
	return (
		<AccountPage
			title={t.signInTitle}
			to="/auth"
			state={state}
			labels={{ email: t.email, password: t.password }}
			send={t.signIn}
			text={
				<>
					{t.applicants}{" "}
					<a className="link mr-4 inline-block py-2.5" href={href("/apply")}>
						{useTexts().nav.apply}
					</a>{" "}
					<a className="link inline-block py-2.5" href={href("/my")}>
						{useMyTexts().title}
					</a>
				</>
			}
			links={
				<>
					<span>
						{t.noAccount}{" "}
						<a className="link" href={href("/auth/sign-up")}>
							{t.createAccount}
						</a>
					</span>
					<a className="link" href={href("/auth/forgotten")}>
						{t.forgotten}
					</a>
				</>
			}
		>
			<input type="hidden" name="returnTo" value={returnTo} />
			<Field state={state} name="email" label={t.email} type="email" inputMode="email" autoComplete="username" />
			<Field state={state} name="password" label={t.password} type="password" autoComplete="current-password" />
		</AccountPage>
	);
}
