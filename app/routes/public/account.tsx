import type { ReactNode } from "react";
import { accountAction, changeTwoFactor, type SetUp, setUpIn } from "../../account-forms.ts";
import { emptyForm } from "../../forms.ts";
import { useAccountTexts } from "../../i18n/account/texts.ts";
import { requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { requireAccount } from "../../require-account.ts";
import { AccountSummary } from "../../ui/account-form.tsx";
import { Field, type FormState } from "../../ui/form.tsx";
import { Head } from "../../ui/head.tsx";
import { canConfirm, RecoveryCodes, SetUpFields, TwoFactorSetUp } from "../../ui/two-factor.tsx";
import type { Route } from "./+types/account";

/** The visitor's own account, and two-step sign-in. */
export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	requireAccount(requestContext);
	return { state: emptyForm(), setUp: null as SetUp | null };
}

export const action = accountAction(
	async (requestContext, fields) => {
		const next = await changeTwoFactor(requestContext, fields, `${requestContext.prefix}/account`);
		return next instanceof Response ? next : { state: emptyForm(), setUp: next };
	},
	(fields) => ({ setUp: setUpIn(fields) }),
);

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
				{canConfirm(setUp) ? (
					<TwoFactorSetUp setUp={setUp} t={t.factor}>
						<Step name="confirm" state={state} send={t.factor.confirm}>
							<SetUpFields {...setUp} />
							<Field
								state={state}
								name="code"
								label={t.challenge.code}
								inputMode="numeric"
								autoComplete="one-time-code"
							/>
						</Step>
					</TwoFactorSetUp>
				) : account.hasTwoFactor ? (
					<TwoFactorOn state={state} renewed={setUp?.recoveryCodes ?? []} />
				) : (
					<TwoFactorOff state={state} />
				)}
			</section>
		</div>
	);
}

function TwoFactorOff({ state }: { state: FormState }) {
	const t = useAccountTexts();
	return (
		<>
			<p>{t.factor.off}</p>
			<Step name="begin" state={state} send={t.factor.begin}>
				<Password state={state} hint={t.factor.passwordHint} />
			</Step>
		</>
	);
}

function TwoFactorOn({ state, renewed }: { state: FormState; renewed: string[] }) {
	const t = useAccountTexts();
	return (
		<>
			<p>{t.factor.on}</p>
			{renewed.length > 0 && (
				<div role="status">
					<p>{t.factor.renewed}</p>
					<RecoveryCodes codes={renewed} />
				</div>
			)}
			<Step name="renew" state={state} send={t.factor.renew} also={{ name: "end", send: t.factor.end }}>
				<Password state={state} />
			</Step>
		</>
	);
}

function Password({ state, hint }: { state: FormState; hint?: string }) {
	const t = useAccountTexts();
	return (
		<Field
			state={state}
			name="password"
			label={t.password}
			{...(hint && { hint })}
			type="password"
			autoComplete="current-password"
		/>
	);
}

type StepProps = {
	name: string;
	state: FormState;
	send: string;
	also?: { name: string; send: string };
	children: ReactNode;
};

function Step({ name, state, send, also, children }: StepProps) {
	const t = useAccountTexts();
	const href = useHref();
	return (
		<form method="post" action={href("/account")} noValidate className="grid gap-4">
			<AccountSummary state={state} labels={{ password: t.password, code: t.challenge.code }} />
			{children}
			<div className="flex flex-wrap gap-3">
				<button type="submit" name="step" value={name} className="btn btn-primary">
					{send}
				</button>
				{also && (
					<button type="submit" name="step" value={also.name} className="btn">
						{also.send}
					</button>
				)}
			</div>
		</form>
	);
}
