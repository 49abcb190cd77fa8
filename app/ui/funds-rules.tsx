import { wholeStay } from "../../domain/money/costs-dates.ts";
import type { FamilyCountry } from "../../domain/money/costs-input.ts";
import type { Funds } from "../../domain/money/funds-rules.ts";
import type { FundsRule } from "../../domain/money/schema.ts";
import { countryName } from "../../domain/shared/country-name.ts";
import type { Language } from "../../domain/shared/language.ts";
import type { Texts } from "../i18n/dictionaries.ts";
import { formatDay, formatMoney } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized, typeset } from "../i18n/typography.ts";
import { useRequestContext } from "../request-context.ts";
import { Balance } from "./costs/amounts.tsx";
import { AskUs } from "./facts.tsx";
import { Stamp } from "./stamp.tsx";

type FundsRulesProps = {
	funds: Funds;
	/** False if the university is not known, so that the rules of both regions are listed. */
	isRegionKnown?: boolean;
	/** Of the family, whose currency comes first. */
	country?: FamilyCountry;
};

/** What each source says about the money in the bank: the highest amount in a box, the others, and who is exempt. */
export function FundsRules({ funds, isRegionKnown = true, country = "uz" }: FundsRulesProps) {
	const texts = useTexts();
	const t = texts.facts.funds;
	const { counted, others, exemptions, isComparable } = funds;
	const isEither = !isRegionKnown && [...(counted ? [counted] : []), ...others].some(({ region }) => region !== null);
	return (
		<div data-funds>
			{!counted && others.length === 0 && (
				<p>
					{`${t.none} `}
					<AskUs about={t.title} text={texts.costs.askInWriting} />
				</p>
			)}
			{isEither && <p className="mt-2">{t.eitherRegion}</p>}
			{counted && (
				<ul>
					<li className="notice mt-3" data-counted>
						{others.length > 0 && <p className="note">{t.counted}</p>}
						<Rule rule={counted} country={country} isLarge />
					</li>
				</ul>
			)}
			{!isComparable && <p className="mt-2">{t.incomparable}</p>}
			{counted && others.length > 0 ? (
				<details className="question fold mt-4">
					<summary>
						<h3 className="text-base">{t.others}</h3>
					</summary>
					<Rules rules={others} country={country} />
				</details>
			) : (
				<Rules rules={others} country={country} />
			)}
			{exemptions.length > 0 && <p className="mt-4 font-semibold">{t.exempt}</p>}
			<Rules rules={exemptions} country={country} />
		</div>
	);
}

type RulesProps = { rules: FundsRule[]; country: FamilyCountry };

const Rules = ({ rules, country }: RulesProps) =>
	rules.length > 0 && (
		<ul>
			{rules.map((rule) => (
				<li key={rule.id} className="rule-b py-3">
					<Rule rule={rule} country={country} />
				</li>
			))}
		</ul>
	);

type RuleProps = { rule: FundsRule; country: FamilyCountry; isLarge?: boolean };

/** An amount with its conditions and its source. What only an agency says is "usually" so, never required. */
function Rule({ rule, country, isLarge = false }: RuleProps) {
	const { language } = useRequestContext();
	const t = useTexts().facts.funds;
	const { amount, currency, grade, checkedOn, source } = rule;
	const said = amount === null ? "" : formatMoney(amount, currency, language);
	const conditions = [grade === "C" ? t.usually : "", ...conditionsOf(rule, t, language)].filter(Boolean);
	const note = localized(rule, "note", language);
	return (
		<>
			{amount !== null && <Balance rule={{ amount, currency }} country={country} large={isLarge} />}
			{conditions.length > 0 && <span className="block text-sm">{conditions.join(" · ")}</span>}
			{note && <span className="text block">{note}</span>}
			<Stamp className="block" {...{ checkedOn, source, grade }} about={said || t.exempt} />
		</>
	);
}

function conditionsOf(rule: FundsRule, t: Texts["facts"]["funds"], language: Language): string[] {
	const { region, nationality, holdDaysBefore, maxAgeDays, keepAfterArrivalDays, bank, validFrom, validTo } = rule;
	return [
		region ? t.regions[region] : "",
		nationality ? t.citizens(countryName(nationality, language)) : "",
		holdDaysBefore ? t.hold(holdDaysBefore) : "",
		maxAgeDays ? t.maxAge(maxAgeDays) : "",
		keepAfterArrivalDays ? keepText(keepAfterArrivalDays, t) : "",
		bank ? t.bank(typeset(bank, language)) : "",
		validFrom ? t.validFrom(formatDay(validFrom, language)) : "",
		validTo ? t.validTo(formatDay(validTo, language)) : "",
	];
}

/** How long money stays in the bank after the arrival. */
export const keepText = (days: number, t: Texts["facts"]["funds"]): string =>
	days >= wholeStay ? t.keepWhole : t.keep(days);
