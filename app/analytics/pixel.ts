import { type AdEvent, isCustom } from "./events.ts";

type Pixel = {
	(...call: unknown[]): void;
	callMethod?: (...call: unknown[]) => void;
	queue?: unknown[][];
	push?: Pixel;
	loaded?: boolean;
	version?: string;
	disablePushState?: boolean;
};

type TrustedTypes = {
	createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
};

declare global {
	interface Window {
		fbq?: Pixel;
		_fbq?: Pixel;
	}
}

const host = "https://connect.facebook.net/";

/**
 * Starts Meta's pixel as documented by Meta: calls are queued until its script has loaded. We report page views
 * ourselves, because a filtered list is not a new page, and disable automatic collection.
 */
export function startPixel(id: string): void {
	const pixel = window.fbq ?? fetchPixel();
	pixel.disablePushState = true;
	pixel("set", "autoConfig", false, id);
	pixel("init", id);
}

export function send(name: AdEvent, params: object, id: string): void {
	window.fbq?.(isCustom(name) ? "trackCustom" : "track", name, params, { eventID: id });
}

/** Stops the loaded pixel and deletes its cookies. The next page does not load it. */
export function stopPixel(): void {
	window.fbq?.("consent", "revoke");
	const parts = location.hostname.split(".");
	for (const name of ["_fbp", "_fbc", "ad-events"]) {
		writeCookie(name, "", 0);
		parts.forEach((_, index) => {
			writeCookie(name, "", 0, parts.slice(index).join("."));
		});
	}
}

/**
 * Sets a cookie for the whole site.
 *
 * @param maxAge in seconds; 0 removes the cookie.
 * @param domain for cookies that another script has set for a parent domain.
 */
export function writeCookie(name: string, value: string, maxAge: number, domain?: string): void {
	const secure = location.protocol === "https:" ? ";secure" : "";
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that visitors still use.
	document.cookie = `${name}=${value};path=/;max-age=${maxAge};samesite=lax${secure}${domain ? `;domain=${domain}` : ""}`;
}

function fetchPixel(): Pixel {
	const pixel: Pixel = (...call) => {
		if (pixel.callMethod) pixel.callMethod(...call);
		else pixel.queue?.push(call);
	};
	pixel.push = pixel;
	pixel.loaded = true;
	pixel.version = "2.0";
	pixel.queue = [];
	window.fbq = pixel;
	window._fbq ??= pixel;
	// The pixel's script loads other scripts by URL: allow only its own host.
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	trustedTypes?.createPolicy("default", { createScriptURL: (url) => (url.startsWith(host) ? url : null) });
	const script = document.createElement("script");
	script.async = true;
	script.src = `${host}en_US/fbevents.js`;
	document.head.append(script);
	return pixel;
}
