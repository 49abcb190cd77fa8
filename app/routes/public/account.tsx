import { redirect } from "react-router";
import {
	beginTwoFactor,
	confirmTwoFactor,
	disableTwoFactor,
	renewRecoveryCodes,
} from "../../../domain/accounts/two-factor/commands.ts";
import { emptyForm, handleForm, readFields } from "../../forms.ts";
import { useAccountTexts } from "../../i18n/account/texts.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { markConfidential, originOf, redirectTo, requireAccount } from "../../require-account.ts";
import { Head } from "../../ui/head.tsx";
import { type SetUp, TwoFactorOff, TwoFactorOn, TwoFactorSetUp } from "../../ui/two-factor.tsx";
import type { Route } from "./+types/account";

/** The visitor's own account, and two-step sign-in. */
export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	requireAccount(requestContext);
	return { state: emptyForm(), setUp: null as SetUp | null };
}

export async function action({ request, context }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	const { token } = requestContext.session;
	if (!token) throw redirect(`${requestContext.prefix}/auth`, 303);
	const fields = await readFields(request);
	const { caller, session } = requestContext;
	const origin = originOf(requestContext);
	const secret = { password: fields.get("password") };
	const here = `${requestContext.prefix}/account`;
	let setUp: SetUp | null = null;
	if (fields.get("step") === "confirm") {
		setUp = { address: String(fields.get("address")), recoveryCodes: fields.getAll("recovery").map(String) };
	}
	const change = async () => {
		switch (fields.get("step")) {
			case "begin":
				setUp = await beginTwoFactor(caller, token, secret, origin);
				return { state: emptyForm(), setUp };
			case "confirm": {
				const signedToken = await confirmTwoFactor(caller, token, { code: fields.get("code") }, origin);
				return redirectTo(here, "two_factor_on", [session.keep(signedToken)]);
			}
			case "end":
				return redirectTo(here, "two_factor_off", [
					session.keep(await disableTwoFactor(caller, token, secret, origin)),
				]);
			case "renew":
				setUp = { address: null, recoveryCodes: await renewRecoveryCodes(caller, token, secret, origin) };
				return { state: emptyForm(), setUp };
			default:
				return redirectTo(here, null);
		}
	};
	return handleForm(requestContext, fields, change, {
		secret: ["password", "code"],
		show: (state) => ({ state, setUp }),
	});
}

export default function OwnAccount({ loaderData, actionData }: Route.ComponentProps) {
	const { account } = useRequestContext();
	const t = useAccountTexts();
	const href = useHref();
	const { state, setUp } = actionData ?? loaderData;
	if (!account) return null;
	return (
		<div className="wrap section max-w-[46rem]">
			<Head title={t.account} hidden />
			<h1>{t.account}</h1>
			<p className="text mt-4">{`${account.displayName}, ${account.email}`}</p>
			<ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
				<li>
					<a className="link" href={href("/account/password")}>
						{t.changePassword.title}
					</a>
				</li>
				<li>
					<a className="link" href={href("/account/sessions")}>
						{t.sessions.title}
					</a>
				</li>
			</ul>
			<section className="notice mt-8 grid gap-4">
				<h2>{t.factor.title}</h2>
				{setUp?.address ? (
					<TwoFactorSetUp state={state} setUp={setUp} />
				) : account.hasTwoFactor ? (
					<TwoFactorOn state={state} renewed={setUp?.recoveryCodes ?? []} />
				) : (
					<TwoFactorOff state={state} />
				)}
			</section>
		</div>
	);
}
