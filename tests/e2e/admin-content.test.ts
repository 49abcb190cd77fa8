import { expect, test } from "vitest";
import { createContent } from "../../domain/content/site/commands.ts";
import { staffVisit } from "../support/staff.ts";

const active = "document.activeElement";

test("DATA-12, CALL-53, ERR-31: rows are moved by keyboard, where the focus follows, and by dragging; an order that cannot be saved is reverted with the reason", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty", mayFail: /500/ });
	for (const [orderIndex, title] of ["Alpha", "Beta", "Gamma"].entries())
		await createContent(site.system, "features", { title, iconName: "Users", orderIndex });
	const stored = async () =>
		(await site.sql("select title from company_features order by order_index, id")).map(({ title }) => title);
	const shown = () => page.locator("tbody th").allTextContents();
	await page.goto("/admin/content/features");
	await page.getByRole("button", { name: "Move up: Gamma" }).press("Enter");
	await expect.poll(stored).toEqual(["Alpha", "Gamma", "Beta"]);
	await expect.poll(() => page.evaluate(`${active}.getAttribute("aria-label")`)).toBe("Move up: Gamma");
	await page.getByRole("status").getByText("Content updated successfully!").waitFor();
	await page.keyboard.press("Enter");
	await expect.poll(stored).toEqual(["Gamma", "Alpha", "Beta"]);
	await expect.poll(() => page.evaluate(`${active}.getAttribute("aria-label")`)).toBe("Move down: Gamma");
	await page.reload();
	expect(await shown()).toEqual(["Gamma", "Alpha", "Beta"]);
	const row = (name: string) => page.getByRole("row", { name });
	await row("Gamma").locator("[draggable=true]").dragTo(row("Beta"));
	await expect.poll(stored).toEqual(["Alpha", "Beta", "Gamma"]);
	// The list has been read again.
	await page.getByRole("status").getByText("Content updated successfully!").waitFor();
	expect(await shown()).toEqual(["Alpha", "Beta", "Gamma"]);

	await site.sql("alter table company_features rename to hidden");
	await page.getByRole("button", { name: "Move down: Alpha" }).click();
	const alert = page.getByRole("alert");
	await alert.getByText("Error saving content").waitFor();
	expect(await alert.textContent()).toContain("Something went wrong on our side.");
	expect(await shown()).toEqual(["Alpha", "Beta", "Gamma"]);
});
