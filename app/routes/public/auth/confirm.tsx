import { confirmEmail } from "../../../../domain/accounts/sign-up/commands.ts";
import { trackServerEvents } from "../../../ads.ts";
import { emptyForm, handleForm, readFields } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { requestContextKey } from "../../../request-context.ts";
import { markConfidential, redirectTo } from "../../../require-account.ts";
import { EmailedLinkPage } from "../../../ui/account-form.tsx";
import type { Route } from "./+types/confirm";

/** Mail programs follow links on their own: the address is confirmed by the button. */
export function loader({ request, context }: Route.LoaderArgs) {
	markConfidential(context.get(requestContextKey));
	const code = new URL(request.url).searchParams.get("code") ?? "";
	return { code, state: emptyForm(code ? undefined : "no_code") };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	const fields = await readFields(request);
	const code = String(fields.get("code") ?? "");
	return handleForm(
		requestContext,
		fields,
		async () => {
			const userId = await confirmEmail(requestContext.caller, code, requestContext.adVisitor);
			await trackServerEvents(requestContext, "CompleteRegistration", userId);
			return redirectTo(`${requestContext.prefix}/auth`, "email_confirmed");
		},
		{ show: (state) => ({ code, state }) },
	);
}

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
