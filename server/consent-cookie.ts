import { readCookie, writeCookie } from "../app/cookies.ts";
import type { ServerAdEvent } from "../app/request-context.ts";
import type { AdVisitor } from "../domain/messaging/conversions/schema.ts";

/**
 * The browser data that the ad network may receive about this visitor: undefined without consent. A browser that asks
 * not to be tracked counts as a refusal.
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

/** Maximum number of pending events; the oldest ones are dropped. */
const maxPendingEvents = 6;

/**
 * Events for the browser's pixel, with the same ids as the server's reports. They wait in a cookie for a page with the
 * pixel; app/analytics deletes the cookie after reporting them.
 */
export function adEventsCookie(cookies: string | undefined, tracked: readonly ServerAdEvent[]): string {
	const before = readCookie(cookies, "ad-events", /^[\w.~-]{0,1000}$/)?.split("~") ?? [];
	const events = [...before, ...tracked.map(({ name, id }) => `${name}.${id}`)]
		.filter(Boolean)
		.slice(-maxPendingEvents);
	return writeCookie("ad-events", events.join("~"), 3_600, { readable: true });
}
