import { requestPasswordReset } from "../../../../domain/accounts/sign-up/commands.ts";
import { accountAction } from "../../../account-forms.ts";
import { emptyForm } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { requestContextKey } from "../../../request-context.ts";
import { markConfidential, originOf, redirectTo } from "../../../require-account.ts";
import { AccountPage } from "../../../ui/account-form.tsx";
import { Field } from "../../../ui/form.tsx";
import type { Route } from "./+types/forgotten";

export function loader({ context }: Route.LoaderArgs) {
	markConfidential(context.get(requestContextKey));
	return { state: emptyForm() };
}

/** Responds the same whether or not the address has an account. */
export const action = accountAction(async (requestContext, fields) => {
	await requestPasswordReset(requestContext.caller, { email: fields.get("email") }, originOf(requestContext));
	return redirectTo(`${requestContext.prefix}/auth`, "recovery_sent");
});

export default function Forgotten({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAccountTexts();
	const { state } = actionData ?? loaderData;
	return (
		<AccountPage
			title={t.recovery.title}
			text={t.recovery.text}
			to="/auth/forgotten"
			state={state}
			labels={{ email: t.email }}
			send={t.recovery.send}
		>
			<Field state={state} name="email" label={t.email} type="email" inputMode="email" autoComplete="username" />
		</AccountPage>
	);
}
