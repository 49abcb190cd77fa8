import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, expect, onTestFinished } from "vitest";
import type { SiteOptions } from "../../server/site.ts";
import { listen } from "./listen.ts";
import { testSite } from "./site.ts";

const running = new Map<boolean, Promise<Browser>>();
afterAll(async () => {
	for (const browser of running.values()) await (await browser).close();
});

/**
 * One Chromium a test file; another one where pages that are left are to stay as they are for the way back, which Playwright
 * turns off. It knows no address but this machine's, so that nothing ever leaves it.
 */
function browser(backForwardCache: boolean): Promise<Browser> {
	const known = running.get(backForwardCache);
	if (known) return known;
	const launched = chromium.launch({
		...(backForwardCache && { ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
		executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
		args: [
			"--no-sandbox",
			"--disable-background-networking",
			"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
		],
	});
	running.set(backForwardCache, launched);
	return launched;
}

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

type VisitOptions = {
	start?: "empty" | "sample";
	site?: Partial<SiteOptions>;
	context?: BrowserContextOptions;
	/** What the console may say in this test, such as the browser's own line about a picture that was kept away. */
	mayFail?: RegExp;
	/** Pages that are left stay in memory, as they do for people. */
	backForwardCache?: boolean;
};

export type Visit = Awaited<ReturnType<typeof visit>>;

/** A visitor with a clean browser on a site of the test's own. The test fails when a page of theirs reports a fault. */
export async function visit({
	start = "sample",
	site: options = {},
	context: device = {},
	mayFail,
	backForwardCache = false,
}: VisitOptions = {}) {
	const site = await testSite(start, options);
	const address = await listen(site);
	const context = await (await browser(backForwardCache)).newContext({
		baseURL: address,
		viewport: { width: 1280, height: 800 },
		...device,
	});
	const faults: string[] = [];
	context.on("console", (message) => {
		if (message.type() === "error") faults.push(`${message.text()} ${message.location().url}`);
	});
	context.on("weberror", (fault) => faults.push(String(fault.error())));
	onTestFinished(async () => {
		await context.close();
		expect(faults.filter((fault) => !mayFail?.test(fault))).toEqual([]);
	});
	const page = await context.newPage();
	page.setDefaultTimeout(20_000);
	return { page, context, site, address };
}

/**
 * Holds the requests for an address back until `release` is called. `arrived` resolves with the first, and `release` when
 * those that were held have gone on.
 */
export async function hold(page: Page, url: RegExp) {
	const gate = Promise.withResolvers<void>();
	const first = Promise.withResolvers<void>();
	const held = new Set<Promise<void>>();
	await page.route(url, async (route) => {
		first.resolve();
		const gone = gate.promise.then(() => route.continue());
		held.add(gone);
		await gone;
	});
	const release = async () => {
		gate.resolve();
		await Promise.all(held);
	};
	return { arrived: first.promise, release };
}

/** Nothing on the page is wider than the window. @returns what sticks out, for the test's message. */
export function sticksOut(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		if (document.documentElement.scrollWidth <= width) return [];
		return [...document.body.querySelectorAll("*")]
			.filter((element) => element.getBoundingClientRect().right > width + 0.5)
			.map((element) => element.outerHTML.slice(0, 100));
	});
}
