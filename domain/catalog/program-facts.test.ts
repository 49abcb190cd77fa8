import { expect, test } from "vitest";
import { freshDatabase, sqlOn } from "../../tests/support/site.ts";

const won = (from: number, to: number | null, period: string | null, yearly: number | null, about = false) => ({
	from,
	to,
	about,
	currency: "KRW",
	period,
	yearly,
});
const dollars = (from: number, to: number | null, period: string | null, about = false) => ({
	...won(from, to, period, null, about),
	currency: "USD",
});
const semester = won(4_165_000, 4_165_000, "semester", 8_330_000);

const fees: [text: string, fee: object | null][] = [
	["4,165,000 KRW per semester (≈ $3,000)", semester],
	["4,165,000 KRW per semester (2020)", semester],
	["4165000 won a semester", semester],
	["₩4,165,000 / semester", semester],
	["KRW 4,165,000 per semester", semester],
	["4 165 000 вон за семестр (2020 год)", semester],
	["4\u00a0165\u00a0000\u00a0вон за семестр (страница без даты, просмотрена в 2026 году)", semester],
	["har semestr uchun 4\u00a0165\u00a0000\u00a0von (2020-yil)", semester],
	["4.165.000₩ per semester", semester],
	["416만 5000원", null],
	["1,503,000–2,254,000 KRW per semester, by subject (2024)", won(1_503_000, 2_254_000, "semester", 3_006_000)],
	["₩1,503,000 - ₩2,254,000 per semester", won(1_503_000, 2_254_000, "semester", 3_006_000)],
	["от 1 503 000 до 2 254 000 вон за семестр", won(1_503_000, 2_254_000, "semester", 3_006_000)],
	["har semestr uchun 1 503 000–2 254 000 von, yoʻnalishga qarab", won(1_503_000, 2_254_000, "semester", 3_006_000)],
	["from 7,000,000 KRW per year", won(7_000_000, null, "year", 7_000_000)],
	["от 7 000 000 вон в год", won(7_000_000, null, "year", 7_000_000)],
	["1,730,000 KRW per 10-week term (undated page, seen in 2026)", won(1_730_000, 1_730_000, "term", 6_920_000)],
	["1 730 000 вон за 10-недельный курс", won(1_730_000, 1_730_000, "term", 6_920_000)],
	["10 haftalik kurs uchun 1 730 000 von", won(1_730_000, 1_730_000, "term", 6_920_000)],
	["4.2 million won per semester", won(4_200_000, 4_200_000, "semester", 8_400_000)],
	["4,2–5,1 млн вон за семестр", won(4_200_000, 5_100_000, "semester", 8_400_000)],
	["about 4,300,000 KRW per semester", won(4_300_000, 4_300_000, "semester", 8_600_000, true)],
	["4,500 USD a semester", dollars(4_500, 4_500, "semester")],
	["$4,500–6,000 a year", dollars(4_500, 6_000, "year")],
	["3 000 долларов", dollars(3_000, 3_000, null)],
	["5,000,000 KRW", won(5_000_000, 5_000_000, null, null)],
	// Several amounts, no amount, an upper limit alone, a wrong unit: shown as written.
	["4,165,000 KRW per semester plus 80,000 KRW admission fee", null],
	["Free for students who receive the KAIST scholarship (up to 8 semesters); others pay tuition", null],
	["up to 5,000,000 KRW per semester", null],
	["до 5 000 000 вон за семестр", null],
	["5 000 000 vongacha", null],
	["4,165 KRW", null],
	["Ask the university", null],
	["won by a scholarship in 2024", null],
];

test("read_fee reads one amount or one range with currency and period, and nothing from any other text", async () => {
	const sql = sqlOn(await freshDatabase());
	const read: [string, unknown][] = [];
	for (const [text] of fees) read.push([text, (await sql("select read_fee($1) as fee", [text]))[0]?.fee]);
	expect(read).toEqual(fees);
	const [first] = await sql("select read_fee(null, '', 'Ask us', '3,000,000 won a year') as fee");
	expect(first?.fee).toEqual(won(3_000_000, 3_000_000, "year", 3_000_000));
});

const tests: [text: string, tests: string[]][] = [
	["TOPIK 3", ["TOPIK 3"]],
	["TOPIK level 4 or IELTS 6", ["TOPIK 4", "IELTS 6.0"]],
	["Usually: school certificate; TOPIK 3 or higher to enter, TOPIK 4 to graduate.", ["TOPIK 3"]],
	["TOPIK 3 и выше для поступления, TOPIK 4 для выпуска", ["TOPIK 3"]],
	["kirish uchun TOPIK 3 va undan yuqori, bitirish uchun TOPIK 4", ["TOPIK 3"]],
	["TOPIK 4 to graduate", []],
	["two recommendation letters; TOEFL iBT 80 or IELTS 6.5.", ["IELTS 6.5 / TOEFL 80"]],
	["IELTS 5,5", ["IELTS 5.5"]],
	["TOEFL or IELTS instead of TOPIK", ["IELTS / TOEFL"]],
	["вместо TOPIK — TOEFL или IELTS", ["IELTS / TOEFL"]],
	["A school certificate", []],
];

test("read_tests reads the tests needed to enter, with their levels", async () => {
	const sql = sqlOn(await freshDatabase());
	const read: [string, unknown][] = [];
	for (const [text] of tests) read.push([text, (await sql("select read_tests($1) as tests", [text]))[0]?.tests]);
	expect(read).toEqual(tests);
});

const taught: [text: string, languages: string[]][] = [
	["Taught in Korean at the business school.", ["ko"]],
	["All courses are in English; students live in Incheon.", ["en"]],
	["Offered in Korean and in English.", ["ko", "en"]],
	["Taught in Korean and English.", ["ko", "en"]],
	["Занятия на корейском и английском.", ["ko", "en"]],
	["Darslar koreys va ingliz tillarida.", ["ko", "en"]],
	["Taught in English; students learn Korean alongside their studies.", ["en"]],
	["A center of research. Its library has books in English.", []],
	["Занятия идут на корейском языке.", ["ko"]],
	["Программа на английском языке для иностранных студентов.", ["en"]],
	["Seul kampusida ingliz tilida oʻqitiladi.", ["en"]],
	["Darslar koreys tilida oʻtadi.", ["ko"]],
	["Korean language and literature", []],
];

test("read_teaching_languages reads the languages in which a text says that the program is taught", async () => {
	const sql = sqlOn(await freshDatabase());
	const read: [string, unknown][] = [];
	for (const [text] of taught)
		read.push([text, (await sql("select read_teaching_languages($1) as languages", [text]))[0]?.languages]);
	expect(read).toEqual(taught);
});
