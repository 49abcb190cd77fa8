import type { ReactNode } from "react";
import {
	type DeadlineState,
	deadlineState,
	type Fee,
	type GroupFee,
	type TeachingLanguage,
	yearOf,
} from "../../domain/catalog/facts.ts";
import { type Intake, usualApplications } from "../../domain/catalog/usual-applications.ts";
import { sourcesCheckedOn } from "../guide/sources.ts";
import { deadlineText, usualText } from "../i18n/dates.ts";
import { formatFee } from "../i18n/fee.ts";
import { useTexts } from "../i18n/texts.ts";
import { typeset } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { Converted } from "./converted.tsx";
import { useQuestionLink } from "./messenger-links.tsx";
import { Stamp } from "./stamp.tsx";

/** The facts by which programs and universities are compared, written the same way on every card and page. */

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
	/** In a card's narrow column: of a range the lowest amount, two lines of remarks. */
	short?: boolean;
	/** On the page of a program: also what a year costs, if the price is of another period. */
	yearly?: boolean;
};

/** Up to a remark or the next clause, for a card: a sentence that is cut off could hide that something is free. */
const firstClause = (text: string): string => text.split(/\s*[(;]/, 1)[0] || text;

/** The amount in bold, the period and the year of the price muted, and the amount in other currencies. */
export function Price({ fee, text = "", about, short = false, yearly = false }: PriceProps) {
	const t = useTexts();
	const formatFee = useFee();
	const formatYears = useYears();
	if (!fee && !text) return <AskUs about={about} />;
	if (!fee) return short ? <span className="written">{firstClause(text)}</span> : text;
	const note = [fee.period && t.facts.periods[fee.period], "years" in fee && formatYears(fee.years), fee.year]
		.filter(Boolean)
		.join(" · ");
	const shown = short && fee.to !== fee.from ? { ...fee, to: null } : fee;
	const year = yearly ? yearOf(fee) : null;
	return (
		<>
			<strong>{formatFee(shown)}</strong>{" "}
			{note && <span className={short ? "note clamp" : "note inline-block"}>{note}</span>}
			<Converted fee={shown} className={short ? "note block" : "block text-sm"} />
			{year && (
				<>
					<span className="mt-1 block">
						{formatFee(year)} <span className="note inline-block">{t.facts.periods.year}</span>
					</span>
					<Converted fee={year} className="block text-sm" />
				</>
			)}
		</>
	);
}

/** Formats a fee in the visitor's language. */
export function useFee(): (fee: Fee) => string {
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

/** "from ₩1,503,000 a semester", for groups of programs; null if no amount is known. */
export function useLowestFee(): (fee: Fee | null | undefined) => string | null {
	const t = useTexts();
	const formatFee = useFee();
	return (fee) =>
		fee ? [formatFee({ ...fee, to: null }), fee.period && t.facts.periods[fee.period]].filter(Boolean).join(" ") : null;
}

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
	if (short) return usualText(usual, language, t, "short");
	const text = usualText(usual, language, t, "long");
	const [intake, missed] = usual.kind === "terms" ? [null, null] : [usual.intake, usual.missed];
	return <UsualMonths when={text} intake={intake} missed={missed} about={about} />;
}

type UsualMonthsProps = { when: string; intake: Intake | null; missed: Intake | null; about: string };

/** With the guide's sources and the date of their last check; the exact day is a question to us. */
function UsualMonths({ when, intake, missed, about }: UsualMonthsProps) {
	const t = useTexts();
	return (
		<>
			{when}
			{intake && <span className="note block">{t.facts.studiesFrom[intake]}</span>}
			{missed && <span className="note block">{t.facts.tooLate[missed]}</span>}
			<Stamp
				className="block"
				checkedOn={sourcesCheckedOn}
				source={intake ? "/admissions#steps" : "/admissions#faq"}
				about={t.programs.deadline}
			/>
			<AskUs about={about} text={t.facts.askDay} />
		</>
	);
}

/** The names of teaching languages: "Korean, English". */
export function useLanguageNames(): (languages: readonly TeachingLanguage[]) => string {
	const t = useTexts();
	return (languages) => languages.map((language) => t.facts.languages[language]).join(", ");
}

/** Requirements as chips: "TOPIK 3", "IELTS 6.0". */
export function Tests({ tests }: { tests: readonly string[] }) {
	const { language } = useRequestContext();
	return tests.map((test) => (
		<span key={test} className="chip">
			{typeset(test, language)}
		</span>
	));
}
