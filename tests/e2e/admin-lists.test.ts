import { expect, test } from "vitest";
import { applicationRows } from "../support/application-rows.ts";
import { openRowMenu, staffVisit } from "../support/staff.ts";

const people = [
	{ full_name: "Gʻulnora Karimova", location: "Samarqand", age: 18, email: "gulnora@example.com", language: "uz" },
	{ full_name: "Bobur Toʻrayev", location: "Toshkent", age: 24, status: "contacted", language: "uz" },
	{ full_name: "Анастасия Константинопольская", location: "Ташкент, Юнусабадский район", age: 20, language: "ru" },
	{ full_name: "Sardor Aliyev", location: "Nukus", age: 17, is_suspect: true },
];
const names = "tbody th .row-name";

test("filters, their chips and the order are in the address, a name opens the case, and this browser remembers the columns", async () => {
	const { page, context, site, address } = await staffVisit("admin", { start: "empty" });
	const [id] = await applicationRows(site.sql, people);
	await context.addCookies([{ name: "application-columns", value: "age.due", url: address }]);
	await page.goto("/admin/applications");
	await page.locator(".more-filters > summary").click();
	await page.getByLabel("Age from").fill("18");
	await page.waitForURL(/age_from=18/);
	await expect.poll(() => page.locator(names).count()).toBe(3);
	await page.getByRole("combobox", { name: "Language of the form" }).selectOption("uz");
	await page.waitForURL(/language=uz/);
	await expect.poll(() => page.locator(names).allInnerTexts()).toEqual(["Gʻulnora Karimova", "Bobur Toʻrayev"]);
	const age = page.getByRole("columnheader", { name: "Age" });
	await age.getByRole("link").click();
	await page.waitForURL(/sort=age/);
	await expect.poll(() => age.getAttribute("aria-sort")).toBe("ascending");
	await age.getByRole("link").click();
	await page.waitForURL(/sort=-age/);
	await expect.poll(() => page.locator(names).allInnerTexts()).toEqual(["Bobur Toʻrayev", "Gʻulnora Karimova"]);
	await page.getByRole("link", { name: "Remove the filter “Oʻzbekcha”" }).click();
	await expect.poll(() => page.locator(names).count()).toBe(3);
	expect(page.url()).toContain("sort=-age");
	await page.getByRole("link", { name: "Gʻulnora Karimova", exact: true }).click();
	await page.waitForURL(/\/admin\/applicants\//);
	const [row] = await site.sql("select applicant_id as id from applications where id = $1", [id]);
	expect(page.url()).toContain(row?.id);

	await context.clearCookies({ name: "application-columns" });
	await page.goto("/admin/applications?status=pending");
	const columns = () => page.getByRole("columnheader").allInnerTexts();
	expect(await columns()).not.toContain("Email");
	await page.locator("summary", { hasText: "Columns" }).click();
	await page.getByRole("checkbox", { name: "Email", exact: true }).check();
	await page.getByRole("checkbox", { name: "Age", exact: true }).uncheck();
	await page.getByRole("button", { name: "Show these columns" }).click();
	await expect.poll(columns).toContain("Email");
	expect(await columns()).not.toContain("Age");
	expect(page.url()).toContain("status=pending");
	await page.goto("/admin/applications");
	expect(await columns()).toContain("Email");
	const email = page.getByRole("link", { name: "gulnora@example.com" });
	expect(await email.getAttribute("href")).toBe("mailto:gulnora%40example.com");

	// A dialog leads to the next application of the filtered list, and back.
	await page.goto("/admin/applications?status=pending&sort=name");
	await openRowMenu(page, "Gʻulnora Karimova");
	await page.getByRole("link", { name: "View: Gʻulnora Karimova" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("link", { name: "Next" }).click();
	await dialog.getByRole("heading", { name: "Application from Sardor Aliyev" }).waitFor();
	await dialog.getByRole("link", { name: "Previous" }).click();
	await dialog.getByRole("heading", { name: "Application from Gʻulnora Karimova" }).waitFor();
	await page.keyboard.press("Escape");
	await page.waitForURL(/\/admin\/applications\?status=pending&sort=name$/);
});
