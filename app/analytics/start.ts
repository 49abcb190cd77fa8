import { answerKept, isAgreed, isRefusedByBrowser } from "./consent.ts";
import { watchEngagement } from "./engagement.ts";
import type { RecordKind, TellingEvent } from "./events.ts";
import { expire, send, startPixel, stopPixel } from "./pixel.ts";
import { isPersonal, open, track } from "./track.ts";

let isStarted = false;

/** Begins once, when the page is idle or touched: with the pixel, with the question about it, or not at all. */
export function start(): void {
	if (isStarted) return;
	isStarted = true;
	if (document.querySelector("[data-pixel-test]")) import("./test-page.ts").then(({ wire }) => wire(ask));
	if (isAgreed()) run();
	else if (!answerKept() && !isRefusedByBrowser()) ask(false);
}

/** Shows the question, also to somebody who has answered it and thinks better of it. */
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
	// Answered meanwhile, in another tab or on the page from which one comes back: asked no more.
	const settle = () => {
		if (!answerKept()) return;
		for (const type of comingBack) removeEventListener(type, settle);
		close();
		if (isAgreed()) run();
	};
	for (const type of comingBack) addEventListener(type, settle);
}

const comingBack = ["pageshow", "visibilitychange"] as const;

/** At once for this page and the next; and by the server's word, which browsers keep longer than a script's. */
function keep(answer: "yes" | "no"): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that visitors still use.
	document.cookie = `ads=${answer};path=/;max-age=15552000;samesite=lax${location.protocol === "https:" ? ";secure" : ""}`;
	const body = new URLSearchParams({ ads: answer });
	fetch("/consent", { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => {});
}

let running = false;

function run(): void {
	if (running) {
		window.fbq?.("consent", "grant");
		return;
	}
	// A page that was opened behind, or made ready before anybody asked for it, has not been seen yet.
	document.addEventListener("visibilitychange", run);
	const { pixel } = document.documentElement.dataset;
	// While it waited, another tab may have taken the yes back.
	if (document.visibilityState === "hidden" || !pixel || !isAgreed()) return;
	document.removeEventListener("visibilitychange", run);
	running = true;
	scrub();
	startPixel(pixel);
	open(send, () => {
		track("PageView", {});
		// Going back to a record is not opening it again.
		const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		if (entry?.type !== "back_forward") tellRecord();
		tellForm();
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

/** Whoever stops typing for so long meant these words. */
const meantPause = 2_000;
let meant: ReturnType<typeof setTimeout> | undefined;

/** A form was answered, or a list follows its filters: what stands in the address may be half typed. */
function changed(): void {
	tellForm();
	clearTimeout(meant);
	meant = setTimeout(() => {
		const field = document.querySelector<HTMLInputElement>("[type=search]");
		// Typed on, and the list has not followed yet: it will call again.
		if (field?.value.trim() === searched()) tellSearch();
	}, meantPause);
}

function tellRecord(): void {
	const record = document.querySelector<HTMLElement>("[data-record]");
	if (!record) return;
	const [kind, id] = (record.dataset.record as string).split(":") as [RecordKind, string];
	const name = record.querySelector("h1")?.textContent ?? "";
	track("ViewContent", { content_type: kind, content_ids: [id], content_name: name });
}

/** What the server has to tell of the last form. */
function tellForm(): void {
	const told = /(?:^|; )ad-events=([^;]*)/.exec(document.cookie)?.[1];
	if (told) expire("ad-events", "");
	for (const event of told?.split("~") ?? []) {
		const [name, id] = event.split(".") as [TellingEvent, string];
		if (name === "Lead") {
			track(name, { value: 100, currency: "USD" }, id);
			track("ApplicationSubmitted", {}, id);
		} else if (name === "CompleteRegistration") track(name, { status: true }, id);
		else if (name === "Contact" || name === "visa-status-checked") track(name, {}, id);
	}
}

const searched = () => new URLSearchParams(location.search).get("q")?.trim() ?? "";

/** Once for each search, not for its second page or its list in another language. */
function tellSearch(): void {
	const list = /^(?:\/(?:ru|uz))?\/(programs|universities|blog)\/?$/i.exec(location.pathname)?.[1]?.toLowerCase();
	if (!list) return;
	const words = searched();
	const search = `${list} ${words}`;
	try {
		if (sessionStorage.getItem("ad-search") === search) return;
		sessionStorage.setItem("ad-search", search);
	} catch {
		// Without a memory a search may be told twice.
	}
	if (words && !isPersonal(words)) track("Search", { search_string: words, content_category: list });
}

const ours = /^(q|page|type|university|program|city|sort|kind|tag|saved|utm_\w+|fbclid)$/;

/**
 * The pixel reads the page's address and the last one: it finds only what our own pages understand there, and nobody's e-mail
 * address. The words of a search stay, for the list's sake: with such words nothing is told at all.
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
