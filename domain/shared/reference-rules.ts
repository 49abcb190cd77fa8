/** Letters and digits that are not confused on the phone: no I, L, O, U, 0, 1. */
export const referenceSigns = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** An application's reference, such as 'HM-7K3P-Q9TD', from at least ten random bytes. */
export function referenceOf(random: Uint8Array): string {
	const text = Array.from(random.subarray(0, 8), (byte) => referenceSigns[byte % referenceSigns.length]).join("");
	return `HM-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** Cyrillic capitals that look like Latin ones: a phone's Russian keyboard types them. */
const lookAlikes: Record<string, string> = {
	А: "A",
	В: "B",
	С: "C",
	Е: "E",
	Н: "H",
	К: "K",
	М: "M",
	Р: "P",
	Т: "T",
	Х: "X",
	У: "Y",
};

const form = new RegExp(`^(?:HM)?([${referenceSigns}]{4})([${referenceSigns}]{4})$`);

/**
 * Reads the reference of an application as people type it: with or without "HM", hyphens and spaces, in capitals or not,
 * with Cyrillic letters that look like Latin ones.
 * @returns the stored form, such as 'HM-7K3P-Q9TD'; null if it has another form.
 */
export function normalizeReference(typed: string): string | null {
	const text = typed
		.normalize("NFKC")
		.toUpperCase()
		.replace(/[\s\p{Pd}.]/gu, "")
		.replace(/[А-Я]/g, (letter) => lookAlikes[letter] ?? letter);
	const [, first, second] = form.exec(text) ?? [];
	return first && second ? `HM-${first}-${second}` : null;
}
