import { verifyTwoFactor } from "../../../../domain/accounts/commands.ts";
import { invalid } from "../../../../domain/shared/errors.ts";
import { accountAction, returnToIn } from "../../../account-forms.ts";
import { emptyForm } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { requestContextKey } from "../../../request-context.ts";
import { originOf, redirectSignedIn, returnUrlOf, signedInResponse } from "../../../require-account.ts";
import { AccountPage } from "../../../ui/account-form.tsx";
import { Field } from "../../../ui/form.tsx";
import type { Route } from "./+types/two-factor";

/** The second step of a sign-in; the first step set a challenge cookie. */
export function loader({ request, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const returnTo = returnUrlOf(new URL(request.url).searchParams.get("returnTo"));
	redirectSignedIn(requestContext, returnTo);
	return { returnTo, state: emptyForm(requestContext.session.challenge ? undefined : "session_missing") };
}

export const action = accountAction(async (requestContext, fields) => {
	const { caller, session } = requestContext;
	if (!session.challenge) throw invalid([{ field: "", code: "session_missing" }]);
	const input = { code: fields.get("code") };
	const entrance = await verifyTwoFactor(caller, input, session.challenge, originOf(requestContext));
	return signedInResponse(requestContext, entrance, returnToIn(fields).returnTo);
}, returnToIn);

export default function TwoFactor({ loaderData, actionData }: Route.ComponentProps) {
	const t = useAccountTexts().challenge;
	const { returnTo, state } = actionData ?? loaderData;
	return (
		<AccountPage
			title={t.title}
			text={t.text}
			to="/auth/second-factor"
			state={state}
			labels={{ code: t.code }}
			send={t.send}
		>
			<input type="hidden" name="returnTo" value={returnTo} />
			<Field
				state={state}
				name="code"
				label={t.code}
				autoComplete="one-time-code"
				maxLength={50}
				autoCapitalize="off"
			/>
		</AccountPage>
	);
}
