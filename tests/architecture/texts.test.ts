import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { adminTexts } from "../../app/admin/all-texts.ts";
import { consentTexts } from "../../app/analytics/consent-texts.ts";
import { texts as publicTexts } from "../../app/i18n/dictionaries.ts";
import { pixelTexts } from "../../app/i18n/pixel/texts.ts";
import { typesetEach } from "../../app/i18n/typography.ts";
import { telegramTexts } from "../../domain/cases/news/telegram-texts.ts";
import { goodbyeTexts } from "../../domain/messaging/goodbye-texts.ts";
import { languages } from "../../domain/shared/language.ts";
import { forEachLanguage } from "../../domain/shared/locales.ts";
import { botTexts } from "../../domain/telegram/texts/texts.ts";
import { readPosts, readTable } from "../../sample/files.ts";
import { root, trackedFiles } from "../support/project.ts";

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
	const isCyrillic = (leaf: Leaf) => /[а-яё]/i.test(spoken(leaf));
	const russian = leaves({ ...texts.ru, bot: bot.ru }).filter(([key, leaf]) => !names.test(key) && !isCyrillic(leaf));
	const uzbek = leaves({ ...texts.uz, bot: bot.uz }).filter(([, leaf]) => isCyrillic(leaf));
	expect([...russian, ...uzbek].map(([key]) => key)).toEqual([]);
});

const programsIn = {
	en: ["1 program", "2 programs", "5 programs", "11 programs", "21 programs", "104 programs", "12,040 programs"],
	ru: ["1 программа", "2 программы", "5 программ", "11 программ", "21 программа", "104 программы", "12 040 программ"],
	uz: [1, 2, 5, 11, 21, 104, "12 040"].map((count) => `${count} ta dastur`),
};

test("I18N: nouns agree with their numbers, and large numbers are grouped, by the rules of each language", () => {
	for (const language of languages) {
		const { programs, universities } = typesetEach(publicTexts)[language];
		const counted = [1, 2, 5, 11, 21, 104, 12_040].map((count) => universities.programs(count));
		expect(counted.map((text) => text.replaceAll("\u00a0", " "))).toEqual(programsIn[language]);
		if (language === "ru") expect(programs.found(21)).toBe("Найдена 21\u00a0программа");
	}
});

/** look.md: ʻ (U+02BB) only in oʻ and gʻ, ʼ (U+02BC) as tutuq belgisi, and no other apostrophes. */
function wrongUzbek(text: string): boolean {
	return /['`´‘’‛′ʹʽ]/.test(text) || /(?<![oOgG])ʻ/.test(text) || /(?<=[oOgG])ʼ/.test(text);
}

test("I18N: Uzbek texts use the right letters", () => {
	const wrong = leaves({ ...texts.uz, bot: bot.uz }).filter(([, leaf]) => wrongUzbek(spoken(leaf)));
	expect(wrong.map(([key]) => key)).toEqual([]);
});

test("I18N, DATA: the Uzbek sample data uses the right letters", () => {
	const tables = trackedFiles().flatMap((file) => /^sample\/(.*)\.csv$/.exec(file)?.[1] ?? []);
	const cells = [...tables.flatMap(readTable), ...readPosts()].flatMap((row) =>
		Object.entries(row).filter(([column, text]) => column.endsWith("_uz") && text),
	);
	expect(cells.length).toBeGreaterThan(500);
	expect(cells.filter(([, text]) => wrongUzbek(text))).toEqual([]);
});

test("the product's name comes from one setting", () => {
	const files = trackedFiles().filter((file) => !/^(docs|tests|bench)\/|\.md$|\.test\.ts$|^\.env\.example$/.test(file));
	const named = files.filter((file) => readFileSync(join(root, file)).includes("Hamroh"));
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
