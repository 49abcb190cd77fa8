import { existsSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import type { SiteOptions } from "../../server/create-site.ts";
import { listen } from "./listen.ts";
import { testSite } from "./site.ts";

/**
 * Debian's headless shell takes half of the whole browser's processor time. It has no back/forward cache: tests of that cache
 * take the whole browser.
 */
const headlessShell = "/usr/bin/chromium-headless-shell";
const wholeBrowser = "/usr/bin/chromium";

/**
 * One browser of a kind per worker, shared by the files that the worker runs; Playwright ends it when the worker ends.
 * It resolves only loopback addresses, so that nothing leaves the machine.
 */
const browsers = new Map<string, Promise<Browser>>();

function browser(backForwardCache: boolean): Promise<Browser> {
	const executablePath = backForwardCache || !existsSync(headlessShell) ? wholeBrowser : headlessShell;
	const key = `${executablePath} ${backForwardCache}`;
	// The GPU's own process would be one more in which every frame is copied.
	const args = ["--no-sandbox", "--disable-background-networking", "--in-process-gpu"];
	const launch = () =>
		chromium.launch({
			...(backForwardCache && { ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
			executablePath,
			args: [...args, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
		});
	const launched = browsers.get(key) ?? launch();
	browsers.set(key, launched);
	return launched;
}

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

type VisitOptions = {
	start?: "empty" | "sample";
	site?: Partial<SiteOptions>;
	context?: BrowserContextOptions;
	/** Console messages that this test allows, such as the browser's own message about a blocked image. */
	mayFail?: RegExp;
	/** Enables the back-forward cache, as in normal browsers. */
	backForwardCache?: boolean;
};

export type Visit = Awaited<ReturnType<typeof visit>>;

/**
 * A visitor with a new browser context on the test's own site. The test fails if one of the pages reports an error.
 */
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
 * Holds requests for a URL until `release` is called. `arrived` resolves with the first request; `release` resolves
 * when the held ones have continued.
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

/**
 * Finds elements wider than the window.
 * @returns a description for the test's message.
 */
export function sticksOut(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		if (document.documentElement.scrollWidth <= width) return [];
		return [...document.body.querySelectorAll("*")]
			.filter((element) => element.getBoundingClientRect().right > width + 0.5)
			.map((element) => element.outerHTML.slice(0, 100));
	});
}

/** Words inside the selected elements that break across two lines. */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
	return page.locator(selector).evaluateAll((elements) => {
		const broken: string[] = [];
		const range = document.createRange();
		for (const element of elements) {
			const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				for (const { 0: word, index } of (texts.currentNode.nodeValue ?? "").matchAll(/[^\s-]+/g)) {
					range.setStart(texts.currentNode, index);
					range.setEnd(texts.currentNode, index + word.length);
					if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
				}
			}
		}
		return broken;
	});
}
