import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizePhone } from "../../shared/phone.ts";

const read: [typed: string, e164: string | null][] = [
	["90 123 45 67", "+998901234567"],
	["998901234567", "+998901234567"],
	["00998901234567", "+998901234567"],
	["+998 (90) 123-45-67", "+998901234567"],
	["(+998) 90 123 45 67", "+998901234567"],
	["８７０１１２３４５６７", "+77011234567"],
	["8 701 123 45 67", "+77011234567"],
	["7 701 123 45 67", "+77011234567"],
	["996555123456", "+996555123456"],
	["992 92 777 12 34", "+992927771234"],
	["993 65 12 34 56", "+99365123456"],
	["010-1234-5678", "+821012345678"],
	["82 10 1234 5678", "+821012345678"],
	["+82 (0)10-1234-5678", "+821012345678"],
	["＋９９８ ９０ １２３ ４５ ６７", "+998901234567"],
	["+998\u00a090\u2011123\u201145\u201167", "+998901234567"],
	// New operator codes of Uzbekistan.
	["20 123 45 67", "+998201234567"],
	["87 123 45 67", "+998871234567"],
	["0555 123456", null],
	// Nine digits, but of Seoul.
	["02 123 4567", null],
	["8 90 123 45 67", null],
	["123 45", null],
	["+998 90 123 45 6", null],
	["+998 90 123 45 67 89", null],
	["90 123 45 67, 91 123 45 67", null],
	["90 123 45 67 or 5", null],
	["+", null],
	["++998901234567", null],
	["90+1234567", null],
	["none", null],
	["", null],
];

test("F0-1: every row of the table of phone numbers", () => {
	for (const [typed, e164] of read) expect(normalizePhone(typed), typed).toBe(e164);
});

const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
/** A number, and the forms without spaces in which people type it. */
const numbers = fc.oneof(
	fc
		.tuple(fc.stringMatching(/^[1-9][0-9]$/), digits(7))
		.map(([code, rest]) => [
			`+998${code}${rest}`,
			[`${code}${rest}`, `998${code}${rest}`, `00998${code}${rest}`, `+998${code}${rest}`],
		]),
	fc
		.tuple(fc.constantFrom("700", "701", "705", "707", "747", "771", "775", "777"), digits(7))
		.map(([code, rest]) => [
			`+7${code}${rest}`,
			[`8${code}${rest}`, `7${code}${rest}`, `007${code}${rest}`, `+7${code}${rest}`],
		]),
	fc
		.tuple(fc.constantFrom("996555", "996700", "992927", "992501"), digits(6))
		.map(([code, rest]) => [`+${code}${rest}`, [`${code}${rest}`, `00${code}${rest}`, `+${code}${rest}`]]),
	digits(8).map((rest) => [`+8210${rest}`, [`010${rest}`, `8210${rest}`, `+8210${rest}`, `+82010${rest}`]]),
) as fc.Arbitrary<[string, string[]]>;

const fullWidth = (text: string) =>
	text.replaceAll(/[0-9+()-]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** Writes separators and brackets between the digits, and some of it in full width. */
function spell(digits: string, separators: string[], wide: boolean[]): string {
	return Array.from(digits, (digit, at) => {
		const written = wide[at % wide.length] ? fullWidth(digit) : digit;
		return at === 0 && digit === "+" ? written : `${separators[at % separators.length]}${written}`;
	}).join("");
}

test("F0-1: 5,000 generated numbers are read the same in any spelling", () => {
	const separator = fc.constantFrom("", "", "", " ", "-", "\u00a0", "\u2011", "(", ")", ".", "  ");
	fc.assert(
		fc.property(
			numbers,
			fc.nat(),
			fc.array(separator, { minLength: 1, maxLength: 15 }),
			fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
			([e164, forms], form, separators, wide) => {
				expect(normalizePhone(spell(forms[form % forms.length] as string, separators, wide))).toBe(e164);
			},
		),
		{ numRuns: 5_000 },
	);
});
