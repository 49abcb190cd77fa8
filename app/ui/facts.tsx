import type { ReactNode } from "react";
import {
	cityOf,
	type DeadlineState,
	deadlineState,
	type Fee,
	findSimilarPrice,
	type GroupFee,
	type TeachingLanguage,
	yearOf,
} from "../../domain/catalog/facts.ts";
import { type UsualApplications, usualApplications } from "../../domain/catalog/usual-applications.ts";
import { sourcesCheckedOn } from "../guide/sources.ts";
import { deadlineText, usualText } from "../i18n/dates.ts";
import { formatFee } from "../i18n/fee.ts";
import { formatMonths } from "../i18n/formats.ts";
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

const chips: Record<DeadlineState, string> = {
	open: "chip bg-celadon-wash text-celadon",
	soon: "chip",
	near: "chip bg-amber-wash text-amber",
	past: "chip text-muted",
};

type DeadlineProps = {
	/** The exact day, as an ISO date; null if it is unknown. */
	day: string | null;
	/** The types of programs, for the usual months where no day is known. */
	types: readonly string[];
	about: string;
	/** In a card's narrow column: the months alone, without source and question. */
	short?: boolean;
};

/** A deadline whose color says how close it is, or the usual months of applications, but never an unpublished day. */
export function Deadline({ day, types, about, short = false }: DeadlineProps) {
	const { language, now } = useRequestContext();
	const t = useTexts();
	if (day) {
		const state = deadlineState(day, now);
		return (
			<time dateTime={day} className={chips[state]}>
				{deadlineText(day, now, language, t)}
			</time>
		);
	}
	const usual = usualApplications(types, now);
	if (!usual) return <AskUs about={about} />;
	if (short) {
		const words = usualText(usual, language, t, "short");
		if (usual.kind !== "months" || usual.state !== "closing") return words;
		const [now, then] = words.split("; ");
		return (
			<>
				<span className={chips.near}>{now}</span>
				{then && <span className="note block">{then}</span>}
			</>
		);
	}
	const text = usualText(usual, language, t, "long");
	return <UsualMonths when={text} usual={usual} about={about} />;
}

type UsualMonthsProps = { when: string; usual: UsualApplications; about: string };

/** With the guide's sources and the date of their last check; the exact day is a question to us. */
function UsualMonths({ when, usual, about }: UsualMonthsProps) {
	const { language } = useRequestContext();
	const t = useTexts();
	const degree = usual.kind === "months" ? usual : null;
	const next = degree?.state === "closing" ? degree.following : null;
	return (
		<>
			{next ? <span className={chips.near}>{when}</span> : when}
			{degree && <span className="note block">{t.facts.studiesFrom[degree.intake]}</span>}
			{next && (
				<>
					<span className="mt-2 block">{t.facts.next(formatMonths(next.from, next.to, language, "long"))}</span>
					<span className="note block">{t.facts.studiesFrom[next.intake]}</span>
				</>
			)}
			{degree?.missed && <span className="note block">{t.facts.tooLate[degree.missed]}</span>}
			<Stamp
				className="block"
				checkedOn={sourcesCheckedOn}
				source={degree ? "/admissions#steps" : "/admissions#faq"}
				about={t.programs.deadline}
			/>
			<span className="mt-1 block">
				<AskUs about={about} text={t.facts.askDay} />
			</span>
		</>
	);
}

/** The names of teaching languages: "Korean, English". */
export function useLanguageNames(): (languages: readonly TeachingLanguage[]) => string {
	const t = useTexts();
	return (languages) => languages.map((language) => t.facts.languages[language]).join(", ");
}
