import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { adminTexts } from "../../app/admin/all-texts.ts";
import { consentTexts } from "../../app/analytics/consent-texts.ts";
import { accountTexts } from "../../app/i18n/account/texts.ts";
import { texts as publicTexts } from "../../app/i18n/dictionaries.ts";
import { pixelTexts } from "../../app/i18n/pixel/texts.ts";
import { typesetEach } from "../../app/i18n/typography.ts";
import { accountEmailTexts } from "../../domain/cases/news/account-email-texts.ts";
import { confirmationTexts } from "../../domain/cases/news/confirmation-texts.ts";
import { telegramTexts } from "../../domain/cases/news/telegram-texts.ts";
import { goodbyeTexts } from "../../domain/messaging/goodbye-texts.ts";
import { type Language, languages } from "../../domain/shared/language.ts";
import { forEachLanguage } from "../../domain/shared/locales.ts";
import { botTexts } from "../../domain/telegram/texts/texts.ts";
import { root, trackedFiles } from "../support/project.ts";
import { freshDatabase } from "../support/site.ts";

const texts = forEachLanguage((language) => ({
	...publicTexts[language],
	admin: adminTexts[language],
	ads: consentTexts[language],
	pixel: pixelTexts[language],
}));

type Leaf = string | ((...values: number[]) => string);

/** What the bot says in Telegram chats. */
const bot = forEachLanguage((language) => ({
	talk: botTexts[language],
	goodbye: goodbyeTexts[language],
	news: telegramTexts[language],
}));

/** As pages show them. */
const shown = typesetEach(publicTexts);

/** { nav: { home } } → [["nav.home", …]] */
function leaves(texts: object, path = ""): [string, Leaf][] {
	return Object.entries(texts).flatMap(([key, value]) =>
		typeof value === "object" ? leaves(value, `${path}${key}.`) : [[path + key, value] as [string, Leaf]],
	);
}

/** Numbers also work as names; each must appear in the text. */
const values = [7, 3, 5];

const spoken = (leaf: Leaf) => (typeof leaf === "string" ? leaf : leaf(...values.slice(0, leaf.length)));

test.each(languages)("I18N: no text is empty in %s", (language) => {
	const wrong = leaves(texts[language]).filter(([, leaf]) => {
		const text = spoken(leaf);
		const shownValues = typeof leaf === "string" ? [] : values.slice(0, leaf.length).map(String);
		return (
			text.trim() === "" ||
			text !== text.trim() ||
			/undefined|null|NaN|\[object/.test(text) ||
			!shownValues.every((value) => text.includes(value))
		);
	});
	expect(wrong.map(([key]) => key)).toEqual([]);
});

test("I18N: Russian and Uzbek texts use their own alphabets", () => {
	const names = /^(pager\.page|footer\.copyright|apply\.scoreExamples\.\w+)$/;
	const cyrillic = leaves({ ...texts.ru, bot: bot.ru }).filter(
		([key, leaf]) => !names.test(key) && !/[а-яё]/i.test(spoken(leaf)),
	);
	const latin = leaves({ ...texts.uz, bot: bot.uz }).filter(([, leaf]) => /[а-яё]/i.test(spoken(leaf)));
	expect(cyrillic.map(([key]) => key)).toEqual([]);
	expect(latin.map(([key]) => key)).toEqual([]);
});

const counts = [1, 2, 5, 11, 21, 104];
const nbsp = "\u00a0";
const spaced = (lines: string[]) => lines.map((line) => line.replaceAll("_", nbsp));

test("I18N: Russian nouns agree with their numbers", () => {
	const { programs, universities } = shown.ru;
	expect(counts.map((count) => universities.programs(count))).toEqual(
		spaced(["1_программа", "2_программы", "5_программ", "11_программ", "21_программа", "104_программы"]),
	);
	expect(counts.map((count) => programs.found(count))).toEqual(
		spaced([
			"Найдена 1_программа",
			"Найдено 2_программы",
			"Найдено 5_программ",
			"Найдено 11_программ",
			"Найдена 21_программа",
			"Найдено 104_программы",
		]),
	);
	expect(counts.map((count) => universities.showing(1, count))).toEqual(
		spaced([
			"Показано 1 из_1_университета",
			"Показано 1 из_2_университетов",
			"Показано 1 из_5_университетов",
			"Показано 1 из_11_университетов",
			"Показано 1 из_21_университета",
			"Показано 1 из_104_университетов",
		]),
	);
});

test("I18N: Uzbek nouns stay singular after numbers", () => {
	const { programs, universities } = shown.uz;
	for (const count of counts) {
		expect(universities.programs(count)).toBe(`${count}${nbsp}ta dastur`);
		expect(programs.found(count)).toBe(`${count}${nbsp}ta dastur topildi`);
		expect(universities.showing(1, count)).toBe(`${count}${nbsp}ta universitetdan 1${nbsp}tasi koʻrsatilmoqda`);
	}
});

test("I18N: English nouns agree with their numbers", () => {
	expect(counts.map((count) => texts.en.universities.programs(count))).toEqual([
		"1 program",
		"2 programs",
		"5 programs",
		"11 programs",
		"21 programs",
		"104 programs",
	]);
});

test("I18N: large numbers are grouped by the rules of each language", () => {
	expect(texts.en.programs.found(12_040)).toBe("12,040 programs found");
	expect(shown.ru.universities.programs(12_040)).toBe(`12${nbsp}040${nbsp}программ`);
	expect(shown.uz.universities.programs(12_040)).toBe(`12${nbsp}040${nbsp}ta dastur`);
});

/** look.md: ʻ (U+02BB) only in oʻ and gʻ, ʼ (U+02BC) as tutuq belgisi, and no other apostrophes. */
function wrongUzbek(text: string): boolean {
	return /['`´‘’‛′ʹʽ]/.test(text) || /(?<![oOgG])ʻ/.test(text) || /(?<=[oOgG])ʼ/.test(text);
}

test("I18N: Uzbek texts use the right letters", () => {
	const wrong = leaves({ ...texts.uz, bot: bot.uz }).filter(([, leaf]) => wrongUzbek(spoken(leaf)));
	expect(wrong.map(([key]) => key)).toEqual([]);
});

const everything = forEachLanguage((language) => ({
	...texts[language],
	account: accountTexts[language],
	emails: accountEmailTexts[language],
	confirmations: confirmationTexts[language],
	bot: bot[language],
}));

/** Terms that the glossary replaces: other names, other spellings, literal translations. */
const wrongWords: Record<Language, RegExp[]> = {
	en: [
		/e-mails?\b/i,
		/programme|centre\b|colour|favour|cancelled|learnt|autumn|whilst/i,
		/(notar|recogn|organ|memor|local|author)is(e|ed|ing|ation)\b/i,
		/somebody|whoever|out of reach|\bis none\b|\bstands\b|back office|second factor|an account is there/i,
	],
	ru: [
		/на степень|админ-панел|второй фактор|гид по|эл\. почт|e-?mail|вне рейтинга/i,
		/пода(ть|вать|ча) на (визу|разрешение)|справк\p{L}* о туберкул|документ о зачислении|табел/iu,
		/встроенн|старше английского|не знает ни одного|пришло слишком/i,
		/(?<!\p{L})(вы|вас|вам|вами|ваш(а|е|и|его|ему|ей|их|у)?)(?!\p{L})/u,
		/["'“”]/,
	],
	uz: [
		/shakl(?!l)|e-pochta|ikkinchi omil|chop et(il|ish)|maʼqullan|biz tomonda|mamlakat|byudjet|nafaqa|talabalik viza/i,
		/emas boʻlishi mumkin|ariza muddat|mansab|reytingda yoʻq|e-?mail/i,
		/(?<!\p{L})ega(?!\p{L})|(?<!sayt )egasi emas/iu,
		/[«»"'`]/,
	],
};

test.each(languages)("the glossary: texts in %s use no rejected terms", (language) => {
	const wrong = leaves(everything[language]).flatMap(([key, leaf]) =>
		wrongWords[language].flatMap((words) => {
			const [found] = words.exec(spoken(leaf)) ?? [];
			return found ? [`${key}: ${found}`] : [];
		}),
	);
	expect(wrong).toEqual([]);
});

test("I18N, DATA: the Uzbek sample data uses the right letters", async () => {
	const client = new pg.Client({ connectionString: await freshDatabase("sample") });
	await client.connect();
	onTestFinished(() => client.end());
	const { rows: columns } = await client.query(
		String.raw`select table_name, column_name from information_schema.columns
		where table_schema = 'public' and column_name like '%\_uz'`,
	);
	expect(columns.length).toBeGreaterThan(20);
	let texts = 0;
	const wrong: string[] = [];
	for (const { table_name: table, column_name: column } of columns) {
		const { rows } = await client.query(`select "${column}" as text from "${table}" where "${column}" is not null`);
		texts += rows.length;
		for (const { text } of rows) if (wrongUzbek(text)) wrong.push(`${table}.${column}: ${text}`);
	}
	expect(texts).toBeGreaterThan(500);
	expect(wrong).toEqual([]);
});

test("the product's name comes from one setting", () => {
	const named = trackedFiles()
		.filter((file) => !/^(docs|tests|bench)\/|\.md$|\.test\.ts$|^\.env\.example$/.test(file))
		.filter((file) => readFileSync(join(root, file)).includes("Hamroh"));
	// The license names its authors; the setting has a default.
	expect(named).toEqual(["LICENSE", "server/environment.ts"]);
});

/** An issue or a conflict of the domain. Those of unknown values share one text. */
const problemCode = /(?:\bissue: |\bcode: |\.(?:regex|refine)\([^"\n]*, )"(?!unknown_)([a-z]+(?:_[a-z]+)+)"/g;

test("I18N: each code of an issue has a text, so that no form only asks to check a field", () => {
	const sources = trackedFiles().filter((file) => /^(app|domain)\/.*\.tsx?$/.test(file) && !file.includes(".test."));
	const read = (layer: string) =>
		sources.filter((file) => file.startsWith(layer)).map((file) => readFileSync(join(root, file), "utf8"));
	const codes = new Set(read("domain/").flatMap((source) => [...source.matchAll(problemCode)].map(([, code]) => code)));
	const words = new Set(read("app/").flatMap((source) => source.match(/\w+/g) ?? []));
	expect(codes.size).toBeGreaterThan(50);
	// The page has one text for whatever cannot be checked.
	expect([...codes].filter((code = "") => !words.has(code))).toEqual(["nothing_to_check"]);
});
