/**
 * Passwords that attackers try first, besides the lists of common passwords (ASVS 6.2.11). There are no composition
 * rules (O-41).
 */

/** The user and site of a password, which must not make up most of it. */
export type PasswordOwner = { email: string; displayName: string; siteName: string };

/** Places and words that local users tend to choose. Compared in lower case, with letters and digits only. */
const localWords = `
	tashkent toshkent samarkand samarqand bukhara buxoro andijan andijon namangan fergana fargona nukus khiva xiva urgench
	urganch karshi qarshi navoi navoiy jizzakh jizzax termez termiz gulistan guliston chirchiq angren kokand qoqon margilan
	uzbekistan ozbekiston ташкент тошкент самарканд самарқанд бухара бухоро андижан наманган фергана узбекистан ўзбекистон
	seoul busan incheon daegu daejeon gwangju ulsan suwon jeonju korea koreya сеул корея parol пароль password student talaba
	admin owner salom привет`
	.trim()
	.split(/\s+/);

/** Maximum number of other characters, or digits (a date), that still make a password easy to guess. */
const fewSigns = 4;
const fewDigits = 8;
const minWordLength = 4;

/** Keyboard sequences; alphabetic sequences follow their character codes. */
const keyboardRows = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"];

const letters: Record<string, string> = {
	"0": "o",
	"3": "e",
	"4": "a",
	"5": "s",
	"7": "t",
	"@": "a",
	$: "s",
	"!": "i",
};

/** Replaces leetspeak with letters; "1" is read as "i" and as "l". Keeps the length. */
const readings = (words: string) =>
	["i", "l"].map((one) => words.replace(/[01345-7@$!]/g, (sign) => (sign === "1" ? one : (letters[sign] ?? sign))));

const plain = (password: string) => password.normalize("NFKC").toLowerCase();

/** Variants to look up in a list of common passwords: "P@ssw0rd2026!" becomes "password". */
export function commonForms(password: string): string[] {
	const words = plain(password);
	const stem = words.replace(/^[\d#*._-]{0,2}|[\d\p{P}\p{S}]{0,6}$/gu, "");
	return [...new Set([words, ...readings(words), ...(stem.length >= minWordLength ? [stem, ...readings(stem)] : [])])];
}

/** Whether the password is mostly the user's name or address, the site's name or a place. */
export function isDerived(password: string, { email, displayName, siteName }: PasswordOwner): boolean {
	const bare = (words: string) => plain(words).replace(/[^\p{L}\p{N}]/gu, "");
	const parts = [email, displayName, siteName].flatMap((words) => [words, ...words.split(/[^\p{L}\p{N}]+/u)]);
	const known = [...parts.map(bare), ...localWords].filter((word) => word.length >= minWordLength);
	const words = plain(password).replace(/[^\p{L}\p{N}@$!]/gu, "");
	return [words, ...readings(words)].some((reading) => isMostly(known, reading, words));
}

/** `reading` is `words` with leetspeak replaced, of the same length. */
function isMostly(known: string[], reading: string, words: string): boolean {
	const rest = [...words];
	let isFound = false;
	for (const word of known) {
		for (let at = reading.indexOf(word); at >= 0; at = reading.indexOf(word, at + word.length)) {
			isFound = true;
			rest.fill("", at, at + word.length);
		}
	}
	const left = rest.join("").replace(/[@$!]/g, "");
	return isFound && (left.length <= fewSigns || (/^\d*$/.test(left) && left.length <= fewDigits));
}

/** Whether the password repeats a few characters, or consists of sequences such as "abcd", "9876" and "qwerty". */
export function isPattern(password: string): boolean {
	const words = plain(password);
	if (/^(.{1,4})\1+$/u.test(words)) return true;
	let runs = 1;
	for (let at = 1; at < words.length; at++) if (!isNext(words, at)) runs++;
	return runs <= words.length / 3;
}

/** Whether the character follows or precedes the previous one, or repeats it. */
function isNext(words: string, at: number): boolean {
	const [before = "", sign = ""] = [words[at - 1], words[at]];
	if (Math.abs(sign.charCodeAt(0) - before.charCodeAt(0)) <= 1) return true;
	return keyboardRows.some((row) => row.includes(before + sign) || row.includes(sign + before));
}
