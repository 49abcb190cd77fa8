import { expect, test } from "vitest";
import { phone, type Visit, visit } from "../support/browser.ts";

const besides = ["/favicon.svg", "/speculation-rules.json"];

/** A page's requests, without images and without requests of the browser itself. */
function requestsOf({ page }: Visit): string[] {
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (request.resourceType() !== "image" && !besides.includes(pathname)) asked.push(pathname);
	});
	return asked;
}

const loader = expect.stringMatching(/^\/assets\/loader-/);

test("before the first interaction, a public page loads only itself and its loader, and nothing blocks its first paint; a detail page also reports its view; React loads once, on the first interaction", async () => {
	const visitor = await visit({ mayFail: /404/ });
	const [university] = await visitor.site.sql("select id from universities limit 1");
	const [program] = await visitor.site.sql("select id from programs limit 1");
	for (const [path, ...more] of [
		["/"],
		[`/programs/${program?.id}`, "/track"],
		[`/universities/${university?.id}`, "/track"],
		["/no-such"],
	]) {
		const asked = requestsOf(visitor);
		await visitor.page.goto(path as string, { waitUntil: "networkidle" });
		expect(asked).toEqual([path, loader, ...more]);
		visitor.page.removeAllListeners("request");
		const blocking = await visitor.page.evaluate(() =>
			performance
				.getEntriesByType("resource")
				.filter((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus !== "non-blocking")
				.map(({ name }) => name),
		);
		expect(blocking).toEqual([]);
	}
	const asked = requestsOf(visitor);
	await visitor.page.goto("/universities");
	await visitor.page.getByLabel("Search universities").focus();
	await visitor.page.waitForFunction(() => [...document.querySelectorAll("is-land")].some((one) => "awake" in one));
	expect(asked.filter((path) => path.includes("/hydrate-"))).toHaveLength(1);
	await visitor.page.getByRole("button", { name: "Save: Yonsei University" }).click();
	await visitor.page.locator("[data-save][aria-pressed=true]").waitFor();
	await visitor.page.getByLabel("Search universities").fill("seoul");
	await visitor.page.waitForURL("/universities?q=seoul");
	expect(asked.filter((path) => path.includes("/hydrate-"))).toHaveLength(1);
});

test("menu, help panel and choice of language load no React, and in browsers that know no commands the menu opens all the same", async () => {
	const visitor = await visit({ context: phone });
	const { page } = visitor;
	await page.goto("/about", { waitUntil: "networkidle" });
	const asked = requestsOf(visitor);
	await page.getByRole("button", { name: "Menu" }).tap();
	await page.getByRole("button", { name: "Close menu" }).tap();
	await page.getByRole("button", { name: "Help" }).tap();
	await page.keyboard.press("Escape");
	expect(asked).toEqual([]);
	await page.addInitScript(() => {
		Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
		addEventListener("command", (event) => event.preventDefault(), true);
	});
	await page.goto("/");
	await page.getByRole("button", { name: "Menu" }).tap();
	await page.locator(".panel :focus").waitFor();
	await page.getByRole("button", { name: "Close menu" }).tap();
	await page.locator(".panel").waitFor({ state: "hidden" });
	await page.getByRole("button", { name: "RU, Русский" }).tap();
	await page.locator("html[lang=ru]").waitFor();
	expect(asked.filter((path) => path.includes("/hydrate-"))).toEqual([]);
});
