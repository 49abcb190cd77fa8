import { foldName, identitiesOf } from "./identities.ts";
import type { Known, OfficialMatch } from "./known.ts";
import { looksLike } from "./look-alike.ts";

/**
 * What was checked: a published way to reach us; a name that anybody can use; not ours, perhaps with the looks of ours; or
 * neither a number nor a link nor a code.
 */
export type OfficialVerdict =
	| { kind: "ours"; match: OfficialMatch }
	| { kind: "name" }
	| { kind: "not-ours"; isLookAlike: boolean }
	| { kind: "unreadable" };

/**
 * Compares a text with everything that is ours.
 * @param typed a text with identities
 */
export function verdictOn(typed: string, known: readonly Known[]): OfficialVerdict {
	const given = identitiesOf(typed) ?? [];
	const shared = known.filter(({ identities }) => identities.some((one) => given.includes(one)));
	const found = shared.find(({ match }) => match !== null);
	if (found?.match) return { kind: "ours", match: found.match };
	const ours = known.flatMap(({ identities }) => identities);
	if (shared.length > 0 || isPartOfName(typed, given, ours)) return { kind: "name" };
	// In a sentence, our own name or link looks like ours too.
	const isLookAlike = !/\s/.test(typed.trim()) && looksLike(typed, ours);
	return isLookAlike || isContact(typed, given) ? { kind: "not-ours", isLookAlike } : { kind: "unreadable" };
}

const isName = (identity: string) => identity.startsWith("name:");
const minPartLength = 3;

/** Whether words have a word of one of our names among them, also with an ending: a first name, or one in another case. */
function isPartOfName(typed: string, given: readonly string[], ours: readonly string[]): boolean {
	if (!given.some(isName) || /[^\p{L}\p{M}\s'ʻʼ‘’`´.,:;!?()\p{Pd}]/u.test(typed)) return false;
	const parts = (text: string) =>
		foldName(text)
			.split(" ")
			.filter((word) => word.length >= minPartLength);
	const names = ours.filter(isName).flatMap((name) => parts(name.slice("name:".length)));
	return parts(typed).some((word) => names.some((name) => isSameWord(word, name)));
}

/** Endings change the last letter of a name and follow it: "Малика", "Малики", "Malikaga". */
function isSameWord(word: string, name: string): boolean {
	const ending = [...name].findIndex((letter, at) => word[at] !== letter);
	const shared = ending < 0 ? name.length : ending;
	return shared >= minPartLength && (shared === word.length || shared >= name.length - 1);
}

const minDigits = 5;

/** Whether a text is a phone number, a link, an address, a user name or a code, rather than a word or a sentence. */
function isContact(typed: string, given: readonly string[]): boolean {
	const hasDigit = /\d/.test(typed);
	if (hasDigit && given.some((one) => one.startsWith("code:"))) return true;
	if (given.some(isName)) return /^\w+$/.test(typed.trim()) && /[\d_]/.test(typed);
	if (given.some((one) => one.startsWith("phone:"))) return typed.replace(/\D/g, "").length >= minDigits;
	return true;
}
