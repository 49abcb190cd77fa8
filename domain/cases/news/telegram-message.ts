import { firstName } from "../../messaging/first-name.ts";
import { asHtml } from "../../messaging/telegram-html.ts";
import { dayOf, homeZone } from "../../shared/time-zone.ts";

/**
 * Telegram takes 4,096 characters. The rest is for the name and the address of the page. Emoji count as two, so that it does
 * not matter how Telegram counts them.
 */
const longest = { characters: 3_500, units: 3_800 };

/**
 * A message in Telegram's HTML, in which every word is escaped.
 * @param parts plain text, separated by empty lines
 * @param cut what a text that is too long ends with
 */
export function telegramHtml(name: string | null, parts: string[], cut: { readOn: string; url: string }): string {
	const whole = parts.join("\n\n");
	const start = startOf(whole);
	const text = start === whole ? whole : `${start.trimEnd()}${cut.readOn}\n${cut.url}`;
	return [...(name ? [`<b>${asHtml(name)}</b>`] : []), asHtml(text)].join("\n");
}

/** As much of a text as a message holds, cut between characters. */
function startOf(text: string): string {
	let units = 0;
	let characters = 0;
	for (const character of text) {
		if (characters === longest.characters || units + character.length > longest.units) break;
		characters++;
		units += character.length;
	}
	return text.slice(0, units);
}

/** A name that tells an applicant from the others whom a chat follows: the first name, if it is nobody else's. */
export function calledName(fullName: string, others: string[]): string {
	const firstOf = (name: string) => firstName(name) ?? name.trim().split(/\s+/, 1)[0] ?? "";
	const first = firstOf(fullName);
	const isShared = others.some((other) => firstOf(other).toLowerCase() === first.toLowerCase());
	return isShared ? fullName : first;
}

const hour = 60 * 60 * 1_000;

/** From 22:00 to 08:00 in Tashkent, messages arrive without a sound. */
export function isNight(at: Date): boolean {
	const hours = (at.getTime() - dayOf(at, homeZone).from.getTime()) / hour;
	return hours < 8 || hours >= 22;
}
