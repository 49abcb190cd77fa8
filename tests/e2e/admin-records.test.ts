import { expect, test } from "vitest";
import { applicationRows } from "../support/application-rows.ts";
import { post } from "../support/factories.ts";
import { staffVisit } from "../support/staff.ts";

test("STATE-06: the switch in a row publishes and unpublishes a post; charts are drawn in the page itself", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	await post(site.system, { title: "News", published: false });
	await applicationRows(site.sql, [{ submitted_at: new Date() }]);
	await page.goto("/admin/blog");
	const toggle = page.getByRole("switch", { name: "Published: News" });
	for (const published of [true, false]) {
		await toggle.click();
		await page.getByText("Blog post updated successfully").waitFor();
		await expect.poll(() => site.sql("select published from blog_posts")).toEqual([{ published }]);
		await expect.poll(() => toggle.getAttribute("aria-checked")).toBe(String(published));
		await page.getByRole("status").getByRole("button", { name: "Close" }).click();
	}
	await page.goto("/admin/overview");
	const bars = page.locator(".chart [aria-hidden=true] svg").first().locator("rect:not(.hit)");
	await bars.first().waitFor({ state: "attached" });
	const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
	expect(heights.map((height) => height > 0)).toEqual([...Array(11).fill(false), true]);
});
