import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sticksOut } from "../support/browser.ts";
import { csvOf, rowsOf } from "../support/sheets.ts";
import { temporaryFolder } from "../support/site.ts";
import { openRowMenu, staffVisit } from "../support/staff.ts";

const soon = { timeout: 60_000 };

test("an exported file is changed, checked, confirmed and published, with progress on the page", async () => {
	const { page, site } = await staffVisit("admin", { mayFail: /409|422/ });
	await page.goto("/admin/programs?type=PhD");
	await openRowMenu(page, "Programs");
	await page.getByRole("link", { name: "Export" }).click();
	await page.getByText("As filtered in the list").waitFor();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download XLSX" }).click(),
	]);
	const rows = await rowsOf(await readFile(await download.path()));
	const at = rows[0]?.indexOf("title_en") as number;
	for (const row of rows.slice(1, 4)) row[at] = `${row[at]} of tomorrow`;
	const picker = page.locator("input[type=file]");
	const check = page.getByRole("button", { name: "Check the file" });
	await picker.setInputFiles({ name: "old.csv", mimeType: "text/csv", buffer: Buffer.from([0xd1, 0xe5, 0xf3]) });
	await check.click();
	await page.getByText("The file is not in UTF-8.").waitFor();
	const huge = join(await temporaryFolder(), "huge.csv");
	await writeFile(huge, Buffer.alloc(33 * 1024 * 1024, "a"));
	await picker.setInputFiles(huge);
	await check.click();
	await page.getByText("The file is too large").waitFor();
	await picker.setInputFiles({ name: "autumn.csv", mimeType: "text/csv", buffer: Buffer.from(csvOf(rows)) });
	await check.click();
	await page.getByRole("heading", { name: "Import of autumn.csv" }).waitFor();
	const write = page.getByRole("button", { name: "Save 3 changes" });
	await write.waitFor(soon);
	await page.getByRole("link", { name: "Changed: 3" }).click();
	await expect.poll(() => page.locator(".report tbody tr").count()).toBe(3);
	await page.setViewportSize({ width: 360, height: 800 });
	expect(await sticksOut(page)).toEqual([]);
	await write.click();
	await page.getByText("Saved: 0 new, 3 changed.").waitFor(soon);
	expect(await site.sql("select count(*)::int as count from programs where title_en like '%of tomorrow'")).toEqual([
		{ count: 3 },
	]);
	await page.goto("/programs?q=tomorrow");
	await expect.poll(() => page.locator("main .card").count()).toBe(3);
});
