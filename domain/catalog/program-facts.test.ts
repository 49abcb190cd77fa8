import { expect, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { bareDatabase, freshDatabase, sqlOn } from "../../tests/support/site.ts";

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

const year = won(7_000_000, 7_000_000, "year", 7_000_000);
const month = won(500_000, 500_000, "month", null);

const fees: [text: string, fee: object | null][] = [
	["4,165,000 KRW per semester (≈ $3,000)", semester],
	["4,165,000 KRW per semester (≈ 38 000 000 soʻm)", semester],
	["4,165,000 KRW per semester (2020)", semester],
	["4165000 won a semester", semester],
	["₩4,165,000 / semester", semester],
	["KRW 4,165,000 per semester", semester],
	["4 165 000 вон за семестр (2020 год)", semester],
	["4\u00a0165\u00a0000\u00a0вон за семестр (страница без даты, просмотрена в 2026 году)", semester],
	["har semestr uchun 4\u00a0165\u00a0000\u00a0von (2020-yil)", semester],
	["4.165.000₩ per semester", semester],
	["Tuition: 4,165,000 KRW for a semester", semester],
	["4 165 000 вон за один семестр (2025/2026 учебный год)", semester],
	["Tuition 4,165,000 KRW per semester. Application fee: 100,000 KRW.", semester],
	["Обучение: 4 165 000 вон за семестр\nВступительный взнос: 80 000 вон", semester],
	["7,000,000 KRW p.a.", year],
	["7 000 000 вон за 1 год", year],
	["7 000 000 вон за учебный год", year],
	["7 000 000 вон ежегодно", year],
	["bir oʻquv yiliga 7 000 000 von", year],
	["bir oʻquv yili uchun 7 000 000 von", year],
	["yiliga 7 000 000 von", year],
	["500 000 вон в месяц", month],
	["500 000 вон ежемесячно", month],
	["yiliga 7416 AQSH dollari (2022–2023)", dollars(7_416, 7_416, "year")],
	["7416 долларов США в год (2022–2023)", dollars(7_416, 7_416, "year")],
	["1,700,000 KRW per term", won(1_700_000, 1_700_000, "term", null)],
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

/** Texts that state no single amount for a single period, or not for tuition. */
const refused = [
	// Several periods or other spans of time.
	"2 semesters: 8,000,000 KRW",
	"8,000,000 KRW for 2 semesters",
	"32,000,000 KRW for 8 semesters",
	"28,000,000 KRW for the whole 4-year program",
	"16 000 000 вон за весь курс обучения",
	"4 000 000 вон за 1 курс",
	"8,000,000 KRW a year, paid each semester",
	"8,000,000 KRW a year (4,000,000 KRW per semester)",
	"8,000,000 KRW per year or semester",
	"4 000 000 вон за 2 семестра",
	"8 000 000 von, 2 semestr uchun",
	"4,000,000 KRW (2 semesters)",
	"4 yillik taʼlim uchun 28 000 000 von",
	"4,000,000 KRW for the first year",
	"two semesters 8,000,000 KRW",
	"3 000 000 вон за два курса (2024 год)",
	"4 000 000 вон за полгода",
	"semi-annual 4,000,000 KRW",
	"7,000,000 KRW twice a year",
	"4,000,000 KRW, determined each spring",
	"50 000 вон в час",
	// Limits.
	"maximum 5,000,000 KRW per semester",
	"max. 5,000,000 KRW per semester",
	"under 5,000,000 KRW per semester",
	"below 5,000,000 KRW per semester",
	"no more than 5,000,000 KRW per semester",
	"5,000,000 KRW per semester (maximum)",
	"не более 5 000 000 вон за семестр",
	"5 000 000 vongacha har semestr uchun",
	"koʻpi bilan 5 000 000 von",
	"at least 4,000,000 KRW per semester",
	"minimum 4,000,000 KRW per semester",
	"4,000,000 KRW and up per semester",
	"4,000,000+ KRW per semester",
	"более 4 000 000 вон за семестр",
	"kamida 4 000 000 von",
	// Other fees and reduced tuition.
	"Application fee: 100,000 KRW",
	"Registration 80,000 KRW",
	"Entrance fee 900,000 KRW",
	"2,000,000 KRW per semester with a scholarship",
	"Скидка 500 000 вон за семестр",
	"Стипендия 900 000 вон в месяц",
	"150,000 KRW per credit hour",
	"150,000 KRW per credit",
	"Deposit 500,000 KRW",
	"Dormitory 900,000 KRW per semester",
	"4,000,000 KRW per semester, application fee included",
	"4,000,000 KRW per semester. Dormitory 900,000 KRW.",
	// Other currencies, digits and units.
	"9,000 AUD per year",
	"AUD 9,000 per year",
	"HK$42,100 a year",
	"C$9,000 a year",
	"NT$50,000 a semester",
	"S$9,000 a year",
	"$9,000 (AUD) a year",
	"9,000 Hong Kong dollars",
	"４,165,000 KRW per semester",
	"٤,165,000 KRW per semester",
	"416만 50,000원",
	"500 thousand KRW",
	"4 million 165000 won",
	"0.5,165,000 KRW",
	"99999999999999999999999999999999999999999999999 KRW",
	`1${",000".repeat(70)} KRW`,
	`${"4,165,000 KRW per semester ".padEnd(301, "x")}`,
];

test.each(["", "locale 'C'", "locale_provider icu icu_locale 'en-US' locale 'C'"])(
	"no text raises an error or yields a wrong price (%s)",
	async (locale) => {
		const url = locale ? await bareDatabase(locale) : await freshDatabase();
		if (locale) await migrate(url);
		const sql = sqlOn(url);
		const read: [string, unknown][] = [];
		for (const text of refused) {
			read.push([text, (await sql("select read_fee($1) as fee", [text]))[0]?.fee]);
			await sql("select read_tests($1), read_teaching_languages($1)", [text]);
		}
		expect(read).toEqual(refused.map((text) => [text, null]));
		for (const text of ["TOPIK ３", "IELTS ٦.٥", "TOEFL ８０", "IELTS 9.", "TOPIK 99999999999999999999"])
			await sql("select read_fee($1), read_tests($1), read_teaching_languages($1)", [text]);
	},
);

test("a text that is unreadable, or that differs, in any language hides the price", async () => {
	const sql = sqlOn(await freshDatabase());
	const read = async (...texts: (string | null)[]) =>
		(await sql("select read_fee(variadic $1::text[]) as fee", [texts]))[0]?.fee;
	expect(await read(null, " ", "3,000,000 won a year")).toEqual(won(3_000_000, 3_000_000, "year", 3_000_000));
	expect(await read("3,000,000 won a year", "3 000 000 вон в год", "yiliga 3 000 000 von")).toMatchObject({
		from: 3_000_000,
	});
	expect(await read("Ask us", "3,000,000 won a year")).toBeNull();
	expect(await read("3,000,000 won a year", "уточните в университете")).toBeNull();
	expect(await read("3,000,000 won a year", "3 500 000 вон в год")).toBeNull();
	expect(await read("3,000,000 won a year", "около 3 000 000 вон в год")).toMatchObject({ about: true });
});

test("read_fee reads one amount or one range with currency and period, and nothing from any other text", async () => {
	const sql = sqlOn(await freshDatabase());
	const read: [string, unknown][] = [];
	for (const [text] of fees) read.push([text, (await sql("select read_fee($1) as fee", [text]))[0]?.fee]);
	expect(read).toEqual(fees);
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
	["TOPIK-3", ["TOPIK 3"]],
	["TOPIK: 4", ["TOPIK 4"]],
	["topik 3, ielts 6.0", ["TOPIK 3", "IELTS 6.0"]],
	["TOPIK 3 is not required", []],
	["no IELTS needed", []],
	["Admission without TOPIK", []],
	["TOPIK 3 не требуется", []],
	["TOPIK 3 talab qilinmaydi", []],
	["Scholarship: TOPIK 5", []],
	["For a scholarship, TOPIK 5 or higher", []],
	["To graduate, you need TOPIK 4", []],
	["Для стипендии нужен TOPIK 5", []],
	["TOPIK 3. No IELTS needed.", ["TOPIK 3"]],
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
	["English-taught program", ["en"]],
	["Medium of instruction: English", ["en"]],
	["Преподавание на английском", ["en"]],
	["Обучение ведётся на корейском", ["ko"]],
	["Not taught in English", []],
	["Занятия не на английском языке", []],
	["Ingliz tilida oʻqitilmaydi", []],
	["One of Sejong’s best-known fields, with an English track beside the Korean one.", []],
	["Кроме корейской, есть программа на английском языке.", []],
	["Koreys tilidan tashqari ingliz tilidagi dastur ham bor.", []],
	["Program in English Language and Literature", []],
	["Courses in Korean Studies", []],
	["Classes in Korean cooking", []],
	["Teaching in Korean schools", []],
	["Преподавание корейского языка как иностранного", []],
	["Some courses are in English", []],
];

test("read_teaching_languages reads the languages in which a text says that the program is taught", async () => {
	const sql = sqlOn(await freshDatabase());
	const read: [string, unknown][] = [];
	for (const [text] of taught)
		read.push([text, (await sql("select read_teaching_languages($1) as languages", [text]))[0]?.languages]);
	expect(read).toEqual(taught);
});
