import type { Agreement, Payment, Refund } from "../../../domain/cases/money/rules.ts";
import { paymentMethods, paymentTypes } from "../../../domain/cases/money/rules.ts";
import { AgreementView } from "../../ui/agreement.tsx";
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

/** An agreement with its payments and refunds, and the forms that add to it. */
export function AgreementPart({ agreement, ...page }: { agreement: Agreement } & MoneyPage) {
	const texts = useManagementTexts();
	const t = texts.payments;
	const { language } = useFrame();
	const { id, ended } = agreement;
	const { again, submissionKey, today } = page;
	return (
		<AgreementView
			{...{ agreement, t, language, today }}
			heading="h3"
			ended={ended === null ? null : `${t.ended}: ${ended}`}
			receiptOf={(file) => `/admin/documents/files/${file}`}
			saidOf={({ author, confirmedBy, text }) => [
				...[author ?? texts.somebody, confirmedBy && t.confirmedBy(confirmedBy), text],
			]}
			formsOf={(payment) => <PaymentForms payment={payment} {...page} />}
			refundForm={(refund) => (
				<PaymentForm subject={`${id} ${refund.id}`} title={t.payRefund} refund={refund} {...page} />
			)}
		>
			{ended === null && (
				<div className="case-folds">
					<PaymentForm subject={id} title={t.pay} {...page} />
					<MoneyForm intent="end" subject={id} {...{ again, submissionKey }} title={t.end} submit={t.end}>
						<p className="text-sm text-muted">{t.endHint}</p>
						<MoneyField name="text" label={t.why} again={againOf(again, "end", id)} />
					</MoneyForm>
				</div>
			)}
		</AgreementView>
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

/** Confirms cash, corrects a payment, and adds its receipt. */
function PaymentForms({ payment, userId, again, submissionKey }: MoneyPage & { payment: Payment }) {
	const t = useManagementTexts().payments;
	const { id, net, isConfirmed, authorId } = payment;
	const receipt = againOf(again, "receipt", id);
	return (
		<>
			{!isConfirmed && net > 0 && (
				<div className="text-sm">
					{authorId === userId && !againOf(again, "confirm", id) ? (
						t.ownCash
					) : (
						<Confirmation {...{ id, again, submissionKey }} />
					)}
				</div>
			)}
			<div className="case-folds text-sm">
				{net > 0 && (
					<MoneyForm intent="correct" subject={id} {...{ again, submissionKey }} title={t.correct} submit={t.save}>
						<MoneyField name="amount" label={t.correctSum} again={againOf(again, "correct", id)} initial={net} />
						<MoneyField name="text" label={t.why} again={againOf(again, "correct", id)} />
					</MoneyForm>
				)}
				<details open={receipt ? true : undefined}>
					<summary className="link">{t.addReceipt}</summary>
					<CaseForm intent="receipt" subject={id} again={again} submit={t.save} className="case-stack" hasFile>
						<MoneyField name="file" type="file" label={t.file} again={receipt} />
					</CaseForm>
				</details>
			</div>
		</>
	);
}

function Confirmation({ id, again, submissionKey }: { id: string } & Pick<MoneyPage, "again" | "submissionKey">) {
	const t = useManagementTexts().payments;
	const own = againOf(again, "confirm", id);
	return (
		<CaseForm intent="confirm" subject={id} again={again} submit={t.confirm}>
			<input type="hidden" name="submissionKey" value={own?.values.submissionKey ?? submissionKey} />
			<FormIssue again={own} />
		</CaseForm>
	);
}
