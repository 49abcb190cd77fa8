import { data, useLocation } from "react-router";
import { languageNames } from "../../../../domain/shared/locales.ts";
import { changeTwoFactor, type SetUp, setUpIn } from "../../../account-forms.ts";
import { useFrame, useManagementTexts } from "../../../admin/frame.ts";
import { type FormResult, refusalOf } from "../../../admin/handle-form.ts";
import { AccountPage, TwoFactor } from "../../../admin/own-account.tsx";
import { readFields } from "../../../forms.ts";
import { requestContextKey } from "../../../request-context.ts";
import { markConfidential } from "../../../require-account.ts";
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
	try {
		const next = await changeTwoFactor(requestContext, fields, "/admin/account");
		return next instanceof Response ? next : ({ setUp: next } satisfies Answer);
	} catch (error) {
		const { status, fault, issues } = refusalOf(requestContext, error);
		const again: FormResult = { fault, issues, values: {}, changed: null };
		const setUp = setUpIn(fields);
		return data<Answer>(setUp ? { ...again, setUp } : again, { status });
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
