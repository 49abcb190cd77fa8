import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guide as guideEn } from "../../app/guide/en.ts";
import { guide as guideRu } from "../../app/guide/ru.ts";
import { guide as guideUz } from "../../app/guide/uz.ts";
import * as legalEn from "../../app/legal/en.ts";
import * as legalRu from "../../app/legal/ru.ts";
import * as legalUz from "../../app/legal/uz.ts";
import { termsVersion } from "../../domain/applications/submission-schema.ts";
import type { Language } from "../../domain/language.ts";
import { root, trackedFiles } from "../support/project.ts";

const retention = { contactMonths: 12, applicationMonths: 24 };
const legal = { en: legalEn, ru: legalRu, uz: legalUz };
const guides = { en: guideEn, ru: guideRu, uz: guideUz };

test("F34, U34: terms and privacy notice have the same date in every language, also where applicants accept them", () => {
	for (const { terms, privacy } of Object.values(legal)) {
		expect(terms("Hamroh", retention).updated).toBe(termsVersion);
		expect(privacy("Hamroh", retention).updated).toBe(termsVersion);
	}
	expect(legalUz.terms("Hamroh", retention).title).toBe("Foydalanish shartlari");
});

/** Every string of `app/guide`, `app/legal` and `sample` in a language. Sample texts have their language as a key. */
function written(language: Language): string[] {
	const all = (value: unknown): string[] =>
		typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(all) : [];
	const own = legal[language];
	const sample = trackedFiles()
		.filter((file) => /^sample\/.*\.ts$/.test(file))
		.flatMap((file) => [
			...readFileSync(`${root}/${file}`, "utf8").matchAll(new RegExp(`\\b${language}: ("[^"\\n]*"|\`[^\`]*\`)`, "g")),
		])
		.map(([, text]) => (text as string).replaceAll("\\u00a0", "\u00a0"));
	return [
		...all(guides[language]),
		...all(own.terms("Hamroh", retention)),
		...all(own.privacy("Hamroh", retention)),
		...sample,
	];
}

/** Terms that the glossary of the text review replaces. */
const wrong: Record<Language, RegExp[]> = {
	en: [
		/catalogue|centre\b|theatre|notari[s]ed|recogni[s]e|learnt|autumn|neighbour|e-mail|signalling/i,
		/\bprogramme|somebody\b|has to be\b|stands?\b (in|on|for|beside|here)|foreign students|\bunderground station/i,
		/tuberculosis certificate|certificate of marital status|admission letter/i,
	],
	ru: [
		/на степень|справк\S* о туберкул|в принципе не|Гид по|табель|в провинции|админ-панель/i,
		/Квангун|«Кемён»|«Тона»|(документ|письм)\S* о зачислении|учебн\S+ виз|подать на виз|подач\S+ на виз|подавать на виз/i,
		/стипендия покрывает|заканчивается раньше|Глобальн\S+ (бизнес|управление|корее)/i,
	],
	uz: [
		/daraja (dastur|olish)|nafaqa|shakl(da|lar|i|ni|dan|ga|)\b|chet ellik|byudjet|sil boʻyicha|qabul (xati|hujjati)|talabalik viza|oʻquv vizalar/i,
		/Koreya universiteti\b|Kvanun|Kemyon|\bTona\b|Tonso|Songyung|Kyonhi|\bIhva\b|Hanyan\b|\bUson\b|Hiksok|Kimjon|Kyonbuk|\bSogan\b/,
		/emas boʻlishi mumkin|viloyat(da|dagi) universitet|maʼqullan|ariza muddati/i,
	],
};

test.each(["en", "ru", "uz"] as const)(
	"Glossary of the text review: guide, legal pages and sample follow it in %s",
	(language) => {
		const texts = written(language);
		expect(texts.length).toBeGreaterThan(300);
		const found = texts.flatMap((text) =>
			wrong[language].flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((word) => [word, text.slice(0, 60)]),
		);
		expect(found).toEqual([]);
	},
);

test.each(["ru", "uz"] as const)(
	"R40: in %s four-digit numbers have no space, five-digit numbers a no-break space",
	(language) => {
		const spaced = written(language).flatMap((text) =>
			[...text.matchAll(/(?<![\d\u00a0 ])\d[ \u00a0]\d{3}(?![ \u00a0]?\d)/g)].map(([found]) => found),
		);
		expect(spaced).toEqual([]);
		const broken = written(language).flatMap((text) => [...text.matchAll(/\d \d{3}(?!\d)/g)].map(([found]) => found));
		expect(broken).toEqual([]);
	},
);
