import { expect, test } from "vitest";
import { plain } from "../../app/i18n/typography.ts";
import { visit } from "../support/browser.ts";

const languages = ["", "/ru", "/uz"];
const narrow = { viewport: { width: 360, height: 740 } };

test("the guide is at most 5,500 px high on a phone; visual 20: its steps unfold and show the months of the next intake that can be reached, or of the chosen one, without script", async () => {
	let now = "2026-11-30T19:00:00Z";
	const context = { ...narrow, javaScriptEnabled: false };
	const { page } = await visit({ site: { now: () => new Date(now) }, context });
	for (const prefix of languages) {
		await page.goto(`${prefix}/admissions`);
		expect((await page.locator("html").boundingBox())?.height).toBeLessThanOrEqual(5_500);
	}
	const step = page.locator(".stages details").first();
	expect(await step.locator("p").isVisible()).toBe(false);
	await step.locator("summary").click();
	expect(await step.locator("p").isVisible()).toBe(true);

	await page.goto("/admissions");
	expect(await page.getByRole("radio", { name: "September" }).isChecked()).toBe(true);
	now = "2026-11-24T06:00:00Z";
	await page.goto("/admissions");
	const months = async () => (await page.locator(".months").allInnerTexts()).map(plain);
	const inNovember = "July–August, passed July–September, passed October–November, until the end of this month";
	expect((await months()).join(" ")).toBe(`${inNovember} November–January, now January–February`);
	await page.getByRole("radio", { name: "September" }).check();
	expect(await months()).toEqual(["January–February", "January–March", "April–May", "May–July", "July–August"]);
});

test("the guide's contents stay in view beside the text on a wide screen, and are above it on a phone; it prints on two A4 pages, unfolded, with boxes, logo, phones, addresses and date", async () => {
	const { page } = await visit();
	await page.goto("/admissions");
	const contents = page.getByRole("navigation", { name: "Contents" });
	await contents.getByRole("link", { name: "Scholarships" }).click();
	const beside = await contents.boundingBox();
	const heading = await page.getByRole("heading", { name: "Scholarships", exact: true }).boundingBox();
	expect(beside?.y).toBeGreaterThanOrEqual(0);
	expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(heading?.x ?? 0);
	await page.setViewportSize(narrow.viewport);
	await page.goto("/admissions");
	const above = await contents.boundingBox();
	const steps = await page.locator("#steps").boundingBox();
	expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(steps?.y ?? 0);
	await page.setViewportSize({ width: 1280, height: 800 });

	for (const prefix of languages) {
		await page.goto(`${prefix}/admissions`);
		const sheet = (await page.pdf({ format: "A4" })).toString("latin1");
		expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
		await page.emulateMedia({ media: "print" });
		const printed = await page.locator("main").innerText();
		for (const text of ["Hamroh", "+82 2-000-0000", "+998 71 000-00-00", "2026"]) expect(printed).toContain(text);
		// The highest amounts of the stored rules.
		expect(printed.replaceAll(/[^\d₩$]/g, "")).toMatch(/20000000.*15500.*10000000.*8000/);
		expect(await page.locator("main .brand svg").isVisible()).toBe(true);
		expect(await page.locator("#faq").isVisible()).toBe(false);
		const boxes = await page
			.locator("#steps ~ ol summary, #documents ~ ul summary")
			.evaluateAll((summaries) => summaries.map((summary) => getComputedStyle(summary, "::before").content));
		expect(boxes).toEqual(Array(11).fill('"☐ "'));
		await page.emulateMedia({ media: null });
	}
});

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
