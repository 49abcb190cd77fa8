import type { Logger } from "pino";
import { languageCookie } from "../../app/cookies.ts";
import { isAppAddress, isPersonalPath } from "../../app/query-parameters.ts";
import type { PageAddress } from "../address.ts";
import { adEventsCookie } from "../consent-cookie.ts";
import type { DeniedPermissionsLog } from "../denied-permissions.ts";
import type { DeniedLog } from "../denied-requests.ts";
import { clearedFlash } from "../flash.ts";
import type { CachedPages } from "./cached-pages.ts";
import { type ContextOptions, openPageRequest, type PageRequest } from "./context.ts";
import { encodeHtml } from "./encode-html.ts";
import { etagOf, writePage } from "./finished-page.ts";
import {
	canonicalAdminUrl,
	compressPrivate,
	type HeaderOptions,
	ownCookies,
	pageHeaders,
	withAdminHeaders,
} from "./page-headers.ts";
import { unavailable } from "./plain-text.ts";
import type { createRenderer, Rendered } from "./render.ts";
import { createRenderLimit, type RenderLimitOptions } from "./render-limit.ts";
import { isSafeMethod, type Reply, type SiteRequest } from "./request.ts";

export type PageOptions = ContextOptions &
	HeaderOptions & {
		cachedPages: CachedPages;
		renderer: ReturnType<typeof createRenderer>;
		logDeniedPermissions: DeniedPermissionsLog;
		denied: DeniedLog;
		logger: Pick<Logger, "info">;
		renderLimit: RenderLimitOptions;
	};

const longestLoggedPath = 200;

/** The steps for a page that is not cached: session and caller → render or act → headers → store. */
export function createPages(options: PageOptions) {
	const { cachedPages, renderer, security } = options;
	const rendering = new Map<string, Promise<Reply>>();
	const limitPublic = createRenderLimit(options.renderLimit);
	/** A flood of visitors must not keep staff out. */
	const limitStaff = createRenderLimit(options.renderLimit);

	/** @param isTooLarge whether the body exceeds the limit; the page reports this with status 413 */
	async function answerPage(request: SiteRequest, isTooLarge = false): Promise<Reply> {
		const address = cachedPages.addressOf(request);
		const canonical = isTooLarge ? undefined : canonicalAdminUrl(request.target, address);
		if (canonical) {
			// The admin panel has no language in its URLs, so the one that a link names is kept in the cookie.
			const cookies = address.prefix ? { cookies: [languageCookie(address.language)] } : {};
			return { status: 302, headers: { ...security, location: canonical }, body: null, ...cookies };
		}
		const make = () => makePage(request, address, isTooLarge);
		// A form waits for nothing but the limits of its sender: it may be waiting for another server itself.
		if (isTooLarge || !isSafeMethod(request.method)) return make();
		const reply = await (isAppAddress(address.path) ? limitStaff : limitPublic)(request, make);
		// A visitor who has just sent a form would take the cached page for its answer.
		const stale = () =>
			cachedPages.isPersonal(request.header, address.path) ? undefined : cachedPages.findStale(address.key, request);
		return reply ?? stale() ?? unavailable;
	}

	async function makePage(request: SiteRequest, address: PageAddress, isTooLarge: boolean): Promise<Reply> {
		const context = await openPageRequest(options, request, { address, isTooLarge });
		const begun = cachedPages.state();
		const rendered = await renderer.render(context, request);
		await logOutcome(options, context, rendered.status);
		return finish(options, context, request, { rendered, begun });
	}

	/** Concurrent requests for the same uncached page wait for one rendering. */
	async function answerOnce(request: SiteRequest): Promise<Reply> {
		const { key, path } = cachedPages.addressOf(request);
		const isOwn =
			!isSafeMethod(request.method) ||
			isAppAddress(path) ||
			isPersonalPath(path) ||
			cachedPages.isPersonal(request.header, path);
		if (isOwn || !cachedPages.isOn) return answerPage(request);
		const running = rendering.get(key);
		if (running) {
			await running.catch(() => {});
			const page = cachedPages.find(request);
			if (page) return page;
		}
		const answer = answerPage(request);
		rendering.set(key, answer);
		try {
			return await answer;
		} finally {
			if (rendering.get(key) === answer) rendering.delete(key);
		}
	}

	return { answer: answerOnce, answerTooLarge: (request: SiteRequest) => answerPage(request, true) };
}

/** Logs denied requests and missing pages. */
async function logOutcome(options: PageOptions, { context }: PageRequest, status: number): Promise<void> {
	const { caller, account, network } = context;
	// The path of a family link contains its code.
	const path = isPersonalPath(context.path) ? "/my" : context.path;
	if (status === 429) options.denied.log("rate-limit", path);
	if (status === 404) options.logger.info({ path: path.slice(0, longestLoggedPath) }, "not found");
	if (caller.deniedPermissions.size === 0) return;
	options.denied.log("role", path);
	if (account) await options.logDeniedPermissions(account.userId, network ?? null, caller.deniedPermissions);
}

type Outcome = { rendered: Rendered; begun: number };

/** The steps "headers" and "store". */
async function finish(
	options: PageOptions,
	pageRequest: PageRequest,
	request: SiteRequest,
	outcome: Outcome,
): Promise<Reply> {
	const { address, context, response } = pageRequest;
	const { rendered } = outcome;
	const { status } = rendered;
	const own = [...pageRequest.cookies];
	if (response.adEvents.length > 0) own.push(adEventsCookie(request.header("cookie"), response.adEvents));
	if (context.nonce && rendered instanceof Response) {
		const response = withAdminHeaders(rendered, pageRequest, options, ownCookies(rendered.headers, own));
		return compressPrivate(response, request.header);
	}
	if (!context.isTooLarge && (status >= 500 || response.isIncomplete)) {
		const stale = options.cachedPages.findStale(address.key, request);
		if (stale) return stale;
	}
	if (!(rendered instanceof Response))
		return writeHtml(options, pageRequest, request, { ...outcome, ...rendered, cookies: own });
	const always = { ...options.security, ...pageRequest.personalHeaders };
	for (const [name, value] of Object.entries(always)) rendered.headers.set(name, value);
	for (const cookie of ownCookies(rendered.headers, own)) rendered.headers.append("set-cookie", cookie);
	if (!rendered.headers.get("content-type")?.startsWith("text/html")) return limitSharing(rendered);
	const page = { status, html: await rendered.text(), cookies: rendered.headers.getSetCookie() };
	return writeHtml(options, pageRequest, request, { ...outcome, ...page });
}

/** Caches share files such as the feed, but not a session that was renewed, nor a file in the language of a cookie. */
function limitSharing(response: Response): Response {
	const { headers } = response;
	if (!/\bpublic\b/.test(headers.get("cache-control") ?? "")) return response;
	if (headers.getSetCookie().length > 0) headers.set("cache-control", "private, no-store");
	else headers.append("vary", "Cookie");
	return response;
}

type Html = { status: number; html: string; cookies: string[]; begun: number };

function writeHtml(
	options: PageOptions,
	pageRequest: PageRequest,
	request: SiteRequest,
	{ status, html, cookies, begun }: Html,
): Reply {
	const { context, response } = pageRequest;
	options.cachedPages.noteNotice(context);
	if (context.flash) cookies.push(clearedFlash);
	const isShared =
		isSafeMethod(request.method) &&
		status === 200 &&
		!context.account &&
		!isPersonalPath(context.path) &&
		response.isCacheable &&
		!response.isIncomplete &&
		cookies.length === 0;
	const identity = encodeHtml(html);
	const page = {
		status,
		headers: pageHeaders(options, pageRequest, status, isShared),
		etag: etagOf(identity),
		bodies: { identity },
	};
	const made = { begun, expiresAt: response.expiresAt };
	const stored = isShared ? options.cachedPages.store(request, context, page, made) : undefined;
	const answer = writePage(stored ?? page, request);
	return cookies.length === 0 ? answer : { ...answer, cookies };
}
