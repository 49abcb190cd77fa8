import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { consentTexts } from "../../app/analytics/consent-texts.ts";
import { visit } from "../support/browser.ts";
import { turnableClock } from "../support/forms.ts";
import { aCase } from "../support/my-case.ts";
import { ads, fakePixel } from "../support/pixel.ts";

/** The test browser identifies as a bot; visitors' browsers do not. */
const person: BrowserContextOptions = {
	userAgent: "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
};
const soon = { timeout: 15_000 };

async function visitor(options: Parameters<typeof visit>[0] = {}) {
	const visiting = await visit({ context: person, ...options });
	const counts = () =>
		visiting.site.sql(
			"select event, subject, language, source, count from daily_counts order by event, subject, source",
		);
	return { ...visiting, counts };
}

/** The page views that pages reported: source and event. */
function reportedViews(page: Page): string[] {
	const messages: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname === "/track") messages.push(new URL(request.headers().referer ?? "").pathname + search);
	});
	return messages;
}

const firstProgram = "a[href*='/programs/']";

test("S-11: a visit is counted from its link to the application, and only its source is stored, in the open tab", async () => {
	const clock = turnableClock("2026-11-23T01:00:00Z");
	const { page, context, site, counts } = await visitor({ site: { now: clock.now } });
	const seen = reportedViews(page);
	await page.goto("/programs?utm_source=Instagram&utm_campaign=autumn");
	await page.locator(firstProgram).first().click();
	await page.waitForURL(/\/programs\/.+/);
	const { pathname } = new URL(page.url());
	await expect.poll(() => seen).toEqual([`${pathname}?Instagram&`]);
	await page.goto("/apply");
	clock.turn(10_000);
	await page.fill("[name=full_name]", "Sample Applicant");
	await page.fill("[name=location]", "Namangan");
	await page.fill("[name=phone_number]", "+998 71 000 00 00");
	await page.fill("[name=age]", "19");
	await page.check("[name=terms_agreed]");
	await expect.poll(() => seen).toEqual([`${pathname}?Instagram&`, "/apply?Instagram&start"]);
	await expect.poll(() => page.evaluate(() => localStorage.getItem("application-draft"))).toContain("Namangan");
	expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/instagram/i);
	await page.click("[data-form] button[type=submit].btn-action");
	await page.getByText("Application Submitted!").waitFor();
	const one = { language: "en", source: "instagram", count: 1 };
	await expect.poll(counts, soon).toEqual([
		{ event: "sent:apply", subject: "", ...one },
		{ event: "start:apply", subject: "", ...one },
		{ event: "view:program", subject: pathname.split("/").at(-1), ...one },
	]);
	expect(await page.evaluate(() => Object.entries(sessionStorage))).toEqual([["cameFrom", "Instagram"]]);
	expect((await context.cookies()).map(({ name }) => name)).not.toContain("cameFrom");
	const [row] = await site.sql("select a::text as text from applications a");
	expect(row?.text).not.toMatch(/instagram/i);

	// The next visit has another source: a link on another site.
	const next = await context.newPage();
	const later = reportedViews(next);
	await next.route("http://news.example.com/**", (route) =>
		route.fulfill({ contentType: "text/html", body: `<a href="${new URL("/ru/contact", page.url())}">x</a>` }),
	);
	await next.goto("http://news.example.com/story");
	await next.click("a");
	await next.fill("[name=message]", "Hello");
	await expect.poll(() => later).toEqual(["/ru/contact?news.example.com&start"]);
	await expect
		.poll(counts, soon)
		.toContainEqual({ event: "start:contact", subject: "", language: "ru", source: "example.com", count: 1 });
});

test("B2: the pages about one's own application are counted, and their reports name neither page nor person", async () => {
	const { page, context, site, address, counts } = await visitor();
	const own = await aCase(site);
	const sent: string[] = [];
	page.on("request", (request) => {
		const { pathname, search } = new URL(request.url());
		if (pathname === "/track") sent.push(`${search} ${request.headers().referer ?? ""}`);
	});
	await context.addCookies([{ name: "my", value: own.proven.slice(3), url: address }]);
	for (const path of ["/my", `/ru/my/applications/${own.id}`, `/uz${own.family}`, "/blog"]) {
		const { length } = sent;
		await page.goto(path);
		if (path !== "/blog") await expect.poll(() => sent.length).toBe(length + 1);
	}
	expect(sent).toEqual(["?direct&my&en ", "?direct&my&ru ", "?direct&my&uz "]);
	const opened = async () => (await counts()).filter(({ event }) => event === "open:my");
	await expect
		.poll(async () => (await opened()).map(({ language }) => language).sort(), soon)
		.toEqual(["en", "ru", "uz"]);
	for (const row of await opened()) expect(row).toMatchObject({ subject: "", source: "direct", count: 1 });
});

test("S-11: with Global Privacy Control or Do Not Track nothing is sent or stored", async () => {
	const { context } = await visitor();
	for (const [property, value] of [
		["globalPrivacyControl", true],
		["doNotTrack", "1"],
	] as const) {
		const own = await context.newPage();
		const wish = [property, value] as const;
		await own.addInitScript(([name, to]) => Object.defineProperty(Navigator.prototype, name, { get: () => to }), wish);
		const seen = reportedViews(own);
		await own.goto("/apply?utm_source=instagram");
		await own.fill("[name=full_name]", "Sample Applicant");
		// Wait for the animation frame in which it would be sent.
		await own.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
		expect(await own.locator("[name=came_from]").inputValue(), property).toBe("");
		expect(await own.evaluate(() => sessionStorage.length), property).toBe(0);
		expect(seen, property).toEqual([]);
	}
});

test("S-11: the consent bar appears on the first user input, a key or a scroll, and mentions hashed contact data only if the server sends it", async () => {
	for (const token of [undefined, "a token"]) {
		const { page, context } = await visit({ site: { ads: { ...ads, token } } });
		const foreign = await fakePixel(context);
		const inputs = { en: () => page.keyboard.press("Tab"), uz: () => page.mouse.wheel(0, 300) };
		for (const language of ["en", "uz"] as const) {
			await page.goto(language === "en" ? "/" : `/${language}`);
			expect(await page.locator(".ads").count()).toBe(0);
			await inputs[language]();
			await page.locator(".ads").waitFor();
			const words = await page.locator(".ads-words").innerText();
			expect(words).toContain(consentTexts[language].text);
			expect(words.includes(consentTexts[language].reports)).toBe(token !== undefined);
		}
		expect(foreign).toEqual([]);
	}
});
