import type { BrowserContext, Page } from "playwright-core";

export const ads = { pixelId: "123456789012345", token: undefined, apiUrl: "http://127.0.0.1:9" };

/** One call of the pixel's function: "track", the event's name, its parameters, its id. */
export type Call = [kind: string, name: string, params?: Record<string, unknown>, options?: { eventID: string }];

/**
 * Imitates Meta's script as far as a page notices: creates a policy, processes the queue and then each call, requests
 * another script of its host, and reports each event with a request. It records every call, including the last one of a
 * page, separately for each page.
 */
const script = `
{
	const { fbq } = window;
	const key = "px" + String(Object.keys(sessionStorage).filter((name) => name.startsWith("px")).length).padStart(3, "0");
	const told = [];
	const log = (call) => {
		told.push(call);
		sessionStorage.setItem(key, JSON.stringify(told));
	};
	fbq.callMethod = (...call) => {
		log(call);
		if (!/^track/.test(call[0])) return;
		const address = new URL("https://www.facebook.com/tr/");
		for (const [name, value] of Object.entries({ ev: call[1], dl: location.href, rl: document.referrer, cd: JSON.stringify(call[2]), eid: call[3].eventID })) address.searchParams.set(name, value);
		navigator.sendBeacon(address);
	};
	trustedTypes.createPolicy("connect.facebook.net/fbevents", { createScriptURL: (url) => url });
	for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);
	const more = document.createElement("script");
	more.src = "https://connect.facebook.net/signals/config/123456789012345";
	document.head.append(more);
	document.cookie = "_fbp=fb.1.1700000000000.123456789;path=/";
}`;

/**
 * Answers instead of Meta's hosts.
 * @returns every external URL that the browser requested.
 */
export async function fakePixel(
	context: BrowserContext,
	{ held, blocked }: { held?: Promise<void>; blocked?: boolean } = {},
) {
	const foreign: string[] = [];
	await context.route(/^https?:\/\/(?!127\.0\.0\.1[:/])/, async (route) => {
		const address = route.request().url();
		foreign.push(address);
		if (blocked) return route.abort("blockedbyclient");
		await held;
		if (address.endsWith("/fbevents.js")) return route.fulfill({ contentType: "text/javascript", body: script });
		return route.fulfill({ contentType: "text/javascript", body: "" });
	});
	return foreign;
}

export const agree = (context: BrowserContext, address: string, answer: "yes" | "no" = "yes") =>
	context.addCookies([{ name: "ads", value: answer, url: address }]);

/** The consent bar appears on the first user input after the page has loaded. */
export async function beAsked(page: Page): Promise<void> {
	await page.waitForLoadState();
	await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
}

/** All calls in this tab so far, over all its pages in order; a restored page has its calls in one place. */
export const calls = (page: Page): Promise<Call[]> =>
	page.evaluate(() =>
		Object.keys(sessionStorage)
			.filter((name) => name.startsWith("px"))
			.sort()
			.flatMap((name) => JSON.parse(sessionStorage.getItem(name) ?? "[]")),
	);

/** Only the events with their parameters. */
export const events = async (page: Page) =>
	(await calls(page)).flatMap(([kind, name, params]) => (/^track/.test(kind) ? [[kind, name, params]] : []));
