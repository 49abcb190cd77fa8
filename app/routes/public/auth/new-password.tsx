import { setPassword } from "../../../../domain/accounts/sign-up/commands.ts";
import { emptyForm, handleForm, readFields } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { requestContextKey, useHref } from "../../../request-context.ts";
import { markConfidential, originOf, redirectTo } from "../../../require-account.ts";
import { EmailedLinkPage } from "../../../ui/account-form.tsx";
import { Field } from "../../../ui/form.tsx";
import type { Route } from "./+types/new-password";

/** C-16: the target of a password reset link. Opening it does not use it up. */
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
			const device = await setPassword(
				requestContext.caller,
				code,
				{ password: fields.get("password") },
				originOf(requestContext),
			);
			return redirectTo(`${requestContext.prefix}/auth`, "password_set", [
				requestContext.session.end(),
				requestContext.session.keepDevice(device),
			]);
		},
		{ secret: ["password"], show: (state) => ({ code, state }) },
	);
}

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
