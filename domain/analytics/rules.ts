import { asId, cleanQuery } from "../shared/validation.ts";
import {
	type AnalyticsFilter,
	analyticsLanguages,
	type Counted,
	type CountedForm,
	countedForms,
	maxSearchLength,
	maxSourceLength,
	others,
	periods,
	type SearchedList,
	unknownInAddress,
	unknownSource,
} from "./schema.ts";

const sections = {
	programs: { event: "view:program", list: "programs" },
	universities: { event: "view:university", list: "universities" },
	blog: { event: "view:post", list: "posts" },
} as const;

type Happened = Pick<Counted, "event" | "subject">;

/** The record kind and subject of a path (without language prefix); undefined for every other page. */
export function viewedAt(path: string): Happened | undefined {
	const [, section, name, more] = path.split("/");
	if (!section || !Object.hasOwn(sections, section) || !name || more !== undefined) return undefined;
	const { event } = sections[section as keyof typeof sections];
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

/** The form of a path, if its starts are counted. */
export function formAt(path: string): CountedForm | undefined {
	return countedForms.find((form) => path === `/${form}`);
}

/** The list of a path, and its search words. */
export function searchAt(path: string, params: URLSearchParams): { list: SearchedList; words: string } | undefined {
	const section = path.slice(1);
	if (!Object.hasOwn(sections, section)) return undefined;
	const words = cleanQuery(params.get("q"));
	return words ? { list: sections[section as keyof typeof sections].list, words } : undefined;
}

/**
 * Normalizes a search: lower case and short. Undefined for text that looks like an email address, phone or passport
 * number or birthday, which is never stored.
 */
export function normalizeSearch(list: SearchedList, words: string): Happened | undefined {
	const text = words
		.normalize("NFKC")
		.toWellFormed()
		.toLowerCase()
		.replace(/[\p{Cc}\s]+/gu, " ")
		.trim();
	const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
	if (text.length < 2 || text.includes("@") || digits >= maxDigits) return undefined;
	return { event: `search:${list}`, subject: Array.from(text).slice(0, maxSearchLength).join("").trim() };
}

/** "topik 6 2027" is a search, "90 123 45 67" a phone number, "AA1234567" a passport number. */
const maxDigits = 6;

/** Second-level domains with independent sites below them: google.co.kr, naver.co.kr, wiut.ac.uz. */
const sharedNames = /^(ac|co|com|edu|go|gov|ne|net|or|org|re)$/;

/**
 * The source of a visit in one short word: the link's utm_source, else the linking site; "direct" for neither.
 * `reported` is the browser's value, `ownHost` this site's host, which is not a source. A value that could identify a
 * person becomes "other".
 */
export function normalizeSource(reported: string | null | undefined, ownHost?: string): string {
	const text = (reported ?? "").toLowerCase();
	if (text === "") return unknownSource;
	if (text === ownHost?.toLowerCase().replace(/:\d+$/, "")) return unknownSource;
	const digits = text.match(/\d/g)?.length ?? 0;
	if (text.length > 100 || !/^[a-z0-9][a-z0-9._-]*$/.test(text) || digits >= maxDigits) return others;
	const isHost = /^[^_]+\.[a-z][a-z0-9-]+$/.test(text);
	const name = isHost ? siteOf(text) : text;
	// A numeric host may be a person's own computer.
	return name.length > maxSourceLength || !/[a-z]/.test(name) ? others : name;
}

function siteOf(host: string): string {
	const labels = host.split(".").filter(Boolean);
	const isShared = labels.length > 2 && sharedNames.test(labels.at(-2) as string) && labels.at(-1)?.length === 2;
	return labels.slice(isShared ? -3 : -2).join(".");
}

/** Self-declared bots; other bots do not run scripts or hide. */
const robots =
	/(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|monitor|^(curl|wget|python)/i;
export const isRobot = (userAgent: string | null | undefined): boolean => !userAgent || robots.test(userAgent);

/** Parses the filter of a URL; unknown values are ignored. */
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

/** `part` divided by `whole`; null if `whole` is 0. */
export const share = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
