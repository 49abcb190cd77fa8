import type { ReactNode } from "react";
import { useAccountTexts } from "../i18n/account/texts.ts";
import { useHref } from "../request-context.ts";
import { AccountSummary } from "./account-form.tsx";
import { Field, type FormState } from "./form.tsx";
import { QrCode } from "./qr-code.tsx";

/** Data that is shown only once. Without a URL, only the recovery codes are new. */
export type SetUp = { address: string | null; recoveryCodes: string[] };

export function TwoFactorOff({ state }: { state: FormState }) {
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

export function TwoFactorSetUp({ state, setUp }: { state: FormState; setUp: SetUp }) {
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

export function TwoFactorOn({ state, renewed }: { state: FormState; renewed: string[] }) {
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
