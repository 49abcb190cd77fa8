import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createUniversity } from "../../domain/catalog/commands.ts";
import { visit } from "../support/browser.ts";

/** Every image of the page, including those below the window, has loaded or been replaced. */
async function picturesSettled(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const image of document.images) image.loading = "eager";
	});
	await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
}

test("UNIV-09, ERR-37: a photo that fails to load is replaced with the university's lattice; with all images blocked, no broken image remains, also after the list is swapped", async () => {
	const mayFail = /ERR_NAME_NOT_RESOLVED|ERR_FAILED|404/;
	const { page, site } = await visit({ context: { colorScheme: "dark" }, mayFail });
	const imageUrl = "https://photos.example/campus.jpg";
	const id = await createUniversity(site.system, { name: "Photo University", location: "Seoul", imageUrl });
	for (const path of ["/universities?q=photo+university", `/universities/${id}`]) {
		await page.goto(path);
		const image = page.getByAltText("Photo: Photo University");
		await expect.poll(() => image.getAttribute("src")).toMatch(new RegExp(`^/covers/${id}\\?`));
		await picturesSettled(page);
	}
	const [university] = await site.sql("select id from universities limit 1");
	const [program] = await site.sql("select id from programs limit 1");
	await page.route("**", (route) => (route.request().resourceType() === "image" ? route.abort() : route.fallback()));
	for (const path of [`/universities/${university?.id}`, `/programs/${program?.id}`, "/no-such", "/universities"]) {
		await page.goto(path);
		await picturesSettled(page);
	}
	await page.getByLabel("Search universities").fill("yonsei");
	await page.waitForURL("/universities?q=yonsei");
	await picturesSettled(page);
	expect(await page.locator(".card img").getAttribute("src")).toMatch(/^data:/);
});
