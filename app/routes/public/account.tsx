import type { ReactNode } from "react";
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
import { AccountSummary } from "../../ui/account-form.tsx";
import { Field, type FormState } from "../../ui/form.tsx";
import { Head } from "../../ui/head.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
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

/** Data that is shown only once. Without a URL, only the recovery codes are new. */
type SetUp = { address: string | null; recoveryCodes: string[] };

function TwoFactorOff({ state }: { state: FormState }) {
	const t = useAccountTexts();
	return (
		<>
			<p>{t.factor.off}</p>
			<Step name="begin" state={state} send={t.factor.begin}>
				<Password state={state} id="password" hint={t.factor.passwordHint} />
			</Step>
		</>
	);
}

function TwoFactorSetUp({ state, setUp }: { state: FormState; setUp: SetUp }) {
	const t = useAccountTexts();
	const { address, recoveryCodes } = setUp;
	if (!address?.startsWith("otpauth://")) return null;
	return (
		<>
			<p>{t.factor.scan}</p>
			<QrCode text={address} label={t.factor.code} />
			<p>
				{`${t.factor.key}: `}
				<code className="break-all font-semibold">{new URL(address).searchParams.get("secret")}</code>
			</p>
			<p>
				<a className="btn" href={address}>
					{t.factor.open}
				</a>
			</p>
			<p>{t.factor.keep}</p>
			<Codes codes={recoveryCodes} />
			<p>{t.factor.prove}</p>
			<Step name="confirm" state={state} send={t.factor.confirm}>
				<input type="hidden" name="address" value={address} />
				{recoveryCodes.map((code) => (
					<input key={code} type="hidden" name="recovery" value={code} />
				))}
				<Field state={state} name="code" label={t.challenge.code} inputMode="numeric" autoComplete="one-time-code" />
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
					<Codes codes={renewed} />
				</div>
			)}
			<Step name="renew" state={state} send={t.factor.renew} also={{ name: "end", send: t.factor.end }}>
				<Password state={state} id="password" />
			</Step>
		</>
	);
}

function Codes({ codes }: { codes: string[] }) {
	return (
		<ul className="mt-2 grid grid-cols-2 gap-1">
			{codes.map((code) => (
				<li key={code}>
					<code>{code}</code>
				</li>
			))}
		</ul>
	);
}

function Password({ state, id, hint }: { state: FormState; id: string; hint?: string }) {
	const t = useAccountTexts();
	return (
		<Field
			state={state}
			name={id}
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
