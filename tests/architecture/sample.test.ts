import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { programFields } from "../../domain/catalog/fields.ts";
import { feeItemsInput } from "../../domain/records/fees/schema.ts";
import { readFeeCells } from "../../domain/records/fees/sheet.ts";
import { intakesInput } from "../../domain/records/intakes/schema.ts";
import { readRows } from "../../domain/records/sheet-rules.ts";
import { languages } from "../../domain/shared/language.ts";
import { parse } from "../../domain/shared/validation.ts";
import { type Cells, readTable } from "../../sample/files.ts";
import { root, trackedFiles } from "../support/project.ts";

const files = trackedFiles().filter((name) => /^sample\/.*(?<!SOURCES|README)\.(csv|md|ts)$/.test(name));
const read = (file: string) => readFileSync(root + file, "utf8");

const universities = readTable("universities");
const programs = readTable("programs");
const intakesOf = (program: Cells) => parse(intakesInput, readRows(programFields.intakes, program.intakes ?? ""));
const feesOf = (program: Cells) => parse(feeItemsInput, readFeeCells(program, [])?.items);

/** The universities' own sites, and those of their departments. */
const ownSites = universities.map(({ website_url = "" }) => new URL(website_url).host.replace(/^www\./, ""));
const isOwn = (host: string) => ownSites.some((site) => host === site || host.endsWith(`.${site}`));
/** Sources that only posts cite; SOURCES.md names the others. */
const postSources = [
	...["caliber.az", "duhochanquocline.com", "kun.uz", "newspub.kr", "niied.go.kr", "openvisakorea.com"],
	...["overseas.mofa.go.kr", "studyabroad.uni.edu", "topik-hk.org"],
];
const explained = read("sample/SOURCES.md");
const isExplained = (source: string) => explained.includes(source.replace(/^https?:\/\/(www\.)?/, ""));

test("F17: sample data link only to universities and cited sources, never to addresses that others may own", () => {
	const isCited = (host: string) => postSources.includes(host) || explained.includes(host.replace(/^www\./, ""));
	for (const file of files) {
		const hosts = read(file).match(/(?<=https?:\/\/)[^/"'`,\s)]+/g) ?? [];
		expect(
			hosts.filter((host) => !isOwn(host) && !isCited(host)),
			file,
		).toEqual([]);
	}
	expect(files.filter((file) => /\b(t|wa)\.me\b/.test(read(file)))).toEqual([]);
});

test("F17: sample data use only reserved or unassigned email addresses and phone numbers", () => {
	const emails = files.flatMap((file) => read(file).match(/[\w.+-]+@[\w.-]+/g) ?? []);
	expect(emails.filter((email) => !email.endsWith("@example.com"))).toEqual([]);
	const phones = files.flatMap((file) => read(file).match(/\+\d[\d\s()-]{6,}/g) ?? []);
	expect(phones.filter((phone) => !/^\+998 00 |000[-\s]?0?0[-\s]?00$/.test(phone.trim()))).toEqual([]);
	expect(Math.min(emails.length, phones.length)).toBeGreaterThan(1);
});

/** What the rows say in a field, in every language. */
const texts = (rows: Cells[], field: string): string[] =>
	rows.flatMap((cells) => languages.map((language) => cells[`${field}_${language}`] ?? "")).filter(Boolean);

test("F1: SOURCES.md explains the page of each intake of the sample; dates in texts have a year or say usually", () => {
	const intakes = programs.flatMap(intakesOf);
	expect(intakes.length).toBeGreaterThan(100);
	expect(intakes.filter(({ source }) => !isExplained(source))).toEqual([]);
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

test("every fee of the sample catalog names a source that SOURCES.md explains; an old or undated one is illustrative", () => {
	for (const { source, academicYear, certainty, checkedOn, ...item } of programs.flatMap(feesOf)) {
		expect(isExplained(source), source).toBe(true);
		if (academicYear === null || academicYear < 2026) expect(certainty, source).toBe("illustrative");
		expect(checkedOn).toMatch(/^2026-11-2\d$/);
		// Staff and visitors read a note in every language or in none.
		expect(new Set([item.noteEn, item.noteRu, item.noteUz].map(Boolean)).size, source).toBe(1);
	}
});

test("every cost, every rule on money and papers, every pack template and every scholarship in the sample names its grade and a source that SOURCES.md explains", () => {
	const tables = ["cost-items", "funds-rules", "document-rules", "pack-templates", "scholarships"];
	for (const { source = "", grade, checked_on } of tables.flatMap(readTable)) {
		// Long addresses are cut in their middle.
		expect(explained, source).toContain(new URL(source).hostname.replace(/^www\./, ""));
		expect(grade, source).toMatch(/^[ABC]$/);
		expect(checked_on, source).toMatch(/^2026-11-2\d$/);
	}
});

test("F9, F38, F43: a university has official names, and a ranking with a list and a year; F32: a scholarship has a year", () => {
	expect(universities).toHaveLength(30);
	for (const { name_en, name_ru, name_uz, ranking, ranking_source } of universities) {
		expect(name_uz).toBe(name_en);
		expect(name_ru).toMatch(/^[А-ЯЁ].+ \([A-Z][A-Za-z -]+\)$/);
		expect(ranking_source, name_en).toMatch(ranking === "" ? /^$/ : /^QS World University Rankings 20\d\d$/);
	}
	const scholarships = [...texts(universities, "scholarships"), ...texts(readTable("scholarships"), "conditions")];
	expect(scholarships.filter((text) => !/202\d/.test(text))).toEqual([]);
});
