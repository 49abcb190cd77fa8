import type { ReactNode } from "react";
import {
	cityOf,
	type DeadlineState,
	type Fee,
	findSimilarPrice,
	type GroupFee,
	type TeachingLanguage,
	yearOf,
} from "../../domain/catalog/facts.ts";
import { type Dates, outlookOf } from "../../domain/catalog/intakes/outlook.ts";
import { type WhenLine, whenLines } from "../../domain/catalog/intakes/when.ts";
import { sourcesCheckedOn } from "../guide/sources.ts";
import { formatFee } from "../i18n/fee.ts";
import { useTexts } from "../i18n/texts.ts";
import { localized, typeset } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { Money } from "./converted.tsx";
import { useQuestionLink } from "./messenger-links.tsx";
import { Stamp } from "./stamp.tsx";

/** The facts by which programs and universities are compared, written the same way on every card and page. */

/** The city of a university: one of the filters', else what its address names before the province, and not a district. */
export function useCityName(): (university: Parameters<typeof cityOf>[0] & LocalizedPlace) => string {
	const { language } = useRequestContext();
	const { cities } = useTexts();
	return (university) => {
		const city = cityOf(university);
		if (city) return cities[city];
		const [first = "", ...others] = localized(university, "location", language).split(/,\s*/);
		return /-(gu|dong|myeon)$/.test(first) ? (others[0] ?? first) : first;
	};
}

type LocalizedPlace = Parameters<typeof localized<"location">>[0];

/** A label above its value, in a `<dl>`. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** An unknown value: a link to the messenger, or to the contact page if there is none. */
export function AskUs({ about, text }: { about: string; text?: string }) {
	const { content } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const withQuestion = useQuestionLink();
	const messenger = content?.social[0]?.url;
	return (
		<a className="link py-3.5 font-normal" href={messenger ? withQuestion(messenger) : href("/contact")}>
			{text ?? t.programs.notGiven}
			<span className="sr-only">{`: ${about}`}</span>
		</a>
	);
}

type PriceProps = {
	fee: Fee | GroupFee | null;
	/** The text as staff wrote it, shown if there is no amount. */
	text?: string;
	/** What the price is of. */
	about: string;
	/** In a card's narrow column: two lines of remarks. */
	short?: boolean;
	/** On the page of a program: also what a year costs, if the price is of another period. */
	yearly?: boolean;
	/** The program, for what similar ones cost if it has no amount. */
	similarTo?: Parameters<typeof findSimilarPrice>[1] | undefined;
};

/** Up to a remark or the next clause, for a card: a sentence that is cut off could hide that something is free. */
const firstClause = (text: string): string => text.split(/\s*[(;]/, 1)[0] || text;

/** The first amount in bold, the period and the year of the price muted, and the amount in other currencies. */
export function Price({ fee, text = "", about, short = false, yearly = false, similarTo }: PriceProps) {
	const { similarPrices = [] } = useRequestContext();
	if (!fee) {
		const isWritten = short && text !== "";
		const hasSimilar = !isWritten && similarTo !== undefined && findSimilarPrice(similarPrices, similarTo);
		return (
			<>
				{text ? <Written text={text} short={short} /> : (!hasSimilar || !short) && <AskUs about={about} />}
				{hasSimilar && <SimilarPrices of={similarTo} short={short} />}
			</>
		);
	}
	const year = yearly ? yearOf(fee) : null;
	const className = short ? "note block" : "block text-sm";
	return (
		<>
			<Money fee={fee} className={className} brief={short}>
				<PeriodOf fee={fee} short={short} />
			</Money>
			{year && (
				<span className="mt-2 block">
					<Money fee={year} className={className}>
						<PeriodOf fee={year} short={short} />
					</Money>
				</span>
			)}
		</>
	);
}

const Written = ({ text, short }: { text: string; short: boolean }) =>
	short ? <span className="written">{firstClause(text)}</span> : text;

/** "per semester · 2026" */
function PeriodOf({ fee, short }: { fee: Fee | GroupFee; short: boolean }) {
	const t = useTexts();
	const formatYears = useYears();
	const note = [fee.period && t.facts.periods[fee.period], "years" in fee && formatYears(fee.years), fee.year]
		.filter(Boolean)
		.join(" · ");
	return note ? <span className={short ? "note clamp" : "note inline-block"}>{note}</span> : null;
}

type SimilarPricesProps = { of: Parameters<typeof findSimilarPrice>[1]; short: boolean };

/** What similar programs cost, named as theirs before any amount; nothing if too few have a price. */
export function SimilarPrices({ of: program, short }: SimilarPricesProps) {
	const { similarPrices = [] } = useRequestContext();
	const t = useTexts();
	const similar = findSimilarPrice(similarPrices, program);
	if (!similar) return null;
	const { studyField, fee } = similar;
	return (
		<span className="block text-sm" data-similar>
			<span className="note block">{t.facts.others[studyField ? "field" : "level"]}</span>
			<Money fee={fee} className="note block" alone={short} isOfOthers>
				<PeriodOf fee={fee} short={short} />
			</Money>
		</span>
	);
}

/** Formats a fee in the visitor's language. */
function useFee(): (fee: Fee) => string {
	const { language } = useRequestContext();
	const t = useTexts();
	return (fee) => formatFee(fee, language, t);
}

/** The year or the years of prices: "2024", "2020–2026"; "" if they are unknown. */
export function useYears(): (years: GroupFee["years"]) => string {
	const { language } = useRequestContext();
	return (years) => typeset([...new Set(years ?? [])].join("–"), language);
}

/** "₩3,000,000–4,000,000 per semester (2026)", for plain texts. */
export function usePrice(): (fee: Fee, remark: string) => string {
	const t = useTexts();
	const formatFee = useFee();
	return (fee, remark) =>
		[formatFee(fee), fee.period && t.facts.periods[fee.period], remark && `(${remark})`].filter(Boolean).join(" ");
}

export const chips: Record<DeadlineState, string> = {
	open: "chip bg-celadon-wash text-celadon",
	soon: "chip",
	near: "chip bg-amber-wash text-amber",
	past: "chip text-muted",
};

/** A line about dates: a day has a chip whose color says how close it is; a remark that follows another line is small. */
export function When({ line: { text, day, state, isMinor }, isNote }: { line: WhenLine; isNote: boolean }) {
	const { language } = useRequestContext();
	const words = typeset(text, language);
	const hidden = isMinor ? " max-md:hidden" : "";
	if (!state) return isNote ? <span className={`note block${hidden}`}>{words}</span> : words;
	const chip = day ? (
		<time dateTime={day} className={chips[state]}>
			{words}
		</time>
	) : (
		<span className={chips[state]}>{words}</span>
	);
	return isNote ? <span className={`block${hidden}`}>{chip}</span> : chip;
}

type DeadlineProps = {
	dates: Dates;
	about: string;
	/** In a card's narrow column: without source and question. */
	short?: boolean;
};

/** When applications are taken, as of today, or when they usually are, but never an unpublished day. */
export function Deadline({ dates, about, short = false }: DeadlineProps) {
	const { language, now } = useRequestContext();
	const t = useTexts();
	const outlook = outlookOf(dates, now);
	const lines = whenLines(outlook, now, language, short ? "short" : "long");
	if (lines.length === 0) return <AskUs about={about} />;
	const first = lines.findIndex(({ isMinor }) => !isMinor);
	const isUnpublished = (outlook.isUsual || outlook.hasTerms) && !outlook.deadline;
	return (
		<>
			{lines.map((line, index) => (
				<When key={line.text} line={line} isNote={Boolean(line.isMinor) || (index > 0 && index !== first)} />
			))}
			{!short && isUnpublished && (
				<>
					<Stamp
						className="block"
						checkedOn={sourcesCheckedOn}
						source={outlook.hasTerms ? "/admissions#faq" : "/admissions#steps"}
						about={t.programs.deadline}
					/>
					<span className="mt-1 block">
						<AskUs about={about} text={t.facts.askDay} />
					</span>
				</>
			)}
		</>
	);
}

/** The names of teaching languages: "Korean, English". */
export function useLanguageNames(): (languages: readonly TeachingLanguage[]) => string {
	const t = useTexts();
	return (languages) => languages.map((language) => t.facts.languages[language]).join(", ");
}
