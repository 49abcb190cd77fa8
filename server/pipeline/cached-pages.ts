import type { RequestContext } from "../../app/request-context.ts";
import type { Resource } from "../../domain/access/permissions.ts";
import { noticeVersion } from "../../domain/site-content/rules.ts";
import { isOurForm, type PageAddress, parseAddress } from "../address.ts";
import type { Changes } from "../changes.ts";
import { readFlash } from "../flash.ts";
import { bodyOf, type CachedPage, chooseEncoding, PageCache } from "../page-cache.ts";
import { type Header, isSafeMethod, type PlainResponse, type SiteRequest } from "./request.ts";

const pageResources: Resource[] = ["catalog", "content", "blog", "image"];

type Options = { pageCacheBytes: number; changes: Changes; isSignedIn(header: Header): boolean };

/** The steps "cached answer?" and "store": finished pages that are the same for every visitor. */
export function createCachedPages({ pageCacheBytes, changes, isSignedIn }: Options) {
	const cache = new PageCache(pageCacheBytes, changes);
	/** The version of the notice on top of every page, as last read: visitors who dismissed it have pages of their own. */
	let notice: string | undefined;

	const addressOf = ({ target, header }: Pick<SiteRequest, "target" | "header">): PageAddress =>
		parseAddress(target, header("cookie"), notice);

	/** Whether the visitor's pages differ from everybody's: a message waits, or they are signed in. */
	const isPersonal = (header: Header) => readFlash(header("cookie")) !== undefined || isSignedIn(header);

	return {
		isOn: pageCacheBytes > 0,
		addressOf,
		isPersonal,
		/** A cached page as good as a fresh one. Called for every request, so it makes no objects that it can do without. */
		find(request: Pick<SiteRequest, "method" | "target" | "header">): PlainResponse | undefined {
			if (!isSafeMethod(request.method) || isPersonal(request.header)) return undefined;
			const page = cache.fresh(addressOf(request).key);
			return page && writePage(page, request);
		},
		/** The last page known, whatever has changed since: better than an error or a page with a gap. */
		findStale(key: string, request: SiteRequest): PlainResponse | undefined {
			const page = isSafeMethod(request.method) ? cache.last(key) : undefined;
			return page && writePage(page, request);
		},
		/** What has changed so far. A page that was begun at an older version is out of date already. */
		version: () => changes.version(pageResources),
		/** Learns which notice the pages show now. */
		noteNotice({ content }: RequestContext): void {
			notice = content?.notice && noticeVersion(content.notice);
		},
		/** @param begun the version before the page was rendered. */
		store(request: SiteRequest, { caller, path }: RequestContext, page: FinishedPage, begun: number): void {
			if (!isOurForm(path) || !changes.listening() || begun !== changes.version(pageResources)) return;
			const nouns = [...caller.resourcesRead];
			cache.store(addressOf(request).key, { ...page, nouns, version: changes.version(nouns) });
		},
	};
}

export type CachedPages = ReturnType<typeof createCachedPages>;

export type FinishedPage = Pick<CachedPage, "status" | "headers" | "etag" | "bodies">;

/** Writes a finished page for one request: not modified, or in the best encoding that the browser takes. */
export function writePage(
	page: FinishedPage,
	{ method, header }: Pick<SiteRequest, "method" | "header">,
): PlainResponse {
	const headers: Record<string, string> = { ...page.headers, etag: page.etag };
	if (page.status === 200 && header("if-none-match")?.includes(page.etag)) return { status: 304, headers, body: null };
	const encoding = chooseEncoding(header("accept-encoding"));
	const body = bodyOf(page, encoding);
	if (encoding !== "identity") headers["content-encoding"] = encoding;
	headers["content-length"] = String(body.length);
	return { status: page.status, headers, body: method === "HEAD" ? null : body };
}
