import { expect, test } from "vitest";
import { applicationRows } from "../support/application-rows.ts";
import { lookThrough, observed } from "../support/axe.ts";
import { follow, staffVisit } from "../support/staff.ts";

const template = { en: "Hello {name}, {next}", ru: "Здравствуйте, {name}! {next}", uz: "Salom, {name}! {next}" };

test("B6-7: selecting, bulk work, undoing, templates and the trash work with a phone and a keyboard, and axe finds nothing", async () => {
	const { page, context, site, address } = await staffVisit("admin", { start: "empty", context: observed });
	await applicationRows(site.sql, [
		{ full_name: "Aziza Karimova", email: "a@example.com" },
		{ full_name: "Bobur Aliyev" },
		{ full_name: "Dilnoza Rahimova", email: "d@example.com" },
	]);
	await site.sql("insert into reply_templates (name, text_en, text_ru, text_uz) values ('Reminder', $1, $2, $3)", [
		template.en,
		template.ru,
		template.uz,
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
	await expect
		.poll(() => site.sql("select distinct status from applications"), { timeout: 20_000 })
		.toEqual([{ status: "pending" }]);
	const [{ id, applicant }] = (await site.sql(
		"select id, applicant_id as applicant from applications order by full_name limit 1",
	)) as [{ id: string; applicant: string }];
	await follow(page, `/admin/applicants/${applicant}`);
	await page.locator("select[name=template]").selectOption({ label: "Reminder" });
	expect(await page.locator("#answer").inputValue()).toContain("Aziza Karimova");
	await page.goto(`/admin/applications/${id}/delete`);
	await page.locator("dialog .btn-danger").click();
	await page.locator(".toast form button").waitFor();
	await check("toast", true);
	await follow(page, "/admin/trash");
	await check("trash", true);
	await page.locator("tbody form button").click();
	await expect.poll(() => site.sql("select id from trash")).toEqual([]);
	for (const language of ["ru", "uz"]) {
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto("/admin/applications");
		await page.locator("thead .select-box").check();
		await check(`selected, ${language}`);
		await page.locator("form.selection select").selectOption("status");
		await page.locator("form.selection .btn-primary").press("Enter");
		await page.locator("main [name=intent]").waitFor({ state: "attached" });
		await check(`asked, ${language}`);
	}
}, 120_000);

test("staff 15: Back from a bulk change leads to the list where it began", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	await applicationRows(site.sql, [{ full_name: "Aziza Karimova" }]);
	await page.goto("/admin/applications");
	await follow(page, "/admin/bulk");
	await page.getByRole("heading", { level: 1, name: "Applicants" }).waitFor();
	expect(new URL(page.url()).pathname).toBe("/admin/applications");
	expect(await page.title()).toMatch(/^Applicants/);
});
