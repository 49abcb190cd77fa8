import { Hono } from "hono";
import { compress } from "hono/compress";
import { routePath } from "hono/route";
import { problemOf } from "../domain/shared/errors.ts";
import { secureCookies } from "./headers.ts";
import type { PageViews } from "./page-views.ts";
import { createClientLimits } from "./pipeline/client-limits.ts";
import { type ContextOptions, reporterOf } from "./pipeline/context.ts";
import { createPages, type PageOptions } from "./pipeline/page.ts";
import { encodingFor } from "./pipeline/page-cache.ts";
import { plainText, unavailable } from "./pipeline/plain-text.ts";
import type { RequestEnv } from "./pipeline/request.ts";
import { requestIdHeader, runTraced, unknownRoute } from "./request-trace.ts";

type App = Hono<{ Bindings: RequestEnv }>;

export type HandleOptions = PageOptions &
	ContextOptions & {
		trustProxy: number;
		track: PageViews["track"];
		/** Probes, files and images, which wait for nothing. */
		files: App;
		/** Drawings, the API and what else is not a page. */
		resources: App;
	};

/** Former addresses, with everything below them. */
const renamed = [
	["/admin/figures", "/admin/analytics"],
	["/admin/exchange", "/admin/import-export"],
] as const;

/** Former pages, and where their work begins now. */
const moved = [
	["/admin/certifications", "/admin/import-export?noun=certifications"],
	["/admin/certifications/lists/*", "/admin/import-export?noun=certifications"],
	["/admin/bulk", "/admin/applications"],
	["/admin/users/second-factor", "/admin/settings/security/second-factor"],
	["/admin/users/application-links", "/admin/settings/rules/application-links"],
	["/admin/users/round-robin", "/admin/settings/rules/round-robin"],
	["/admin/users/promises", "/admin/settings/rules/promises"],
] as const;

export type Handle = (request: Request, env: RequestEnv) => Response | Promise<Response>;

/**
 * The way of every request: cached page? → limits → session and caller → page, form or API → headers → store. A request
 * for another site's host has been refused before (server/refusals.ts).
 */
export function createHandle(options: HandleOptions): Handle {
	const { pageCache, track, security, siteUrl } = options;
	const isHttps = siteUrl.startsWith("https:");
	const answerPage = createPages(options);
	const gzip = compress();
	const app: App = new Hono();

	app.use(async (context, next) => {
		await next();
		const { trace } = context.env;
		const { headers } = context.res;
		if (trace.route === unknownRoute) trace.route = routePath(context);
		headers.set(requestIdHeader, trace.id);
		for (const [name, value] of Object.entries(security)) if (!headers.has(name)) headers.set(name, value);
		const cookies = headers.getSetCookie();
		headers.delete("set-cookie");
		for (const cookie of secureCookies(cookies, isHttps)) headers.append("set-cookie", cookie);
	});
	// The length of a compressed answer can tell whether a guess stands in it (BREACH), so what another site has caused the
	// browser to request with its cookies is sent as it is (decision 052).
	app.use((context, next) => {
		const isForeign = /^(cross|same)-site$/.test(context.req.header("sec-fetch-site") ?? "");
		return isForeign && context.req.header("cookie") ? next() : gzip(context, next);
	});
	app.route("/", options.files);
	app.post("/track", track);
	for (const [from, to] of moved) app.get(from, (context) => context.redirect(to, 301));
	for (const [from, to] of renamed)
		app.get(`${from}/*`, (context) => {
			const { pathname, search } = new URL(context.req.url);
			return context.redirect(pathname.replace(from, to) + search, 301);
		});
	app.use(createClientLimits(options));
	app.route("/", options.resources);
	app.all("*", ({ req, env }) => answerPage(req.raw, env));
	app.onError((error, { req, env }) => {
		// A client that is gone counts as unreachable too; that is logged below.
		if (!env.isAborted?.() && problemOf(error)?.kind === "unavailable") return unavailable();
		reporterOf(options, req.raw, env)("request failed", error);
		const text = `Something went wrong on our side. Please try again. (${env.trace.id})`;
		return new Response(text, { status: 500, headers: plainText });
	});

	// Decompressing a cached page takes longer than sending it, so that waits for its turn.
	const findAtOnce = (request: Request, { trace }: RequestEnv) =>
		encodingFor(request) ? pageCache.find(request, trace) : undefined;
	return (request, env) => findAtOnce(request, env) ?? runTraced(env.trace, async () => app.fetch(request, env));
}
