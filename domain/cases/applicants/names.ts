/** Cyrillic letters and the Latin letters that look the same. In lower case fewer do: к, м, н and т differ from k, m, h and t. */
const twins = new Map(
	["АA", "ВB", "ЕE", "НH", "ІI", "ЈJ", "КK", "МM", "ОO", "РP", "ЅS", "СC", "ТT", "ХX", "УY"]
		.concat(["аa", "еe", "іi", "јj", "оo", "рp", "ѕs", "сc", "хx", "уy"])
		.map((pair) => [pair[0], pair[1]] as [string, string]),
);
const cyrillicOf = new Map([...twins].map(([cyrillic, latin]) => [latin, cyrillic]));

/** As written in names: ʻ and ʼ of Uzbek, and what keyboards offer instead of them. */
const apostrophes = /['`´ʹʻʼʽˈ‘’‛′]/g;

/**
 * Folds a person's name, so that two spellings of the same name become equal: case, the form and width of letters, spaces
 * and hyphens, apostrophes (Oʻktam, O'ktam, Oktam), and ё as е. A word in which Latin and Cyrillic letters are mixed
 * becomes a word of one alphabet if every foreign letter looks like a letter of it (a Cyrillic К in KARIMOV). Names are
 * not transliterated, the order of their words is kept, and letters such as й keep their marks: two people must never
 * become one.
 * @returns such as "oktam rahimov"; "" for a name without letters and digits.
 */
export function foldName(name: string): string {
	return (
		name
			// First, because the compatibility form of ´ is a space and an accent.
			.replaceAll(apostrophes, "")
			.normalize("NFKC")
			.split(/[^\p{L}\p{M}\p{N}]+/u)
			.filter((word) => word !== "")
			.map((word) => inOneAlphabet(word).toLowerCase().replaceAll("ё", "е"))
			.join(" ")
	);
}

function inOneAlphabet(word: string): string {
	if (!/\p{Script=Latin}/u.test(word) || !/\p{Script=Cyrillic}/u.test(word)) return word;
	const swap = (script: RegExp, letters: Map<string, string>) => {
		const swapped = Array.from(word, (letter) => letters.get(letter) ?? letter).join("");
		return script.test(swapped) ? undefined : swapped;
	};
	return swap(/\p{Script=Cyrillic}/u, twins) ?? swap(/\p{Script=Latin}/u, cyrillicOf) ?? word;
}
