import { expect, test } from "vitest";
import { sticksOut } from "../support/browser.ts";
import { program, university } from "../support/factories.ts";
import { feeItem } from "../support/fee-items.ts";
import { expectedIntake } from "../support/intake-items.ts";
import { staffVisit } from "../support/staff.ts";

test("fees are added by keyboard on a phone, and keep what was typed after an error", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty", mayFail: /422/ });
	await page.setViewportSize({ width: 360, height: 740 });
	const universityId = await university(site.system, { name: "Alpha" });
	const id = await program(site.system, { universityId, title: "Design", feeItems: [feeItem()] });
	await page.goto(`/admin/programs/${id}/edit`);
	const fees = page.locator("#feeItems");
	// Script makes the dialog modal, and moves the focus into it.
	await page.locator("dialog:modal").waitFor();
	await fees.locator("summary").last().press("Enter");
	await expect
		.poll(() => fees.locator("summary").allInnerTexts())
		.toEqual(["Tuition: ₩4,170,000 per semester, 2026", "New fee", "Add a fee"]);
	const row = fees.locator("details").nth(1);
	await row.getByLabel("Kind").selectOption("dormitory");
	await row.getByLabel("Amount").fill("1.200.000");
	await row.getByLabel("Up to, for a range (optional)").fill("600 000");
	await row.getByLabel("Paid").selectOption("per_semester");
	await row.getByLabel("Source: web address").fill("https://example.com/dormitory");
	await row.getByLabel("Checked on").fill("2026-11-20");
	expect(await sticksOut(page)).toEqual([]);
	await page.getByRole("button", { name: "Save" }).click();
	await row.getByText("The highest amount is below the lowest one. Swap them.").waitFor();
	expect(await row.getByLabel("Amount").inputValue()).toBe("1.200.000");
	await row.getByLabel("Up to, for a range (optional)").fill("1 400 000");
	await page.getByRole("button", { name: "Save" }).click();
	await page.getByText("Program updated successfully").waitFor();
	const added = { kind: "dormitory", amount: 1_200_000, amountTo: 1_400_000, academicYear: null } as const;
	const dormitory = feeItem({ ...added, source: "https://example.com/dormitory", checkedOn: "2026-11-20" });
	expect(await site.sql("select fee_items from programs")).toEqual([{ fee_items: [feeItem(), dormitory] }]);
});

test("a browser writes the months of an expected intake in Uzbek, whose names it does not know itself, and searches the intakes of the next year", async () => {
	const { page, context, site, address } = await staffVisit("admin", { start: "empty" });
	const id = await program(site.system, { intakes: [expectedIntake()] });
	await context.addCookies([{ name: "preferred-language", value: "uz", url: address }]);
	await page.goto(`/admin/programs/${id}/edit`);
	await page.locator("dialog:modal").waitFor();
	expect(await page.locator("#intakes summary").first().innerText()).toContain("aprel–\u2060may 2027");
	// The year is a filter only once it is chosen.
	await page.goto("/admin/intakes");
	await page.getByRole("searchbox").fill("zz");
	await page.waitForURL(/\/admin\/intakes\?q=zz$/);
});
