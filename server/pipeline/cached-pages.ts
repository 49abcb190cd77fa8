import type { RequestContext } from "../../app/request-context.ts";
import type { Resource } from "../../domain/access/permissions.ts";
import { noticeVersion } from "../../domain/site-content/rules.ts";
import { isOurForm, type PageAddress, parseAddress } from "../address.ts";
import type { Cache } from "../cache.ts";
import type { Changes } from "../changes.ts";
import { readFlash } from "../flash.ts";
import { compressWell, type FinishedPage, writePage } from "./finished-page.ts";
import { type Header, isSafeMethod, type PlainResponse, type SiteRequest } from "./request.ts";

const pageResources: Resource[] = ["catalog", "content", "blog", "image"];

/** Bytes of a page's headers and records. */
const overhead = 1_500;

type CachedPage = FinishedPage & { resources: Resource[] };
type Options = { pageCacheBytes: number; cache: Cache; changes: Changes; isSignedIn(header: Header): boolean };

/** The steps "cached answer?" and "store": finished pages that are the same for every visitor. */
export function createCachedPages({ pageCacheBytes, cache, changes, isSignedIn }: Options) {
	const pages = cache.namespace<CachedPage>("pages");
	const isOn = pageCacheBytes > 0;
	/** The version of the notice on top of every page, as last read: visitors who dismissed it have pages of their own. */
	let notice: string | undefined;

	const addressOf = ({ target, header }: Pick<SiteRequest, "target" | "header">): PageAddress =>
		parseAddress(target, header("cookie"), notice);

	/** Whether the visitor's pages differ from everybody's: a message waits, or they are signed in. */
	const isPersonal = (header: Header) => readFlash(header("cookie")) !== undefined || isSignedIn(header);

	return {
		isOn,
		addressOf,
		isPersonal,
		/** A cached page as good as a fresh one. Called for every request, so it makes no objects that it can do without. */
		find(request: Pick<SiteRequest, "method" | "target" | "header">): PlainResponse | undefined {
			if (!isOn || !isSafeMethod(request.method) || isPersonal(request.header)) return undefined;
			const page = pages.get(addressOf(request).key);
			if (!page || !changes.listening() || page.version !== changes.version(page.value.resources)) return undefined;
			return writePage(page.value, request);
		},
		/** The last page known, whatever has changed since: better than an error or a page with a gap. */
		findStale(key: string, request: SiteRequest): PlainResponse | undefined {
			const page = isSafeMethod(request.method) ? pages.get(key) : undefined;
			return page && writePage(page.value, request);
		},
		/** What has changed so far. A page that was begun at an older version is out of date already. */
		version: () => changes.version(pageResources),
		/** Learns which notice the pages show now. */
		noteNotice({ content }: RequestContext): void {
			notice = content?.notice && noticeVersion(content.notice);
		},
		/** @param begun the version before the page was rendered. */
		store(request: SiteRequest, { caller, path }: RequestContext, page: FinishedPage, begun: number): void {
			if (!isOn || !isOurForm(path) || !changes.listening() || begun !== changes.version(pageResources)) return;
			const resources = [...caller.resourcesRead];
			// The compressed bodies take less than the plain one does.
			const bytes = overhead + 2 * page.bodies.identity.length;
			pages.set(addressOf(request).key, { ...page, resources }, changes.version(resources), bytes);
			void compressWell(page);
		},
	};
}

export type CachedPages = ReturnType<typeof createCachedPages>;
