import fc from "fast-check";
import { expect, test } from "vitest";
import { normalizeReference, referenceOf, referenceSigns } from "./reference-rules.ts";

test("B2-1: a reference is read with full-width signs, dots and without its prefix, and nothing else is taken for one", () => {
	for (const typed of ["hm 7k3p q9td", "7K3P-Q9TD", " HM – 7K3P — Q9TD ", "ＨＭ－７Ｋ３Ｐ－Ｑ９ＴＤ", "HM.7K3P.Q9TD"])
		expect(normalizeReference(typed), typed).toBe("HM-7K3P-Q9TD");
	for (const typed of ["", "HM", "HM-7K3P-Q9T", "HM-7K3P-Q9TDX", "XX-7K3P-Q9TD", "HM-0O1I-LU00", "HM-7ЖЯP-Q9TD"])
		expect(normalizeReference(typed), typed).toBeNull();
	expect(normalizeReference("1".repeat(9_000))).toBeNull();
});

const [latin, similar] = ["ABCEHKMPTXY", "АВСЕНКМРТХУ"] as const;
const cyrillicOf = (sign: string) => similar[latin.indexOf(sign)] ?? sign;

test("B2-1: every reference that we issue is read in any case, with any separators and with Cyrillic letters", () => {
	const random = fc.uint8Array({ minLength: 10, maxLength: 10 });
	const style = fc.tuple(fc.constantFrom("", "-", " ", "–", "\u00a0"), fc.boolean(), fc.boolean());
	const writing = fc.array(style, { minLength: 12, maxLength: 12 });
	fc.assert(
		fc.property(random, writing, (bytes, styles) => {
			const reference = referenceOf(bytes);
			const typed = Array.from(reference.replaceAll("-", ""), (sign, index) => {
				const [separator = "", isLower, isCyrillic] = styles[index] ?? [];
				const letter = isCyrillic ? cyrillicOf(sign) : sign;
				return separator + (isLower ? letter.toLowerCase() : letter);
			}).join("");
			expect(normalizeReference(typed)).toBe(reference);
		}),
		{ numRuns: 2_000 },
	);
	expect(referenceSigns).toHaveLength(30);
});
