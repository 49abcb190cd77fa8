import type { Caller } from "../domain/access/caller.ts";
import { countEvents } from "../domain/analytics/commands.ts";
import { formAt, isRobot, normalizeSearch, normalizeSource, searchAt, viewedAt } from "../domain/analytics/rules.ts";
import type { Counted, SearchedList } from "../domain/analytics/schema.ts";
import { asLanguage, type Language } from "../domain/language.ts";
import { parseAddress } from "./address.ts";
import { addressBlock } from "./client-address.ts";
import type { Header } from "./pipeline/request.ts";
import { runUntraced } from "./request-trace.ts";

/** Together with the time of writing, less than a second of counts is lost when the process is killed. */
const pause = 700;
const pauseAfterFault = 2_000;
/** Caps distinct keys per flush so that junk paths cannot exhaust memory. */
const maxKeys = 5_000;

/** Whether the browser asks not to be tracked, or is a bot. */
export function optsOutOfCounting(header: Header): boolean {
	return header("sec-gpc") === "1" || header("dnt") === "1" || isRobot(header("user-agent"));
}

/**
 * Counts page views, form starts and searches by page, language and referring site, without personal data. Counts are
 * collected for less than a second and written together, so that a page view needs no query of its own.
 */
export function createPageViews(system: Caller, ownHost: string, report: (what: string, error?: unknown) => void) {
	let counts = new Map<string, Counted>();
	let timer: NodeJS.Timeout | undefined;
	let writing: Promise<void> = Promise.resolve();
	let closed = false;
	let isFull = false;

	function add(one: Omit<Counted, "count">, count = 1): void {
		const key = `${one.event}\n${one.language}\n${one.source}\n${one.subject}`;
		const known = counts.get(key);
		if (known) known.count += count;
		else if (counts.size < maxKeys) counts.set(key, { ...one, count });
		else if (!isFull) {
			isFull = true;
			report("more different pages were looked at than are counted at once");
		}
		if (!closed) timer ??= runUntraced(() => setTimeout(flush, pause).unref());
	}

	/** Writes run one after the other, so that at most one interval of counts is pending. */
	function flush(): Promise<void> {
		clearTimeout(timer);
		writing = writing.then(write);
		return writing;
	}

	async function write(): Promise<void> {
		timer = undefined;
		isFull = false;
		const batch = [...counts.values()];
		counts = new Map();
		try {
			await countEvents(system, batch);
		} catch (error) {
			report("page views could not be counted", error);
			// The database may be reachable again by then.
			if (!closed) timer = setTimeout(flush, pauseAfterFault).unref();
			for (const { count, ...one } of batch) add(one, count);
		}
	}

	return {
		/**
		 * Counts a report from one of our pages: `/track?{source of the visit}&{event}`. The page is the referrer;
		 * without it nothing is counted. The pages about one's own application have no referrer, and report
		 * `/track?{source of the visit}&my&{language}`, which does not say whose page it was.
		 */
		track(target: string, header: Header): void {
			if (optsOutOfCounting(header)) return;
			const [given = "", what = "", shownIn] = (target.split("?")[1] ?? "").split("&");
			const source = normalizeSource(given, ownHost);
			if (what === "my") {
				const language = asLanguage(shownIn);
				if (language) add({ event: "open:my", subject: "", language, source });
				return;
			}
			const page = header("referer");
			if (!page) return;
			const { path, language } = parseAddress(page, header("cookie"));
			const event = whatHappened(what, path, page);
			if (event) add({ ...event, language, source });
		},
		/** Counts a search without results. */
		trackEmptySearch(list: SearchedList, words: string, language: Language): void {
			const event = normalizeSearch(list, words);
			if (event) add({ ...event, language, source: "" });
		},
		/** Writes the pending counts. Never rejects. */
		close(): Promise<void> {
			closed = true;
			return flush();
		},
	};
}

export type PageViews = ReturnType<typeof createPageViews>;

function whatHappened(what: string, path: string, page: string): Pick<Counted, "event" | "subject"> | undefined {
	if (what === "") return viewedAt(path);
	if (what === "start") {
		const form = formAt(path);
		return form && { event: `start:${form}`, subject: "" };
	}
	if (what !== "nothing") return undefined;
	const search = searchAt(path, URL.parse(page)?.searchParams ?? new URLSearchParams());
	return search && normalizeSearch(search.list, search.words);
}

const viewWindow = 10 * 60 * 1_000;
/** Enough for a class behind one address with ten pages each; a script that invents views gets no further. */
const viewsPerAddress = 300;
/** Caps distinct addresses, so that a flood from many cannot exhaust memory. */
const mostAddresses = 50_000;

/** Counts views per address in memory in windows of ten minutes, which is cheaper than counting in the database. */
export function createViewLimit(most = viewsPerAddress) {
	let counts = new Map<string, number>();
	let end = 0;
	return {
		/** @returns whether another view of this address counts. */
		take(client: string): boolean {
			const now = performance.now();
			if (now >= end) {
				counts = new Map();
				end = now + viewWindow;
			}
			const address = addressBlock(client);
			const count = counts.get(address) ?? 0;
			if (count >= most || (count === 0 && counts.size >= mostAddresses)) return false;
			counts.set(address, count + 1);
			return true;
		},
	};
}
