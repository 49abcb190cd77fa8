import { type ReactNode, useRef } from "react";
import { useLocation } from "react-router";
import type { SetUp } from "../account-forms.ts";
import { canConfirm, RecoveryCodes, SetUpFields, TwoFactorSetUp } from "../ui/two-factor.tsx";
import { ChoiceLink } from "./choice-link.tsx";
import { FormField } from "./form-field.tsx";
import { useManagementTexts } from "./frame.ts";
import type { FormResult } from "./handle-form.ts";
import { issueText } from "./issue-text.ts";
import { PageTitle } from "./page.tsx";
import { FormFault, PostForm, SubmitButton } from "./post-form.tsx";

const pages = [
	{ to: "/admin/account", name: "account" },
	{ to: "/admin/account/work", name: "work" },
	{ to: "/admin/account/address", name: "address" },
	{ to: "/admin/account/password", name: "password" },
	{ to: "/admin/account/sessions", name: "sessions" },
] as const;

/** A page of the person's own account, and the ways to the others. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
	const { navigation, ownAccount: t } = useManagementTexts();
	const { pathname } = useLocation();
	const names = {
		account: navigation.besides.account,
		work: t.work,
		address: t.changeAddress.title,
		password: t.changePassword.title,
		sessions: t.sessions.title,
	};
	return (
		<>
			<PageTitle title={title} />
			<nav aria-label={navigation.besides.account} className="choice-row my-3">
				{pages.map(({ to, name }) => (
					<ChoiceLink key={name} to={to} isCurrent={to === pathname}>
						{names[name]}
					</ChoiceLink>
				))}
			</nav>
			<div className="max-w-[46rem]">{children}</div>
		</>
	);
}

type TwoFactorProps = { isOn: boolean; setUp: SetUp | null; again: FormResult | undefined };

/** Two-step sign-in: turned on in two steps, or turned off, or with new recovery codes. */
export function TwoFactor({ isOn, setUp: sent, again }: TwoFactorProps) {
	const t = useManagementTexts().ownAccount;
	// A lost connection leaves the set-up as it was.
	const latest = useRef(sent);
	if (sent || !again) latest.current = sent;
	const setUp = latest.current;
	if (canConfirm(setUp))
		return (
			<TwoFactorSetUp setUp={setUp} t={t.factor}>
				<AccountForm again={again} steps={[{ step: "confirm", text: t.factor.confirm }]}>
					<SetUpFields {...setUp} />
					<FormField name="code" label={t.code} inputMode="numeric" autoComplete="one-time-code" />
				</AccountForm>
			</TwoFactorSetUp>
		);
	return (
		<>
			<p>{isOn ? t.factor.on : t.factor.off}</p>
			{isOn && setUp && (
				<div role="status">
					<p>{t.factor.renewed}</p>
					<RecoveryCodes codes={setUp.recoveryCodes} />
				</div>
			)}
			<AccountForm
				again={again}
				steps={
					isOn
						? [
								{ step: "renew", text: t.factor.renew },
								{ step: "end", text: t.factor.end },
							]
						: [{ step: "begin", text: t.factor.begin }]
				}
			>
				<FormField
					name="password"
					type="password"
					label={t.password}
					autoComplete="current-password"
					hint={isOn ? undefined : t.factor.passwordHint}
				/>
			</AccountForm>
		</>
	);
}

type AccountFormProps = {
	again: FormResult | undefined;
	/** The buttons; the first one is the main one. */
	steps: { step?: string; text: string }[];
	children?: ReactNode;
};

/** A form about the account. Nothing that was typed is shown again, because it is secret. */
export function AccountForm({ again, steps, children }: AccountFormProps) {
	const t = useManagementTexts();
	return (
		<PostForm noValidate className="grid max-w-[28rem] gap-4">
			<FormFault again={again}>
				{again?.issues[0] && again.issues.map(({ field, code }) => <p key={field}>{issueText(t, code)}</p>)}
			</FormFault>
			{children}
			<p className="flex flex-wrap gap-3">
				{steps.map(({ step, text }, at) => (
					<SubmitButton
						key={text}
						{...(step && { name: "step", value: step })}
						className={at === 0 ? "btn btn-primary" : "btn"}
					>
						{text}
					</SubmitButton>
				))}
			</p>
		</PostForm>
	);
}
