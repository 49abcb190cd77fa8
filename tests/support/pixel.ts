import type { BrowserContext, Page } from "playwright-core";

export const ads = { pixelId: "123456789012345", token: undefined, apiUrl: "http://127.0.0.1:9" };

/** One call of the pixel's function: "track", the event's name, its parameters, its id. */
export type Call = [kind: string, name: string, params?: Record<string, unknown>, options?: { eventID: string }];

/**
 * Does what Meta's script does, as far as a page notices: makes a policy, takes the queue and then each call, asks for another script of its host
 * by a plain address, and tells of each event by a request. It writes down every call, also the last one of a page, each page
 * in a place of its own.
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

/** Answers in the place of Meta's hosts. @returns every address outside this machine that the browser asked for. */
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

/** The question comes with a visitor's first touch, once the page is loaded. */
export async function beAsked(page: Page): Promise<void> {
	await page.waitForLoadState("networkidle");
	await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
}

/** Every call in this tab so far, over all of its pages in their order: a page that came back has its own in one place. */
export const calls = (page: Page): Promise<Call[]> =>
	page.evaluate(() =>
		Object.keys(sessionStorage)
			.filter((name) => name.startsWith("px"))
			.sort()
			.flatMap((name) => JSON.parse(sessionStorage.getItem(name) ?? "[]")),
	);

/** The events alone, with what they carry. */
export const events = async (page: Page) =>
	(await calls(page)).flatMap(([kind, name, params]) => (/^track/.test(kind) ? [[kind, name, params]] : []));
