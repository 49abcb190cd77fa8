import { data } from "react-router";
import { verifySecondFactor } from "../../../../domain/accounts/commands.ts";
import { goalOf, onItsWay, originOf, ownPage, signedInResponse } from "../../../accounts.ts";
import { handleForm, readFields } from "../../../forms.ts";
import { useAccountTexts } from "../../../i18n/account/texts.ts";
import { requestContext } from "../../../request-context.ts";
import { AccountPage, freshState } from "../../../ui/account-form.tsx";
import { Field } from "../../../ui/form.tsx";
import type { Route } from "./+types/two-factor";

/** The second step of a sign-in; the first step set a challenge cookie. */
export function loader({ request, context }: Route.LoaderArgs) {
	const visit = context.get(requestContext);
	const returnTo = goalOf(visit, new URL(request.url).searchParams.get("returnTo"));
	onItsWay(visit, returnTo);
	return { returnTo, state: freshState(visit.session.challenge ? undefined : "session_missing") };
}

export async function action({ request, context }: Route.ActionArgs) {
	const visit = context.get(requestContext);
	ownPage(visit);
	const fields = await readFields(request);
	const returnTo = goalOf(visit, fields.get("returnTo"));
	const { challenge } = visit.session;
	if (!challenge) return data({ returnTo, state: freshState("session_missing") }, { status: 422 });
	const answer = await handleForm(visit, fields, ["code"], async () => {
		const entrance = await verifySecondFactor(visit.caller, { code: fields.get("code") }, challenge, originOf(visit));
		return signedInResponse(visit, entrance, returnTo);
	});
	return answer instanceof Response ? answer : data({ returnTo, state: answer.data }, answer.init ?? undefined);
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
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
