import { confirmEmail } from "../../../../domain/accounts/sign-up/commands.ts";
import { accountAction, codeIn, codeLoader } from "../../../account-forms.ts";
import { trackServerEvents } from "../../../ads.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { redirectTo } from "../../../require-account.ts";
import { EmailedLinkPage } from "../../../ui/account-form.tsx";
import type { Route } from "./+types/confirm";

/** Mail programs follow links on their own: the address is confirmed by the button. */
export const loader = codeLoader;

export const action = accountAction(async (requestContext, fields) => {
	const userId = await confirmEmail(requestContext.caller, codeIn(fields).code, requestContext.adVisitor);
	await trackServerEvents(requestContext, "CompleteRegistration", userId);
	return redirectTo(`${requestContext.prefix}/auth`, "email_confirmed");
}, codeIn);

export default function Confirm({ loaderData, actionData }: Route.ComponentProps) {
	const { confirm: t, signIn } = useAccountTexts();
	const { code, state } = actionData ?? loaderData;
	return (
		<EmailedLinkPage
			title={t.title}
			text={t.text}
			to="/auth/confirm"
			newLink={{ to: "/auth", label: signIn, text: t.newLink }}
			state={state}
			labels={{}}
			send={t.send}
		>
			<input type="hidden" name="code" value={code} />
		</EmailedLinkPage>
	);
}
