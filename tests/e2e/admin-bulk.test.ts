import { expect, test } from "vitest";
import { applicationRows } from "../support/application-rows.ts";
import { lookThrough, observed } from "../support/axe.ts";
import { follow, staffVisit } from "../support/staff.ts";

test("B6-7: selecting, bulk work, undoing and the trash work with a phone and a keyboard, and axe finds nothing", async () => {
	const { page, context, site, address } = await staffVisit("admin", { start: "empty", context: observed });
	await applicationRows(site.sql, [
		{ full_name: "Aziza Karimova", email: "a@example.com" },
		{ full_name: "Bobur Aliyev" },
		{ full_name: "Dilnoza Rahimova", email: "d@example.com" },
	]);
	const check = (name: string, colors = false) => lookThrough(page, name, colors);
	await page.goto("/admin/applications");
	await page.locator("thead .select-box").focus();
	await page.keyboard.press("Space");
	expect(await page.locator("form.selection").getAttribute("data-count")).toBe("3");
	await check("selected", true);
	await page.locator("tbody .select-box").first().uncheck();
	expect(await page.locator("form.selection").getAttribute("data-count")).toBe("2");
	await page.locator("form.selection select").selectOption("status");
	await page.locator("form.selection .btn-primary").press("Enter");
	await page.locator("main [name=intent]").waitFor({ state: "attached" });
	await page.locator("main form select[name=status]").selectOption("documents_requested");
	await check("asked");
	await page.locator("main form .btn-primary").press("Enter");
	await page.locator("main [name=intent][value=start]").waitFor({ state: "attached" });
	await check("checked", true);
	await page.locator("main form .btn-primary").press("Enter");
	await page.locator("main .text-celadon").waitFor();
	await check("done", true);
	await page.locator("main [name=intent][value=undo] + button").press("Enter");
	const changed = () => site.sql("select from applications where status <> 'pending'");
	await expect.poll(changed, { timeout: 20_000 }).toEqual([]);
	const [{ id }] = (await site.sql("select id from applications limit 1")) as [{ id: string }];
	await page.goto(`/admin/applications/${id}/delete`);
	await page.locator("dialog .btn-danger").click();
	await page.locator(".toast form button").waitFor();
	await check("toast", true);
	await follow(page, "/admin/trash");
	await page.locator("tbody form button").click();
	await expect.poll(() => site.sql("select id from trash")).toEqual([]);
	await context.addCookies([{ name: "preferred-language", value: "ru", url: address }]);
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto("/admin/applications");
	await page.locator("thead .select-box").check();
	await check("selected, Russian");
}, 120_000);
