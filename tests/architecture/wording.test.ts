import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { privacy, terms } from "../../app/i18n/dictionaries.ts";
import { termsVersion } from "../../domain/cases/applications/submission-schema.ts";
import { type Language, languages } from "../../domain/shared/language.ts";
import { findTexts, sourceOf } from "../../vite.texts.ts";
import { root, trackedFiles } from "../support/project.ts";

const retention = { contactMonths: 12, applicationMonths: 24, sensitivePaperDays: 30, paperDays: 90 };

test("F34, U34: terms and privacy notice have the same date in every language, also where applicants accept them", () => {
	for (const language of languages) {
		expect(terms[language]("Hamroh", retention).updated).toBe(termsVersion);
		expect(privacy[language]("Hamroh", retention).updated).toBe(termsVersion);
	}
	expect(terms.uz("Hamroh", retention).title).toBe("Foydalanish shartlari");
});

/** The strings of a piece of source, without the expressions in them. */
const literals = (source: string): string[] =>
	[...source.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, "").matchAll(/"((?:[^"\n\\]|\\.)*)"|`([^`]*)`/g)].map(
		([, plain, template]) =>
			(plain ?? (template as string).replaceAll(/\$\{[^}]*\}/g, "0")).replaceAll("\\u00a0", "\u00a0"),
	);

/**
 * Every text in a language: dictionaries, guide, legal pages, bot, emails, staff chat and sample. A file has one language by
 * its name, or all languages of each text side by side, or one part for each, under a key or a constant of that name.
 */
function written(language: Language): string[] {
	const part = new RegExp(`^(\\t*)(?:${language}: [{[]|const ${language}\\b.*)\\n[^]*?^\\1[}\\]]`, "gm");
	const sample = new RegExp(`\\b${language}:\\s*(?:spaced\\(\\s*)?("[^"\\n]*"|\`[^\`]*\`)`, "g");
	return trackedFiles()
		.filter((file) => /^(app|domain|sample|server\/pipeline)\/.*(?<!test)\.tsx?$/.test(file))
		.flatMap((file) => {
			const source = readFileSync(`${root}/${file}`, "utf8");
			if (file.endsWith(`/${language}.ts`)) return literals(source);
			if (/^app\/(i18n|guide)\/|\/telegram\/texts\/|step-texts|result-texts/.test(file))
				return findTexts(source).flatMap((text) => literals(sourceOf(text[language], source)));
			const parts = source.matchAll(file.startsWith("sample") ? sample : part);
			// `spaced` puts no-break spaces into numbers.
			return [...parts].flatMap(([text]) =>
				literals(text).map((one) => (text.includes("spaced(") ? one.replaceAll(/(?<=\d) (?=\d)/g, "\u00a0") : one)),
			);
		});
}

/** Terms that the glossary of the text review replaces. */
const wrong: Record<Language, RegExp[]> = {
	en: [
		/catalogue|centre\b|theatre|colour|favour|cancelled|learnt|autumn|whilst|neighbour|e-mail|signalling/i,
		/(notar|recogn|organ|memor|local|author)is(e|ed|ing|ation)\b|back office|second factor|an account is there/i,
		/\bprogramme|somebody\b|whoever|out of reach|\bis none\b|has to be\b|\bstands\b|\bstand (in|on|for|beside|here)|foreign students|\bunderground station/i,
		/tuberculosis certificate|certificate of marital status|admission letter/i,
		/in principle|must lie|print no total|\b[mb]ln\b|\d KRW\b|Nobody’s|fixed figure|know of no\b|about whom|very many|not counted:/i,
		/\bone a line|one press|person who runs|bank balance|\d %|(send|place for)[^.]*documents? on (your|their)( own)? page/i,
	],
	ru: [
		/на степень|справк\p{L}* о туберкул|гид по|табел|в провинции|админ-панел|второй фактор|эл\. почт|e-?mail|вне рейтинга/iu,
		/Квангун|«Кемён»|«Тона»|(документ|письм)\S* о зачислении|учебн\S+ виз|пода(ть|вать|ч\S+) на (виз|разрешение)/i,
		/стипендия покрывает|заканчивается раньше|Глобальн\S+ (бизнес|управление|корее)/i,
		/встроенн|старше английского|не знает ни одного|пришло слишком|['“”]/i,
		/в принципе|с дипломом|(углубл|точечн)\S* проверк|усиленн\S* проверк(?!\S* виз)|высшей оценкой|должно лежать|не учитываем:/i,
		/соцсет|кто ведёт сервер|(?<!\p{L})в деле|путеводит|область|\d%|\d KRW\b|документы отправляйте на|до \d+ [а-я]+ \d{4}\sг\. в /iu,
		/(?<!\p{L})(еще|учеба|учебы|расчет|зачет|счет|объем|прием|пришел|нашел|ее|свое)(?!\p{L})/u,
		// Except in the questions to a university, a numbered list.
		/(?<!^\d\. .*)(?<!\p{L})(вы|вас|вам|ваш\p{L}*)(?!\p{L})/mu,
	],
	uz: [
		/daraja (dastur|olish)|nafaqa|shakl(?!l)|chet ellik|byudjet|sil boʻyicha|qabul (xati|hujjati)|talabalik viza|oʻquv vizalar/i,
		/e-pochta|e-?mail|ikkinchi omil|chop et(il|ish)|biz tomonda|mamlakat(?!ga kir)|mansab|reytingda yoʻq/i,
		/(?<!\p{L})ega(?!\p{L})|(?<!sayt )egasi emas/iu,
		/(?<!Janubiy )Koreya universiteti\b|Kvanun|Kemyon|\bTona\b|Tonso|Songyung|Kyonhi|\bIhva\b|Hanyan\b|\bUson\b|Hiksok|Kimjon|Kyonbuk|\bSogan\b/,
		/emas boʻlishi mumkin|viloyat(da|dagi) universitet|maʼqullan|ariza muddat/i,
		/diplomli|AQSh|Incheon(?! National)|andoza|hisobda turishi|yigʻim|parvoz narx|oliygoh(?!lar\b)|eng yuqori baho|\d KRW\b/,
		/(?<!viza\S* )kuchaytirilgan|(chuqur\S*|sinchkov) tekshiruv|maslahatchi tayin|ijtimoiy tarmoq|boshqaradigan odam|hisobga kirmaydi:/i,
		/[og]['’‘`](?=\p{L})|\p{L}['’‘`]\p{L}|[а-яё«»`]/iu,
	],
};

test.each(languages)(
	"Glossary of the text review: dictionaries, guide, legal pages, bot, emails and sample follow it in %s",
	(language) => {
		const texts = written(language);
		expect(texts.length).toBeGreaterThan(3_400);
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
		const broken = written(language).flatMap((text) =>
			[...text.replaceAll(/\+998[\d ]+/g, "").matchAll(/\d \d{3}(?!\d)/g)].map(([found]) => found),
		);
		expect(broken).toEqual([]);
	},
);
