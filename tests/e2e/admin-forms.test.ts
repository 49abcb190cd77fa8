import sharp from "sharp";
import { expect, test } from "vitest";
import { staffVisit } from "../support/staff.ts";

async function formIn(language: string, path: string, options: Parameters<typeof staffVisit>[1] = {}) {
	const visitor = await staffVisit("admin", { start: "empty", ...options });
	await visitor.context.addCookies([{ name: "preferred-language", value: language, url: visitor.address }]);
	await visitor.page.goto(path);
	return { ...visitor, dialog: visitor.page.getByRole("dialog") };
}

test("staff 7.24: a form shows the reader's language, names what is missing in others, and opens the one with an error", async () => {
	const { page, site, dialog } = await formIn("ru", "/admin/universities/new", { mayFail: /422/ });
	const box = (name: string) => dialog.getByRole("textbox", { name, exact: true });
	const language = (name: string) => dialog.getByRole("button", { name });
	await language("Русский").waitFor();
	expect(await box("Название (RU)").isVisible()).toBe(true);
	expect(await box("Название (EN)").count()).toBe(0);
	const nameField = dialog.getByRole("group", { name: "Название" });
	expect(await nameField.locator(".missing:visible").allInnerTexts()).toEqual(["EN не заполнено", "UZ не заполнено"]);
	await box("Название (RU)").fill("Ханбит");
	await language("Oʻzbekcha").click();
	await box("Название (UZ)").fill("Hanbit");
	await language("Русский").click();
	expect(await nameField.locator(".missing:visible").allInnerTexts()).toEqual(["EN не заполнено"]);
	await dialog.getByRole("button", { name: "Сохранить" }).click();
	const alert = dialog.getByRole("alert");
	await alert.getByRole("link", { name: "Расположение (RU): Заполните это поле." }).click();
	expect(await page.evaluate("document.activeElement.id")).toBe("locationRu");
	await box("Расположение (RU)").fill("Сеул");
	await language("Oʻzbekcha").click();
	await box("Расположение (UZ)").fill("S".repeat(301));
	await language("English").click();
	await dialog.getByRole("button", { name: "Сохранить" }).click();
	await language("Oʻzbekcha: ошибка").waitFor();
	expect(await box("Расположение (UZ)").isVisible()).toBe(true);
	await box("Расположение (UZ)").fill("Seul");
	await dialog.getByRole("button", { name: "Сохранить" }).click();
	await dialog.waitFor({ state: "detached" });
	expect(await site.sql("select name, name_ru, name_uz, location_ru, location_uz from universities")).toEqual([
		{ name: "Ханбит", name_ru: "Ханбит", name_uz: "Hanbit", location_ru: "Сеул", location_uz: "Seul" },
	]);
});

test("staff 7.24, CALL-50: a post begins with its text, which a toolbar, keys and uploads write, and is previewed before it is saved", async () => {
	const { page, site, context, dialog } = await formIn("en", "/admin/blog/new");
	const text = dialog.getByRole("textbox", { name: "Text (EN)" });
	const tool = (name: string) => dialog.getByRole("toolbar").getByRole("button", { name });
	await dialog.getByRole("textbox", { name: "Title (EN)" }).fill("About visas");
	await tool("Bold").press("Enter");
	await page.keyboard.type("strong");
	expect(await text.inputValue()).toBe("**strong**");
	await text.press("ControlOrMeta+z");
	expect(await text.inputValue()).not.toBe("**strong**");
	await text.fill("First\nWords");
	await text.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(0, 3));
	await tool("Heading").click();
	await text.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(9, box.value.length));
	await text.press("ControlOrMeta+i");
	await tool("Link").click();
	expect(await text.inputValue()).toBe("## First\n_[Words](https://)_");

	const blue = { width: 640, height: 400, channels: 3, background: "#2a5a9f" } as const;
	const picture = await sharp({ create: blue }).jpeg().toBuffer();
	await text.fill("## First\n\n");
	const picker = dialog.locator(".variant", { has: page.locator("#contentEn") }).locator("input[type=file]");
	await picker.setInputFiles({ name: "gate.jpg", mimeType: "image/jpeg", buffer: picture });
	await expect.poll(() => text.inputValue()).toMatch(/!\[what the picture shows\]\(\/images\/[0-9a-f]{32}-640x400\)$/);
	await page.keyboard.type("The gate");
	await text.evaluate(
		(box, bytes) => {
			const data = new DataTransfer();
			data.items.add(new File([new Uint8Array(bytes)], "a.jpg", { type: "image/jpeg" }));
			box.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData: data }));
		},
		[...picture],
	);
	await expect.poll(() => text.inputValue()).toMatch(/!\[The gate!\[what the picture shows\]/);

	const opened = context.waitForEvent("page");
	await text.fill((await text.inputValue()).replace(/!\[what.*?\)(?=\])/, ""));
	await dialog.getByRole("button", { name: "Preview" }).click();
	const preview = await opened;
	await preview.getByRole("heading", { name: "About visas" }).waitFor();
	const shown = await preview.locator(".prose").innerHTML();
	expect(shown).toContain('alt="The gate"');
	expect(shown).toContain('width="640"');
	expect(await site.sql("select 1 from blog_posts")).toEqual([]);
	await dialog.getByLabel("Published: visitors can read it").check();
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("Blog post created successfully").waitFor();
	await preview.goto("/blog/about-visas");
	expect(await preview.locator(".prose").innerHTML()).toBe(shown);
});
