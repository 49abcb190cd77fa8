import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guides, privacy, terms } from "../../app/i18n/dictionaries.ts";
import { termsVersion } from "../../domain/applications/submission-schema.ts";
import { type Language, languages, originalLanguage } from "../../domain/language.ts";
import { root, trackedFiles } from "../support/project.ts";

const retention = { contactMonths: 12, applicationMonths: 24 };

test("F34, U34: terms and privacy notice have the same date in every language, also where applicants accept them", () => {
	for (const language of languages) {
		expect(terms[language]("Hamroh", retention).updated).toBe(termsVersion);
		expect(privacy[language]("Hamroh", retention).updated).toBe(termsVersion);
	}
	expect(terms.uz("Hamroh", retention).title).toBe("Foydalanish shartlari");
});

/** Every string of `app/guide`, `app/legal` and `sample` in a language. Sample texts have their language as a key. */
function written(language: Language): string[] {
	const all = (value: unknown): string[] =>
		typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(all) : [];
	const sample = trackedFiles()
		.filter((file) => /^sample\/.*\.ts$/.test(file))
		.flatMap((file) => [
			...readFileSync(`${root}/${file}`, "utf8").matchAll(new RegExp(`\\b${language}: ("[^"\\n]*"|\`[^\`]*\`)`, "g")),
		])
		.map(([, text]) => (text as string).replaceAll("\\u00a0", "\u00a0"));
	return [
		...all(guides[language]),
		...all(terms[language]("Hamroh", retention)),
		...all(privacy[language]("Hamroh", retention)),
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

test.each(languages)("Glossary of the text review: guide, legal pages and sample follow it in %s", (language) => {
	const texts = written(language);
	expect(texts.length).toBeGreaterThan(300);
	const found = texts.flatMap((text) =>
		wrong[language].flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((word) => [word, text.slice(0, 60)]),
	);
	expect(found).toEqual([]);
});

test.each(languages.filter((language) => language !== originalLanguage))(
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
