import { expect, test } from "vitest";
import { createContent } from "../../domain/content/site/commands.ts";
import { staffVisit } from "../support/staff.ts";

const active = "document.activeElement";

async function withFeatures(options: Parameters<typeof staffVisit>[1] = {}) {
	const visitor = await staffVisit("admin", { start: "empty", ...options });
	const ids: string[] = [];
	for (const title of ["Alpha", "Beta", "Gamma"]) {
		ids.push(
			await createContent(visitor.site.system, "features", { title, iconName: "Users", orderIndex: ids.length }),
		);
	}
	const stored = async () =>
		(await visitor.site.sql("select title from company_features order by order_index, id")).map(({ title }) => title);
	const shown = () => visitor.page.locator("tbody th").allTextContents();
	await visitor.page.goto("/admin/content/features");
	return { ...visitor, ids, stored, shown };
}

test("DATA-12, CALL-53: rows are moved by keyboard, where the focus follows, and by dragging", async () => {
	const { page, stored, shown } = await withFeatures();
	const up = page.getByRole("button", { name: "Move up: Gamma" });
	await up.press("Enter");
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
	expect(await shown()).toEqual(["Alpha", "Beta", "Gamma"]);
});

test("ERR-31: an order that cannot be saved is reverted with the reason", async () => {
	const { page, site, shown } = await withFeatures({ mayFail: /500/ });
	await site.sql("alter table company_features rename to hidden");
	await page.getByRole("button", { name: "Move down: Alpha" }).click();
	const alert = page.getByRole("alert");
	await alert.getByText("Error saving content").waitFor();
	expect(await alert.textContent()).toContain("Something went wrong on our side.");
	expect(await shown()).toEqual(["Alpha", "Beta", "Gamma"]);
});
