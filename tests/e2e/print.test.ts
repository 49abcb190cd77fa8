import { expect, test } from "vitest";
import { plain } from "../../app/i18n/typography.ts";
import { visit } from "../support/browser.ts";

test("a program and its costs print with logo, phones, date, sample line and the addresses of their sources", async () => {
	const { page, site } = await visit({ site: { now: () => new Date("2026-11-24T06:00:00Z") } });
	const [{ id }] = (await site.sql("select id from programs where fee_items <> '[]' order by title limit 1")) as [
		{ id: string },
	];
	for (const path of [`/ru/programs/${id}`, `/ru/costs?program=${id}`]) {
		await page.goto(path);
		await page.emulateMedia({ media: "print" });
		const printed = plain(await page.locator("body").innerText());
		for (const text of ["Hamroh", "+82 2-000-0000", "+998 71 000-00-00", "24 ноября 2026", "Демонстрационные данные"])
			expect(printed, path).toContain(text);
		expect(printed, path).toMatch(/https?:\/\/\S+\/ru\/admissions#(documents|steps)\)/);
		const sources = page.locator("main [data-stamp] a[href^=http]");
		expect(await sources.count(), path).toBeGreaterThan(1);
		const printedLinks = await sources.evaluateAll((all) =>
			all.map((link) => getComputedStyle(link, "::after").content.includes(link.getAttribute("href") ?? "-")),
		);
		expect(new Set(printedLinks), path).toEqual(new Set([true]));
		expect(await page.locator("main .brand svg").isVisible(), path).toBe(true);
		const useless =
			"header, footer, .help, .call, .btn, .save, .similar, a[href$='/programs'], a[href*='/compare'], img";
		expect(await page.locator(useless).filter({ visible: true }).allInnerTexts(), path).toEqual([]);
		await page.emulateMedia({ media: "screen" });
	}
});
