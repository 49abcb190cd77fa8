import type { ReactNode } from "react";
import type { SetUp } from "../account-forms.ts";
import type { AccountTexts } from "../i18n/account/texts.ts";
import { QrCode } from "./qr-code.tsx";

type TwoFactorSetUpProps = {
	setUp: SetUp & { address: string };
	t: AccountTexts["factor"];
	/** The form that confirms it, which sends `SetUpFields` with the first code. */
	children: ReactNode;
};

/** The steps by which an authenticator app gets its secret. */
export function TwoFactorSetUp({ setUp: { address, recoveryCodes }, t, children }: TwoFactorSetUpProps) {
	return (
		<>
			<p>{t.scan}</p>
			<QrCode text={address} label={t.code} />
			<p>
				{`${t.key}: `}
				<code className="break-all font-semibold">{new URL(address).searchParams.get("secret")}</code>
			</p>
			<p>
				<a className="btn" href={address}>
					{t.open}
				</a>
			</p>
			<p>{t.keep}</p>
			<RecoveryCodes codes={recoveryCodes} />
			<p>{t.prove}</p>
			{children}
		</>
	);
}

export function SetUpFields({ address, recoveryCodes }: SetUp & { address: string }) {
	return (
		<>
			<input type="hidden" name="address" value={address} />
			{recoveryCodes.map((code) => (
				<input key={code} type="hidden" name="recovery" value={code} />
			))}
		</>
	);
}

/** A set-up that can go on: an address of an authenticator app, of the answer to a step or of the form that confirms it. */
export const canConfirm = (setUp: SetUp | null): setUp is SetUp & { address: string } =>
	setUp?.address?.startsWith("otpauth://") === true;

export function RecoveryCodes({ codes }: { codes: string[] }) {
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
