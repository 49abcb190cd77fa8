import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Pool } from "pg";
import type { Caller } from "../domain/access/caller.ts";
import { languages } from "../domain/shared/language.ts";
import { imageFiles } from "./images.ts";
import type { Endpoint } from "./metrics/endpoint.ts";
import type { RequestEnv } from "./pipeline/request.ts";

type Options = {
	buildDir: string;
	pool: Pool;
	/** An anonymous caller. */
	visitor: Caller;
	/** Without a token, the site's own port does not serve the metrics. */
	metrics: { token: string | undefined };
	answerMetrics: Endpoint;
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

/** Probes, files and uploaded images: what waits for no other request of its sender. What has no file is a page. */
export function createFiles({ buildDir, pool, visitor, metrics, answerMetrics }: Options) {
	const app = new Hono<{ Bindings: RequestEnv }>();
	const checkDatabase = createDatabaseCheck(pool);
	app.get("/healthz", (context) => context.text("ok"));
	app.get("/readyz", async (context) => {
		const isReady = await checkDatabase().catch(() => undefined);
		return isReady ? context.text("ready") : context.text("the database is unreachable", 503);
	});
	if (metrics.token !== undefined) app.get("/metrics", ({ req }) => answerMetrics(req.header("authorization")));
	app.get(
		"/assets/*",
		async (context, next) => {
			await next();
			// The library calls `onFound` only after the headers are sent.
			if (context.res.ok) context.header("cache-control", "public, max-age=31536000, immutable");
		},
		serveStatic({ root: join(buildDir, "client"), precompressed: true }),
	);
	app.get("/speculation-rules.json", (context) =>
		context.body(speculationRules, 200, {
			"content-type": "application/speculationrules+json",
			"cache-control": "public, max-age=86400",
		}),
	);
	app.route("/", imageFiles(visitor));
	return app;
}

/** Milliseconds after which the database counts as unreachable. */
const maxCheckTime = 2_000;

/** Concurrent probes share one query: they wait for no slot, and must not fill the queue for connections. */
function createDatabaseCheck(pool: Pool) {
	let pending: Promise<unknown> | undefined;
	return () => {
		pending ??= rejectAfter(maxCheckTime, pool.query("select 1")).finally(() => {
			pending = undefined;
		});
		return pending;
	};
}

/** @throws if `work` takes longer than so many milliseconds. */
async function rejectAfter<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
	const { promise: late, reject } = Promise.withResolvers<never>();
	const timer = setTimeout(() => reject(new Error("timeout")), milliseconds);
	return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
