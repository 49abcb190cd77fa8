import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { programFields } from "../../domain/catalog/fields.ts";
import { feeItemsInput } from "../../domain/records/fees/schema.ts";
import { readFeeCells } from "../../domain/records/fees/sheet.ts";
import { intakesInput } from "../../domain/records/intakes/schema.ts";
import { readRows } from "../../domain/records/sheet-rules.ts";
import { languages } from "../../domain/shared/language.ts";
import { parse } from "../../domain/shared/validation.ts";
import { type Cells, readTable } from "../../sample/files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = sources("sample");

function sources(folder: string): string[] {
	return readdirSync(root + folder, { recursive: true, encoding: "utf8" })
		.filter((name) => /(?<!SOURCES|README)\.(csv|md|ts)$/.test(name))
		.map((name) => `${folder}/${name}`);
}

const read = (file: string) => readFileSync(root + file, "utf8");

const universities = readTable("universities");
const programs = readTable("programs");
const costs = readTable("cost-items");
const intakesOf = (program: Cells) => parse(intakesInput, readRows(programFields.intakes, program.intakes ?? ""));
const feesOf = (program: Cells) => parse(feeItemsInput, readFeeCells(program, [])?.items);

/** The universities' own sites, and those of their departments. */
const ownSites = universities.map(({ website_url = "" }) => new URL(website_url).host.replace(/^www\./, ""));
const isOwn = (host: string) => ownSites.some((site) => host === site || host.endsWith(`.${site}`));
/** Pages that posts, fees and costs cite as sources. */
const sourceHosts = [
	"admis.gist.ac.kr",
	"admission.sogang.ac.kr",
	"bambooroutes.com",
	"caliber.az",
	"ciss.konkuk.ac.kr",
	"cklks.hnu.kr",
	"daryo.uz",
	"dongaoia.org",
	"dorm.wsu.ac.kr",
	"dorm.yonsei.ac.kr",
	"duhochanquocline.com",
	"eclatinstitute.sg",
	"en.kauinternational.com",
	"english.kku.ac.kr",
	"go.seoul.co.kr",
	"graduate2.korea.ac.kr",
	"handong.edu",
	"isa.ewha.ac.kr",
	"joongdo.co.kr",
	"kgip.kduglobal.net",
	"koreajoongangdaily.joins.com",
	"kubs.korea.ac.kr",
	"kun.uz",
	"mrvisakorea.com",
	"newlandchase.com",
	"newspub.kr",
	"niied.go.kr",
	"oiaknu.kangwon.ac.kr",
	"online.studyinkorea.go.kr",
	"openvisakorea.com",
	"overseas.mofa.go.kr",
	"skb.skku.edu",
	"studyabroad.uni.edu",
	"studyinkorea.go.kr",
	"swu-klc.mailplug.net",
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
	"www.andong.ac.kr",
	"www.dongyang.ac.kr",
	"www.fnnews.com",
	"www.hcch.net",
	"www.koreaherald.com",
	"www.overseaseducationlane.com",
	"www.schmidt-export.com",
	"www.yskli.com",
];

test("F17: sample data link only to universities and cited sources, never to addresses that others may own", () => {
	const cited = new Set(sourceHosts);
	const strange = files.flatMap((file) =>
		[...read(file).matchAll(/https?:\/\/([^/"'`,\s)]+)/g)]
			.map(([, host]) => host as string)
			.filter((host) => !isOwn(host) && !cited.has(host))
			.map((host) => `${file}: ${host}`),
	);
	expect(strange).toEqual([]);
	expect(files.filter((file) => /\b(t|wa)\.me\b/.test(read(file)))).toEqual([]);
});

test("F17: sample data use only reserved or unassigned email addresses and phone numbers", () => {
	const emails = files.flatMap((file) => read(file).match(/[\w.+-]+@[\w.-]+/g) ?? []);
	expect(emails.filter((email) => !email.endsWith("@example.com"))).toEqual([]);
	const phones = files.flatMap((file) => read(file).match(/\+\d[\d\s()-]{6,}/g) ?? []);
	expect(
		phones.map((phone) => phone.trim()).filter((phone) => !/^\+998 00 |000[-\s]?0?0[-\s]?00$/.test(phone)),
	).toEqual([]);
	expect([emails.length, phones.length].every((count) => count >= 2)).toBe(true);
});

/** What the rows say in a field, in every language. */
const texts = (rows: Cells[], field: string): string[] =>
	rows.flatMap((cells) => languages.map((language) => cells[`${field}_${language}`] ?? "")).filter(Boolean);

test("F1: SOURCES.md explains the page of each intake of the sample; dates in texts have a year or say usually", () => {
	const explained = read("sample/SOURCES.md");
	const intakes = programs.flatMap(intakesOf);
	expect(intakes.length).toBeGreaterThan(100);
	const address = (source: string) => source.replace(/^https?:\/\/(www\.)?/, "");
	expect(intakes.filter(({ source }) => !explained.includes(address(source)))).toEqual([]);
	const next = intakes.filter(({ closes, certainty }) => certainty === "certain" && closes > "2026-11-26");
	expect(next.length).toBeGreaterThan(30);
	for (const { checkedOn } of intakes) expect(checkedOn).toMatch(/^2026-11-2\d$/);
	const dated = texts(programs, "description").filter((text) =>
		/\b\d{1,2}[\s-](January|October|января|октября|yanvar|oktabr)/.test(text),
	);
	expect(dated.length).toBeGreaterThan(0);
	expect(dated.filter((text) => !/20\d\d|[Uu]sually|обычно|odatda/.test(text))).toEqual([]);
});

test("F3, F4, F41: every amount in the sample catalog has the year of its source", () => {
	const fees = [...texts(programs, "fees"), ...texts(universities, "tuition_range")];
	const amounts = fees.filter((text) => /USD|won\b|вон|доллар|von\b|dollar/.test(text));
	expect(amounts.length).toBeGreaterThan(5);
	expect(amounts.filter((text) => !/20(1|2)\d/.test(text))).toEqual([]);
	expect(fees.filter((text) => /\babout\b|около|примерно|taxminan/i.test(text))).toEqual([]);
});

test("a fee of the sample is written once: texts state only amounts in dollars, and who studies free", () => {
	const priced = programs.filter(({ tuition_krw }) => tuition_krw);
	expect(priced.length).toBeGreaterThan(100);
	expect(texts(programs, "fees").filter((text) => /won\b|вон|von\b/.test(text))).toEqual([]);
	const written = programs.filter(({ fees_en }) => fees_en);
	expect(written.filter(({ fees_en = "" }) => !/^Free for|^[\d,]+ USD/.test(fees_en))).toEqual([]);
});

test("the newest programs of the sample have a price and a closing date, and all but courses of Korean a field of study", () => {
	const first = programs.slice(0, 12);
	expect(first.filter(({ tuition_krw, intakes }) => !tuition_krw || !intakes?.includes("certain"))).toEqual([]);
	expect(programs.filter(({ type, study_field }) => (type === "Language") !== (study_field === ""))).toEqual([]);
});

test("citizens of Uzbekistan read in the requirements where a university has stricter rules for them", () => {
	const strict = programs.filter(({ requirements_uz = "" }) => requirements_uz.includes("Oʻzbekiston fuqarolari"));
	expect(strict.map(({ university, type }) => `${university} ${type}`).toSorted()).toEqual([
		"Chung-Ang University Language",
		"Pusan National University Bachelor",
		"Pusan National University Bachelor",
		"Pusan National University Master",
		"Pusan National University PhD",
	]);
});

test("every fee of the sample catalog names a source that SOURCES.md explains; an old or undated one is illustrative", () => {
	const explained = read("sample/SOURCES.md");
	for (const { source, academicYear, certainty, checkedOn, ...item } of programs.flatMap(feesOf)) {
		expect(explained).toContain(source.replace(/^https?:\/\/(www\.)?/, ""));
		if (academicYear === null || academicYear < 2026) expect(certainty, source).toBe("illustrative");
		expect(checkedOn).toMatch(/^2026-11-2\d$/);
		// Staff and visitors read a note in every language or in none.
		expect(new Set([item.noteEn, item.noteRu, item.noteUz].map(Boolean)).size, source).toBe(1);
	}
});

test("every cost, every rule on money and papers, every pack template and every scholarship in the sample names its grade and a source that SOURCES.md explains", () => {
	const explained = read("sample/SOURCES.md");
	for (const { source = "", grade, checked_on } of [
		...costs,
		...readTable("funds-rules"),
		...readTable("document-rules"),
		...readTable("pack-templates"),
		...readTable("scholarships"),
	]) {
		// Long addresses are cut in their middle.
		expect(explained, source).toContain(new URL(source).hostname.replace(/^www\./, ""));
		expect(grade, source).toMatch(/^[ABC]$/);
		expect(checked_on, source).toMatch(/^2026-11-2\d$/);
	}
});

test("no fee or cost of the sample leaves an amount to its note that has to be added", () => {
	const noted = [...programs.flatMap(feesOf).flatMap(({ noteEn }) => noteEn ?? []), ...texts(costs, "note")];
	expect(noted.length).toBeGreaterThan(10);
	expect(noted.filter((text) => /\b(another|additional|extra|more|plus) [\d,]+ won/.test(text))).toEqual([]);
});

test("no cost in the sample has a digit too many or too few", () => {
	const [smallest, largest]: Record<string, number>[] = [
		{ KRW: 50_000, USD: 500, UZS: 50_000 },
		{ KRW: 10_000_000, USD: 2_000, UZS: 20_000_000 },
	];
	for (const { code, low = "", high, currency = "" } of costs) {
		expect(Number(low), code).toBeGreaterThanOrEqual(smallest?.[currency] as number);
		expect(Number(high || low), code).toBeLessThanOrEqual(largest?.[currency] as number);
		if (high) expect(Number(high), code).toBeGreaterThan(Number(low));
	}
});

test("F2, F13: a requirement says usually and refers to the university, or has the year of its source", () => {
	const wordings = texts(programs, "requirements");
	expect(
		wordings.filter(
			(text) =>
				!/^(Usually: |For (spring |fall )?20\d\d: |Обычно: |На (весну |осень )?20\d\d год[а]?: |Odatda: |20\d\d-yil(ga| bahoriga| kuziga): )/.test(
					text,
				),
		),
	).toEqual([]);
	expect(wordings.filter((text) => /interview|собеседование|suhbat/.test(text))).toEqual([]);
});

test("F32: a university's scholarship has the year of its source", () => {
	const scholarships = [...texts(universities, "scholarships"), ...texts(readTable("scholarships"), "conditions")];
	expect(scholarships.length).toBeGreaterThan(0);
	expect(scholarships.filter((text) => !/202\d/.test(text))).toEqual([]);
});

test("F9, F43: a ranking has a list and a year, and no source without a position", () => {
	for (const { name_en, ranking, ranking_source } of universities) {
		if (ranking === "") expect(ranking_source, name_en).toBe("");
		else expect(ranking_source, name_en).toMatch(/^QS World University Rankings 20\d\d$/);
	}
});

test("an Uzbek location uses tumani instead of gu, not both", () => {
	for (const { location_uz } of universities) expect(location_uz).not.toMatch(/-gu tumani/);
});

test("F38: a university has its official English name, a Russian name with the Latin one, and the official Latin name in Uzbek", () => {
	expect(universities).toHaveLength(30);
	for (const { name_en, name_ru, name_uz } of universities) {
		expect(name_uz).toBe(name_en);
		expect(name_ru).toMatch(/^[А-ЯЁ].+ \([A-Z][A-Za-z -]+\)$/);
	}
});
