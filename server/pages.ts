import { randomBytes } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { hasPixel, isAppAddress } from "../app/addresses.ts";
import { findViews, renderView } from "../app/direct-rendering.tsx";
import { type FormKeys, inLanguage, type RequestContext, requestContext, type Site } from "../app/request-context.ts";
import type { Resource } from "../domain/access/permissions.ts";
import type { SearchedList } from "../domain/analytics/schema.ts";
import type { Language } from "../domain/language.ts";
import { noticeVersion } from "../domain/site-content/rules.ts";
import { decodable, isOurForm, type PageAddress, parseAddress } from "./address.ts";
import { asAdminResponse, canonicalAdminUrl } from "./admin-response.ts";
import type { Authenticator } from "./authentication.ts";
import type { Changes } from "./changes.ts";
import { adEventsCookie, readAdConsent } from "./consent-cookie.ts";
import type { DeniedPermissionsLog } from "./denied-permissions.ts";
import type { DeniedLog } from "./denied-requests.ts";
import { clearedFlash, readFlash } from "./flash.ts";
import { bodyOf, type CachedPage, chooseEncoding, etagOf, PageCache } from "./page-cache.ts";
import { optsOutOfCounting } from "./page-views.ts";

/** A finished answer for the server to write as it is. */
export type PlainResponse = {
	status: number;
	headers: Record<string, string>;
	body: Buffer | null;
	/** To be set; none on an answer that is kept. */
	cookies?: string[];
};

/** A request as the server met it, before anything was made of it. */
export type PageRequest = {
	method: string;
	target: string;
	header: (name: string) => string | undefined;
	peer: string | undefined;
	/** Missing on the short way, which reads only. */
	request?: () => Request;
	/** The form that was sent is too large: the page says so, with status 413. */
	tooLarge?: boolean;
};

type Needs = {
	site: Site;
	siteUrl: string;
	pageCacheBytes: number;
	callers: Authenticator;
	logger: Logger;
	now: () => Date;
	changes: Changes;
	/** Headers of every answer. */
	security: Record<string, string>;
	/** The content policy of pages with the ad pixel. */
	pixelPolicy: string;
	formKeys: FormKeys;
	searchedInVain(list: SearchedList, words: string, language: Language): void;
	refusals: DeniedPermissionsLog;
	denied: DeniedLog;
	report(what: string, error?: unknown): void;
};

/**
 * Public pages have no router in the browser that could ask for their data apart from the page: those addresses are nobody's.
 * So is one that the router, which decodes it, would take for the admin's.
 */
function routed(path: string): string {
	if (isAppAddress(path)) return path;
	return /\.data$|^\/__manifest$|^\/+admin(\/|$)/i.test(decodeURIComponent(decodable(path))) ? "/not/found" : path;
}

const allNouns: Resource[] = ["catalog", "content", "blog", "image"];
const longestLoggedPath = 200;

/** Makes the pages, keeps those that are the same for every visitor, and answers from what is kept. */
export function createPages(needs: Needs) {
	const { site, siteUrl, pageCacheBytes, callers, logger, now, changes, security, pixelPolicy, formKeys, report } =
		needs;
	/** What people type is told by the page, when they stop; what is fetched before somebody asks is no search. */
	const isSearch = (method: string, header: (name: string) => string | undefined) =>
		method === "GET" && header("accept") !== "text/html" && !header("sec-purpose") && !optsOutOfCounting(header);
	const cache = new PageCache(pageCacheBytes, changes);
	/** The version of the notice on top of every page, as last read: those who have put it away see pages of their own. */
	let notice: string | undefined;
	const addressOf = (target: string, cookies: string | undefined) => parseAddress(target, cookies, notice);
	const render = createRequestHandler(build as ServerBuild, "production");
	const viewOf = findViews((build as ServerBuild).routes);
	const rendering = new Map<string, Promise<PlainResponse | Response>>();

	/** Nothing that is kept is right for them: a message waits, or they are signed in. */
	const isOnesOwn = (header: (name: string) => string | undefined) =>
		readFlash(header("cookie")) !== undefined || callers.isSignedIn(header);

	function respond(page: CachedPage, method: string, header: (name: string) => string | undefined): PlainResponse {
		const headers: Record<string, string> = { ...page.headers, etag: page.etag };
		if (page.status === 200 && header("if-none-match")?.includes(page.etag))
			return { status: 304, headers, body: null };
		const encoding = chooseEncoding(header("accept-encoding"));
		const body = bodyOf(page, encoding);
		if (encoding !== "identity") headers["content-encoding"] = encoding;
		headers["content-length"] = String(body.length);
		return { status: page.status, headers, body: method === "HEAD" ? null : body };
	}

	/** A public page made now; kept for the next visitor when it is the same for all of them. */
	async function answerAfresh(asked: PageRequest): Promise<PlainResponse | Response> {
		const { method, header } = asked;
		const address = addressOf(asked.target, header("cookie"));
		const app = isAppAddress(address.path) && !asked.tooLarge;
		const proper = app && canonicalAdminUrl(asked.target, address);
		if (proper) return { status: 302, headers: { ...security, location: proper }, body: null };
		const told = new Set<string>();
		// What fails on the short way fails again on the router's: it is told once.
		const tell: RequestContext["report"] = (what, error) => {
			if (!told.has(what)) report(what, error);
			told.add(what);
		};
		const {
			caller,
			client,
			network,
			session,
			account,
			cookies: renewed,
		} = await callers.read(header, asked.peer, tell);
		const page = site.url + inLanguage(address.path, address.language);
		const adVisitor = site.pixelId ? readAdConsent(header, page) : undefined;
		const visit: RequestContext = {
			caller,
			...(adVisitor && { ads: { visitor: adVisitor, told: [] } }),
			...(app && { nonce: randomBytes(16).toString("base64") }),
			language: address.language,
			prefix: address.prefix,
			path: address.path,
			query: address.query,
			site,
			now: now(),
			images: {},
			uncached: false,
			confidential: false,
			dismissedNotice: address.dismissedNotice,
			client,
			account,
			session,
			formKeys,
			flash: readFlash(header("cookie")),
			incomplete: session.state === "unknown",
			tooLarge: asked.tooLarge ?? false,
			report: tell,
			searchedInVain(list, words) {
				if (isSearch(method, header) && !caller.may("figure:read")) needs.searchedInVain(list, words, address.language);
			},
		};
		const version = changes.version(allNouns);
		const made = await make(address, visit, asked);
		if (made.status === 429) needs.denied.log("rate-limit", address.path);
		if (caller.deniedPermissions.size > 0) needs.denied.log("role", address.path);
		if (account && caller.deniedPermissions.size > 0) {
			await needs.refusals(account.userId, network ?? null, caller.deniedPermissions);
		}
		if (visit.ads && visit.ads.told.length > 0) renewed.push(adEventsCookie(header("cookie"), visit.ads.told));
		if (made.status === 404) logger.info({ path: address.path.slice(0, longestLoggedPath) }, "not found");
		if (app && made instanceof Response)
			return asAdminResponse(made, visit, security, ownCookies(made.headers, renewed));
		const last =
			isSafeMethod(method) && !visit.tooLarge && (made.status >= 500 || visit.incomplete)
				? cache.last(address.key)
				: undefined;
		if (last) return respond(last, method, header);
		if (made instanceof Response) {
			for (const [name, value] of Object.entries(security)) made.headers.set(name, value);
			for (const cookie of ownCookies(made.headers, renewed)) made.headers.append("set-cookie", cookie);
			if (!made.headers.get("content-type")?.startsWith("text/html")) return made;
		}
		const cookies = made instanceof Response ? made.headers.getSetCookie() : renewed;
		if (visit.flash) cookies.push(clearedFlash);
		const { status } = made;
		const identity = Buffer.from(made instanceof Response ? await made.text() : made.html);
		const nouns = [...caller.resourcesRead];
		const same =
			isSafeMethod(method) &&
			status === 200 &&
			!account &&
			!visit.uncached &&
			!visit.incomplete &&
			cookies.length === 0;
		const finished: CachedPage = {
			status,
			headers: {
				...security,
				...(site.pixelId && hasPixel(address.path) && { "content-security-policy": pixelPolicy }),
				"content-type": "text/html; charset=utf-8",
				"content-language": address.language,
				vary: "Cookie, Accept-Encoding",
				"speculation-rules": '"/speculation-rules.json"',
				// A page that is one visitor's own may still be shown again by the back button, with what was typed.
				"cache-control": same
					? "no-cache"
					: account || status >= 500 || status === 404 || status === 413
						? "no-store"
						: "private, no-cache",
				...(visit.confidential && confidentialHeaders),
				...(visit.retryAfter && { "retry-after": String(visit.retryAfter) }),
			},
			etag: etagOf(identity),
			bodies: { identity },
			nouns,
			version: changes.version(nouns),
		};
		notice = visit.content?.notice && noticeVersion(visit.content.notice);
		// A change while the page was made leaves it out of date already.
		if (same && isOurForm(address.path) && changes.listening() && version === changes.version(allNouns)) {
			cache.store(address.key, finished);
		}
		const answer = respond(finished, method, header);
		return cookies.length === 0 ? answer : { ...answer, cookies };
	}

	/** The page's HTML by the short way where there is one, else whatever the router answers. */
	async function make(address: PageAddress, visit: RequestContext, { method, header, request }: PageRequest) {
		// Joined, not resolved: "//other.example" would be taken for a host.
		const target = siteUrl + (visit.tooLarge ? "/not/found" : decodable(routed(address.path)) + address.query);
		const view = isSafeMethod(method) && !visit.tooLarge ? viewOf(address.path) : undefined;
		const cookies = header("cookie");
		const plain = () => new Request(target, { headers: cookies ? { cookie: cookies } : {} });
		const rendered = view && (await renderView(view, visit, plain));
		if (rendered) return rendered;
		const context = new RouterContextProvider(new Map([[requestContext, visit]]));
		const asked = request?.();
		if (!asked || isSafeMethod(method))
			return render(asked ? new Request(target, { headers: asked.headers }) : plain(), context);
		const form = new Request(target, asked);
		// Where the form came from was looked at before; behind a proxy the router would take our own pages for strangers.
		form.headers.delete("origin");
		return render(form, context);
	}

	/** Many visitors who miss the same page wait for one rendering. */
	async function answerPage(asked: PageRequest): Promise<PlainResponse | Response> {
		const { method, target, header } = asked;
		const { key, path } = addressOf(target, header("cookie"));
		const isOwn = asked.tooLarge || !isSafeMethod(method) || isAppAddress(path) || isOnesOwn(header);
		if (isOwn || pageCacheBytes === 0) return answerAfresh(asked);
		const running = rendering.get(key);
		if (running) {
			await running.catch(() => {});
			const page = cache.fresh(key);
			if (page) return respond(page, method, header);
		}
		const answer = answerAfresh(asked);
		rendering.set(key, answer);
		try {
			return await answer;
		} finally {
			if (rendering.get(key) === answer) rendering.delete(key);
		}
	}

	return {
		answer: answerPage,
		/** What is kept of a page, as good as fresh. */
		cached(method: string, target: string, header: (name: string) => string | undefined): PlainResponse | undefined {
			if (!isSafeMethod(method) || isOnesOwn(header)) return undefined;
			const page = cache.fresh(addressOf(target, header("cookie")).key);
			return page && respond(page, method, header);
		},
		/** Whether a page can be made without the router around it. */
		isShort: (method: string, target: string) =>
			isSafeMethod(method) && viewOf(addressOf(target, undefined).path) !== undefined,
	};
}

/** What the page itself says of a cookie goes before. */
function ownCookies(headers: Headers, cookies: string[]): string[] {
	const set = headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
	return cookies.filter((cookie) => !set.includes(cookie.split("=")[0]));
}

/**
 * Not "no-referrer": under it a browser names no origin ("null") when the form is sent again, and could then not be told
 * from another site's.
 */
const confidentialHeaders = { "cache-control": "no-store", "referrer-policy": "same-origin" };

export function toResponse({ status, headers, body, cookies = [] }: PlainResponse): Response {
	const response = new Response(body as BodyInit | null, { status, headers });
	for (const cookie of cookies) response.headers.append("set-cookie", cookie);
	return response;
}

export async function toPlainResponse(response: Response): Promise<PlainResponse> {
	const cookies = response.headers.getSetCookie();
	response.headers.delete("set-cookie");
	const headers = Object.fromEntries(response.headers);
	return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()), cookies };
}

export const isSafeMethod = (method: string) => method === "GET" || method === "HEAD";
