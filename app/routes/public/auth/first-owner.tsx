import { claimSite } from "../../../../domain/accounts/users/commands.ts";
import { accountAction, codeIn, codeLoader } from "../../../account-forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { originOf, signedInResponse } from "../../../require-account.ts";
import { EmailedLinkPage } from "../../../ui/account-form.tsx";
import { Field } from "../../../ui/form.tsx";
import type { Route } from "./+types/first-owner";

/** C-01: the target of the link that a start prints while the site has no owner. */
export const loader = codeLoader;

export const action = accountAction(async (requestContext, fields) => {
	const input = {
		displayName: fields.get("displayName"),
		email: fields.get("email"),
		password: fields.get("password"),
	};
	const entrance = await claimSite(requestContext.caller, codeIn(fields).code, input, originOf(requestContext));
	return signedInResponse(requestContext, entrance);
}, codeIn);

export default function FirstOwner({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAccountTexts();
	const { code, state } = actionData ?? loaderData;
	return (
		<EmailedLinkPage
			title={t.firstOwner.title}
			text={t.firstOwner.text}
			to="/auth/first-owner"
			newLink={{ to: "/auth", label: t.signIn, text: t.firstOwner.newLink }}
			state={state}
			labels={{ displayName: t.displayName, email: t.email, password: t.password }}
			send={t.createAccount}
		>
			<input type="hidden" name="code" value={code} />
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
		</EmailedLinkPage>
	);
}
