import { expect, test } from "vitest";
import { applicationRows } from "../support/application-rows.ts";
import { observed, violations } from "../support/axe.ts";
import { sticksOut } from "../support/browser.ts";
import { staffVisit } from "../support/staff.ts";

const people = [
	{ full_name: "Gʻulnora Karimova", reference: "HM-7K3P-Q9TD", email: "gulnora@example.com" },
	{ full_name: "Guldor Saidov" },
];

test("staff 17: Ctrl+K opens the search, the arrow keys choose a result, Enter opens it, and pages are found by what they are for", async () => {
	const { page, site, context, address } = await staffVisit("admin", { start: "empty", context: observed });
	await applicationRows(site.sql, people);
	await page.goto("/admin/applications");
	const box = page.getByRole("combobox", { name: /^Search applicants/ });
	await page.keyboard.press("Control+k");
	await box.fill("gul");
	const options = page.getByRole("listbox").getByRole("option");
	await expect.poll(() => options.count()).toBe(2);
	expect(await page.getByRole("dialog").getByRole("status").innerText()).toBe("2 results");
	expect(await violations(page)).toEqual([]);
	expect(await sticksOut(page)).toEqual([]);
	const active = () => box.getAttribute("aria-activedescendant");
	const first = await active();
	await page.keyboard.press("ArrowDown");
	await expect.poll(active).not.toBe(first);
	const chosen = page.locator('[role=option][aria-selected="true"]');
	const name = await chosen.locator("strong").innerText();
	await page.keyboard.press("Enter");
	await page.waitForURL(/\/admin\/applicants\//);
	await page.getByRole("heading", { level: 1, name }).waitFor();
	expect(await page.getByRole("dialog").count()).toBe(0);
	await page.keyboard.press("Control+k");
	await box.fill("nothing of the kind");
	await page.getByText("Nothing found for “nothing of the kind”").waitFor();
	await page.keyboard.press("Escape");
	await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
	await context.addCookies([{ name: "preferred-language", value: "ru", url: address }]);
	await page.goto("/admin/applications");
	const search = page.getByRole("combobox", { name: /^Поиск/ });
	await page.keyboard.press("Control+k");
	const found = page.getByRole("listbox").getByRole("option").locator("strong");
	const pages = { настройки: "Компания и цены", роли: "Сотрудники", экспорт: "Абитуриенты", дубли: "Абитуриенты" };
	for (const [word, name] of Object.entries({ ...pages, удаленные: "Корзина", "мой акк": "Мой аккаунт" })) {
		await search.fill(word);
		await expect.poll(() => found.first().innerText()).toBe(name);
	}
	await search.fill("пароль");
	await page.getByRole("option", { name: "Мой аккаунт" }).click();
	await page.getByRole("heading", { level: 1, name: "Мой аккаунт" }).waitFor();
});
