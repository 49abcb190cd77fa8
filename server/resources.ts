import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Pool } from "pg";
import type { Caller } from "../domain/access/caller.ts";
import { languages } from "../domain/language.ts";
import { createImageCacheFolder } from "../gateways/image-cache-folder.ts";
import { createDrawingRenderer } from "../gateways/image-maker.ts";
import type { OutboxEntry } from "../gateways/outbox.ts";
import type { createApi } from "./api.ts";
import { createDrawnPngs } from "./drawings/drawn-pngs.ts";
import { createOutlines } from "./drawings/outlines.ts";
import { generatedImages } from "./generated-images.ts";
import { imageFiles } from "./images.ts";
import type { Endpoint } from "./metrics/endpoint.ts";
import { outboxRoute } from "./outbox-route.ts";
import { pathOf, type SiteRequest } from "./pipeline/request.ts";
import { unknownRoute } from "./request-trace.ts";

type Options = {
	buildDir: string;
	dataDir: string;
	siteName: string;
	siteUrl: string;
	trustProxy: number;
	pool: Pool;
	/** An anonymous caller. */
	visitor: Caller;
	/** Receives what developers write to the bot. */
	system: Caller;
	/** In development: messages that were not sent. */
	outbox: { entries: readonly OutboxEntry[] } | undefined;
	/** What Telegram sends to the bot's webhook. */
	webhook: Hono;
	api: ReturnType<typeof createApi>;
	/** Undefined: the site's own port does not serve the metrics. */
	metrics: Endpoint | undefined;
	onDrawn(path: string): void;
	report(what: string, error?: unknown): void;
};

const prefixes = ["", ...languages.map((language) => `/${language}`)];
const personalPaths = ["/my", "/my/*", "/family/*"].flatMap((path) => prefixes.map((prefix) => prefix + path));

/**
 * Browsers prefetch links while the finger is still on its way. No link changes anything, except that messages and family
 * links which are shown count as read.
 */
const speculationRules = JSON.stringify({
	prefetch: [
		{ where: { and: [{ href_matches: "/*" }, { not: { href_matches: personalPaths } }] }, eagerness: "moderate" },
	],
});

type Env = { Bindings: { peer: string | undefined; requestId: string } };

/** Maximum size in bytes of the stored drawings: several thousand share cards. */
const drawnBytes = 500_000_000;

/** Everything that is not a page: probes, files, images, the API. */
export function createResources(options: Options) {
	const { visitor, siteName, api, report, onDrawn } = options;
	const app = new Hono<Env>();
	addProbes(app, options.pool);
	const { metrics } = options;
	if (metrics) app.get("/metrics", (context) => metrics(context.req.header("authorization")));
	addFiles(app, options.buildDir);
	const store = createImageCacheFolder(join(options.dataDir, "drawn"), drawnBytes);
	const outlines = createOutlines(join(options.buildDir, "glyphs.json"));
	// Each with its own queue and child process, so that the icons never wait for share cards.
	const drawnPngs = () => createDrawnPngs({ store, draw: createDrawingRenderer(), onDrawn, report });
	app.route(
		"/",
		generatedImages({ caller: visitor, siteName, outlines, icons: drawnPngs(), cards: drawnPngs(), report }),
	);
	app.route("/", imageFiles(visitor));
	app.route("/", outboxRoute(options));
	app.route("/", options.webhook);
	app.use("/api/*", async (context, next) => {
		await next();
		for (const [name, value] of Object.entries(api.headers)) context.header(name, value);
	});
	app.route("/", api.handler);
	// Missing files get the site's 404 page.
	const notFound = new Response(null, { status: 404 });
	app.notFound(() => notFound);
	app.onError((error) => {
		throw error;
	});

	return {
		/** @returns undefined for the URL of a page. */
		async answer(request: SiteRequest): Promise<Response | undefined> {
			const isHead = request.method === "HEAD";
			const [handlers] = app.router.match(isHead ? "GET" : request.method, pathOf(request.target));
			if (handlers.length === 0) return undefined;
			request.trace.route = patternOf(handlers);
			const sent = request.toRequest();
			// Hono would wrap the response to HEAD, so that it could not be distinguished from a file's.
			const response = await app.fetch(isHead ? new Request(sent, { method: "GET" }) : sent, {
				peer: request.peer,
				requestId: request.trace.id,
			});
			if (response === notFound) return undefined;
			if (!isHead) return response;
			await response.body?.cancel();
			return new Response(null, response);
		},
	};
}

/** The pattern of the handler that answers; those before it only add to its answer. */
function patternOf(handlers: readonly { 0: readonly unknown[] }[]): string {
	const [, route] = handlers.at(-1)?.[0] ?? [];
	return (route as { path?: string } | undefined)?.path ?? unknownRoute;
}

/** Milliseconds after which the database counts as unreachable. */
const longestCheck = 2_000;

function addProbes(app: Hono<Env>, pool: Pool): void {
	/** Concurrent probes share one query: they wait for no slot, and must not fill the queue for connections. */
	let pending: Promise<unknown> | undefined;
	const checkDatabase = () =>
		rejectAfter(longestCheck, pool.query("select 1")).finally(() => {
			pending = undefined;
		});
	app.get("/healthz", (context) => context.text("ok"));
	app.get("/readyz", async (context) => {
		try {
			pending ??= checkDatabase();
			await pending;
			return context.text("ready");
		} catch {
			return context.text("the database is unreachable", 503);
		}
	});
}

/** @throws if `work` takes longer than so many milliseconds. */
async function rejectAfter<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
	const { promise: late, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error("timeout")), milliseconds);
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function addFiles(app: Hono<Env>, buildDir: string): void {
	app.get(
		"/assets/*",
		async (context, next) => {
			await next();
			// The library calls `onFound` only after the headers are sent.
			if (!context.res.ok) return;
			context.header("cache-control", "public, max-age=31536000, immutable");
		},
		serveStatic({ root: join(buildDir, "client"), precompressed: true }),
	);
	app.get("/speculation-rules.json", (context) => {
		context.header("content-type", "application/speculationrules+json");
		context.header("cache-control", "public, max-age=86400");
		return context.body(speculationRules);
	});
}
