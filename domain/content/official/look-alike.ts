/** Letters that look like Latin ones, and digits and pairs that are read as letters. */
const confusable: Record<string, string> = {
	а: "a",
	в: "b",
	с: "c",
	ԁ: "d",
	е: "e",
	ё: "e",
	һ: "h",
	н: "h",
	і: "i",
	ї: "i",
	ј: "j",
	к: "k",
	ӏ: "l",
	м: "m",
	о: "o",
	р: "p",
	ԛ: "q",
	ѕ: "s",
	т: "t",
	у: "y",
	ү: "y",
	ѵ: "v",
	ԝ: "w",
	х: "x",
	г: "r",
	п: "n",
	α: "a",
	ο: "o",
	ρ: "p",
	ν: "v",
	ι: "i",
	κ: "k",
	τ: "t",
	ı: "i",
	ł: "l",
	"0": "o",
	"1": "l",
	"3": "e",
	"5": "s",
};

const skeleton = (name: string): string =>
	Array.from(name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase(), (letter) => confusable[letter] ?? letter)
		.join("")
		.replaceAll("rn", "m")
		.replaceAll("vv", "w")
		.replaceAll("i", "l")
		.replace(/[^a-z]/g, "");

/** The names that others imitate: of the site and of our accounts, without what follows the first dot. */
const imitated = (identity: string): string | undefined => /^(?:host|domain|telegram):([^.:]{5,})/.exec(identity)?.[1];

/**
 * Whether a text only looks like one of ours: with letters of another alphabet, in punycode, with digits for letters, with
 * our name before or after other words.
 */
export function looksLike(typed: string, ours: readonly string[]): boolean {
	const names = ours.flatMap((identity) => imitated(identity) ?? []);
	const text = skeleton(typed);
	const encoded = [...typed.toLowerCase().matchAll(/xn--([a-z0-9-]+)-[a-z0-9]+/g)].map(([, ascii = ""]) => ascii);
	return names.some(
		(name) =>
			text.includes(skeleton(name)) ||
			encoded.some((ascii) => isLeftOf(ascii, name) && ascii.length * 2 >= name.length),
	);
}

/** Whether `ascii` is `name` without some of its letters: punycode puts those of other alphabets at its end. */
function isLeftOf(ascii: string, name: string): boolean {
	let at = 0;
	for (const letter of name) if (letter === ascii[at]) at += 1;
	return at === ascii.length;
}
