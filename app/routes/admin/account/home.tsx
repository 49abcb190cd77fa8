import { data, useLocation } from "react-router";
import {
	beginTwoFactor,
	confirmTwoFactor,
	disableTwoFactor,
	renewRecoveryCodes,
} from "../../../../domain/accounts/two-factor/commands.ts";
import { languageNames } from "../../../../domain/shared/locales.ts";
import { useFrame, useManagementTexts } from "../../../admin/frame.ts";
import { type FormResult, refusalOf } from "../../../admin/handle-form.ts";
import { AccountPage, type SetUp, TwoFactor } from "../../../admin/own-account.tsx";
import { readFields } from "../../../forms.ts";
import { requestContextKey } from "../../../request-context.ts";
import { markConfidential, originOf, redirectTo } from "../../../require-account.ts";
import { LanguageSwitcher } from "../../../ui/language-switcher.tsx";
import type { Route } from "./+types/home";

type Answer = { setUp: SetUp } | FormResult;

export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	return { account: requestContext.account ?? null };
}

export async function action({ context, request }: Route.ActionArgs) {
	const requestContext = context.get(requestContextKey);
	markConfidential(requestContext);
	const fields = await readFields(request);
	const { caller, session } = requestContext;
	const origin = originOf(requestContext);
	const token = session.token ?? "";
	const secret = { password: fields.get("password") };
	const step = fields.get("step");
	try {
		if (step === "begin") return { setUp: await beginTwoFactor(caller, token, secret, origin) } satisfies Answer;
		if (step === "renew") {
			const recoveryCodes = await renewRecoveryCodes(caller, token, secret, origin);
			return { setUp: { address: null, recoveryCodes } } satisfies Answer;
		}
		const isEnd = step === "end";
		const signedToken = isEnd
			? await disableTwoFactor(caller, token, secret, origin)
			: await confirmTwoFactor(caller, token, { code: fields.get("code") }, origin);
		return redirectTo("/admin/account", isEnd ? "two_factor_off" : "two_factor_on", [session.keep(signedToken)]);
	} catch (error) {
		const { status, fault, issues } = refusalOf(requestContext, error);
		const again: FormResult = { fault, issues, values: {}, changed: null };
		const address = fields.get("address");
		if (typeof address !== "string") return data<Answer>(again, { status });
		// The set-up goes on where it was.
		const setUp = { address, recoveryCodes: fields.getAll("recovery").map(String) };
		return data<Answer>({ ...again, setUp }, { status });
	}
}

/** The person's own account: name, language and two-step sign-in. */
export default function OwnAccount({ loaderData: { account }, actionData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const { language } = useFrame();
	const { pathname } = useLocation();
	const t = texts.ownAccount;
	const setUp = actionData && "setUp" in actionData ? actionData.setUp : null;
	const again = actionData && "fault" in actionData ? actionData : undefined;
	if (!account) return null;
	return (
		<AccountPage title={texts.navigation.besides.account}>
			<p>{`${account.displayName}, ${account.email}`}</p>
			<div className="mt-2 flex flex-wrap items-center gap-x-3">
				<span className="text-muted">{texts.navigation.language}</span>
				<LanguageSwitcher
					current={language}
					label={texts.navigation.language}
					returnTo={pathname}
					names={languageNames}
				/>
			</div>
			<section aria-labelledby="two-factor" className="notice mt-4 grid gap-4">
				<h2 id="two-factor">{t.factor.title}</h2>
				{account.needsTwoFactor && <p className="font-semibold">{t.factor.needed}</p>}
				<TwoFactor isOn={account.hasTwoFactor} setUp={setUp} again={again} />
			</section>
		</AccountPage>
	);
}
