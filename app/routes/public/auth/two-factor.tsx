import { data } from "react-router";
import { verifyTwoFactor } from "../../../../domain/accounts/commands.ts";
import { emptyForm, handleForm, readFields } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { requestContextKey } from "../../../request-context.ts";
import {
	markConfidential,
	originOf,
	redirectSignedIn,
	returnUrlOf,
	signedInResponse,
} from "../../../require-account.ts";
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

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	const fields = await readFields(request);
	const returnTo = returnUrlOf(fields.get("returnTo"));
	const { challenge } = requestContext.session;
	if (!challenge) return data({ returnTo, state: emptyForm("session_missing") }, { status: 422 });
	return handleForm(
		requestContext,
		fields,
		async () => {
			const entrance = await verifyTwoFactor(
				requestContext.caller,
				{ code: fields.get("code") },
				challenge,
				originOf(requestContext),
			);
			return signedInResponse(requestContext, entrance, returnTo);
		},
		{ secret: ["code"], show: (state) => ({ returnTo, state }) },
	);
}

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
