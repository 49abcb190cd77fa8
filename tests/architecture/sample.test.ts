import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { programs } from "../../sample/catalog/programs.ts";
import type { SampleFee } from "../../sample/catalog/types.ts";
import { universities } from "../../sample/catalog/universities.ts";
import { costItems } from "../../sample/money/cost-items.ts";
import { fundsRules } from "../../sample/money/funds-rules.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = sources("sample");

function sources(folder: string): string[] {
	return readdirSync(root + folder, { recursive: true, encoding: "utf8" })
		.filter((name) => name.endsWith(".ts"))
		.map((name) => `${folder}/${name}`);
}

const read = (file: string) => readFileSync(root + file, "utf8");

/** The universities' own sites. */
const ownSites = universities.map(({ websiteUrl }) => new URL(websiteUrl).host);
/** Pages that posts, fees and costs cite as sources. */
const sourceHosts = [
	"admis.gist.ac.kr",
	"admission.sogang.ac.kr",
	"caliber.az",
	"dilc.ds.ac.kr",
	"dms.donga.ac.kr",
	"dongaoia.donga.ac.kr",
	"dongaoia.org",
	"dorm.yonsei.ac.kr",
	"duhochanquocline.com",
	"eclatinstitute.sg",
	"egs.kmu.ac.kr",
	"en.kauinternational.com",
	"go.seoul.co.kr",
	"graduate2.korea.ac.kr",
	"handong.edu",
	"iie.hanyang.ac.kr",
	"inter-korea.com",
	"interlang.dongguk.edu",
	"interlangen.dongguk.edu",
	"joongdo.co.kr",
	"kcklc.kw.ac.kr",
	"klceng.korea.ac.kr",
	"koreajoongangdaily.joins.com",
	"kun.uz",
	"m.kw.ac.kr",
	"newlandchase.com",
	"newspub.kr",
	"niied.go.kr",
	"oia.hanyang.ac.kr",
	"oia.snu.ac.kr",
	"oiaeng.kw.ac.kr",
	"oiaknu.kangwon.ac.kr",
	"online.studyinkorea.go.kr",
	"openvisakorea.com",
	"overseas.mofa.go.kr",
	"skb.skku.edu",
	"studyabroad.uni.edu",
	"studyinkorea.go.kr",
	"studylink.com",
	"topik-hk.org",
	"uol.de",
	"uzbmb.uz",
	"vdocuments.pub",
	"visadoctors.uz",
	"vnnow.net",
	"walkintokorea.com",
	"wat.ac.kr",
	"world.kbs.co.kr",
	"www.airtraveler.club",
	"www.fnnews.com",
	"www.koreaherald.com",
	"www.scribd.com",
	"www.yskli.com",
];

test("F17: sample data link only to universities and cited sources, never to addresses that others may own", () => {
	const allowed = new Set([...ownSites, ...sourceHosts]);
	const strange = files.flatMap((file) =>
		[...read(file).matchAll(/https?:\/\/([^/"'`\s)]+)/g)]
			.map(([, host]) => host as string)
			.filter((host) => !allowed.has(host))
			.map((host) => `${file}: ${host}`),
	);
	expect(strange).toEqual([]);
	expect(files.filter((file) => /\b(t|wa)\.me\b/.test(read(file)))).toEqual([]);
});

test("F17: sample data use only reserved or unassigned email addresses and phone numbers", () => {
	const emails = files.flatMap((file) => read(file).match(/[\w.+-]+@[\w.-]+/g) ?? []);
	expect(emails.filter((email) => !email.endsWith("@example.com"))).toEqual([]);
	const phones = files.flatMap((file) => read(file).match(/\+\d[\d\s()-]{6,}/g) ?? []);
	expect(phones.map((phone) => phone.trim()).filter((phone) => !/000[-\s]?0?0[-\s]?00$/.test(phone))).toEqual([]);
	expect([emails.length, phones.length].every((count) => count >= 2)).toBe(true);
});

const texts = (value: unknown): string[] =>
	typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(texts) : [];

test("F1: no sample program has a closing date; dates in texts have a year or say usually", () => {
	expect(programs.filter((program) => "applicationDeadline" in program)).toEqual([]);
	const dated = programs
		.flatMap(({ description }) => texts(description))
		.filter((text) => /\b\d{1,2}[\s-](January|October|января|октября|yanvar|oktabr)/.test(text));
	expect(dated.length).toBeGreaterThan(0);
	expect(dated.filter((text) => !/20\d\d|[Uu]sually|обычно|odatda/.test(text))).toEqual([]);
});

test("F3, F4, F41: every amount in the sample catalog has the year of its source", () => {
	const fees = [...programs.map(({ fees }) => fees), ...universities.map(({ tuitionRange }) => tuitionRange)];
	const amounts = fees.flatMap(texts).filter((text) => /USD|won\b|вон|доллар|von\b|dollar/.test(text));
	expect(amounts.length).toBeGreaterThan(30);
	expect(amounts.filter((text) => !/20(1|2)\d/.test(text))).toEqual([]);
	expect(fees.flatMap(texts).filter((text) => /\babout\b|около|примерно|taxminan/i.test(text))).toEqual([]);
});

type SampleCost = { code: string; low: number; high?: number; currency: "KRW" | "USD" | "UZS" };

const grouped = (amount: number) => amount.toLocaleString("en");

test("the tuition among the fees of a sample program equals the amount and the year that its text states", () => {
	const priced = programs.filter(({ feeItems }) => feeItems.some(({ kind }) => kind === "tuition"));
	expect(priced.length).toBeGreaterThan(15);
	for (const { title, fees, feeItems } of priced) {
		const { amount, amountTo, period, academicYear } = feeItems.find(({ kind }) => kind === "tuition") as SampleFee;
		const [, low, high, per, year] =
			/^([\d,]+)(?:–([\d,]+))? won (per semester|per 10-week term|for two terms)\b.*\((20\d\d|undated page, seen in 2026)\)$/.exec(
				fees?.en ?? "",
			) ?? [];
		const charged = per === "for two terms" ? amount * 2 : amount;
		expect([low, high ?? null], title.en).toEqual([grouped(charged), amountTo === null ? null : grouped(amountTo)]);
		expect(period, title.en).toBe(per === "per semester" ? "per_semester" : "per_term");
		expect(year, title.en).toBe(academicYear === null ? "undated page, seen in 2026" : String(academicYear));
	}
	// Amounts in dollars and conditions cannot be fees in won.
	const unpriced = programs.filter(({ fees, feeItems }) => fees && !feeItems.some(({ kind }) => kind === "tuition"));
	expect(unpriced.filter(({ fees }) => !/^Free for|^[\d,]+ USD/.test(fees?.en ?? ""))).toEqual([]);
});

test("every fee of the sample catalog names a source that SOURCES.md explains; an old or undated one is illustrative", () => {
	const items = programs.flatMap(({ feeItems }) => feeItems);
	const explained = read("sample/SOURCES.md");
	for (const { source, academicYear, certainty, checkedOn, note } of items) {
		expect(explained).toContain(source.replace(/^https?:\/\/(www\.)?/, ""));
		if (academicYear === null || academicYear < 2026) expect(certainty, source).toBe("illustrative");
		expect(checkedOn).toMatch(/^2026-11-2\d$/);
		// Staff and visitors read a note in every language or in none.
		if (note) expect(Object.values(note).filter((text) => text.length > 0 && text.length <= 300)).toHaveLength(3);
	}
});

test("every cost and every rule on the money to show in the sample names its grade and a source that SOURCES.md explains", () => {
	const explained = read("sample/SOURCES.md");
	for (const { source, grade, checkedOn } of [...costItems, ...fundsRules]) {
		// Long addresses are cut in their middle.
		expect(explained, source).toContain(new URL(source).hostname.replace(/^www\./, ""));
		expect(grade, source).toMatch(/^[ABC]$/);
		expect(checkedOn, source).toMatch(/^2026-11-2\d$/);
	}
});

test("no fee or cost of the sample leaves an amount to its note that has to be added", () => {
	const noted = [...programs.flatMap(({ feeItems }) => feeItems), ...costItems].flatMap(({ note }) => note?.en ?? []);
	expect(noted.length).toBeGreaterThan(10);
	expect(noted.filter((text) => /\b(another|additional|extra|more|plus) [\d,]+ won/.test(text))).toEqual([]);
});

test("no cost in the sample has a digit too many or too few", () => {
	const [smallest, largest] = [
		{ KRW: 50_000, USD: 500, UZS: 50_000 },
		{ KRW: 1_000_000, USD: 2_000, UZS: 20_000_000 },
	];
	for (const { code, low, high, currency } of costItems as SampleCost[]) {
		expect(low, code).toBeGreaterThanOrEqual(smallest[currency]);
		expect(high ?? low, code).toBeLessThanOrEqual(largest[currency]);
		expect(high ?? low + 1, code).toBeGreaterThan(low);
	}
});

test("F2, F13: a requirement says usually and refers to the university, or has the year of its source", () => {
	const wordings = programs.flatMap(({ requirements }) => texts(requirements));
	expect(
		wordings.filter((text) => !/^(Usually: |In 20\d\d: |Обычно: |В 20\d\d году: |Odatda: |20\d\d-yilda: )/.test(text)),
	).toEqual([]);
	expect(wordings.filter((text) => /interview|собеседование|suhbat/.test(text))).toEqual([]);
});

test("F32: a university's scholarship has the year of its source", () => {
	const scholarships = universities.flatMap(({ scholarships }) => texts(scholarships));
	expect(scholarships.length).toBeGreaterThan(0);
	expect(scholarships.filter((text) => !/202\d/.test(text))).toEqual([]);
});

test("F9, F43: a ranking has a list and a year, and no source without a position", () => {
	for (const { key, ranking, rankingSource } of universities) {
		if (ranking === null) expect(rankingSource, key).toBeNull();
		else expect(rankingSource, key).toMatch(/^QS World University Rankings 20\d\d$/);
	}
});

test("an Uzbek location uses tumani instead of gu, not both", () => {
	for (const { location } of universities) expect(location.uz).not.toMatch(/-gu tumani/);
});

test("F38: a university has its official English name, a Russian name with the Latin one, and the official Latin name in Uzbek", () => {
	expect(universities).toHaveLength(30);
	for (const { name } of universities) {
		expect(name.uz).toBe(name.en);
		expect(name.ru).toMatch(/^[А-ЯЁ].+ \([A-Z][A-Za-z -]+\)$/);
	}
});
