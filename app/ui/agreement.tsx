import { Fragment, type ReactNode } from "react";
import {
	type Agreement,
	balanceNames,
	daysWaited,
	isOpenRefund,
	type Payment,
	type Refund,
} from "../../domain/cases/money/rules.ts";
import type { Dictionary } from "../../domain/shared/dictionary.ts";
import type { Language } from "../../domain/shared/language.ts";
import { formatDay, formatPercent } from "../i18n/formats.ts";
import type { paymentTexts } from "../i18n/shared/payments.ts";
import { formatSum } from "../i18n/shared/sum.ts";
import { unbroken } from "../i18n/typography.ts";

/** Who reads a page about money: the texts, their language, and the day as an ISO date. */
export type MoneyReader = { t: Dictionary<typeof paymentTexts>; language: Language; today: string };

type BalanceProps = Pick<MoneyReader, "t" | "language"> & Pick<Agreement, "balance" | "dueOn"> & { currency: string };

/** The sums of an agreement, or of all agreements in a currency; those of nothing are left out. */
export function Balance({ balance, currency, dueOn, t, language }: BalanceProps) {
	const shown = balanceNames.filter((name) => balance[name] > 0 || name === "agreed" || name === "paid");
	return (
		<dl className="fact-list mt-3">
			{shown.map((name) => (
				<Fragment key={name}>
					<dt>{t.balance[name]}</dt>
					<dd className={name === "unconfirmed" ? "text-amber" : undefined}>
						<strong>{formatSum(balance[name], currency, language)}</strong>
						{name === "owed" && dueOn && `, ${t.by(formatDay(dueOn, language))}`}
					</dd>
				</Fragment>
			))}
		</dl>
	);
}

type ShownPayment = Pick<Payment, "id" | "type" | "amount" | "net" | "on" | "method" | "isConfirmed" | "receipts"> & {
	/** Staff see who corrected it, and why. */
	corrections: { id: string; amount: number; author?: string | null; text?: string | null }[];
};

type AgreementProps<Shown extends ShownPayment> = MoneyReader & {
	agreement: Omit<Agreement, "at" | "ended" | "payments"> & { payments: Shown[] };
	heading: "h2" | "h3";
	/** Says that it was ended; null while it holds. */
	ended: string | null;
	/** The address of a receipt; without it, none can be opened. */
	receiptOf?: (file: string) => string;
	/** What else is said of a payment, and the forms for it. */
	saidOf?: (payment: Shown) => (string | null)[];
	formsOf?: (payment: Shown) => ReactNode;
	refundForm?: (refund: Refund) => ReactNode;
	/** The forms for the agreement. */
	children?: ReactNode;
};

/** An agreement with its payments and refunds, for staff, the applicant and the family. */
export function AgreementView<Shown extends ShownPayment>(props: AgreementProps<Shown>) {
	const { agreement, heading: Heading, ended, receiptOf, saidOf, formsOf, refundForm, children, ...reader } = props;
	const { t, language } = reader;
	const { id, what, payee, currency, balance, dueOn, instalments, back, terms, payments, refunds } = agreement;
	const sum = (amount: number) => formatSum(amount, currency, language);
	const day = (on: string) => unbroken(formatDay(on, language));
	const join = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" · ");
	const backs = back === 100 ? t.backAll : back === 0 ? t.backNothing : t.backPart(formatPercent(back, language));
	return (
		<section className="mt-6" aria-labelledby={id}>
			<Heading id={id}>{what}</Heading>
			<p className="text-sm text-muted">{join([t.payees[payee], ended])}</p>
			{refunds.map((refund) => {
				const text = refundText(refund, sum, reader);
				return (
					text && (
						<div key={refund.id} className="notice mt-3">
							<strong>{text}</strong>
							{isOpenRefund(refund) && refundForm?.(refund)}
						</div>
					)
				);
			})}
			<Balance {...{ balance, currency, dueOn, t, language }} />
			{instalments.length > 1 && (
				<p className="mt-2 text-sm text-muted">
					{`${t.instalments}: ${instalments.map((part) => `${day(part.on)}\u00a0— ${sum(part.amount)}`).join("; ")}`}
				</p>
			)}
			{payments.length > 0 && (
				<ul className="mt-4 grid gap-3" aria-label={t.payments}>
					{payments.map((payment) => (
						<li key={payment.id}>
							<p>
								{`${day(payment.on)}: `}
								<strong>{`${sum(payment.amount)} ${t.types[payment.type]}`}</strong>
								<span className="text-sm text-muted">
									{` · ${join([payment.method && t.methods[payment.method], ...(saidOf?.(payment) ?? [])])}`}
								</span>
							</p>
							{payment.corrections.map((one) => (
								<p key={one.id} className="text-sm text-brick">
									{join([t.corrected(sum(one.amount)), one.author, one.text])}
								</p>
							))}
							{!payment.isConfirmed && payment.net > 0 && (
								<strong className="text-sm text-amber">{t.unconfirmed}</strong>
							)}
							{receiptOf &&
								payment.receipts.map((file, index) => (
									<a
										key={file}
										className="link mr-4 inline-block py-2.5 text-sm"
										href={receiptOf(file)}
										target="_blank"
										rel="noopener"
									>
										{payment.receipts.length > 1 ? `${t.receipt} ${index + 1}` : t.receipt}
									</a>
								))}
							{formsOf?.(payment)}
						</li>
					))}
				</ul>
			)}
			<p className="mt-3">
				{`${t.backTitle}: `}
				<strong>{backs}</strong>
			</p>
			{terms && <p className="mt-1 whitespace-pre-line text-sm">{terms}</p>}
			{children}
		</section>
	);
}

/** @returns null of a refund for which nothing had to come back. */
function refundText(refund: Refund, sum: (amount: number) => string, { t, language, today }: MoneyReader) {
	const days = daysWaited(refund, today);
	if (isOpenRefund(refund)) return t.refundOpen(sum(refund.due), days);
	if (refund.paidOn) return t.refundPaid(sum(refund.amount), formatDay(refund.paidOn, language), days);
	return refund.isClosed ? t.refundClosed : null;
}
