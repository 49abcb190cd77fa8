import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { adminTexts as texts } from "../../app/admin/all-texts.ts";
import { contentSections, contentTabs } from "../../app/admin/content-kinds.ts";
import { createContent, updateContent } from "../../domain/content/site/commands.ts";
import { isOrderedKind } from "../../domain/content/site/rules.ts";
import { variantOf } from "../../domain/shared/language.ts";
import { applicationRows } from "../support/application-rows.ts";
import { staffVisit } from "../support/staff.ts";

type Language = keyof typeof texts;

/**
 * The input of kinds that differ in their fields, field by field; null takes the first choice. Texts in English stand for
 * those in the language of the panel, which a form shows first. tests/http/admin-content-forms.test.ts has every kind.
 */
const forms: Record<string, Record<string, string | null>> = {
	hero: { titleEn: "Words" },
	features: { titleEn: "Words", iconName: null },
	offices: { nameEn: "Words", addressEn: "A street" },
	"closed-days": { day: "2026-12-08", office: null, nameEn: "Words" },
	social: { platform: null, url: "https://example.com/words" },
};

const ways: [Language, "keyboard" | "pointer", kinds: string[]][] = [
	["ru", "pointer", ["hero", "offices"]],
	["uz", "keyboard", ["features", "closed-days", "social"]],
];

test.each(ways)(
	"CMS-01, CMS-02, CMS-03, CMS-04, CALL-53, LIMIT-20: in %s, by %s, staff open every tab and add, change, move and delete %s",
	async (language, way, kinds) => {
		const { page, context, site, address } = await staffVisit("admin", { start: "empty" });
		await context.addCookies([{ name: "preferred-language", value: language, url: address }]);
		await applicationRows(site.sql, [{ status: "pending" }]);
		const t = texts[language];
		const written = variantOf("", language);
		const press = (what: Locator) => (way === "keyboard" ? what.press("Enter") : what.click());
		const dialog = page.locator("dialog[open]:not([role=alertdialog])");
		const closed = () => dialog.waitFor({ state: "detached" });
		const rows = (slug: string) => page.locator(`tr:has(a[href*="/content/${slug}/"])`);

		async function fill(form: Record<string, string | null>) {
			for (const [box, text] of Object.entries(form)) {
				const field = dialog.locator(`#${box}`);
				if (way === "pointer" || box === "day") await field.fill(text ?? "");
				else {
					await field.focus();
					await page.keyboard.press(text === null ? "ArrowDown" : "ControlOrMeta+a");
					if (text !== null) await page.keyboard.type(text);
				}
			}
			await press(dialog.getByRole("button", { name: t.save, exact: true }));
			await closed();
		}

		await page.goto("/admin/content");
		await page.locator("[role=tab][tabindex='-1']").first().waitFor();
		for (const tab of contentTabs) {
			const own = page.getByRole("tab", { name: t.content.tabs[tab], exact: true });
			if (way === "pointer") await own.click();
			else if (tab !== "hero") {
				await page.locator("[role=tab][aria-selected=true]").press("ArrowRight");
				await page.keyboard.press("Enter");
			}
			await page.getByRole("tabpanel", { name: t.content.tabs[tab], exact: true }).waitFor();

			for (const section of contentSections.filter((each) => each.tab === tab && kinds.includes(each.slug))) {
				const { slug, kind } = section;
				const { title } = t.content.kinds[kind];
				const form = Object.fromEntries(
					Object.entries(forms[slug] ?? {}).map(([name, text]) => [name.replace(/En$/, written), text]),
				);
				const add = page.getByRole("link", { name: `${t.add}: ${title}`, exact: true });
				await press(add);
				await dialog.getByRole("heading", { name: `${t.add}: ${title}`, exact: true }).waitFor();
				await fill(form);
				await expect.poll(() => rows(slug).count()).toBe(1);

				const [box = ""] = Object.keys(form).filter((name) => name.endsWith(written) || name === "url");
				await press(rows(slug).locator("a.row-name"));
				await dialog.getByRole("heading", { name: `${t.edit}: ${title}`, exact: true }).waitFor();
				await fill({ [box]: `${form[box]}2` });
				await rows(slug).getByText(`${form[box]}2`).first().waitFor();

				if (isOrderedKind(section.kind)) {
					await press(add);
					await dialog.waitFor();
					await fill({ ...form, [box]: "Another" });
					await expect.poll(() => rows(slug).count()).toBe(2);
					const [first = "", second = ""] = await rows(slug).locator("th").allTextContents();
					await press(page.getByRole("button", { name: t.content.down(first), exact: true }));
					await expect.poll(() => rows(slug).locator("th").allTextContents()).toEqual([second, first]);
					await page.getByRole("status").getByText(t.toasts.content_updated).waitFor();
				}
				for (let left = await rows(slug).count(); section.isDeletable && left > 0; left--) {
					await press(rows(slug).first().locator(".row-more"));
					await press(rows(slug).first().locator("a[href*='/delete']"));
					await press(dialog.getByRole("button", { name: t.delete, exact: true }));
					await closed();
					await expect.poll(() => rows(slug).count()).toBe(left - 1);
				}
			}
			if (tab === "applications") {
				await press(rows("applications").locator(".row-more"));
				await press(rows("applications").locator("a[href*='/delete']"));
				await press(dialog.getByRole("button", { name: t.delete, exact: true }));
				await closed();
				await page.getByText(t.applications.empty).waitFor();
			}
		}
		expect(await site.sql("select count(*)::int as count from hero_content")).toEqual([
			{ count: kinds.includes("hero") ? 1 : 0 },
		]);
	},
);

test("confirming a translation by keyboard removes it from the list and focuses the next one", async () => {
	const { page, site } = await staffVisit("admin", { start: "empty" });
	for (const name of ["Alpha", "Beta"]) {
		const office = { name, nameEn: name, nameRu: "Р", nameUz: "U", address: "A" };
		const id = await createContent(site.system, "offices", office);
		await updateContent(site.system, "offices", id, { ...office, nameEn: `${name} anew` });
	}
	await page.goto("/admin/content");
	await page.getByRole("link", { name: "Translations" }).press("Enter");
	await page.getByRole("link", { name: "2 translations are behind the English text" }).first().press("Enter");
	await page.waitForURL(/state=older/);
	await page.getByRole("link", { name: "Offices: Alpha anew — Name" }).waitFor();
	await page.getByRole("button", { name: "Still correct: Offices: Alpha anew — Name" }).press("Enter");
	await page.getByRole("status").getByText("Saved").waitFor();
	expect(await page.getByRole("link", { name: "Offices: Alpha anew — Name" }).count()).toBe(0);
	expect(await page.evaluate("document.activeElement.textContent")).toBe("Offices: Beta anew — Name");
	await page.keyboard.press("Enter");
	await page.getByRole("dialog", { name: "Edit: Offices" }).waitFor();
	await expect.poll(() => page.evaluate("document.activeElement.id")).toBe("nameRu");
	await page.keyboard.type("Новый");
	await page.keyboard.press("Enter");
	await page.getByRole("heading", { name: "Translations" }).waitFor();
	await page.getByText("Nothing matches the search and filters.").waitFor();
});
