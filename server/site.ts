import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import styles from "../app/app.css?inline";
import { findViews, renderView } from "../app/views.tsx";
import { type Visit, visitContext } from "../app/visit.ts";
import { connect } from "../database/connect.ts";
import { Caller } from "../domain/caller.ts";
import { noticeVersion } from "../domain/content/rules.ts";
import { problemOf } from "../domain/errors.ts";
import type { Noun } from "../domain/permissions.ts";
import { type Address, asAddress, decodable, isOurForm } from "./address.ts";
import { bodyOf, chooseEncoding, etagOf, type FinishedPage, PageCache } from "./cache.ts";
import { listenForChanges } from "./changes.ts";
import { clientAddress } from "./client.ts";
import type { Settings } from "./config.ts";
import { clearedFlash, readFlash } from "./flash.ts";
import { createFormKeys } from "./form-keys.ts";
import { securityHeaders } from "./headers.ts";
import type { JobSettings } from "./jobs.ts";
import type { LimitRules } from "./limits.ts";
import { outboxPage } from "./outbox-page.ts";
import { pictures } from "./pictures.ts";
import { createTools } from "./tools.ts";
import { work } from "./work.ts";

export type SiteOptions = Pick<
	Settings,
	| "production"
	| "siteName"
	| "siteUrl"
	| "pageCacheBytes"
	| "telegram"
	| "mail"
	| "visaPortalUrl"
	| "trustProxy"
	| "logLevel"
> & {
	databaseUrl: string;
	databaseDirectUrl: string;
	/** Signs forms. */
	secret: string;
	limits?: LimitRules;
	jobs?: JobSettings;
	/** The folder `build`, with the files for the browser. */
	buildDir: string;
	logger: Logger;
	now?: () => Date;
};

/** A finished answer for the server to write as it is. */
export type PlainAnswer = {
	status: number;
	headers: Record<string, string>;
	body: Buffer | null;
	/** To be set; none on an answer that is kept. */
	cookies?: string[];
};

/** A request as the server met it, before anything was made of it. */
type Asked = {
	method: string;
	target: string;
	header: (name: string) => string | undefined;
	peer: string | undefined;
	/** Missing on the short way, which reads only. */
	request?: () => Request;
};

export type Site = {
	/** The whole site as a function of a request; `peer` is the address that the connection came from. */
	fetch(request: Request, peer?: string): Promise<Response>;
	/** The answer from the page cache, if it is there: the short way for most requests. */
	cached(method: string, target: string, header: (name: string) => string | undefined): PlainAnswer | undefined;
	/** The short way for public pages that are not kept: undefined when it is none. */
	page(
		method: string,
		target: string,
		header: (name: string) => string | undefined,
		peer: string | undefined,
	): Promise<PlainAnswer> | undefined;
	/** Resolves when changes of the data are heard, from when on pages are kept. */
	ready: Promise<void>;
	close(): Promise<void>;
};

const allNouns: Noun[] = ["catalog", "content", "blog"];
const largestBody = 64 * 1024;
const longestLoggedPath = 200;

export function createSite(options: SiteOptions): Site {
	const { logger, siteUrl } = options;
	const report = (what: string, error?: unknown) => {
		const problem = problemOf(error);
		logger[problem ? "warn" : "error"]({ what, problem, err: problem ? undefined : error }, what);
	};
	const connection = connect(options.databaseUrl);
	const changes = listenForChanges(options.databaseDirectUrl, report);
	const now = options.now ?? (() => new Date());
	const { tools, jobs, outbox } = createTools({ ...options, now }, connection, changes, report);
	const system = new Caller({ rank: "system" }, tools);
	void jobs.start(work, system);
	const formKeys = createFormKeys(options.secret, now);
	const cache = new PageCache(options.pageCacheBytes, changes);
	/** The version of the notice on top of every page, as last read: those who have put it away see pages of their own. */
	let notice: string | undefined;
	const addressOf = (target: string, cookies: string | null | undefined) => asAddress(target, cookies, notice);
	const render = createRequestHandler(build as ServerBuild, "production");
	const viewOf = findViews((build as ServerBuild).routes);
	const security = securityHeaders(styles, siteUrl.startsWith("https:"));
	const site = { name: options.siteName, url: siteUrl, loader: loaderAddress(options.buildDir) };
	const rendering = new Map<string, Promise<PlainAnswer | Response>>();

	function respond(page: FinishedPage, method: string, header: (name: string) => string | undefined): PlainAnswer {
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
	async function answerAfresh(asked: Asked): Promise<PlainAnswer | Response> {
		const { method, header } = asked;
		const address = addressOf(asked.target, header("cookie"));
		const caller = new Caller({ rank: "anonymous" }, tools);
		const told = new Set<string>();
		const visit: Visit = {
			caller,
			language: address.language,
			prefix: address.prefix,
			path: address.path,
			query: address.query,
			site,
			now: now(),
			uncached: false,
			confidential: false,
			dismissedNotice: address.dismissedNotice,
			client: clientAddress(asked.peer, header("x-forwarded-for"), options.trustProxy),
			formKeys,
			flash: readFlash(header("cookie")),
			incomplete: false,
			// What fails on the short way fails again on the router's: it is told once.
			report(what, error) {
				if (!told.has(what)) report(what, error);
				told.add(what);
			},
		};
		const version = changes.version(allNouns);
		const made = await make(address, visit, asked);
		if (made.status === 404) logger.info({ path: address.path.slice(0, longestLoggedPath) }, "not found");
		const last = isReading(method) && (made.status >= 500 || visit.incomplete) ? cache.last(address.key) : undefined;
		if (last) return respond(last, method, header);
		if (made instanceof Response) {
			for (const [name, value] of Object.entries(security)) made.headers.set(name, value);
			if (!made.headers.get("content-type")?.startsWith("text/html")) return made;
		}
		const cookies = made instanceof Response ? made.headers.getSetCookie() : [];
		if (visit.flash) cookies.push(clearedFlash);
		const { status } = made;
		const identity = Buffer.from(made instanceof Response ? await made.text() : made.html);
		const nouns = [...caller.nouns];
		const same = isReading(method) && status === 200 && !visit.uncached && !visit.incomplete && cookies.length === 0;
		const page: FinishedPage = {
			status,
			headers: {
				...security,
				"content-type": "text/html; charset=utf-8",
				"content-language": address.language,
				vary: "Cookie, Accept-Encoding",
				"speculation-rules": '"/speculation-rules.json"',
				// A page that is one visitor's own may still be shown again by the back button, with what was typed.
				"cache-control": same ? "no-cache" : status >= 500 || status === 404 ? "no-store" : "private, no-cache",
				...(visit.confidential && confidentialHeaders),
			},
			etag: etagOf(identity),
			bodies: { identity },
			nouns,
			version: changes.version(nouns),
		};
		notice = visit.content?.notice && noticeVersion(visit.content.notice);
		// A change while the page was made leaves it out of date already.
		if (same && isOurForm(address.path) && changes.listening() && version === changes.version(allNouns)) {
			cache.store(address.key, page);
		}
		const answer = respond(page, method, header);
		return cookies.length === 0 ? answer : { ...answer, cookies };
	}

	/** The page's HTML by the short way where there is one, else whatever the router answers. */
	async function make(address: Address, visit: Visit, { method, header, request }: Asked) {
		// Joined, not resolved: "//other.example" would be taken for a host.
		const target = siteUrl + decodable(address.path) + address.query;
		const view = isReading(method) ? viewOf(address.path) : undefined;
		const cookies = header("cookie");
		const plain = () => new Request(target, { headers: cookies ? { cookie: cookies } : {} });
		const rendered = view && (await renderView(view, visit, plain));
		if (rendered) return rendered;
		const context = new RouterContextProvider(new Map([[visitContext, visit]]));
		const asked = request?.();
		if (!asked || isReading(method))
			return render(asked ? new Request(target, { headers: asked.headers }) : plain(), context);
		const form = new Request(target, asked);
		// Where the form came from was looked at before; behind a proxy the router would take our own pages for strangers.
		form.headers.delete("origin");
		return render(form, context);
	}

	/** Many visitors who miss the same page wait for one rendering. */
	async function answerPage(asked: Asked): Promise<PlainAnswer | Response> {
		const { method, target, header } = asked;
		if (!isReading(method) || readFlash(header("cookie")) || options.pageCacheBytes === 0) return answerAfresh(asked);
		const { key } = addressOf(target, header("cookie"));
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
			context.header("x-content-type-options", "nosniff");
		},
		serveStatic({ root: join(options.buildDir, "client"), precompressed: true }),
	);
	app.get("/speculation-rules.json", (context) => {
		context.header("content-type", "application/speculationrules+json");
		context.header("cache-control", "public, max-age=86400");
		return context.body(speculationRules);
	});
	app.route("/", pictures);
	// It shows what visitors wrote, so it is for whoever sits at the machine, and for development alone.
	app.get("/outbox", async (context, next) => {
		if (!outbox || options.trustProxy > 0 || !isLocal(context.req.url)) return next();
		return context.html(outboxPage(outbox.entries), 200, { ...security, "cache-control": "no-store" });
	});
	app.use(
		bodyLimit({ maxSize: largestBody, onError: (context) => context.text("The request is too large.", 413, security) }),
	);
	app.all("*", async (context) => {
		const request = context.req.raw;
		if (!isReading(request.method) && !isFromHere(request, siteUrl)) {
			return context.text("This form was sent from another site.", 403, security);
		}
		const answer = await answerPage({
			method: request.method,
			target: request.url,
			header: (name) => request.headers.get(name) ?? undefined,
			peer: context.env.peer,
			request: () => request,
		});
		return answer instanceof Response ? answer : asResponse(answer);
	});
	function failed(error: unknown): PlainAnswer {
		report("request failed", error);
		const headers = { ...security, "content-type": "text/plain; charset=utf-8" };
		return { status: 500, headers, body: Buffer.from("Something went wrong on our side. Please try again.") };
	}
	app.onError((error) => asResponse(failed(error)));

	return {
		fetch: async (request, peer) => app.fetch(request, { peer }),
		cached(method, target, header) {
			if (!isReading(method) || readFlash(header("cookie"))) return undefined;
			const page = cache.fresh(addressOf(target, header("cookie")).key);
			return page && respond(page, method, header);
		},
		page(method, target, header, peer) {
			if (!isReading(method) || !viewOf(addressOf(target, header("cookie")).path)) return undefined;
			return answerPage({ method, target, header, peer })
				.then((answer) => (answer instanceof Response ? asPlain(answer) : answer))
				.catch(failed);
		},
		ready: changes.ready,
		async close() {
			await jobs.stop();
			await changes.close();
			await connection.close();
		},
	};
}

/** The browser fetches a page's links while the finger is still on its way. Nothing that changes anything is a link. */
const speculationRules = JSON.stringify({
	prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/**
 * Not "no-referrer": under it a browser names no origin ("null") when the form is sent again, and could then not be told
 * from another site's.
 */
const confidentialHeaders = { "cache-control": "no-store", "referrer-policy": "same-origin" };

function asResponse({ status, headers, body, cookies = [] }: PlainAnswer): Response {
	const response = new Response(body as BodyInit | null, { status, headers });
	for (const cookie of cookies) response.headers.append("set-cookie", cookie);
	return response;
}

async function asPlain(response: Response): Promise<PlainAnswer> {
	const cookies = response.headers.getSetCookie();
	response.headers.delete("set-cookie");
	const headers = Object.fromEntries(response.headers);
	return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()), cookies };
}

const isReading = (method: string) => method === "GET" || method === "HEAD";

/** Forms are taken from our own pages only. */
function isFromHere(request: Request, siteUrl: string): boolean {
	const site = request.headers.get("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = request.headers.get("origin");
	if (!origin || origin === "null") return false;
	return origin === siteUrl || URL.parse(origin)?.host === request.headers.get("host");
}

function isLocal(url: string): boolean {
	return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(url).hostname);
}

function loaderAddress(buildDir: string): string {
	const manifest = JSON.parse(readFileSync(join(buildDir, "islands/manifest.json"), "utf8"));
	return `/assets/${manifest["app/islands/loader.ts"].file}`;
}
