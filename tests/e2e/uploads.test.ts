import sharp from "sharp";
import { expect, test } from "vitest";
import { adminTexts } from "../../app/admin/all-texts.ts";
import { hold } from "../support/browser.ts";
import { staffVisit } from "../support/staff.ts";

async function photo(width = 900) {
	const drawn = sharp({ create: { width, height: 600, channels: 3, background: "#285aa0" } });
	return { name: "gate.jpg", mimeType: "image/jpeg", buffer: await drawn.jpeg().toBuffer() };
}

async function editor(mayFail?: RegExp) {
	const visitor = await staffVisit("admin", { start: "empty", ...(mayFail && { mayFail }) });
	await visitor.page.goto("/admin/universities/new");
	const [picker, preview] = [visitor.page.locator("input[type=file]"), visitor.page.getByAltText("Preview")];
	return { ...visitor, picker, preview };
}

test("CALL-35, ERR-19, O-43: a chosen image is previewed at once, can be canceled, is uploaded, and saved with the record", async () => {
	const { page, site, picker, preview } = await editor();
	const held = await hold(page, /upload-image/);
	await picker.setInputFiles(await photo());
	await held.arrived;
	expect(await preview.getAttribute("src")).toMatch(/^data:image\/jpeg/);
	await page.getByRole("button", { name: "Stop" }).click();
	await preview.waitFor({ state: "detached" });
	await held.release();
	await page.unroute(/upload-image/);
	await picker.setInputFiles(await photo());
	await page.getByText("Image uploaded successfully!").waitFor();
	expect(await preview.getAttribute("src")).toMatch(/^\/images\//);
	await page.getByRole("textbox", { name: "Name (EN)" }).fill("One");
	await page.getByRole("textbox", { name: "Location (EN)" }).fill("Seoul");
	await page.getByRole("button", { name: "Save" }).click();
	await page.getByText("University added successfully").waitFor();
	const [{ image_url: stored }] = await site.sql("select image_url from universities");
	expect(stored).toMatch(/^\/images\/[0-9a-f]{32}-900x600$/);
	await page.goto("/universities");
	const shown = () =>
		page.locator(".card img").evaluate((image: HTMLImageElement) => (image.naturalWidth > 0 ? image.currentSrc : ""));
	await expect.poll(shown).toMatch(/\/images\/.+\/\d+$/);
});

test("VALID-10, VALID-11, VALID-12, ERR-16, ERR-17, ERR-18: what is no small image is not sent, and a failed upload shows its reason in the reader's language and the previous preview", async () => {
	const { page, context, address, picker, preview } = await editor(/401|503|ERR_FAILED/);
	const sent: string[] = [];
	page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
	for (const [name, mimeType, size, message] of [
		["page.gif", "image/gif", 100, "Invalid file type: Please upload a JPEG, PNG, or WebP image."],
		["large.png", "image/png", 5 * 1024 * 1024 + 1, "File too large: Please upload an image smaller than 5MB."],
	] as const) {
		await picker.setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) });
		await page.getByText(message, { exact: true }).waitFor();
	}
	expect(sent).toEqual([]);
	await picker.setInputFiles(await photo());
	await page.getByText("Image uploaded successfully!").waitFor();
	const before = await preview.getAttribute("src");
	let answer: string | undefined;
	await page.route(/upload-image/, (route) =>
		answer ? route.fulfill({ status: 503, contentType: "application/json", body: answer }) : route.abort(),
	);
	for (const [body, message] of [
		[undefined, "Upload failed: Failed to upload image. Please try again."],
		['{"error":"The picture store is full.","code":"store_full"}', "Upload failed: The picture store is full."],
	] as const) {
		answer = body;
		await picker.setInputFiles(await photo(800));
		await page.getByText(message).waitFor();
		expect(await preview.getAttribute("src")).toBe(before);
	}
	await context.addCookies([{ name: "preferred-language", value: "ru", url: address }]);
	await page.reload();
	answer = '{"error":"This account may not do this.","code":"refused"}';
	await picker.setInputFiles(await photo());
	await page.getByText(adminTexts.ru.faults.refused).waitFor();
});
