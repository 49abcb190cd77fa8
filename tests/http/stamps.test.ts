import { expect, test } from "vitest";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const stampsOf = (page: Page) => page.all("[data-stamp]").map(({ text }) => text);

test("B13-4: a stamp says when a fact was checked, and from the 180th day since when it was not, from the cache too", async () => {
	let now = new Date("2027-05-19T12:00:00Z");
	const site = await testSite("empty", { now: () => now, pageCacheBytes: 10_000_000 });
	const open = (prefix: string) => openPage(site.get(`${prefix}/admissions`));
	const stamps = async () => [await open(""), await open("/ru"), await open("/uz")].flatMap(stampsOf);
	expect(await stamps()).toEqual([
		"Checked on 21 November 2026 · sources : Admissions guide",
		"Проверено 21 ноября 2026 г. · источники : Руководство по поступлению",
		"2026-yil 21-noyabr kuni tekshirilgan · manbalar : Qabul boʻyicha qoʻllanma",
	]);
	now = new Date("2027-05-20T12:00:00Z");
	expect(await stamps()).toEqual([
		"Not checked since 21 November 2026 · sources : Admissions guide",
		"Не проверялось с 21 ноября 2026 г. · источники : Руководство по поступлению",
		"2026-yil 21-noyabr kunidan beri tekshirilmagan · manbalar : Qabul boʻyicha qoʻllanma",
	]);
	const page = await open("/uz");
	expect(page.one("[data-stamp] a").get("href")).toBe("/uz/admissions#s1");
	expect(page.all("#s1")).toHaveLength(1);
});
