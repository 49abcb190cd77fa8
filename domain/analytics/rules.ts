import { asId, cleanQuery } from "../validation.ts";
import {
	type AnalyticsFilter,
	analyticsLanguages,
	type Counted,
	type CountedForm,
	countedForms,
	direct,
	longestSearch,
	longestSource,
	mostRows,
	mostSources,
	others,
	periods,
	type SearchedList,
	unknownInAddress,
	unknownSource,
} from "./schema.ts";

const rooms = {
	programs: { event: "view:program", list: "programs" },
	universities: { event: "view:university", list: "universities" },
	blog: { event: "view:post", list: "posts" },
} as const;

type Happened = Pick<Counted, "event" | "subject">;

/** Whose page stands at a path (without language prefix); undefined for every other page. */
export function viewedAt(path: string): Happened | undefined {
	const [, room, name, more] = path.split("/");
	if (!room || !Object.hasOwn(rooms, room) || !name || more !== undefined) return undefined;
	const { event } = rooms[room as keyof typeof rooms];
	const known = event === "view:post" ? decoded(name) : asId(name);
	return known ? { event, subject: known } : undefined;
}

function decoded(slug: string): string | undefined {
	try {
		const text = decodeURIComponent(slug);
		return text.length > 200 || text.includes("\u0000") ? undefined : text;
	} catch {
		return undefined;
	}
}

/** The form that stands at a path, when its beginnings are counted. */
export function formAt(path: string): CountedForm | undefined {
	return countedForms.find((form) => path === `/${form}`);
}

/** The list that stands at a path, and the words that it was searched for. */
export function searchAt(path: string, params: URLSearchParams): { list: SearchedList; words: string } | undefined {
	const room = path.slice(1);
	if (!Object.hasOwn(rooms, room)) return undefined;
	const words = cleanQuery(params.get("q"));
	return words ? { list: rooms[room as keyof typeof rooms].list, words } : undefined;
}

/**
 * A search as it is kept: in small letters, short. Undefined for what looks like somebody's e-mail address, phone or passport
 * number or birthday, which is never kept.
 */
export function normalizeSearch(list: SearchedList, words: string): Happened | undefined {
	const text = words
		.normalize("NFKC")
		.toWellFormed()
		.toLowerCase()
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
	const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
	if (text.length < 2 || text.includes("@") || digits >= mostDigits) return undefined;
	return { event: `search:${list}`, subject: Array.from(text).slice(0, longestSearch).join("").trim() };
}

/** "topik 6 2027" is a search, "90 123 45 67" a phone number, "AA1234567" a passport's. */
const mostDigits = 6;

/** Below these names stand sites of their own: google.co.kr, naver.co.kr, wiut.ac.uz. */
const sharedNames = /^(ac|co|com|edu|go|gov|ne|net|or|org|re)$/;

/**
 * Where a visit came from, in one short word: the link's utm_source, else the site that linked here; "direct" for neither.
 * `told` is what the browser says, `ownHost` this site's, which is no source. What could name a person is "other".
 */
export function normalizeSource(told: string | null | undefined, ownHost?: string): string {
	const text = (told ?? "").toLowerCase();
	if (text === "") return unknownSource;
	if (text === ownHost?.toLowerCase().replace(/:\d+$/, "")) return unknownSource;
	const digits = text.match(/\d/g)?.length ?? 0;
	if (text.length > 100 || !/^[a-z0-9][a-z0-9._-]*$/.test(text) || digits >= mostDigits) return others;
	const isHost = /^[^_]+\.[a-z][a-z0-9-]+$/.test(text);
	const name = isHost ? siteOf(text) : text;
	// An address of numbers may be somebody's own machine.
	return name.length > longestSource || !/[a-z]/.test(name) ? others : name;
}

function siteOf(host: string): string {
	const labels = host.split(".").filter(Boolean);
	const isShared = labels.length > 2 && sharedNames.test(labels.at(-2) as string) && labels.at(-1)?.length === 2;
	return labels.slice(isShared ? -3 : -2).join(".");
}

/** Machines that say so themselves; the others run no script, or do not want to be known. */
const robots =
	/(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|monitor|^(curl|wget|python)/i;
export const isRobot = (userAgent: string | null | undefined): boolean => !userAgent || robots.test(userAgent);

/**
 * Makes what is new on a day fit: a source past the most is "other", and so is everything of a row past the most. `known`
 * says what stands there already; what has its row there simply grows.
 */
export function enforceDailyCaps(
	counts: (Counted & { isKnown: boolean })[],
	known: { rows: number; sources: readonly string[] },
): Counted[] {
	const sources = new Set([...known.sources, others, direct, unknownSource]);
	let { rows } = known;
	const fitted = new Map<string, Counted>();
	for (const { isKnown, ...given } of counts) {
		let one: Counted = given;
		if (!isKnown) {
			if (!sources.has(one.source) && sources.size >= mostSources) one = { ...one, source: others };
			if (rows >= mostRows) one = { ...one, source: others, subject: one.subject && others };
			sources.add(one.source);
			rows++;
		}
		const key = JSON.stringify([one.event, one.subject, one.language, one.source]);
		const same = fitted.get(key);
		if (same) same.count += one.count;
		else fitted.set(key, { ...one });
	}
	return [...fitted.values()];
}

/** Reads what staff ask out of an address; what is unknown is no filter. */
export function analyticsFilter(params: URLSearchParams): AnalyticsFilter {
	const language = analyticsLanguages.find((one) => one === params.get("language"));
	const given = params.get("source");
	const source = given === unknownInAddress ? unknownSource : given ? normalizeSource(given) : undefined;
	return {
		days: periods.find((days) => String(days) === params.get("days")) ?? 30,
		...(language && { language }),
		...(source !== undefined && { source }),
	};
}

/** `part` of `whole`; null when there is no whole to be a part of. */
export const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
