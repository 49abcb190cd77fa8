import { readCookie, writeCookie } from "../app/cookies.ts";
import type { ToldEvent } from "../app/request-context.ts";
import type { AdVisitor } from "../domain/messaging/conversions/schema.ts";

/**
 * What the ad network may be told of this visitor's browser: undefined unless they agreed, which a browser that asks not to be
 * tracked never did.
 */
export function readAdConsent(header: (name: string) => string | undefined, source: string): AdVisitor | undefined {
	const cookies = header("cookie");
	if (!cookies || header("sec-gpc") === "1" || header("dnt") === "1") return undefined;
	if (!readCookie(cookies, "ads", /^yes$/)) return undefined;
	return {
		source: source.slice(0, 500),
		agent: header("user-agent")?.slice(0, 500) ?? "",
		browser: readCookie(cookies, "_fbp", /^fb\.\d\.\d{1,20}\.\d{1,30}$/) ?? null,
		click: readCookie(cookies, "_fbc", /^fb\.\d\.\d{1,20}\.[\w-]{1,450}$/) ?? null,
	};
}

/** Events that wait for a page with the pixel; the oldest give way. */
const maxPendingEvents = 6;

/**
 * What the browser's pixel is to tell, with the id that the server's report has too. In a cookie, so that it waits for a page
 * with the pixel, and is told once: app/analytics takes it away.
 */
export function adEventsCookie(cookies: string | undefined, told: readonly ToldEvent[]): string {
	const before = readCookie(cookies, "ad-events", /^[\w.~-]{0,1000}$/)?.split("~") ?? [];
	const events = [...before, ...told.map(({ name, id }) => `${name}.${id}`)].filter(Boolean).slice(-maxPendingEvents);
	return writeCookie("ad-events", events.join("~"), 3_600, { readable: true });
}
