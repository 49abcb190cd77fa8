import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import type { Caller } from "../domain/access/caller.ts";
import { countEvent } from "../domain/analytics/commands.ts";
import { formAt, isRobot, normalizeSearch, normalizeSource, searchAt, viewedAt } from "../domain/analytics/rules.ts";
import type { Counted, SearchedList } from "../domain/analytics/schema.ts";
import { asLanguage, type Language } from "../domain/shared/language.ts";
import { parseAddress } from "./address.ts";
import type { Authenticator } from "./authentication.ts";
import { addressBlock, clientAddress } from "./client-address.ts";
import type { DeniedLog } from "./denied-requests.ts";
import { type Header, headerOf, isSameOrigin, type Report, type RequestEnv, targetOf } from "./pipeline/request.ts";

type Options = {
	siteUrl: string;
	trustProxy: number;
	authenticator: Authenticator;
	denied: Pick<DeniedLog, "log">;
	report: Report;
};

/** Enough for a class behind one address with ten pages each; a script that invents views gets no further. */
const viewsPerAddress = 300;
/**
 * In memory: what an address has viewed is not stored. Caps distinct addresses, so that a flood cannot exhaust it. Their number
 * is a size, because the library takes memory for a `max` at once.
 */
const countedAddresses = { maxSize: 50_000, sizeCalculation: () => 1, ttl: 10 * 60 * 1_000, noUpdateTTL: true };

/** Whether the browser asks not to be tracked, or is a bot. */
export function optsOutOfCounting(header: Header): boolean {
	return header("sec-gpc") === "1" || header("dnt") === "1" || isRobot(header("user-agent"));
}

/** Counts page views, form starts and searches by page, language and referring site, without personal data. */
export function createPageViews(system: Caller, options: Options) {
	const { siteUrl, trustProxy, authenticator, denied, report } = options;
	const ownHost = new URL(siteUrl).hostname;
	const views = new LRUCache<string, number>(countedAddresses);

	async function count(client: string, counted: Counted | undefined): Promise<void> {
		if (!counted) return;
		const address = addressBlock(client);
		const used = views.get(address) ?? 0;
		if (used >= viewsPerAddress) return;
		views.set(address, used + 1);
		await countEvent(system, counted).catch((error) => report("a page view could not be counted", error));
	}

	return {
		/**
		 * Counts what one of our pages reports, unless a member of staff looks at it, and answers when it is stored. The body of
		 * the report is not used, and so not read.
		 */
		async track({ req: { raw }, env }: Context<{ Bindings: RequestEnv }>): Promise<Response> {
			const header = headerOf(raw);
			if (!isSameOrigin(header, siteUrl)) {
				denied.log("csrf", targetOf(raw));
				return new Response(null, { status: 403 });
			}
			const counted = optsOutOfCounting(header) ? undefined : readReport(targetOf(raw), header, ownHost);
			if (counted && !(await isStaff(header, env))) {
				await count(clientAddress(env.peer, header("x-forwarded-for"), trustProxy), counted);
			}
			return new Response(null, { status: 204 });
		},
		/** Counts a search without results. */
		async trackEmptySearch(client: string, list: SearchedList, words: string, language: Language): Promise<void> {
			const event = normalizeSearch(list, words);
			await count(client, event && { ...event, language, source: "" });
		},
	};

	async function isStaff(header: Header, { peer }: RequestEnv): Promise<boolean> {
		if (!authenticator.isSignedIn(header)) return false;
		const { principal } = await authenticator.read(header, peer, report);
		return principal.caller.may("analytics:read");
	}
}

export type PageViews = ReturnType<typeof createPageViews>;

/**
 * Reads a report `/track?{source of the visit}&{event}`. The page is the referrer; without it nothing is counted. The pages
 * about one's own application have no referrer, and report `/track?{source of the visit}&my&{language}`, which does not say
 * whose page it was.
 */
function readReport(target: string, header: Header, ownHost: string): Counted | undefined {
	const [given = "", what = "", shownIn] = (target.split("?")[1] ?? "").split("&");
	const source = normalizeSource(given, ownHost);
	if (what === "my") {
		const language = asLanguage(shownIn);
		return language && { event: "open:my", subject: "", language, source };
	}
	const page = header("referer");
	if (!page) return undefined;
	const { path, language } = parseAddress(page, header("cookie"));
	const event = whatHappened(what, path, page);
	return event && { ...event, language, source };
}

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
