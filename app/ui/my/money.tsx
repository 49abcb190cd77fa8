import { Fragment } from "react";
import { daysWaited, isOpenRefund } from "../../../domain/cases/money/rules.ts";
import { balanceNames } from "../../../domain/cases/money/schema.ts";
import type { MyMoney, ShownAgreement } from "../../../domain/my/money.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { formatDay, formatPercent } from "../../i18n/formats.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { formatSum } from "../../i18n/shared/sum.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";

type MoneyProps = {
	money: MyMoney;
	/** Whether receipts can be opened: families have no session for them. */
	hasReceipts?: boolean;
};

/** What was agreed, paid and returned for each application; read only. */
export function MoneyOfApplications({ money, hasReceipts = false }: MoneyProps) {
	const { language } = useRequestContext();
	const t = useMyTexts().money;
	const href = useHref();
	return (
		<>
			{money.map(({ id, reference, program, university, money: sums, agreements }) => (
				<Fragment key={id}>
					{money.length > 1 && (
						<p className="mt-6 text-muted">
							{[program && localized(program, "title", language), university && localized(university, "name", language)]
								.filter(Boolean)
								.join(", ") || reference}
						</p>
					)}
					{agreements.length > 1 &&
						Object.entries(sums?.balances ?? {}).map(([currency, balance]) => (
							<Sums key={currency} {...{ currency, balance }} dueOn={null} />
						))}
					{agreements.map((agreement) => (
						<AgreementPart key={agreement.id} {...{ agreement, hasReceipts }} />
					))}
				</Fragment>
			))}
			<p className="mt-6">
				<a className="link inline-block py-2.5" href={href("/promises#our-fees")}>
					{t.ourFees}
				</a>
			</p>
		</>
	);
}

type SumsProps = { currency: string; dueOn: string | null } & Pick<ShownAgreement, "balance">;

function Sums({ balance, currency, dueOn }: SumsProps) {
	const { language } = useRequestContext();
	const t = useMyTexts().money;
	const shown = balanceNames.filter((name) => balance[name] > 0 || name === "agreed" || name === "paid");
	return (
		<dl className="fact-list mt-3">
			{shown.map((name) => (
				<Fragment key={name}>
					<dt>{t.balance[name]}</dt>
					<dd>
						<strong>{formatSum(balance[name], currency, language)}</strong>
						{name === "owed" && dueOn && `, ${t.by(formatDay(dueOn, language))}`}
					</dd>
				</Fragment>
			))}
		</dl>
	);
}

function AgreementPart({ agreement, hasReceipts }: { agreement: ShownAgreement; hasReceipts: boolean }) {
	const { language, now } = useRequestContext();
	const t = useMyTexts().money;
	const href = useHref();
	const { id, what, payee, currency, balance, dueOn, instalments, back, terms, isEnded, payments, refunds } = agreement;
	const sum = (amount: number) => formatSum(amount, currency, language);
	const day = (on: string) => formatDay(on, language);
	const backs = back === 100 ? t.backAll : back === 0 ? t.backNothing : t.backPart(formatPercent(back, language));
	return (
		<section className="mt-6" aria-labelledby={id}>
			<h2 id={id}>{what}</h2>
			<p className="note">{[t.payees[payee], isEnded && t.ended].filter(Boolean).join(" · ")}</p>
			{refunds.map((refund) => {
				const days = daysWaited(refund, homeDay(now));
				const text = isOpenRefund(refund)
					? t.refundOpen(sum(refund.due), days)
					: refund.paidOn && t.refundPaid(sum(refund.amount), day(refund.paidOn), days);
				return (
					text && (
						<p key={refund.id} className="notice mt-3">
							<strong>{text}</strong>
						</p>
					)
				);
			})}
			<Sums {...{ balance, currency, dueOn }} />
			{instalments.length > 1 && (
				<p className="note mt-2">
					{`${t.instalments}: ${instalments.map((part) => `${day(part.on)}, ${sum(part.amount)}`).join("; ")}`}
				</p>
			)}
			{payments.length > 0 && <h3 className="mt-4">{t.payments}</h3>}
			{payments.length > 0 && (
				<ul className="mt-1 grid gap-1">
					{payments.map(({ id: key, type, amount, net, corrections, on, method, isConfirmed, receipts }) => (
						<li key={key}>
							{`${day(on)}: ${sum(amount)} ${t.types[type]}${method ? `, ${t.methods[method]}` : ""}`}
							{corrections.map((one) => (
								<Fragment key={one.id}>{`; ${t.corrected(sum(one.amount))}`}</Fragment>
							))}
							{!isConfirmed && net > 0 && <strong className="text-amber">{` (${t.unconfirmed})`}</strong>}
							{hasReceipts &&
								receipts.map((file, index) => (
									<Fragment key={file}>
										{" "}
										<a className="link inline-block py-2.5" href={href(`/my/files/${file}`)}>
											{receipts.length > 1 ? `${t.receipt} ${index + 1}` : t.receipt}
										</a>
									</Fragment>
								))}
						</li>
					))}
				</ul>
			)}
			<p className="mt-3">{`${t.backTitle}: ${backs}.`}</p>
			{terms && <p className="note text mt-1">{terms}</p>}
		</section>
	);
}
