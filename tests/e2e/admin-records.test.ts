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
