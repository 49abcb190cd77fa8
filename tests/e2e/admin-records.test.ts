import { expect, test } from "vitest";
import { applicationRows } from "../support/application-rows.ts";
import { post } from "../support/factories.ts";
import { staffVisit } from "../support/staff.ts";

const empty = { start: "empty" } as const;

test("STATE-06: the switch in a row publishes and unpublishes a post", async () => {
	const { page, site } = await staffVisit("admin", empty);
	await post(site.system, { title: "News", published: false });
	await page.goto("/admin/blog");
	const toggle = page.getByRole("switch", { name: "Published: News" });
	for (const published of [true, false]) {
		await toggle.click();
		await page.getByText("Blog post updated successfully").waitFor();
		await expect.poll(() => site.sql("select published from blog_posts")).toEqual([{ published }]);
		await expect.poll(() => toggle.getAttribute("aria-checked")).toBe(String(published));
		await page.getByRole("status").getByRole("button", { name: "Close" }).click();
	}
});

test("ERR-24: a post keeps what was typed when the connection breaks", async () => {
	const { page, site } = await staffVisit("admin", { ...empty, mayFail: /ERR_FAILED/ });
	await page.goto("/admin/blog");
	await page.getByRole("link", { name: "Add post" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Title (EN)").fill("About visas");
	await dialog.getByLabel("Text (EN)").fill("## First");

	await dialog.getByLabel("Published: visitors can read it").check();
	// The connection breaks and returns; no input is lost.
	await page.route(/new\.data/, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("Failed to create blog post").waitFor();
	await page.unrouteAll();
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("Blog post created successfully").waitFor();
	expect(await site.sql("select slug from blog_posts")).toEqual([{ slug: "about-visas" }]);
});

test("charts are drawn in the page itself, and screen readers get tables instead", async () => {
	const { page, site } = await staffVisit("admin", empty);
	await applicationRows(site.sql, [{ submitted_at: new Date() }]);
	await page.goto("/admin/overview");
	await page.locator(".chart svg").first().waitFor();
	const charts = page.locator(".chart [aria-hidden=true] svg");
	expect(await charts.count()).toBeGreaterThanOrEqual(2);
	const heights = () =>
		charts
			.first()
			.locator("rect:not(.hit)")
			.evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
	expect((await heights()).map((height) => height > 0)).toEqual([...Array(11).fill(false), true]);
	await page.getByText("Show as a table").first().click();
	expect(await page.getByRole("table").first().locator("tbody tr").count()).toBe(12);
});

test("the analytics page and its export follow the filters", async () => {
	const { page, site } = await staffVisit("owner");
	await site.sql(`insert into daily_counts (day, event, language, count, source) values
		(current_date, 'sent:apply', 'en', 2, 'instagram'), (current_date - 60, 'sent:apply', 'uz', 40, 'direct')`);
	await page.goto("/admin/analytics");
	const sent = page.locator(".way strong").last();
	expect(await sent.textContent()).toBe("2");
	await page.locator(".bars rect:not([height='0'])").first().waitFor();
	await page.getByLabel("Period").selectOption("90");
	await page.waitForURL("/admin/analytics?days=90");
	await expect.poll(() => sent.textContent()).toBe("42");
	await page.locator("select[name=source]").selectOption("direct");
	await page.waitForURL("/admin/analytics?days=90&source=direct");
	await expect.poll(() => sent.textContent()).toBe("40");
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download CSV" }).click(),
	]);
	expect(file.suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\d\.csv$/);
	expect(file.url()).toContain("days=90&source=direct");
	await page.goBack();
	await expect.poll(() => sent.textContent()).toBe("42");
	expect(await page.locator("select[name=source]").inputValue()).toBe("");
});
