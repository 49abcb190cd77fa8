import { isRefusedByBrowser, readCookie } from "./browser.ts";
import { answerKept, isAgreed } from "./consent.ts";
import type { Level, RecordKind, ServerEvent } from "./events.ts";
import { send, startPixel, stopPixel, writeCookie } from "./pixel.ts";
import { isPersonal, open, track } from "./track.ts";

let isStarted = false;

/** Runs once, when the page is idle or touched: starts the pixel, shows the consent bar, or does nothing. */
export function start(): void {
	if (isStarted) return;
	isStarted = true;
	if (document.querySelector("[data-pixel-test]")) import("./test-page.ts").then(({ wire }) => wire(ask));
	if (isAgreed()) run();
	else if (!answerKept() && !isRefusedByBrowser()) ask(false);
}

/** Shows the consent bar, also to visitors who want to change their answer. */
export async function ask(isWanted = true): Promise<void> {
	const { showConsentBar } = await import("./consent-bar.ts");
	const answered = answerKept();
	const close = showConsentBar(isWanted, (answer) => {
		const wasAgreed = isAgreed();
		keep(answer);
		if (isAgreed()) run();
		else if (wasAgreed) stopPixel();
	});
	if (answered || isWanted) return;
	// Already answered in another tab or on a previous page: do not ask again.
	const settle = () => {
		if (!answerKept()) return;
		for (const type of comingBack) removeEventListener(type, settle);
		close();
		if (isAgreed()) run();
	};
	for (const type of comingBack) addEventListener(type, settle);
}

const comingBack = ["pageshow", "visibilitychange"] as const;

/** In seconds. */
const halfAYear = 180 * 24 * 60 * 60;

/** Applies at once to this page; the server's cookie lasts longer than one set by script. */
function keep(answer: "yes" | "no"): void {
	writeCookie("ads", answer, halfAYear);
	const body = new URLSearchParams({ ads: answer });
	fetch("/consent", { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => {});
}

let running = false;

function run(): void {
	if (running) {
		window.fbq?.("consent", "grant");
		return;
	}
	// A page opened in the background or prerendered has not been seen yet.
	document.addEventListener("visibilitychange", run);
	const { pixel } = document.documentElement.dataset;
	// Another tab may have withdrawn the consent meanwhile.
	if (document.visibilityState === "hidden" || !pixel || !isAgreed()) return;
	document.removeEventListener("visibilitychange", run);
	running = true;
	scrub();
	startPixel(pixel);
	open(send, () => {
		track("PageView", {});
		// Going back to a record is not a new view.
		const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		if (entry?.type !== "back_forward") reportRecordView();
		reportFormEvents();
		tellSearch();
	});
	document.addEventListener("list-changed", changed);
	addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		track("PageView", {});
		changed();
	});
	watchEngagement((level) => track("page-engagement", { level }));
}

/** Milliseconds without typing after which a search counts. */
const meantPause = 2_000;
let meant: ReturnType<typeof setTimeout> | undefined;

/** After a form response or a list update, the URL may contain partial words. */
function changed(): void {
	reportFormEvents();
	clearTimeout(meant);
	meant = setTimeout(() => {
		const field = document.querySelector<HTMLInputElement>("[type=search]");
		// If the input has changed again, the next list update calls this function.
		if (field?.value.trim() === searched()) tellSearch();
	}, meantPause);
}

function reportRecordView(): void {
	const record = document.querySelector<HTMLElement>("[data-record]");
	if (!record) return;
	const [kind, id] = (record.dataset.record as string).split(":") as [RecordKind, string];
	const name = record.querySelector("h1")?.textContent ?? "";
	track("ViewContent", { content_type: kind, content_ids: [id], content_name: name });
}

/** Reports the events of the last form from the server's cookie. */
function reportFormEvents(): void {
	const events = readCookie("ad-events");
	if (events) writeCookie("ad-events", "", 0);
	for (const event of events?.split("~") ?? []) {
		const [name, id] = event.split(".") as [ServerEvent, string];
		if (name === "Lead") {
			track(name, { value: 100, currency: "USD" }, id);
			track("ApplicationSubmitted", {}, id);
		} else if (name === "CompleteRegistration") track(name, { status: true }, id);
		else if (name === "Contact" || name === "visa-status-checked") track(name, {}, id);
	}
}

const searched = () => new URLSearchParams(location.search).get("q")?.trim() ?? "";

/** Reports each search once, not for its other pages or languages. */
function tellSearch(): void {
	const lists = new RegExp(`^(?:/(?:${LANGUAGE_ALTERNATIVES}))?/(programs|universities|blog)/?$`, "i");
	const list = lists.exec(location.pathname)?.[1]?.toLowerCase();
	if (!list) return;
	const words = searched();
	const search = `${list} ${words}`;
	try {
		if (sessionStorage.getItem("ad-search") === search) return;
		sessionStorage.setItem("ad-search", search);
	} catch {
		// Without storage, a search may be reported twice.
	}
	if (words && !isPersonal(words)) track("Search", { search_string: words, content_category: list });
}

const ours = /^(q|page|type|university|program|city|sort|kind|tag|utm_\w+|fbclid)$/;

/**
 * The pixel reads the current and the previous URL. Reduce them to known parameters without email addresses. A search
 * stays in the URL for the list; if it looks personal, nothing is reported.
 */
function scrub(): void {
	const address = new URL(location.href);
	for (const [name, value] of [...address.searchParams]) {
		if (!ours.test(name) || (name !== "q" && /@|%40/.test(value))) address.searchParams.delete(name);
	}
	if (address.search !== location.search) history.replaceState(history.state, "", address);
	const before = document.referrer ? new URL(document.referrer) : undefined;
	const referrer = before ? before.origin + (before.origin === location.origin ? before.pathname : "/") : "";
	Object.defineProperty(document, "referrer", { configurable: true, get: () => referrer });
}

/** PIXEL-21, LIMIT-15: by whole visible seconds. */
const levelOf = (seconds: number): Level => (seconds > 60 ? "high" : seconds > 30 ? "medium" : "low");

/**
 * Reports on leaving how long the page was visible, once per visit, including pages restored from the back-forward
 * cache.
 */
function watchEngagement(tell: (level: Level) => void): void {
	let seconds = 0;
	let since: number | undefined;
	const count = () => {
		if (since !== undefined) seconds += (performance.now() - since) / 1_000;
		since = document.visibilityState === "visible" ? performance.now() : undefined;
	};
	count();
	document.addEventListener("visibilitychange", count);
	addEventListener("pagehide", () => {
		count();
		tell(levelOf(Math.floor(seconds)));
	});
	addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		seconds = 0;
		since = undefined;
		count();
	});
}
