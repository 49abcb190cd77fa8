import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { RequestContext } from "../../app/request-context.ts";
import type { Resource } from "../../domain/access/permissions.ts";
import { noticeVersion } from "../../domain/content/site/rules.ts";
import { isOurForm, type PageAddress, parseAddress } from "../address.ts";
import type { Cache } from "../cache.ts";
import type { Changes } from "../changes.ts";
import { readFlash } from "../flash.ts";
import { type RequestTrace, requestIdHeader } from "../request-trace.ts";
import { type Header, headerOf, isSafeMethod, targetOf } from "./request.ts";

const pageResources: Resource[] = ["catalog", "content", "blog", "image", "rate", "money"];
/** Estimated size in bytes of a page's headers and overhead. */
const overhead = 4_000;

/** The plain body takes several times the memory, so the few clients that ask for it get an unpacked one. */
type CachedPage = {
	headers: Record<string, string> & { etag: string };
	br: Buffer;
	gzip?: Buffer;
	isPacked: boolean;
	resources: Resource[];
	route: string;
	/** Milliseconds since 1970; undefined if the page is right for as long as its data. */
	expiresAt: number | undefined;
};

type Options = {
	pageCacheBytes: number;
	cache: Cache;
	changes: Changes;
	hasOwnPage(header: Header, path: string): boolean;
	now: () => Date;
};

/** A rendered page; `begun` is the state of the data before it was rendered. */
type Rendered = { html: string; headers: Record<string, string>; begun: number; expiresAt: number | undefined };

/** Finished pages that are the same for all visitors, until the data that they show changes, for at most a minute. */
export function createPageCache({ pageCacheBytes, cache, changes, hasOwnPage, now }: Options) {
	const pages = cache.namespace<CachedPage>("pages");
	/** The version of the current notice, as last read: visitors who dismissed it get a different page. */
	let notice: string | undefined;
	const use = { hits: 0, misses: 0 };
	/** Several at once would need their working memory at the same time. */
	let packing = Promise.resolve();

	const addressOf = (request: Request): PageAddress =>
		parseAddress(targetOf(request), request.headers.get("cookie"), notice);

	/** Whether the visitor needs a page of their own: a flash message is pending, or a session shows on it. */
	const isPersonal = (of: Header, path: string) => readFlash(of("cookie")) !== undefined || hasOwnPage(of, path);

	return {
		isOn: pageCacheBytes > 0,
		/** How many pages came from the cache, and how many were rendered for it. */
		use: use as Readonly<typeof use>,
		addressOf,
		isPersonal,
		/** A fresh cached page. Runs for every request. */
		find(request: Request, trace: RequestTrace): Response | undefined {
			if (pageCacheBytes === 0 || !isSafeMethod(request.method)) return undefined;
			const { key, path } = addressOf(request);
			if (isPersonal(headerOf(request), path)) return undefined;
			const page = pages.get(key);
			if (!page || !changes.listening() || page.version !== changes.version(page.value.resources)) return undefined;
			const { expiresAt, route } = page.value;
			if (expiresAt !== undefined && now().getTime() >= expiresAt) return undefined;
			use.hits++;
			trace.route = route;
			return answer(page.value, request, trace);
		},
		/** The last cached page, even if it is stale: better than an error or an incomplete page. */
		findStale(request: Request, trace: RequestTrace): Response | undefined {
			const page = isSafeMethod(request.method) ? pages.get(addressOf(request).key) : undefined;
			return page && answer(page.value, request, trace);
		},
		/** The state of the data of all pages. A page whose rendering started at another one is not cached. */
		state: () => changes.state(pageResources),
		/** Stores the version of the notice on current pages. */
		noteNotice({ content }: RequestContext): void {
			notice = content?.notice && noticeVersion(content.notice);
		},
		/** @returns the page as it is cached; undefined if it cannot be. */
		store(
			request: Request,
			trace: RequestTrace,
			{ caller, path }: RequestContext,
			made: Rendered,
		): Response | undefined {
			const isRight = changes.listening() && made.begun === changes.state(pageResources);
			if (pageCacheBytes === 0 || !isOurForm(path) || !isRight) return undefined;
			use.misses++;
			const resources = [...caller.resourcesRead];
			const { key } = addressOf(request);
			const headers = { ...made.headers, etag: etagOf(made.html) };
			const before = pages.peek(key);
			// Most pages expire without a change: the compressed bytes are still right.
			const isSame = before?.headers.etag === headers.etag;
			const bytes = isSame ? before : { br: compress(made.html), isPacked: false };
			const page: CachedPage = { ...bytes, headers, resources, route: trace.route, expiresAt: made.expiresAt };
			pages.set(key, page, changes.version(resources), overhead + 2 * page.br.length);
			packing = packing.then(() => (pages.peek(key) === page ? pack(page) : undefined)).catch(() => {});
			return answer(page, request, trace);
		},
	};
}

export type PageCache = ReturnType<typeof createPageCache>;

const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
const packBrotli = promisify(brotliCompress);

/** Compresses a page quickly, because a visitor is waiting. Copied: Node leaves a short result in zlib's larger block. */
const compress = (html: string) => Buffer.from(brotliCompressSync(html, quality(3)));

/** Compresses a cached page as well as possible, off the main thread. */
async function pack(page: CachedPage): Promise<void> {
	if (page.isPacked) return;
	page.br = Buffer.from(await packBrotli(brotliDecompressSync(page.br), quality(11)));
	page.isPacked = true;
}

const etagOf = (html: string) => `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;

/** Matches unless the quality is 0, which means that the browser does not accept the encoding. */
const acceptOf = (name: string) => new RegExp(`(^|[,\\s])${name}(?![\\w-])(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, "i");
const acceptsBrotli = acceptOf("br");
const acceptsGzip = acceptOf("gzip");

/** The best encoding of cached pages that the client accepts; undefined if it wants them uncompressed. */
export function encodingFor({ headers }: Request): "br" | "gzip" | undefined {
	const accepted = headers.get("accept-encoding") ?? "";
	return acceptsBrotli.test(accepted) ? "br" : acceptsGzip.test(accepted) ? "gzip" : undefined;
}

/** Answers with 304, or in the best encoding that the browser accepts. */
function answer(page: CachedPage, request: Request, { id }: RequestTrace): Response {
	const { method, headers: sent } = request;
	const headers: Record<string, string> = { ...page.headers, [requestIdHeader]: id };
	if (sent.get("if-none-match")?.includes(page.headers.etag)) return new Response(null, { status: 304, headers });
	const encoding = encodingFor(request);
	if (encoding === "gzip") page.gzip ??= Buffer.from(gzipSync(brotliDecompressSync(page.br)));
	const body = encoding ? (page[encoding] as Buffer) : brotliDecompressSync(page.br);
	if (encoding) headers["content-encoding"] = encoding;
	headers["content-length"] = String(body.length);
	return new Response(method === "HEAD" ? null : (body as BodyInit), { headers });
}
