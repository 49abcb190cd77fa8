import { expect, test } from "vitest";
import { account, password } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { post } from "../support/factories.ts";
import { staffVisit } from "../support/staff.ts";

test("STATE-06, ROLE-13, S-04: a switch and a select in a row save at once, the owner role after one's own password; charts are drawn in the page itself", async () => {
	const { page, site } = await staffVisit("owner", { start: "empty", mayFail: /422/ });
	await post(site.system, { title: "News", published: false });
	await applicationRows(site.sql, [{ submitted_at: new Date() }]);
	const { id, email } = await account(site, "user");
	const closeMessage = () => page.getByRole("status").getByRole("button", { name: "Close" }).click();
	await page.goto("/admin/blog");
	const toggle = page.getByRole("switch", { name: "Published: News" });
	for (const published of [true, false]) {
		await toggle.click();
		await page.getByText("Blog post updated successfully").waitFor();
		await expect.poll(() => site.sql("select published from blog_posts")).toEqual([{ published }]);
		await expect.poll(() => toggle.getAttribute("aria-checked")).toBe(String(published));
		await closeMessage();
	}

	await page.goto("/admin/users?q=example");
	const stored = () => site.sql("select role from profiles where user_id = $1", [id]);
	await page.getByLabel(`Role of ${email}`).selectOption("admin");
	await page.getByText("User role updated successfully").waitFor();
	expect(await stored()).toEqual([{ role: "admin" }]);
	await closeMessage();
	await page.getByLabel(`Role of ${email}`).selectOption("owner");
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Your password").fill("not mine");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByRole("alert").getByText("This is not your password.").waitFor();
	await dialog.getByLabel("Your password").fill(password);
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("User role updated successfully").waitFor();
	expect(new URL(page.url()).search).toBe("?q=example");
	expect(await stored()).toEqual([{ role: "owner" }]);

	await page.goto("/admin/overview");
	const bars = page.locator(".chart [aria-hidden=true] svg").first().locator("rect:not(.hit)");
	await bars.first().waitFor({ state: "attached" });
	const heights = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().height));
	expect(heights.map((height) => height > 0)).toEqual([...Array(11).fill(false), true]);
});
