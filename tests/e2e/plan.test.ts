import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { documentCodes } from "../../domain/documents/rules.ts";
import { writtenDay } from "../../domain/shared/written-dates.ts";
import { sticksOut, visit } from "../support/browser.ts";
import { moneyCase } from "../support/money.ts";
import { tokenOf } from "../support/my.ts";
import { mySession } from "../support/my-case.ts";
import { paperCase } from "../support/papers.ts";
import { temporaryFolder } from "../support/site.ts";
import { staffVisit } from "../support/staff.ts";

test("N1: the plans print on one A4 page in each language, with the name, the phones and the date, without forms and links", async () => {
	const dataDir = await temporaryFolder();
	const now = () => new Date("2026-11-23T06:00:00Z");
	const { page, context, site, address } = await visit({ site: { dataDir, now } });
	const own = await paperCase({ url: site.url, dataDir, now });
	for (const code of documentCodes.slice(0, 10)) await own.ask(code, "admission", "2026-12-20");
	for (const code of documentCodes.slice(-6, -1)) await own.ask(code, "visa");
	await own.sql("update documents set state = 'received' where code in ('passport', 'photo')");
	const [name = "", value = ""] = (await mySession(site.sql, own.applicantId)).split("=");
	await context.addCookies([{ name, value, url: address }]);
	const plans = ["/plan?by=2026-12-20&visa_on=2027-01-20", "/my/plan"];
	for (const path of plans.flatMap((plan) => ["", "/ru", "/uz"].map((prefix) => prefix + plan))) {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto(path);
		const sheet = await page.pdf({ format: "A4" });
		expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g), path).toHaveLength(1);
		await page.emulateMedia({ media: "print" });
		const printed = await page.locator("body").innerText();
		for (const text of ["Hamroh", "+82 2-000-0000", "+998 71 000-00-00", "2026"]) expect(printed, path).toContain(text);
		const useless = "header, footer, form, nav, button, .help, .call, .btn";
		expect(await page.locator(useless).filter({ visible: true }).allInnerTexts(), path).toEqual([]);
		await page.emulateMedia({ media: null });
		await page.setViewportSize({ width: 360, height: 800 });
		expect(await sticksOut(page), path).toEqual([]);
	}
});

const size = { width: 360, height: 740 };
const phone = { viewport: size, isMobile: true, hasTouch: true };
/** Of a phone, to scroll through on all pages together. */
const maxScreens = 9;
const now = () => new Date("2026-11-28T06:00:00Z");

test("N1-3: from home, a mother on a phone in Uzbek sees which start her daughter can still reach and what must begin now, papers and money, in three taps", async () => {
	const { page } = await visit({ site: { now }, context: phone });
	let taps = 0;
	/** Of each page, the lowest screen that she looks at. */
	const screens = new Map<string, number>();
	/** Scrolls to it as she does. */
	const find = async (target: Locator) => {
		await target.waitFor();
		const top = await target.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
		const screen = Math.floor(top / size.height) + 1;
		screens.set(page.url(), Math.max(screen, screens.get(page.url()) ?? 0));
		expect(await sticksOut(page)).toEqual([]);
		return target;
	};
	const tap = async (target: Locator, url: RegExp) => {
		await (await find(target)).tap();
		taps++;
		await page.waitForURL(url);
	};
	const textOf = async (target: Locator) => (await target.innerText()).replaceAll("\u2060", "").replace(/\s/g, " ");
	await page.goto("/uz");
	await tap(page.locator("dl.strip a[href='/uz/deadlines']"), /\/uz\/deadlines$/);
	// The next closing of all, with the days that are left.
	const day = page.locator("[data-results] section").first();
	expect(await textOf(day.locator("h2"))).toMatch(/^\d+-\p{L}+gacha \((bugun|\d+ kun)\)$/u);
	const round = day.locator("li").first();
	expect(await textOf(round)).toMatch(/\d{4}-yil (bahori|yozi|kuzi|qishi)/);
	await tap(round.locator("a"), /\/uz\/programs\//);
	expect(await textOf(page.locator("#intakes"))).toMatch(/2027-yil (bahori|yozi|kuzi|qishi)/);
	await tap(page.getByRole("link", { name: "Qachon boshlash", exact: true }), /\/uz\/plan\?/);
	const by = await page.locator("[name=by]").inputValue();
	expect(by > "2026-11-28").toBe(true);
	// For the visa there is no day yet: the months in which the money is usually there.
	expect(await textOf(await find(page.locator("[data-usual-money]")))).toMatch(/Martdagi oʻqish uchun: \p{L}+/u);
	// What is too late says why and what comes next; what can be ready has its last day.
	const late = page.locator("section[aria-labelledby=late]");
	const begin = page.locator("section[aria-labelledby=now]");
	await find(begin.getByRole("heading", { name: "Hozir boshlang" }));
	expect(await begin.locator("[data-step]").count()).toBeGreaterThan(0);
	expect(await textOf(begin.locator("[data-step] strong").first())).toMatch(/\d{1,2}-\p{L}+/u);
	for (const step of await late.locator("[data-step]").all())
		expect(await textOf(step)).toContain("keyingi qabulni tanlang");
	expect(await textOf(begin)).toContain(writtenDay(by, "uz").replaceAll("\u2060", "").replace(/\s/g, " "));
	expect(taps).toBe(3);
	expect([...screens.values()].reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(maxScreens);
});

test("N3-3, N3-7: from the link that his daughter sent, a father on a phone in Uzbek sees what they have paid, what comes back and since when he waits, without a tap", async () => {
	const { page, site } = await visit({ site: { now: () => new Date("2026-04-08T06:00:00Z") }, context: phone });
	const own = await moneyCase({ url: site.url });
	const agreement = await own.agree({
		...{ what: "Viza hujjatlari", amount: "6000000", currency: "UZS", on1: "2026-04-14", back: "part", percent: "50" },
		terms: "Toʻlangan pulning yarmi 20 kun ichida qaytadi. Rad javobini yuboring.",
	});
	await own.pay(agreement, { amount: "2500000" });
	await own.pay(agreement, { amount: "500000", method: "cash" });
	await own.refuse();
	const [link] = await site.sql(
		`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
		values ('family', $1, 'link', 'Otam', 'uz', now() + interval '180 days') returning id`,
		[own.applicantId],
	);
	await page.goto(`/uz/family/${tokenOf("family", link?.id)}`);
	const part = page.locator("section", { has: page.getByRole("heading", { name: "Viza hujjatlari" }) }).last();
	const text = (await part.innerText()).replaceAll("\u2060", "").replace(/\s+/g, " ");
	expect(text).toMatch(/1 250 000 soʻm qaytaramiz\. \d+ kundan beri kutilmoqda/);
	expect(text).toMatch(/Toʻlangan 2 500 000 soʻm Hali tasdiqlanmagan 500 000 soʻm/);
	expect(text).toMatch(/Viza rad etilsa: toʻlangan pulning 50\s?% qismi qaytadi/);
	expect(text).toContain("Rad javobini yuboring");
	const bottom = await part.evaluate((element) => element.getBoundingClientRect().bottom + window.scrollY);
	expect(Math.ceil(bottom / size.height)).toBeLessThanOrEqual(3);
	expect(await sticksOut(page)).toEqual([]);
});

test("N3-2: after a payment is saved, its form is closed and empty, so that a second press stores nothing", async () => {
	const { page, site } = await staffVisit("owner");
	const own = await moneyCase({ url: site.url });
	await own.agree();
	await page.goto(`/admin/applicants/${own.applicantId}/money`);
	const form = page.locator("details", { has: page.locator("input[name=intent][value=pay]") });
	await form.locator("summary").click();
	await form.locator("[name=amount]").fill("400");
	await form.locator("[name=on]").fill("2026-03-20");
	await form.locator("[type=submit]").click();
	await page.getByText("400", { exact: false }).first().waitFor();
	await expect.poll(() => form.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
	expect(await form.locator("[name=amount]").inputValue()).toBe("");
	expect(await site.sql("select count(*)::int as count from entries where kind like 'payment%'")).toEqual([
		{ count: 1 },
	]);
});
