import { Link } from "react-router";
import type { CaseApplication } from "../../../domain/cases/applications/case-queries.ts";
import { formatDay } from "../../i18n/formats.ts";
import { formatSum } from "../../i18n/shared/sum.ts";
import { useAdminTexts, useFrame } from "../frame.ts";

/** What is agreed, paid and owed of an application, with the way to the page about it. */
export function MoneySummary({ money, to }: Pick<CaseApplication, "money"> & { to: string }) {
	const t = useAdminTexts().case.money;
	const { language } = useFrame();
	const shown = ["agreed", "paid", "unconfirmed", "owed", "due"] as const;
	const day = (on: string) => formatDay(on, language);
	return (
		<section aria-label={t.title}>
			<h4 className="text-sm text-muted">{t.title}</h4>
			{!money && <p className="text-sm">{t.none}</p>}
			{Object.entries(money?.balances ?? {}).map(([currency, balance]) => (
				<p key={currency}>
					{shown
						.filter((name) => balance[name] > 0)
						.map((name) => `${t[name]} ${formatSum(balance[name], currency, language)}`)
						.join(" · ")}
				</p>
			))}
			{money?.dueOn && <p className="text-sm">{t.dueOn(day(money.dueOn))}</p>}
			{money?.refundSince && (
				<p className="text-sm font-semibold text-brick">{t.refundSince(day(money.refundSince))}</p>
			)}
			<p className="mt-1">
				<Link to={to} className="btn btn-small">
					{t.open}
				</Link>
			</p>
		</section>
	);
}
