import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeReference, referenceOf, referenceSigns } from "./reference-rules.ts";

test.each([
	"HM-7K3P-Q9TD",
	"hm-7k3p-q9td",
	"HM7K3PQ9TD",
	"hm 7k3p q9td",
	" HM – 7K3P — Q9TD ",
	"7K3P-Q9TD",
	"нм-7к3р-Q9тD",
	"ＨＭ－７Ｋ３Ｐ－Ｑ９ＴＤ",
	"HM.7K3P.Q9TD",
])("B2-1: the reference is read as %s", (typed) => {
	expect(normalizeReference(typed)).toBe("HM-7K3P-Q9TD");
});

test.each([
	"",
	"HM",
	"HM-12",
	"HM-7K3P-Q9T",
	"HM-7K3P-Q9TDX",
	"XX-7K3P-Q9TD",
	"HM-0O1I-LU00",
	"HM-7ЖЯP-Q9TD",
	"1".repeat(9_000),
])("B2-1: %s is no reference", (typed) => {
	expect(normalizeReference(typed)).toBeNull();
});

const cyrillic: Record<string, string> = {
	A: "А",
	B: "В",
	C: "С",
	E: "Е",
	H: "Н",
	K: "К",
	M: "М",
	P: "Р",
	T: "Т",
	X: "Х",
	Y: "У",
};

test("B2-1: every reference that we issue is read in any case, with any separators and with Cyrillic letters", () => {
	const random = fc.uint8Array({ minLength: 10, maxLength: 10 });
	const writing = fc.array(fc.tuple(fc.constantFrom("", "-", " ", "–", "\u00a0"), fc.boolean(), fc.boolean()), {
		minLength: 12,
		maxLength: 12,
	});
	fc.assert(
		fc.property(random, writing, (bytes, styles) => {
			const reference = referenceOf(bytes);
			const typed = Array.from(reference.replaceAll("-", ""), (sign, index) => {
				const [separator = "", isLower, isCyrillic] = styles[index] ?? [];
				const letter = (isCyrillic && cyrillic[sign]) || sign;
				return separator + (isLower ? letter.toLowerCase() : letter);
			}).join("");
			expect(normalizeReference(typed)).toBe(reference);
		}),
		{ numRuns: 2_000 },
	);
	expect(referenceSigns).toHaveLength(30);
});
