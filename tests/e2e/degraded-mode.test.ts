import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { createUniversity } from "../../domain/catalog/commands.ts";
import { updateContent } from "../../domain/content/site/commands.ts";
import { visit } from "../support/browser.ts";
import { outOfReach } from "../support/rows.ts";

/** Every image of the page, including those below the window, has loaded or been replaced. */
async function picturesSettled(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const image of document.images) image.loading = "eager";
	});
	await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0));
}

test("UNIV-09, ERR-37: a photo that fails to load is replaced with the university's lattice", async () => {
	const { page, site } = await visit({ mayFail: /ERR_NAME_NOT_RESOLVED/ });
	const imageUrl = "https://photos.example/campus.jpg";
	const id = await createUniversity(site.system, { name: "Photo University", location: "Seoul", imageUrl });
	for (const path of ["/universities?q=photo+university", `/universities/${id}`]) {
		await page.goto(path);
		const image = page.getByAltText("Photo: Photo University");
		await expect.poll(() => image.getAttribute("src")).toMatch(new RegExp(`^/covers/${id}\\?`));
		await picturesSettled(page);
	}
});

for (const colorScheme of ["light", "dark"] as const) {
	test(`ERR-37: with all images blocked, no broken image remains, ${colorScheme}`, async () => {
		const { page, site } = await visit({ context: { colorScheme }, mayFail: /ERR_FAILED|404/ });
		const [university] = await site.sql("select id from universities limit 1");
		const [program] = await site.sql("select id from programs limit 1");
		await page.route("**", (route) => (route.request().resourceType() === "image" ? route.abort() : route.fallback()));
		for (const path of [
			"/",
			"/programs",
			"/universities",
			`/universities/${university?.id}`,
			`/programs/${program?.id}`,
			"/no-such",
		]) {
			await page.goto(path);
			await picturesSettled(page);
		}
	});
}

test("ERR-37: broken images are also replaced after the list is swapped", async () => {
	const { page } = await visit({ mayFail: /ERR_FAILED/ });
	await page.route(/\/covers\//, (route) => route.abort());
	await page.goto("/universities");
	await page.getByLabel("Search universities").fill("yonsei");
	await page.waitForURL("/universities?q=yonsei");
	await picturesSettled(page);
	expect(await page.locator(".card img").getAttribute("src")).toMatch(/^data:/);
});

test("ERR-38, HOME-04: without a database, the home page and the footer show their built-in texts", async () => {
	const { page, site } = await visit({ site: { databaseUrl: outOfReach, databaseDirectUrl: outOfReach } });
	expect((await page.goto("/"))?.status()).toBe(200);
	expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Welcome to Hamroh");
	expect(await page.getByText("Your Gateway to Studying in Korea").isVisible()).toBe(true);
	const footer = page.getByRole("contentinfo");
	expect(await footer.getByRole("link", { name: "Contact" }).isVisible()).toBe(true);
	expect(await footer.getByRole("link", { name: /Telegram|WhatsApp/ }).count()).toBe(0);
	expect(await page.locator("body").innerText()).not.toMatch(/error|wrong|failed|out of reach/i);
	const logged = site.logged.map(({ msg }) => msg);
	expect(logged).toContain("site content could not be read");
	expect(logged).toContain("top universities could not be read");
});

test("GEN-11: a changed hero and phone number appear at once, also on cached pages", async () => {
	const { page, site } = await visit({ site: { pageCacheBytes: 8_000_000 } });
	await site.ready;
	await page.goto("/");
	expect(site.cached("/")?.status).toBe(200);
	const [hero] = await site.sql("select id from hero_content");
	const [office] = await site.sql("select id from offices order by order_index limit 1");
	await updateContent(site.system, "hero", hero?.id as string, { title: "Korea begins here" });
	await updateContent(site.system, "offices", office?.id as string, {
		name: "Harbour office",
		address: "Pier 1",
		phone: "+82 51-000-0001",
	});
	await expect
		.poll(async () => {
			await page.reload();
			return page.getByRole("heading", { level: 1 }).innerText();
		})
		.toBe("Korea begins here");
	expect(await page.getByRole("contentinfo").getByText("+82 51-000-0001").isVisible()).toBe(true);
});
