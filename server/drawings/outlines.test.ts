import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildGlyphTable } from "../../bin/glyphs.ts";
import { breakLines, createOutlines, type Outlines } from "./outlines.ts";
import { shareCardSvg } from "./share-card.ts";

let folder: string;
let outlines: Outlines;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "glyphs-"));
	const file = join(folder, "glyphs.json");
	await writeFile(file, JSON.stringify(buildGlyphTable()));
	outlines = createOutlines(file);
});
afterAll(() => rm(folder, { recursive: true }));

test("the fonts have every letter of the site's languages, Korean syllables and the signs of fact lines", () => {
	const texts = [
		"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
		"АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя",
		"oʻ gʻ Oʻ Gʻ maʼlumot",
		"서울대학교 한국과학기술원 이화여자대학교 국립부경대학교",
		"₩ · – — … « » “ ” ’ № % $ ≈ +",
	];
	for (const text of texts) expect([...text].filter((each) => each !== " " && !outlines.supports(each))).toEqual([]);
	expect(outlines.supports("한字")).toBe(false);
	expect(outlines.supports("🎓")).toBe(false);
});

test("lines fit their width, keep no-break spaces, and end with an ellipsis when cut off", () => {
	const title = "International Master of Science in Information and Telecommunication Technology";
	const options = { size: 60, most: 600, count: 3 };
	for (const count of [1, 2, 3, 9]) {
		const lines = breakLines(title, { ...options, count }, outlines);
		expect(lines.length).toBeLessThanOrEqual(count);
		for (const line of lines) expect(outlines.width(line, 60), line).toBeLessThanOrEqual(600);
	}
	expect(breakLines(title, { ...options, count: 9 }, outlines).join(" ")).toBe(title);
	expect(breakLines(title, options, outlines).at(-1)).toMatch(/\w…$/);
	const joined = breakLines("Priem do 14\u00a0maya", { size: 60, most: 360, count: 3 }, outlines);
	expect(joined.at(-1)).toContain("14\u00a0maya");
	const long = breakLines("x".repeat(80), { size: 60, most: 300, count: 50 }, outlines);
	expect(long.join("")).toBe("x".repeat(80));
	expect(breakLines("", options, outlines)).toEqual([]);
});

test("a share card has no text element and shows at most three lines of a title; one whose title the fonts lack shows the English title, else the heading, else the site's name", () => {
	const card = { name: "a", heading: "Blog", facts: "May 1", photo: null, subject: {} };
	const titles = ["Physics", "Слово ".repeat(80), '<script>alert(1)</script> & "quotes"'];
	for (const title of titles) {
		const svg = shareCardSvg({ ...card, heading: "서울대학교", title, titleEn: "" }, "Hamroh", outlines);
		expect(svg).not.toMatch(/<text|<script|alert|Physics|Слово/);
		// The site's name, the heading, the title's lines and the facts.
		expect(svg.match(/transform="translate/g)?.length).toBeLessThanOrEqual(6);
	}
	const draw = (title: string, titleEn: string, heading = card.heading) =>
		shareCardSvg({ ...card, heading, title, titleEn }, "Hamroh", outlines);
	for (const title of ["ماجستير علوم الحاسوب", "计算机科学硕士", "🎓 🎉", "计算机 K", ""]) {
		expect(draw(title, "Physics"), title).toBe(draw("Physics", ""));
		expect(draw(title, title), title).toBe(draw("Blog", "", ""));
		expect(draw(title, title, ""), title).toBe(draw("Hamroh", "", ""));
	}
	expect(draw("🎓 Физика 大", "Physics")).not.toBe(draw("Physics", ""));
});
