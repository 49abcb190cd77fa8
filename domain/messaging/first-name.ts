import { greetedName } from "./email-parts.ts";

/** Endings of surnames in Uzbekistan, in both alphabets. Many people write the surname first. */
const surname = /\p{L}(?:ov|ova|ev|eva|ов|ова|ев|ева|ёв|ёва)$/iu;

/**
 * The first name, for messages in a chat that follows several people.
 * @returns undefined if the name is more than letters, for example if it contains a URL.
 */
export function firstName(fullName: string): string | undefined {
	const words = greetedName(fullName.trim())?.split(/\s+/) ?? [];
	return words.find((word) => !surname.test(word)) ?? words[0];
}
