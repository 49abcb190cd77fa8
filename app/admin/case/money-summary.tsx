import { Link } from "react-router";
import type { CaseApplication } from "../../../domain/cases/applications/queries.ts";
import { formatSum } from "../../i18n/shared/sum.ts";
import { useAdminTexts, useFrame } from "../frame.ts";

/** What is paid of an application and what has to come back, with the way to the page about it. */
export function MoneySummary({ money, to }: Pick<CaseApplication, "money"> & { to: string }) {
	const texts = useAdminTexts();
	const t = texts.case.money;
	const { language } = useFrame();
	return (
		<div>
			{Object.entries(money?.balances ?? {}).map(([currency, { agreed, paid, unconfirmed, due }]) => {
				const sum = (amount: number) => formatSum(amount, currency, language);
				return (
					<p key={currency}>
						{t.paid(sum(paid), sum(agreed))}
						{unconfirmed > 0 && ` · ${t.unconfirmed} ${sum(unconfirmed)}`}
						{due > 0 && <strong className="text-brick">{` · ${t.due} ${sum(due)}`}</strong>}
					</p>
				);
			})}
			<Link to={to} className="btn btn-small">
				{texts.navigation.entries.payments}
			</Link>
		</div>
	);
}
