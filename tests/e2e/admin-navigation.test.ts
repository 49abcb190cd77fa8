import { expect, test } from "vitest";
import { navigation } from "../../app/admin/navigation-entries.ts";
import { navigation as texts } from "../../app/i18n/admin/navigation.ts";
import { staffVisit } from "../support/staff.ts";
import { contactTaskRow } from "../support/task-rows.ts";

const wide = { width: 1366, height: 768 };
const entries = navigation.flatMap((group) => group.entries);

test("staff 6: an owner sees six groups beside the page, and each entry is one press from any other", async () => {
	const { page } = await staffVisit("owner");
	await page.setViewportSize(wide);
	await page.goto("/admin/queue");
	const column = page.getByRole("navigation", { name: "Admin pages" });
	expect(await column.locator("h2").allInnerTexts()).toEqual(Object.values(texts.groups).map(({ en }) => en));
	expect(entries.length).toBe(Object.keys(texts.entries).length);
	const links = await column.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
	expect(links).toEqual(expect.arrayContaining(entries.map(({ to }) => to)));
	for (const { name, to } of navigation.flatMap((group) => group.entries.slice(-1))) {
		await column.locator(`a[href="${to}"]`).click();
		await page.waitForURL((url) => url.pathname + url.search === to);
		const current = column.locator("[aria-current=page]", { hasText: texts.entries[name].en });
		await current.waitFor();
		await page.locator("main h1").waitFor();
		expect(await page.locator("main [role=tab]").count(), to).toBe(0);
		expect(await page.locator("main .notice.border-brick").count(), to).toBe(0);
	}
});

test("staff 6: a phone has four buttons at the bottom; More opens all pages", async () => {
	const context = { viewport: { width: 360, height: 740 }, hasTouch: true };
	const { page, site } = await staffVisit("owner", { start: "empty", context });
	await contactTaskRow(site.sql, { due_at: new Date(Date.now() - 3_600_000) });
	await page.goto("/admin/applications");
	const bar = page.getByRole("navigation", { name: "Main pages" });
	const [today = "", ...others] = await bar.locator(":scope > *").allInnerTexts();
	expect([today.replace(/\s+/g, " "), ...others]).toEqual(["Today 1 1 overdue", "People", "Find", "More"]);
	expect(await page.locator(".admin-pages").isVisible()).toBe(false);
	await bar.getByRole("button", { name: "More" }).tap();
	await page.locator(".admin-pages").getByRole("link", { name: "Templates" }).tap();
	await page.waitForURL("**/admin/templates");
	await page.locator(".admin-pages").waitFor({ state: "hidden" });
	await bar.getByRole("link", { name: "Find" }).tap();
	await page.getByRole("heading", { level: 1, name: "Search" }).waitFor();
	await page.locator(".person-button").tap();
	await page.getByRole("link", { name: "Away until…" }).tap();
	await page.getByRole("heading", { level: 1, name: "Work settings" }).waitFor();
});
