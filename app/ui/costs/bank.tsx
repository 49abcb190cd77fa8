import { wholeStay } from "../../../domain/money/costs-dates.ts";
import type { Costs } from "../../../domain/money/costs-queries.ts";
import type { FundsRule } from "../../../domain/money/schema.ts";
import type { Texts } from "../../i18n/en.ts";
import { formatDay } from "../../i18n/formats.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized, typeset } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { AskUs } from "../facts.tsx";
import { Stamp } from "../stamp.tsx";
import { Balance } from "./amounts.tsx";

/** The money that must lie in the bank: the rule that is counted, what other sources say, and whose money it is. */
export function BankBlock({ costs: { funds, input, region } }: { costs: Costs }) {
	const t = useTexts().costs;
	const { counted, others, exemptions, isComparable } = funds;
	const rows = (rules: FundsRule[]) => (
		<ul>
			{rules.map((rule) => (
				<li key={rule.id} className="rule-b py-3">
					<Rule rule={rule} country={input.country} />
				</li>
			))}
		</ul>
	);
	return (
		<section>
			<h2 id="bank">{t.blocks.bank}</h2>
			<p className="mt-2">{t.bank.intro}</p>
			{!counted && others.length === 0 && (
				<p className="mt-2">
					{`${t.bank.none} `}
					<AskUs about={t.blocks.bank} text={t.askInWriting} />
				</p>
			)}
			{counted && (
				<div className="notice mt-3" data-counted>
					{others.length > 0 && <p className="note">{t.bank.counted}</p>}
					<Rule rule={counted} country={input.country} large />
				</div>
			)}
			{!isComparable && <p className="mt-2">{t.bank.notComparable}</p>}
			{region === null && others.length > 0 && <p className="mt-2">{t.bank.unknownRegion}</p>}
			{others.length > 0 && (
				<>
					{counted && <h3 className="mt-4">{t.bank.others}</h3>}
					{rows(others)}
				</>
			)}
			{exemptions.length > 0 && (
				<>
					<h3 className="mt-4">{t.bank.exempt}</h3>
					{rows(exemptions)}
				</>
			)}
			<Owner />
		</section>
	);
}

type RuleProps = { rule: FundsRule; country: Costs["input"]["country"]; large?: boolean };

/** An amount with its conditions and its source. */
function Rule({ rule, country, large = false }: RuleProps) {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.costs.bank;
	const { amount, currency, region, bank, holdDaysBefore, maxAgeDays, keepAfterArrivalDays, validFrom } = rule;
	const conditions = [
		rule.grade === "C" ? texts.costs.usually : "",
		region ? t.region[region] : "",
		holdDaysBefore ? t.hold(holdDaysBefore) : "",
		maxAgeDays ? t.maxAge(maxAgeDays) : "",
		keepAfterArrivalDays ? keepText(keepAfterArrivalDays, t) : "",
		bank ? t.at(typeset(bank, language)) : "",
		validFrom ? t.validFrom(formatDay(validFrom, language)) : "",
	].filter(Boolean);
	const note = localized(rule, "note", language);
	return (
		<>
			{amount !== null && <Balance rule={{ amount, currency }} country={country} large={large} />}
			{conditions.length > 0 && (
				<ul className="list-disc pl-5">
					{conditions.map((condition) => (
						<li key={condition}>{condition}</li>
					))}
				</ul>
			)}
			{note && <p className="text">{note}</p>}
			<Stamp source={rule.source} checkedOn={rule.checkedOn} grade={rule.grade} about={texts.costs.blocks.bank} />
		</>
	);
}

/** How long money stays in the bank after the arrival. */
export const keepText = (days: number, t: Texts["costs"]["bank"]): string =>
	days >= wholeStay ? t.keepWhole : t.keep(days);

/** Reports about agents who took or lent this money. */
const reports = [
	"https://news.hanna-ai.com/hi/article/seoul-study-abroad-visa-fraud",
	"https://www.habkorea.net/korean-visa-for-foreign-students-will-be-tighten/",
];
const reportsCheckedOn = "2026-11-23";

function Owner() {
	const t = useTexts().costs.owner;
	const href = useHref();
	return (
		<div className="notice mt-4 border-amber bg-amber-wash">
			<h3>{t.title}</h3>
			<p className="mt-1">{t.text}</p>
			{reports.map((source) => (
				<Stamp key={source} source={source} checkedOn={reportsCheckedOn} grade="C" about={t.title} className="block" />
			))}
			<p>
				<a className="link inline-block py-2.5" href={href("/is-it-us")}>
					{t.check}
				</a>
			</p>
		</div>
	);
}
