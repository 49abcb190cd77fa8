import * as build from "virtual:react-router/server-build";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { languageCookie } from "../../app/cookies.ts";
import { isAppAddress, isPersonalPath } from "../../app/query-parameters.ts";
import { inLanguage, requestContextKey } from "../../app/request-context.ts";
import type { Caller } from "../../domain/access/caller.ts";
import type { Language } from "../../domain/shared/language.ts";
import { decodable, hasDotSegment, type PageAddress } from "../address.ts";
import { adEventsCookie } from "../consent-cookie.ts";
import type { DeniedLog, DeniedPermissionsLog } from "../denied-requests.ts";
import { clearedFlash } from "../flash.ts";
import { createRoutePatterns, isPanelRoute } from "../routes.ts";
import { bodyLimitOf, readForm, withPaper } from "./body-limit.ts";
import { type ContextOptions, openPageRequest, type PageRequest, reporterOf } from "./context.ts";
import type { PageCache } from "./page-cache.ts";
import { canonicalAdminUrl, type HeaderOptions, ownCookies, pageHeaders, withAdminHeaders } from "./page-headers.ts";
import { plainText } from "./plain-text.ts";
import { headerOf, isSafeMethod, isSameOrigin, pathOf, type RequestEnv, targetOf } from "./request.ts";

export type PageOptions = ContextOptions &
	HeaderOptions & {
		siteUrl: string;
		pageCache: PageCache;
		logDeniedPermissions: DeniedPermissionsLog;
		denied: DeniedLog;
		logger: Pick<Logger, "info" | "debug">;
	};

type Opening = { isTooLarge?: boolean; cookies?: string[] };

const maxLoggedPathLength = 200;

/** What is not in the page cache: session and caller → page or form → headers → store. */
export function createPages(options: PageOptions) {
	const { pageCache, authenticator, denied, siteUrl } = options;
	const { routes } = build as ServerBuild;
	const routeOf = createRoutePatterns(routes);
	const makePage = createMakePage(options);
	const rendering = new Map<string, Promise<Response>>();

	async function answer(request: Request, env: RequestEnv): Promise<Response> {
		const address = pageCache.addressOf(request);
		env.trace.route = routeOf(address.path);
		if (!isSafeMethod(request.method)) return act(request, env);
		const canonical = canonicalAdminUrl(pathOf(request), address);
		if (canonical) return redirectOfAdmin(canonical, address);
		return isOwn(request, address) ? makePage(request, env) : renderOnce(request, env, address.key);
	}

	/** Whether the answer is for this visitor alone. */
	const isOwn = (request: Request, { path }: PageAddress) =>
		!pageCache.isOn || isAppAddress(path) || isPersonalPath(path) || pageCache.isPersonal(headerOf(request), path);

	/** Concurrent requests for the same uncached page wait for one rendering. */
	async function renderOnce(request: Request, env: RequestEnv, key: string): Promise<Response> {
		await rendering.get(key)?.catch(() => {});
		const page = pageCache.find(request, env.trace);
		if (page) return page;
		const made = makePage(request, env);
		rendering.set(key, made);
		return made.finally(() => rendering.get(key) === made && rendering.delete(key));
	}

	/** A form must be small enough and sent from our own pages, and a sheet is read only for callers with the permission. */
	async function act(request: Request, env: RequestEnv): Promise<Response> {
		const header = headerOf(request);
		const { maxSize, permission, isPaper } = bodyLimitOf(pathOf(request), authenticator.hasSignedSession(header));
		if (Number(header("content-length") ?? 0) > maxSize) return tooLarge(request, env);
		// Mail programs stop reminders by a POST of their own (RFC 8058); its code is what allows it.
		const isOfMailProgram = pageCache.addressOf(request).path === "/reminders/stop";
		if (!isOfMailProgram && !isSameOrigin(header, siteUrl)) {
			denied.log("csrf", targetOf(request));
			return new Response("This form was sent from another site.", { status: 403, headers: plainText });
		}
		const report = reporterOf(options, request, env);
		const sender = permission && (await authenticator.read(header, env.peer, report));
		// The page resumes the session again after the upload, when it may no longer be due for renewal.
		const resumed = sender ? { cookies: sender.cookies } : {};
		if (sender && !sender.principal.caller.may(permission)) return makePage(request, env, resumed);
		if (isPaper) {
			const { path } = pageCache.addressOf(request);
			const { level } = await authenticator.readMy(header, path, undefined, report);
			if (!level) return makePage(request, env);
			return withPaper(request, maxSize, async (form) => (form ? makePage(form, env) : tooLarge(request, env)));
		}
		const form = await readForm(request, maxSize);
		return form ? makePage(form, env, resumed) : tooLarge(request, env, resumed);
	}

	/** Answers browsers with a page in the visitor's language, and scripts with one line. */
	function tooLarge({ url, headers }: Request, env: RequestEnv, opening: Opening = {}): Promise<Response> | Response {
		if (/\.data$/.test(pathOf({ url })))
			return new Response("The request is too large.", { status: 413, headers: plainText });
		return makePage(new Request(url, { headers }), env, { ...opening, isTooLarge: true });
	}

	return answer;
}

/** Opens the request, renders its page, and finishes the answer. */
function createMakePage(options: PageOptions) {
	const { pageCache, siteUrl } = options;
	const handlePanel = createRequestHandler(build as ServerBuild, "production");
	// An address is compared with every route, and three quarters of them are the panel's.
	const handlePublic = createRequestHandler({ ...(build as ServerBuild), routes: publicRoutes() }, "production");

	async function makePage(request: Request, env: RequestEnv, opening: Opening = {}): Promise<Response> {
		const address = pageCache.addressOf(request);
		const page = await openPage(request, env, { ...opening, address });
		const begun = pageCache.state();
		const rendered = await render(request, page);
		await logOutcome(options, page, rendered.status);
		return finish(options, request, env, { page, rendered, begun });
	}

	const openPage = (request: Request, env: RequestEnv, opening: Opening & { address: PageAddress }) =>
		openPageRequest(options, request, env, {
			...opening,
			preview: (language, change) => preview(request, env, language, change),
		});

	function render(request: Request, page: PageRequest): Promise<Response> {
		const handle = isAppAddress(page.address.path) ? handlePanel : handlePublic;
		const context = new RouterContextProvider(new Map([[requestContextKey, page.context]]));
		return handle(routerRequest(siteUrl, request, page), context);
	}

	async function preview(
		{ headers }: Request,
		env: RequestEnv,
		language: Language,
		change: (caller: Caller) => Promise<string>,
	): Promise<Response> {
		const request = new Request(siteUrl + inLanguage("/", language), { headers });
		const page = await openPage(request, env, { address: pageCache.addressOf(request) });
		const begun = pageCache.state();
		const rendered = await page.context.caller.rehearse(async (caller) => {
			const path = await change(caller);
			Object.assign(page.context, { caller, path, language });
			return render(request, { ...page, address: { ...page.address, path } });
		});
		return finish(options, request, env, { page, rendered, begun });
	}

	return makePage;
}

function publicRoutes(): ServerBuild["routes"] {
	const { routes } = build as ServerBuild;
	return Object.fromEntries(Object.entries(routes).filter(([id]) => !isPanelRoute(routes, id)));
}

/** The admin panel has no language in its URLs, so the one that a link names is kept in the cookie. */
function redirectOfAdmin(location: string, { prefix, language }: PageAddress): Response {
	const headers = new Headers({ location });
	if (prefix) headers.append("set-cookie", languageCookie(language));
	return new Response(null, { status: 302, headers });
}

/** The request as the router sees it: without the language and unknown parameters. */
function routerRequest(siteUrl: string, request: Request, { address, context }: PageRequest): Request {
	// Concatenated, not resolved: "//other.example" would be parsed as a host.
	const url = siteUrl + (context.isTooLarge ? "/not/found" : decodable(routed(address.path)) + address.query);
	if (isSafeMethod(request.method)) return new Request(url, { headers: request.headers });
	const form = new Request(url, request);
	// The origin was checked before; behind a proxy, the router would reject our own pages as another site's.
	form.headers.delete("origin");
	return form;
}

/**
 * Public pages have no router in the browser that could request data separately, so these URLs do not exist. Neither
 * does a URL that the router, which decodes and resolves it, would treat as an admin page or another page, nor one with
 * a row of slashes, which the router would take long to match.
 */
function routed(path: string): string {
	const decoded = decodeURIComponent(decodable(path));
	if (hasDotSegment(decoded) || decoded.includes("//")) return "/not/found";
	if (isAppAddress(path)) return path;
	return /\.data$|^\/__manifest$|^\/+admin(\/|$)/i.test(decoded) ? "/not/found" : path;
}

/** Logs denied requests and missing pages. */
async function logOutcome(options: PageOptions, { context }: PageRequest, status: number): Promise<void> {
	const { caller, account, network } = context;
	// The path of a family link contains its code.
	const path = isPersonalPath(context.path) ? "/my" : context.path;
	if (status === 429) options.denied.log("rate-limit", path);
	if (status === 404) options.logger.info({ path: path.slice(0, maxLoggedPathLength) }, "not found");
	if (caller.deniedPermissions.size === 0) return;
	options.denied.log("role", path);
	if (account) await options.logDeniedPermissions(account.userId, network ?? null, caller.deniedPermissions);
}

type Outcome = { page: PageRequest; rendered: Response; begun: number };

/** The steps "headers" and "store". */
async function finish(
	options: PageOptions,
	request: Request,
	{ trace }: RequestEnv,
	{ page, rendered, begun }: Outcome,
): Promise<Response> {
	const { pageCache } = options;
	const { context, response } = page;
	const { status, headers } = rendered;
	const own = [...page.cookies];
	if (response.adEvents.length > 0)
		own.push(adEventsCookie(request.headers.get("cookie") ?? undefined, response.adEvents));
	if (context.nonce) return withAdminHeaders(rendered, page, ownCookies(headers, own));
	if (!context.isTooLarge && (status >= 500 || response.isIncomplete)) {
		const stale = pageCache.findStale(request, trace);
		if (stale) return stale;
	}
	for (const cookie of ownCookies(headers, own)) headers.append("set-cookie", cookie);
	const isHtml = headers.get("content-type")?.startsWith("text/html");
	if (isHtml) {
		pageCache.noteNotice(context);
		if (context.flash) headers.append("set-cookie", clearedFlash);
	}
	const isShared =
		isHtml &&
		isSafeMethod(request.method) &&
		status === 200 &&
		!context.account &&
		!isPersonalPath(context.path) &&
		response.isCacheable &&
		!response.isIncomplete &&
		headers.getSetCookie().length === 0;
	const always = isHtml ? pageHeaders(options, page, status, isShared === true) : page.personalHeaders;
	for (const [name, value] of Object.entries(always ?? {})) headers.set(name, value);
	if (!isHtml) return limitSharing(rendered);
	if (!isShared) return rendered;
	const html = await rendered.text();
	const made = { html, headers: Object.fromEntries(headers), begun, expiresAt: response.expiresAt };
	return pageCache.store(request, trace, context, made) ?? new Response(html, { headers });
}

/** Caches share files such as the feed, but not a session that was renewed, nor a file in the language of a cookie. */
function limitSharing(response: Response): Response {
	const { headers } = response;
	if (!/\bpublic\b/.test(headers.get("cache-control") ?? "")) return response;
	if (headers.getSetCookie().length > 0) headers.set("cache-control", "private, no-store");
	else headers.append("vary", "Cookie");
	return response;
}
