import { expect, test } from "vitest";
import { sticksOut, visit } from "../support/browser.ts";
import { moneyCase } from "../support/money.ts";
import { tokenOf } from "../support/my.ts";
import { staffVisit } from "../support/staff.ts";

const size = { width: 360, height: 740 };
const phone = { viewport: size, isMobile: true, hasTouch: true };

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
	expect(text).toMatch(/1 250 000 soʻm qaytarilishi kerak\. \d+ kundan beri kutilmoqda/);
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
