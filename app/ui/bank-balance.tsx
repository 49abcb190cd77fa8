import type { Funds } from "../../domain/money/funds-rules.ts";
import type { FundsRule } from "../../domain/money/schema.ts";
import { countryName, formatMoney } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized, typeset } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import { AskUs } from "./facts.tsx";
import { Stamp } from "./stamp.tsx";

/** The money that must lie in a bank for the visa of a program, by each source; the counted amount first. */
export function BankBalance({ funds: { counted, others, exemptions, isComparable } }: { funds: Funds }) {
	const t = useTexts().facts.funds;
	const rules = [...(counted ? [counted] : []), ...others];
	return (
		<section className="prose" data-funds>
			<h2>{t.title}</h2>
			{rules.length === 0 && <AskUs about={t.title} />}
			{rules.length > 1 && <p>{isComparable ? t.differ : t.incomparable}</p>}
			<Rules rules={rules} />
			{exemptions.length > 0 && <p>{t.exempt}</p>}
			<Rules rules={exemptions} />
		</section>
	);
}

const Rules = ({ rules }: { rules: FundsRule[] }) =>
	rules.length > 0 && (
		<ul>
			{rules.map((rule) => (
				<li key={rule.id}>
					<Rule rule={rule} />
				</li>
			))}
		</ul>
	);

/** An amount with its conditions and its source. What only an agency says is "usually" so, never required. */
function Rule({ rule }: { rule: FundsRule }) {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.facts.funds;
	const { amount, currency, region, nationality, holdDaysBefore, bank, grade, checkedOn, source } = rule;
	const said = amount === null ? "" : formatMoney(amount, currency, language);
	const conditions = [
		region ? t.regions[region] : "",
		nationality ? t.citizens(countryName(nationality, language) ?? nationality) : "",
		holdDaysBefore ? t.hold(holdDaysBefore) : "",
		bank ? t.bank(typeset(bank, language)) : "",
	].filter(Boolean);
	const note = localized(rule, "note", language);
	return (
		<>
			{said && <strong>{grade === "C" ? texts.facts.usual(said) : said}</strong>}
			{conditions.length > 0 && `${said && ", "}${conditions.join(" · ")}`}
			{note && <span className="block">{note}</span>}
			<Stamp className="block" {...{ checkedOn, source, grade }} about={said || t.exempt} />
		</>
	);
}
