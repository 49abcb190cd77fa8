import { expect, test } from "vitest";
import { violations } from "../support/axe.ts";
import { sticksOut, visit } from "../support/browser.ts";
import { program, university } from "../support/factories.ts";
import { feeItem } from "../support/fee-items.ts";

test("the table of fees fits a phone of 360 pixels in every language, light and dark", async () => {
	const { page, site } = await visit({ start: "empty" });
	await site.sql(`insert into exchange_rates (currency, on_date, uzs_per_unit, source, fetched_at)
		values ('USD', current_date, 11806.97, 'manual', now()), ('KRW', current_date, 8.68, 'manual', now())`);
	const universityId = await university(site.system, { name: "Alpha" });
	const feeItems = [
		feeItem({ amountTo: 4_785_000, noteRu: "Гуманитарные направления" }),
		feeItem({ kind: "admission_fee", amount: 100_000, amountTo: 109_000, period: "once" }),
		feeItem({ kind: "application_fee", amount: 50_000, amountTo: 100_000, period: "once", checkedOn: "2020-01-01" }),
		feeItem({ kind: "dormitory", amount: 600_000, amountTo: 1_200_000, certainty: "illustrative" }),
		feeItem({ kind: "insurance", amount: 76_390, period: "per_month" }),
		feeItem({ kind: "materials", amount: 50_000, period: "per_term" }),
		feeItem({ kind: "other", amount: 999_000_000, amountTo: 1_000_000_000, period: "per_year" }),
	];
	const id = await program(site.system, { universityId, title: "Design", feeItems });
	await page.setViewportSize({ width: 360, height: 740 });
	for (const language of ["", "/ru", "/uz"]) {
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await page.goto(`${language}/programs/${id}`);
			expect(await sticksOut(page)).toEqual([]);
			const table = page.locator("main .table");
			expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
			expect(await table.locator("tbody tr").count()).toBe(7);
			expect(await violations(page)).toEqual([]);
		}
	}
});
