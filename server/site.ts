import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import type { ApiLimits } from "../api/limits.ts";
import { isAppAddress } from "../app/addresses.ts";
import styles from "../app/public.css?inline";
import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { problemOf } from "../domain/errors.ts";
import { largestSheet } from "../domain/import-export/schema.ts";
import { createImageFolder } from "../gateways/image-folder.ts";
import { createSvgRenderer } from "../gateways/image-maker.ts";
import { createApi } from "./api.ts";
import { createAuthenticator } from "./authentication.ts";
import { createBackups } from "./backup-script.ts";
import { listenForChanges } from "./changes.ts";
import { clientAddress } from "./client-address.ts";
import type { Settings } from "./config.ts";
import { createDeniedPermissionsLog } from "./denied-permissions.ts";
import { createDeniedRequestsLog, type DeniedLog } from "./denied-requests.ts";
import { createContext } from "./dependencies.ts";
import { createFormKeys } from "./form-keys.ts";
import { generatedImages } from "./generated-images.ts";
import { pixelPolicy, secureCookies, securityHeaders } from "./headers.ts";
import { isLoopback } from "./host-check.ts";
import { imageFiles } from "./images.ts";
import { handleJob } from "./job-handlers.ts";
import type { JobSettings } from "./jobs.ts";
import type { LimitRules } from "./limits.ts";
import { outboxPage } from "./outbox-page.ts";
import { createPageViews, createViewLimit } from "./page-views.ts";
import { createPages, isSafeMethod, type PlainResponse, toPlainResponse, toResponse } from "./pages.ts";
import { redactError } from "./redact-error.ts";
import { scheduleCleanup } from "./scheduled-cleanup.ts";

export type SiteOptions = Pick<
	Settings,
	| "production"
	| "siteName"
	| "siteUrl"
	| "pageCacheBytes"
	| "telegram"
	| "mail"
	| "ads"
	| "visaPortalUrl"
	| "imageBucket"
	| "retention"
	| "backup"
	| "dataDir"
	| "trustProxy"
	| "apiOrigins"
	| "logLevel"
> & {
	databaseUrl: string;
	databaseDirectUrl: string;
	/** Signs forms. */
	secret: string;
	limits?: Partial<LimitRules>;
	apiLimits?: Partial<ApiLimits>;
	/** How many views of one address are counted in ten minutes. */
	viewLimit?: number;
	jobs?: JobSettings;
	/** The folder `build`, with the files for the browser. */
	buildDir: string;
	logger: Logger;
	now?: () => Date;
};

export type Site = {
	/** The whole site as a function of a request; `peer` is the address that the connection came from. */
	fetch(request: Request, peer?: string): Promise<Response>;
	/** The answer from the page cache, if it is there: the short way for most requests. */
	cached(method: string, target: string, header: (name: string) => string | undefined): PlainResponse | undefined;
	/** The short way for what pages tell of themselves, when nothing comes with it: undefined when it is none. */
	told(
		method: string,
		target: string,
		header: (name: string) => string | undefined,
		peer: string | undefined,
	): PlainResponse | undefined;
	/** The short way for public pages that are not kept: undefined when it is none. */
	page(
		method: string,
		target: string,
		header: (name: string) => string | undefined,
		peer: string | undefined,
	): Promise<PlainResponse> | undefined;
	/** Of every answer, unless it names another value itself. */
	headers: Record<string, string>;
	/** The site's own address, without a slash at its end. */
	siteUrl: string;
	/** How many proxies stand in front. */
	trustProxy: number;
	denied: Pick<DeniedLog, "log">;
	/** Resolves when changes of the data are heard, from when on pages are kept. */
	ready: Promise<void>;
	close(): Promise<void>;
};

const largestBody = 64 * 1024;
/** A long article in every language, each letter of it written as six. */
const largestRecord = 3 * 1024 * 1024;
/** Where a spreadsheet is uploaded, with what a form adds to it. */
const takesSheets = /^\/admin\/exchange(\.data)?$/;
const largestImport = largestSheet + 64 * 1024;

/** Where pages report views and searches. */
const trackPaths = ["/track", "/seen"];
const trackPath = /^\/(track|seen)(\?|$)/;

export function createSite(options: SiteOptions): Site {
	const { logger, siteUrl } = options;
	const report = (what: string, error?: unknown) => {
		const problem = problemOf(error);
		logger[problem ? "warn" : "error"]({ what, problem, err: problem ? undefined : redactError(error) }, what);
	};
	const connection = connect(options.databaseUrl);
	const now = options.now ?? (() => new Date());
	const changes = listenForChanges(options.databaseDirectUrl, report, now);
	const backups = createBackups(options);
	const { tools, jobs, outbox } = createContext({ ...options, now, backups }, connection, changes, report);
	const system = new Caller({ role: "system" }, tools);
	void jobs.start(handleJob, system);
	const refusals = createDeniedPermissionsLog(system, report);
	const denied = createDeniedRequestsLog(logger);
	const seen = createPageViews(system, new URL(siteUrl).hostname, report);
	const house = scheduleCleanup(system, report);
	const https = siteUrl.startsWith("https:");
	const security = securityHeaders(styles, https);
	const callers = createAuthenticator(tools, { trustProxy: options.trustProxy, https });
	const pages = createPages({
		...options,
		callers,
		site: {
			name: options.siteName,
			url: siteUrl,
			...loaderOf(options.buildDir),
			pixelId: options.ads.pixelId,
			retention: options.retention,
			reportsConversions: Boolean(options.ads.pixelId && options.ads.token),
		},
		now,
		changes,
		security,
		pixelPolicy: pixelPolicy(styles, https),
		formKeys: createFormKeys(options.secret, now),
		searchedInVain: seen.searched,
		refusals,
		denied,
		report,
	});
	/** What a page of ours tells of itself, by whoever looks at it; staff who look after their work do not count. */
	function takeSeen(
		target: string,
		header: (name: string) => string | undefined,
		peer: string | undefined,
	): PlainResponse {
		const isOurs = isFromHere(header, siteUrl);
		if (!isOurs) denied.log("csrf", target);
		const client = clientAddress(peer, header("x-forwarded-for"), options.trustProxy);
		const isCounted = isOurs && views.take(client);
		if (isCounted && callers.isSignedIn(header)) {
			const telling: Promise<unknown> = callers
				.read(header, peer, report)
				.then(({ caller }) => caller.may("figure:read") || seen.tell(target, header))
				.finally(() => beingTold.delete(telling));
			beingTold.add(telling);
		} else if (isCounted) seen.tell(target, header);
		return { status: isOurs ? 204 : 403, headers: {}, body: null };
	}
	const beingTold = new Set<Promise<unknown>>();
	const views = createViewLimit(options.viewLimit);

	const app = new Hono<{ Bindings: { peer: string | undefined } }>();
	app.get("/healthz", (context) => context.text("ok"));
	app.get("/readyz", async (context) => {
		try {
			await connection.pool.query("select 1");
			return context.text("ready");
		} catch {
			return context.text("the database is out of reach", 503);
		}
	});
	app.get(
		"/assets/*",
		async (context, next) => {
			await next();
			// Its own `onFound` comes when the headers are already gone.
			if (!context.res.ok) return;
			context.header("cache-control", "public, max-age=31536000, immutable");
		},
		serveStatic({ root: join(options.buildDir, "client"), precompressed: true }),
	);
	app.get("/speculation-rules.json", (context) => {
		context.header("content-type", "application/speculationrules+json");
		context.header("cache-control", "public, max-age=86400");
		return context.body(speculationRules);
	});
	const visitor = new Caller({ role: "anonymous" }, tools);
	app.route(
		"/",
		generatedImages({
			caller: visitor,
			store: createImageFolder(join(options.dataDir, "drawn")),
			draw: createSvgRenderer(),
			onDrawn: (path) => logger.debug({ path }, "picture drawn"),
			report,
		}),
	);
	app.route("/", imageFiles(visitor));
	// It shows what visitors wrote, so it is for whoever sits at the machine, and for development alone.
	app.get("/outbox", async (context, next) => {
		if (!outbox || options.trustProxy > 0 || !isLoopback(context.env.peer)) return next();
		return context.html(outboxPage(outbox.entries), 200, { "cache-control": "no-store" });
	});
	const isOurs = (request: Request) => isFromHere(headerOf(request), siteUrl);
	const api = createApi({ ...options, callers, changes, refusals, denied, report, isFromHere: isOurs });
	app.use("/api/*", async (context, next) => {
		await next();
		for (const [name, value] of Object.entries(api.headers)) context.header(name, value);
	});
	app.route("/", api.door);
	const limitBody = (maxSize: number) => bodyLimit({ maxSize, onError: tooLarge });
	const [limitForm, limitRecord, limitImport] = [
		limitBody(largestBody),
		limitBody(largestRecord),
		limitBody(largestImport),
	];
	/** A page of the site in the visitor's language; the admin's scripts, which ask for data, get a line. */
	async function tooLarge({ req, env }: Context): Promise<Response> {
		if (/\.data$|^\/seen$/.test(req.path)) return new Response("The request is too large.", { status: 413 });
		const { peer } = env as { peer: string | undefined };
		const answer = await pages.answer({
			method: "GET",
			target: req.url,
			header: headerOf(req.raw),
			peer,
			tooLarge: true,
		});
		return answer instanceof Response ? answer : toResponse(answer);
	}
	app.use((context, next) => {
		const { path } = context.req;
		const limit = takesSheets.test(path) ? limitImport : isAppAddress(path) ? limitRecord : limitForm;
		return limit(context, next);
	});
	// Pages that browsers have kept from before still call it by its old name.
	for (const path of trackPaths) {
		app.post(path, ({ req: { raw }, env }) => toResponse(takeSeen(raw.url, headerOf(raw), env.peer)));
	}
	app.all("*", async (context) => {
		const request = context.req.raw;
		if (!isSafeMethod(request.method) && !isFromHere(headerOf(request), siteUrl)) {
			denied.log("csrf", request.url);
			return context.text("This form was sent from another site.", 403);
		}
		const answer = await pages.answer({
			method: request.method,
			target: request.url,
			header: headerOf(request),
			peer: context.env.peer,
			request: () => request,
		});
		return answer instanceof Response ? answer : toResponse(answer);
	});
	function failed(error: unknown): PlainResponse {
		report("request failed", error);
		const headers = { "content-type": "text/plain; charset=utf-8" };
		return { status: 500, headers, body: Buffer.from("Something went wrong on our side. Please try again.") };
	}
	app.onError((error) => toResponse(failed(error)));

	let closing: Promise<void> | undefined;
	async function close(): Promise<void> {
		house.stop();
		backups.stop();
		denied.close();
		await Promise.all(beingTold);
		await Promise.all([jobs.stop(), seen.close()]);
		await changes.close();
		await connection.close();
	}

	return {
		headers: security,
		siteUrl,
		trustProxy: options.trustProxy,
		denied,
		async fetch(request, peer) {
			const response = await app.fetch(request, { peer });
			const cookies = response.headers.getSetCookie();
			if (!https || cookies.length === 0) return response;
			const secured = new Response(response.body, response);
			secured.headers.delete("set-cookie");
			for (const cookie of secureCookies(cookies, https)) secured.headers.append("set-cookie", cookie);
			return secured;
		},
		cached: pages.cached,
		told(method, target, header, peer) {
			const isEmpty = (header("content-length") ?? "0") === "0" && !header("transfer-encoding");
			return method === "POST" && isEmpty && trackPath.test(target) ? takeSeen(target, header, peer) : undefined;
		},
		page(method, target, header, peer) {
			if (!pages.isShort(method, target)) return undefined;
			return pages
				.answer({ method, target, header, peer })
				.then((answer) => (answer instanceof Response ? toPlainResponse(answer) : answer))
				.then((answer) => (answer.cookies ? { ...answer, cookies: secureCookies(answer.cookies, https) } : answer))
				.catch(failed);
		},
		ready: changes.ready,
		close() {
			closing ??= close();
			return closing;
		},
	};
}

/** The browser fetches a page's links while the finger is still on its way. Nothing that changes anything is a link. */
const speculationRules = JSON.stringify({
	prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

const headerOf = (request: Request) => (name: string) => request.headers.get(name) ?? undefined;

/**
 * Forms are taken from our own pages only: the browser says that it is the same origin, or names one that is ours as a whole,
 * scheme, host and port. Whoever ends TLS for us does so for every host that we answer to.
 */
function isFromHere(header: (name: string) => string | undefined, siteUrl: string): boolean {
	const site = header("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = header("origin");
	if (!origin || origin === "null") return false;
	return origin === siteUrl || origin === `${new URL(siteUrl).protocol}//${header("host")}`;
}

/** The script of every page: its address, and its hash for browsers to check it by. */
function loaderOf(buildDir: string): { loader: string; loaderIntegrity: string } {
	const manifest = JSON.parse(readFileSync(join(buildDir, "islands/manifest.json"), "utf8"));
	const loader = `/assets/${manifest["app/islands/loader.ts"].file}`;
	const hash = createHash("sha256")
		.update(readFileSync(join(buildDir, "client", loader)))
		.digest("base64");
	return { loader, loaderIntegrity: `sha256-${hash}` };
}
