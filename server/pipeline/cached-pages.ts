import type { RequestContext } from "../../app/request-context.ts";
import type { Resource } from "../../domain/access/permissions.ts";
import { noticeVersion } from "../../domain/site-content/rules.ts";
import { isOurForm, type PageAddress, parseAddress } from "../address.ts";
import type { Cache } from "../cache.ts";
import type { Changes } from "../changes.ts";
import { readFlash } from "../flash.ts";
import type { RequestTrace } from "../request-trace.ts";
import { type CompactPage, compactPage, type FinishedPage, writePage } from "./finished-page.ts";
import { createPacker } from "./page-packer.ts";
import { type Header, isSafeMethod, type PlainResponse, type SiteRequest } from "./request.ts";

const pageResources: Resource[] = ["catalog", "content", "blog", "image", "rate", "money"];

/**
 * Estimated size in bytes of a page's headers, which are prepared for two encodings, and overhead. The bodies are counted
 * twice: gzip is about as large as the first brotli.
 */
const overhead = 4_000;

type CachedPage = CompactPage & {
	resources: Resource[];
	route: string;
	/** Milliseconds since 1970; undefined if the page is right for as long as its data. */
	expiresAt: number | undefined;
};
type FindRequest = Pick<SiteRequest, "method" | "target" | "header"> & { trace?: RequestTrace };
type Options = {
	pageCacheBytes: number;
	cache: Cache;
	changes: Changes;
	hasOwnPage(header: Header, path: string): boolean;
	now: () => Date;
};

/** `begun` is the state before the page was rendered. */
type Made = { begun: number } & Pick<CachedPage, "expiresAt">;

/** The steps "cached answer?" and "store": finished pages that are the same for all visitors. */
export function createCachedPages({ pageCacheBytes, cache, changes, hasOwnPage, now }: Options) {
	const pages = cache.namespace<CachedPage>("pages");
	const pack = createPacker(pages);
	const isOn = pageCacheBytes > 0;
	/** The version of the current notice, as last read: visitors who dismissed it get a different page. */
	let notice: string | undefined;
	const use = { hits: 0, misses: 0 };

	const addressOf = ({ target, header }: Pick<SiteRequest, "target" | "header">): PageAddress =>
		parseAddress(target, header("cookie"), notice);

	/** Whether the visitor needs a page of their own: a flash message is pending, or a session shows on it. */
	const isPersonal = (header: Header, path: string) =>
		readFlash(header("cookie")) !== undefined || hasOwnPage(header, path);

	return {
		isOn,
		/** How many pages came from the cache, and how many were rendered for it. */
		use: use as Readonly<typeof use>,
		addressOf,
		isPersonal,
		/** A fresh cached page. Runs for every request, so it allocates as little as possible. */
		find(request: FindRequest): PlainResponse | undefined {
			if (!isOn || !isSafeMethod(request.method)) return undefined;
			const { key, path } = addressOf(request);
			if (isPersonal(request.header, path)) return undefined;
			const page = pages.get(key);
			if (!page || !changes.listening() || page.version !== changes.version(page.value.resources)) return undefined;
			const { expiresAt } = page.value;
			if (expiresAt !== undefined && now().getTime() >= expiresAt) return undefined;
			use.hits++;
			if (request.trace) request.trace.route = page.value.route;
			return writePage(page.value, request);
		},
		/** The last cached page, even if it is stale: better than an error or an incomplete page. */
		findStale(key: string, request: SiteRequest): PlainResponse | undefined {
			const page = isSafeMethod(request.method) ? pages.get(key) : undefined;
			return page && writePage(page.value, request);
		},
		/** The state of the data of all pages. A page whose rendering started at another one is not cached. */
		state: () => changes.state(pageResources),
		/** Stores the version of the notice on current pages. */
		noteNotice({ content }: RequestContext): void {
			notice = content?.notice && noticeVersion(content.notice);
		},
		/** @returns the page as it is cached; undefined if it cannot be. */
		store(
			request: SiteRequest,
			{ caller, path }: RequestContext,
			page: FinishedPage,
			{ begun, expiresAt }: Made,
		): CompactPage | undefined {
			if (!isOn || !isOurForm(path) || !changes.listening() || begun !== changes.state(pageResources)) return undefined;
			use.misses++;
			const resources = [...caller.resourcesRead];
			const { key } = addressOf(request);
			const before = pages.peek(key);
			// Most pages expire without a change: the compressed bytes are still right.
			const compact =
				before?.etag === page.etag ? { ...page, bodies: before.bodies, isPacked: before.isPacked } : compactPage(page);
			const stored = { ...compact, resources, route: request.trace.route, expiresAt };
			pages.set(key, stored, changes.version(resources), overhead + 2 * compact.bodies.br.length);
			pack(key);
			return stored;
		},
	};
}

export type CachedPages = ReturnType<typeof createCachedPages>;
