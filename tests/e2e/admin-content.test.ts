import { expect, test } from "vitest";
import { createContent } from "../../domain/site-content/commands.ts";
import { applicationRows } from "../support/application-rows.ts";
import { inEachView, violations } from "../support/axe.ts";
import { sticksOut } from "../support/browser.ts";
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

test("CMS-01, CMS-02, CMS-03, O-50, ERR-33: a feature is added, changed and deleted using only the keyboard", async () => {
	const { page } = await staffVisit("admin", { start: "empty" });
	await page.goto("/admin/content");
	await page.getByRole("tab", { name: "Hero" }).focus();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("Enter");
	await page.getByRole("tabpanel", { name: "Features" }).waitFor();
	await page.getByRole("link", { name: "Add feature" }).press("Enter");
	const dialog = page.getByRole("dialog", { name: "Add feature" });
	await dialog.waitFor();
	expect(await page.evaluate(`${active}.id`)).toBe("titleEn");
	await page.keyboard.type("Keyboard");
	await dialog.getByLabel("Icon").selectOption("Globe");
	await dialog.getByRole("button", { name: "Save" }).press("Enter");
	await page.getByRole("status").getByText("Content added successfully!").waitFor();
	await page.getByRole("link", { name: "Edit: Keyboard" }).press("Enter");
	await page.getByLabel("Title (RU)").fill("Клавиатура");
	await page.keyboard.press("Enter");
	await page.getByRole("status").getByText("Content updated successfully!").waitFor();
	await page.getByRole("link", { name: "Delete: Keyboard" }).press("Enter");
	const question = page.getByRole("dialog", { name: "Are you sure you want to delete this item?" });
	await question.getByRole("button", { name: "Delete" }).press("Enter");
	await page.getByRole("status").getByText("Content deleted successfully!").waitFor();
	await page.getByText("No features yet.").waitFor();
});

test("DATA-12, CALL-53: rows are moved by keyboard, and the focus follows", async () => {
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
});

test("DATA-12, CALL-53: a row is dragged to another position", async () => {
	const { page, stored, shown } = await withFeatures();
	const row = (name: string) => page.getByRole("row", { name });
	await row("Alpha").locator("[draggable=true]").dragTo(row("Gamma"));
	await expect.poll(stored).toEqual(["Beta", "Gamma", "Alpha"]);
	expect(await shown()).toEqual(["Beta", "Gamma", "Alpha"]);
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

test("a missing text links to its field and focuses it", async () => {
	const { page } = await withFeatures();
	await page.getByRole("link", { name: "Translations" }).click();
	await page
		.getByRole("region", { name: /Русский/ })
		.getByRole("link", { name: /Beta/ })
		.click();
	await page.getByRole("dialog", { name: "Edit feature" }).waitFor();
	expect(await page.evaluate(`${active}.id`)).toBe("titleRu");
});

test.each(["en", "ru", "uz"])(
	"axe finds no violations in the content manager in %s, on a phone and a wide screen, in light and dark mode",
	async (language) => {
		const { page, context, site, address } = await staffVisit("admin", {
			context: { bypassCSP: true, reducedMotion: "reduce" },
			mayFail: /422/,
		});
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		const statuses = ["pending", "contacted", "accepted", "rejected"];
		await applicationRows(
			site.sql,
			statuses.map((status) => ({ status })),
		);
		const [member] = await site.sql("select id from team_members limit 1");
		const lookThrough = (name: string) =>
			inEachView(page, async (view) => {
				expect(await sticksOut(page), `${name}, ${view}`).toEqual([]);
				expect(await violations(page), `${name}, ${view}`).toEqual([]);
			});
		const paths = [
			"",
			"/features",
			"/company-info",
			"/social",
			"/applications",
			"/translations",
			`/team/${member?.id}/edit`,
			`/team/${member?.id}/delete`,
		];
		for (const path of paths) {
			await page.goto(`/admin/content${path}`);
			await lookThrough(path);
		}
		await page.goto("/admin/content/features/new");
		await page.locator("dialog button[type=submit]").click();
		await page.getByRole("alert").waitFor();
		await lookThrough("a form with faults");
	},
	240_000,
);
