import { Fragment } from "react";
import type { MyMoney } from "../../../domain/my/money.ts";
import { homeDay } from "../../../domain/shared/time-zone.ts";
import { useMyTexts } from "../../i18n/my/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { AgreementView, Balance } from "../agreement.tsx";

type MoneyProps = {
	money: MyMoney;
	/** Whether receipts can be opened: families have no session for them. */
	hasReceipts?: boolean;
};

/** What was agreed, paid and returned for each application; read only. */
export function MoneyOfApplications({ money, hasReceipts = false }: MoneyProps) {
	const { language, now } = useRequestContext();
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
							<Balance key={currency} {...{ currency, balance, t, language }} dueOn={null} />
						))}
					{agreements.map((agreement) => (
						<AgreementView
							key={agreement.id}
							{...{ agreement, t, language }}
							today={homeDay(now)}
							heading="h2"
							ended={agreement.isEnded ? t.ended : null}
							{...(hasReceipts && { receiptOf: (file) => href(`/my/files/${file}`) })}
						/>
					))}
				</Fragment>
			))}
			<p className="mt-6">
				<a className="link inline-block py-2.5" href={href("/promises#fees")}>
					{t.ourFees}
				</a>
			</p>
		</>
	);
}
