import { type Intake, startMonth } from "../../records/intakes/rules.ts";
import { countryName } from "../../shared/country-name.ts";
import type { Language } from "../../shared/language.ts";
import { monthOfDay, writtenDay, writtenMonths } from "../../shared/written-dates.ts";
import { type DeadlineState, daysUntil, deadlineState } from "../facts.ts";
import type { SpanState } from "../usual-applications.ts";
import { intakeState, type Outlook } from "./outlook.ts";
import { whenTexts } from "./when-texts.ts";

/** The only ways to say when applications are taken: on pages, in emails and in the bot. */

/** Until how many days before it a day says how many are left: applicants prepare for the end, and only wait for the beginning. */
const countedDays = { closes: 60, opens: 30 };

export type WhenLine = {
	text: string;
	/** The closing that it names, as an ISO date; null for an opening and for months. */
	day: string | null;
	/** How urgent it is; null for a remark. */
	state: DeadlineState | null;
	/** Hidden on phones, where the first screen is short. */
	isMinor?: boolean;
};

/** "closes 30 November 2027", if it is near "closes 30 November (6 days)", and after the day in Korea "closed on 30 November 2026". `day` is an ISO date. */
export function deadlineText(day: string, now: Date, language: Language): string {
	const t = whenTexts[language];
	return daysUntil(day, now) < 0 ? t.closed(writtenDay(day, language)) : counted("closes", day, now, language);
}

function counted(what: keyof typeof countedDays, day: string, now: Date, language: Language): string {
	const t = whenTexts[language];
	const left = daysUntil(day, now);
	if (left > countedDays.closes) return t[what](writtenDay(day, language));
	const near = t[what](writtenDay(day, language, false));
	return left > countedDays[what] ? near : `${near} (${t.daysLeft(left)})`;
}

/** Where usual months are today; "" for those to come. */
export const stateText = (state: SpanState, language: Language): string =>
	state === "ahead" ? "" : whenTexts[language].states[state];

/** "spring 2027" */
export const startName = ({ year, term }: Pick<Intake, "year" | "term">, language: Language): string =>
	whenTexts[language].starts[term](year);

const monthNumber = (date: string) => Number(date.slice(5, 7));

/** The months of an expected intake: "October–November". */
export const intakeMonths = (
	{ opens, closes }: Pick<Intake, "opens" | "closes">,
	language: Language,
	style: "long" | "short",
) => writtenMonths(monthNumber(opens ?? closes), monthNumber(closes), language, style);

const remark = (text: string): WhenLine => ({ text, day: null, state: null });
const minor = (line: WhenLine): WhenLine => ({ ...line, isMinor: true });
/** What is over matters less than what comes. */
const before = (line: WhenLine, then: WhenLine[]): WhenLine => (then.length > 0 ? minor(line) : line);

/**
 * What a family reads of an outlook: the first line is the answer, the others are remarks. An expected intake has no day in any.
 *
 * @param style "short" for a card: at most two lines, but for the dates of countries.
 * @returns nothing if nothing is known.
 */
export function whenLines(outlook: Outlook, now: Date, language: Language, style: "long" | "short"): WhenLine[] {
	const t = whenTexts[language];
	const { deadline, next, following, missed, hasTerms } = outlook;
	if (deadline) {
		const then = next && daysUntil(deadline, now) < 0 ? [termLine(next)] : [];
		return [before(dayLine(deadlineText(deadline, now, language), deadline, now), then), ...then];
	}
	if (next?.certainty === "certain") {
		const others = style === "long" ? [following, missed] : [];
		return [
			roundLine(next, now, language, style),
			...(style === "long"
				? countryLines(next, now, language)
				: next.countries.length > 0
					? [minor(remark(t.countriesDiffer))]
					: []),
			...(style === "long" ? [remark(`${startName(next, language)}, ${studies(next)}`)] : []),
			...others.flatMap((intake) => (intake ? [remark(inTermText(intake, now, language))] : [])),
		];
	}
	if (missed) {
		const then = next ? [termLine(next)] : hasTerms ? [remark(t.usualTerms)] : [];
		return [before(termLine(missed), then), ...then];
	}
	if (!next) return hasTerms ? [remark(t.usualTerms)] : [];
	if (style === "long") return longUsual(next);
	if (intakeState(next, now) !== "closing") return [remark(usualText(next, now, language, "short"))];
	const then = following && remark(t.thenShort(intakeMonths(following, language, "short")));
	return [{ ...remark(t.closingShort), state: "near" }, ...(then ? [then] : [])];

	function studies(intake: Intake): string {
		return t.studiesFrom(monthOfDay(monthNumber(startMonth(intake)), language));
	}

	function termLine(intake: Intake): WhenLine {
		const { certainty, closes } = intake;
		const text = inTermText(intake, now, language);
		return certainty === "certain" ? dayLine(text, closes, now) : remark(text);
	}

	function longUsual(intake: Intake): WhenLine[] {
		const isClosing = intakeState(intake, now) === "closing";
		const first = { ...remark(usualText(intake, now, language, "long")), state: isClosing ? ("near" as const) : null };
		const later = isClosing && following ? following : null;
		return [
			first,
			remark(studies(intake)),
			...(later ? [remark(t.next(intakeMonths(later, language, "long"))), remark(studies(later))] : []),
		];
	}
}

const dayLine = (text: string, day: string, now: Date): WhenLine => ({ text, day, state: deadlineState(day, now) });

/** "opens 7 December (10 days)", "closes 30 November (2 days)", "closed on 13 November 2026" */
export function roundLine(
	intake: Pick<Intake, "certainty" | "opens" | "closes">,
	now: Date,
	language: Language,
	style: "long" | "short" = "long",
): WhenLine {
	const { opens, closes } = intake;
	if (opens && intakeState(intake, now) === "ahead") {
		const text =
			style === "long"
				? counted("opens", opens, now, language)
				: whenTexts[language].opens(writtenDay(opens, language, daysUntil(opens, now) > 300));
		return { text, day: null, state: "soon" };
	}
	return dayLine(deadlineText(closes, now, language), closes, now);
}

/** "Uzbekistan: closes 18 December (21 days)", for the citizens of each country with a day of its own. */
export const countryLines = ({ countries }: Intake, now: Date, language: Language): WhenLine[] =>
	countries.map(({ country, closes }) => {
		const t = whenTexts[language];
		return dayLine(t.ofTerm(countryName(country, language), deadlineText(closes, now, language)), closes, now);
	});

/** Within the months of an expected intake: "usually April–May", "usually through May", "closing about now". */
function usualText(intake: Intake, now: Date, language: Language, style: "long" | "short"): string {
	const t = whenTexts[language];
	const state = intakeState(intake, now);
	const month = monthNumber(intake.closes);
	if (state === "closing") return t.closing;
	return state === "open"
		? t.usualUntil(writtenMonths(month, month, language, style))
		: t.usual(intakeMonths(intake, language, style));
}

/** "fall: from April", "spring: probably too late", "spring: closed on 13 November 2026" */
function inTermText(intake: Intake, now: Date, language: Language): string {
	const t = whenTexts[language];
	const { term, certainty, opens, closes } = intake;
	if (certainty === "certain") return t.ofTerm(t.terms[term], roundLine(intake, now, language).text);
	const state = intakeState(intake, now);
	if (state === "passed") return t.ofTerm(t.terms[term], t.tooLate);
	if (state !== "ahead") return t.ofTerm(t.terms[term], usualText(intake, now, language, "long"));
	return t.ofTerm(t.terms[term], t.from(monthOfDay(monthNumber(opens ?? closes), language)));
}
