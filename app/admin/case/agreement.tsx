import { Fragment } from "react";
import type { Agreement, Payment, Refund } from "../../../domain/cases/money/rules.ts";
import { daysWaited, isOpenRefund } from "../../../domain/cases/money/rules.ts";
import { balanceNames, paymentMethods, paymentTypes } from "../../../domain/cases/money/schema.ts";
import { formatDay, formatPercent } from "../../i18n/formats.ts";
import { formatSum } from "../../i18n/shared/sum.ts";
import { useFrame, useManagementTexts } from "../frame.ts";
import type { FormResult } from "../handle-form.ts";
import { againOf, CaseForm } from "./case-form.tsx";
import { FormIssue, MoneyField, MoneyForm } from "./money-form.tsx";

export type MoneyPage = {
	again: FormResult | undefined;
	submissionKey: string;
	/** An ISO date. */
	today: string;
	/** The reader's account: nobody confirms what they have entered. */
	userId: string | null;
};

type Sums = Record<(typeof balanceNames)[number], number>;

/** The sums of an agreement, or of all agreements in a currency; those of nothing are left out. */
export function Balance({ balance, currency, dueOn }: { balance: Sums; currency: string; dueOn: string | null }) {
	const t = useManagementTexts().payments;
	const { language } = useFrame();
	const shown = balanceNames.filter((name) => balance[name] > 0 || name === "agreed" || name === "paid");
	return (
		<dl className="fact-list">
			{shown.map((name) => (
				<Fragment key={name}>
					<dt>{t.balance[name]}</dt>
					<dd className={name === "unconfirmed" ? "text-amber" : undefined}>
						<strong>{formatSum(balance[name], currency, language)}</strong>
						{name === "owed" && dueOn && ` (${t.by(formatDay(dueOn, language))})`}
					</dd>
				</Fragment>
			))}
		</dl>
	);
}

/** An agreement with its payments and refunds, and the forms that add to it. */
export function AgreementPart({ agreement, ...page }: { agreement: Agreement } & MoneyPage) {
	const t = useManagementTexts().payments;
	const { language } = useFrame();
	const { id, what, payee, currency, balance, dueOn, instalments, back, terms, ended, payments, refunds } = agreement;
	const sum = (amount: number) => formatSum(amount, currency, language);
	const { again, submissionKey } = page;
	const own = againOf(again, "end", id);
	return (
		<article className="case-application" aria-label={what}>
			<h3>{what}</h3>
			<p className="text-sm text-muted">
				{t.payees[payee]}
				{ended !== null && ` · ${t.ended}: ${ended}`}
			</p>
			<Balance {...{ balance, currency, dueOn }} />
			{instalments.length > 1 && (
				<p className="text-sm">
					{`${t.instalments}: ${instalments.map((part) => `${formatDay(part.on, language)}, ${sum(part.amount)}`).join("; ")}`}
				</p>
			)}
			<p>
				{`${t.backTitle}: `}
				<strong>
					{back === 100 ? t.backAll : back === 0 ? t.backNothing : t.backPart(formatPercent(back, language))}
				</strong>
			</p>
			{terms && <p className="case-text text-sm">{terms}</p>}
			{payments.length > 0 && (
				<ul className="case-thread">
					{payments.map((payment) => (
						<PaymentRow key={payment.id} {...{ payment, sum }} {...page} />
					))}
				</ul>
			)}
			{refunds.map((refund) => (
				<RefundRow key={refund.id} {...{ refund, agreement: id, sum }} {...page} />
			))}
			<div className="case-folds">
				{ended === null && <PaymentForm subject={id} title={t.pay} {...page} />}
				{ended === null && (
					<MoneyForm intent="end" subject={id} {...{ again, submissionKey }} title={t.end} submit={t.end}>
						<p className="text-sm text-muted">{t.endHint}</p>
						<MoneyField name="text" label={t.why} again={own} />
					</MoneyForm>
				)}
			</div>
		</article>
	);
}

type PaymentFormProps = MoneyPage & { subject: string; title: string; refund?: Refund };

/** Records a payment, or what came back of a refund. */
function PaymentForm({ subject, title, refund, today, again, submissionKey }: PaymentFormProps) {
	const t = useManagementTexts().payments;
	const own = againOf(again, refund ? "refund" : "pay", subject);
	return (
		<MoneyForm intent={refund ? "refund" : "pay"} {...{ subject, again, submissionKey, title }} submit={t.save}>
			{!refund && <MoneyField name="type" label={t.type} again={own} options={choose(paymentTypes, t.types)} />}
			<MoneyField name="amount" label={t.sum} again={own} initial={refund && refund.due - refund.pending} />
			<MoneyField name="on" type="date" label={t.day} max={today} again={own} initial={today} />
			<MoneyField name="method" label={t.method} again={own} options={choose(paymentMethods, t.methods)} />
			<MoneyField name="text" label={t.note} again={own} isOptional />
		</MoneyForm>
	);
}

/** The texts of some values, in their order. */
export const choose = <Value extends string>(values: readonly Value[], texts: Record<Value, string>) =>
	Object.fromEntries(values.map((value) => [value, texts[value]]));

type RowProps = MoneyPage & { sum(amount: number): string };

function PaymentRow({ payment, sum, userId, again, submissionKey }: RowProps & { payment: Payment }) {
	const texts = useManagementTexts();
	const t = texts.payments;
	const { language } = useFrame();
	const { id, type, amount, net, corrections, on, method, isConfirmed, authorId, author, confirmedBy, text, receipts } =
		payment;
	const said = [method && t.methods[method], author ?? texts.somebody, confirmedBy && t.confirmedBy(confirmedBy), text];
	const own = againOf(again, "correct", id);
	const receipt = againOf(again, "receipt", id);
	return (
		<li className="grid gap-1">
			<p>
				{`${formatDay(on, language)}: `}
				<strong>{`${sum(amount)} ${t.types[type]}`}</strong>
				<span className="text-sm text-muted">{` · ${said.filter(Boolean).join(" · ")}`}</span>
			</p>
			{corrections.map((correction) => (
				<p key={correction.id} className="text-sm text-brick">
					{`${t.corrected(sum(correction.amount))} · ${correction.author ?? texts.somebody} · ${correction.text}`}
				</p>
			))}
			{!isConfirmed && net > 0 && (
				<div className="in-row text-sm">
					<strong className="text-amber">{t.unconfirmed}</strong>
					{authorId === userId && !againOf(again, "confirm", id) ? (
						t.ownCash
					) : (
						<Confirmation {...{ id, again, submissionKey }} />
					)}
				</div>
			)}
			<div className="case-folds text-sm">
				{receipts.map((file, index) => (
					<a key={file} className="link py-2" href={`/admin/documents/files/${file}`} target="_blank" rel="noopener">
						{receipts.length > 1 ? `${t.receipt} ${index + 1}` : t.receipt}
					</a>
				))}
				{net > 0 && (
					<MoneyForm intent="correct" subject={id} {...{ again, submissionKey }} title={t.correct} submit={t.save}>
						<MoneyField name="amount" label={t.correctSum} again={own} initial={net} />
						<MoneyField name="text" label={t.why} again={own} />
					</MoneyForm>
				)}
				<details open={receipt ? true : undefined}>
					<summary className="link">{t.addReceipt}</summary>
					<CaseForm intent="receipt" subject={id} again={again} submit={t.save} className="case-stack" hasFile>
						<MoneyField name="file" type="file" label={t.file} again={receipt} />
					</CaseForm>
				</details>
			</div>
		</li>
	);
}

function Confirmation({ id, again, submissionKey }: { id: string } & Pick<MoneyPage, "again" | "submissionKey">) {
	const t = useManagementTexts().payments;
	const own = againOf(again, "confirm", id);
	return (
		<CaseForm intent="confirm" subject={id} again={again} submit={t.confirm}>
			<input type="hidden" name="submissionKey" value={own?.values.submissionKey ?? submissionKey} />
			<FormIssue again={own} field="" />
		</CaseForm>
	);
}

function RefundRow({ refund, agreement, sum, ...page }: RowProps & { refund: Refund; agreement: string }) {
	const t = useManagementTexts().payments;
	const { language } = useFrame();
	const { id, amount, due, paidOn, isClosed } = refund;
	const days = daysWaited(refund, page.today);
	if (isOpenRefund(refund)) {
		return (
			<div className="case-turn">
				<strong className="text-brick">{t.refundOpen(sum(due), days)}</strong>
				<PaymentForm subject={`${agreement} ${id}`} title={t.payRefund} refund={refund} {...page} />
			</div>
		);
	}
	if (paidOn) return <p>{t.refundPaid(sum(amount), formatDay(paidOn, language), days)}</p>;
	return isClosed ? <p className="text-muted">{t.refundClosed}</p> : null;
}
