import { type PriceYear, spaced, wonPerSemester, wonPerTerm, wonRangePerSemester } from "./text.ts";
import type { ProgramType, SampleFee, Text } from "./types.ts";

// Fees as the pages in sample/SOURCES.md publish them. All of these pages are undated or older than the current academic year, so every amount
// is illustrative. What no page names is not here, and visitors read "Ask us".

type Published = { fees: Text; feeItems: SampleFee[] };
type Row = Pick<SampleFee, "kind" | "amount" | "period" | "academicYear" | "source"> & Partial<SampleFee>;

const fee = (row: Row): SampleFee => ({
	amountTo: null,
	certainty: "illustrative",
	note: null,
	checkedOn: "2026-11-23",
	...row,
});

/** Tuition for one semester of a degree program: one amount, or a range by subject. */
function semesterTuition(
	source: string,
	academicYear: PriceYear,
	amount: number,
	amountTo: number | null = null,
): Published {
	return {
		fees: amountTo ? wonRangePerSemester(amount, amountTo, academicYear) : wonPerSemester(amount, academicYear),
		feeItems: [fee({ kind: "tuition", amount, amountTo, period: "per_semester", academicYear, source })],
	};
}

/** The price of one language term of ten weeks. */
function termTuition(source: string, academicYear: PriceYear, amount: number): Published {
	return {
		fees: wonPerTerm(amount, academicYear),
		feeItems: [fee({ kind: "tuition", amount, period: "per_term", academicYear, source })],
	};
}

const sources = {
	sogang: "http://admission.sogang.ac.kr/admission/html/international/overview.asp",
	pusan: "https://inter-korea.com/en/pusan",
	hannam:
		"http://duhochanquocline.com/tai-lieu-du-hoc/thong-tin-tuyen-sinh-cu-nhan-va-thac-si-nam-2023truong-dai-hoc-hannam.html",
	keimyung: "https://egs.kmu.ac.kr/egs/8525/subview.do",
	gist: "https://www.scribd.com/document/730276383/Guideline-GIST-Graduate-Admissions-2024-Fall-Semester",
	dongguk: "https://interlangen.dongguk.edu/?page_id=18589",
	donggukDormitory: "https://interlang.dongguk.edu/bbs/board.php?bo_table=interlangen5_1&page=1&wr_id=402",
	dongseo: "https://dilc.ds.ac.kr/eng_kor/kor03.php",
};

export const sogangHumanities = semesterTuition(sources.sogang, 2020, 4_165_000);
export const pusanBachelor = semesterTuition(sources.pusan, 2024, 1_503_000, 2_254_000);
export const pusanGraduate = semesterTuition(sources.pusan, 2024, 2_707_000, 5_387_000);
export const hannamGlobalBusiness = semesterTuition(sources.hannam, 2023, 3_689_950);
export const hannamHumanities = semesterTuition(sources.hannam, 2023, 3_217_300);
export const keimyungMasterHumanities = semesterTuition(sources.keimyung, null, 4_169_000);
export const keimyungPhdHumanities = semesterTuition(sources.keimyung, null, 4_494_000);
export const keimyungMasterEngineering = semesterTuition(sources.keimyung, null, 5_781_000);
export const gistGraduate = semesterTuition(sources.gist, 2024, 3_607_000);

export const yonseiLanguage = termTuition("http://www.yskli.com/_en/proc/p1.asp", null, 1_730_000);
export const hanyangLanguage = termTuition("http://iie.hanyang.ac.kr/front/korean/regular/tuition", null, 1_650_000);
export const donggukLanguage = termTuition(sources.dongguk, null, 1_650_000);
export const kwangwoonLanguage = termTuition("https://kcklc.kw.ac.kr/ENG/admission/pay.html", null, 1_400_000);
export const dongseoLanguage: Published = {
	fees: {
		en: "3,000,000 won for two terms (2024)",
		ru: spaced("3 000 000 вон за два курса (2024 год)"),
		uz: spaced("ikki kurs uchun 3 000 000 von (2024-yil)"),
	},
	feeItems: [
		fee({
			kind: "tuition",
			amount: 1_500_000,
			period: "per_term",
			academicYear: 2024,
			source: sources.dongseo,
			note: {
				en: "The school takes two terms at once: 3,000,000 won.",
				ru: spaced("Оплачивают сразу два курса: 3 000 000 вон."),
				uz: spaced("Birdaniga ikki kurs uchun toʻlanadi: 3 000 000 von."),
			},
		}),
	],
};

const admissionFee = (source: string, academicYear: number | null, amount: number) =>
	fee({ kind: "admission_fee", amount, period: "once", academicYear, source });
const applicationFee = (source: string, academicYear: number | null, amount: number) =>
	fee({ kind: "application_fee", amount, period: "once", academicYear, source });
const dormitory = (row: Omit<Row, "kind">) => fee({ kind: "dormitory", ...row });

const kwangwoonDormitory = dormitory({
	amount: 1_723_040,
	period: "per_semester",
	academicYear: 2024,
	source: "https://oiaeng.kw.ac.kr/campus/notice.php?BoardMode=view&UID=97",
	note: {
		en: "A place in a twin room for 176 days. A deposit of 100,000 won is paid as well: 1,823,040 won together.",
		ru: spaced("Место в двухместной комнате на 176 дней. Отдельно вносят залог 100 000 вон: вместе 1 823 040 вон."),
		uz: spaced("Ikki kishilik xonadan 176 kunga joy. 100 000 von garov puli alohida: jami 1 823 040 von."),
	},
});

/** Fees besides tuition, which all programs of these types at a university share. */
export const otherFees: { university: string; types: ProgramType[]; fees: SampleFee[] }[] = [
	{
		university: "sogang",
		types: ["Bachelor"],
		fees: [
			dormitory({
				amount: 1_532_000,
				period: "per_semester",
				academicYear: 2019,
				source: sources.sogang,
				note: {
					en: "Four months, without meals.",
					ru: "Четыре месяца, без питания.",
					uz: "Toʻrt oy, ovqatsiz.",
				},
			}),
		],
	},
	{
		university: "hannam",
		types: ["Bachelor"],
		fees: [admissionFee(sources.hannam, 2023, 287_400), applicationFee(sources.hannam, 2023, 150_000)],
	},
	{ university: "keimyung", types: ["Master", "PhD"], fees: [admissionFee(sources.keimyung, null, 810_000)] },
	{ university: "gist", types: ["Master", "PhD"], fees: [admissionFee(sources.gist, 2024, 680_000)] },
	{ university: "kwangwoon", types: ["Bachelor", "Master", "Language"], fees: [kwangwoonDormitory] },
	{
		university: "yonsei",
		types: ["Language"],
		fees: [
			dormitory({
				amount: 1_440_000,
				amountTo: 2_320_000,
				period: "per_term",
				academicYear: 2025,
				source: "https://dorm.yonsei.ac.kr/board/?id=schedule_en&idx=8742&mode=V",
				note: {
					en: "A place in a double room for 1,440,000 (women only) or 1,680,000 won; a single room for 2,320,000 won.",
					ru: spaced(
						"Место в двухместной комнате — 1 440 000 (только для девушек) или 1 680 000 вон, одноместная — 2 320 000 вон.",
					),
					uz: spaced(
						"Ikki kishilik xonadan joy — 1 440 000 (faqat qizlar uchun) yoki 1 680 000 von, bir kishilik xona — 2 320 000 von.",
					),
				},
			}),
		],
	},
	{
		university: "korea",
		types: ["Language"],
		fees: [
			dormitory({
				amount: 1_200_000,
				period: "per_term",
				academicYear: 2020,
				source:
					"https://klceng.korea.ac.kr/klceng/klcstory/notice.do?mode=view&articleNo=159301&article.offset=0&articleLimit=10",
				note: {
					en: "A place in a double room, without meals.",
					ru: "Место в двухместной комнате, без питания.",
					uz: "Ikki kishilik xonadan joy, ovqatsiz.",
				},
			}),
		],
	},
	{
		university: "dongguk",
		types: ["Language"],
		fees: [
			applicationFee(sources.dongguk, null, 60_000),
			dormitory({
				amount: 1_112_500,
				period: "per_term",
				academicYear: 2024,
				source: sources.donggukDormitory,
				note: {
					en: "A place in a double room for three months.",
					ru: "Место в двухместной комнате на три месяца.",
					uz: "Ikki kishilik xonadan uch oyga joy.",
				},
			}),
			fee({
				kind: "other",
				amount: 30_000,
				period: "once",
				academicYear: 2024,
				source: sources.donggukDormitory,
				note: {
					en: "For new residents of the dormitory.",
					ru: "При заселении в общежитие.",
					uz: "Yotoqxonaga yangi kelganlar uchun.",
				},
			}),
			fee({ kind: "insurance", amount: 120_000, period: "per_year", academicYear: null, source: sources.dongguk }),
		],
	},
	{
		university: "donga",
		types: ["Language"],
		fees: [
			applicationFee("http://dongaoia.donga.ac.kr/dongaoia/CMS/Contents/Contents.do?mCode=MN032", null, 50_000),
			dormitory({
				amount: 684_000,
				period: "per_term",
				academicYear: 2019,
				source: "https://dms.donga.ac.kr/globalhouse/8040/subview.do",
				note: { en: "Three months.", ru: "Три месяца.", uz: "Uch oy." },
			}),
		],
	},
];
