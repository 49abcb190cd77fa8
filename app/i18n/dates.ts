import { daysUntil } from "../../domain/catalog/facts.ts";
import type { SpanState, UsualApplications } from "../../domain/catalog/usual-applications.ts";
import type { Language } from "../../domain/shared/language.ts";
import type { Texts } from "./dictionaries.ts";
import { formatDay, formatMonths, formatNearDay } from "./formats.ts";

/** Until how many days before it a deadline says how many are left. */
const countedDays = 60;

/** "closes 30 November 2027", if it is near "closes 30 November (6 days)", and after the day in Korea "closed on 30 November 2026". `day` is an ISO date. */
export function deadlineText(day: string, now: Date, language: Language, t: Texts): string {
	const left = daysUntil(day, now);
	if (left < 0) return t.facts.closed(formatDay(day, language));
	if (left > countedDays) return t.facts.closes(formatDay(day, language));
	return `${t.facts.closes(formatNearDay(day, language))} (${t.facts.daysLeft(left)})`;
}

/** Where usual months are today; "" for those to come. */
export const stateText = (state: SpanState, t: Texts): string => (state === "ahead" ? "" : t.facts.states[state]);

/**
 * When applications are usually taken, as of today: "usually April–May", from their first month "usually through November",
 * in their last month "closing about now", on a card "closing now; then Apr–May".
 */
export function usualText(usual: UsualApplications, language: Language, t: Texts, month: "long" | "short"): string {
	if (usual.kind === "terms") return t.facts.usualTerms;
	const { from, to, state, following } = usual;
	if (state === "ahead") return t.facts.usual(formatMonths(from, to, language, month));
	if (state === "open") return t.facts.usualUntil(formatMonths(to, to, language, month));
	return month === "short"
		? t.facts.closingShort(formatMonths(following.from, following.to, language, month))
		: t.facts.closing;
}
