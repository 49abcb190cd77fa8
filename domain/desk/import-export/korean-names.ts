/** Korean names of universities in lists: how lines become names, and when two names are the same. */

const numbering = /^(?:[([]?\d{1,4}[)\].:,]?(?=\s|\D)|[①-⑳㉑-㉟]|[-–—•·*▪○●■□◦])\s*/u;

/** The name that a line has: without numbering, HTML and the other columns of a pasted table. "" if it has no Korean letter. */
function nameOf(line: string): string {
	const text = line.replace(/<[^<>]*>/g, " ").normalize("NFKC");
	const cells = text.split(/\t|[;|]/).map((cell) =>
		cell
			.trim()
			.replace(numbering, "")
			.replace(/[,.\s]+$/u, ""),
	);
	const name = cells.find((cell) => /\p{Script=Hangul}{2}/u.test(cell)) ?? "";
	return Array.from(name).slice(0, 100).join("").trim();
}

/** The distinct names of a list, in its order. Several names of one line are separated by commas. */
export function namesOf(text: string): string[] {
	const names = text
		.split(/[\r\n]+/)
		.flatMap((line) => line.split(/[,、，](?![^(]*\))/u))
		.map(nameOf)
		.filter(Boolean);
	return [...new Map(names.map((name) => [keyOf(name), name])).values()];
}

/**
 * Two names with the same key are one university: spaces do not count, and "대" is short for "대학교". Nothing else is
 * guessed: "대학" may be another school than "대학교", and a campus in parentheses is a school of its own.
 */
export const keyOf = (name: string): string =>
	name
		.normalize("NFKC")
		.replace(/\s+/gu, "")
		.replace(/대학교(?=$|\()/u, "대");
