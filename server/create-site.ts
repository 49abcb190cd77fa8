import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { ApiLimits } from "../api/rate-limits.ts";
import type { Site as SiteFacts } from "../app/request-context.ts";
import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { problemOf } from "../domain/shared/errors.ts";
import { createApi } from "./api.ts";
import { createAuthenticator } from "./authentication.ts";
import { createBackups } from "./backup-script.ts";
import { startBotUpdates } from "./bot/start.ts";
import { botWebhook } from "./bot/webhook.ts";
import { createCache } from "./cache.ts";
import { cacheLifetime, listenForChanges } from "./changes.ts";
import type { Settings } from "./config.ts";
import { createDeniedPermissionsLog, createDeniedRequestsLog } from "./denied-requests.ts";
import { type ContextSettings, createContext } from "./dependencies.ts";
import { createFiles } from "./files.ts";
import { createFormKeys } from "./form-keys.ts";
import { createHandle, type Handle } from "./handle.ts";
import { createPagePolicies, securityHeaders } from "./headers.ts";
import { jobHandlers } from "./job-handlers.ts";
import { createMachine } from "./machine.ts";
import { createMetrics, type Metrics } from "./metrics/create-metrics.ts";
import { createEndpoint, type Endpoint } from "./metrics/endpoint.ts";
import { createPageViews } from "./page-views.ts";
import { createPageCache, type PageCache } from "./pipeline/page-cache.ts";
import type { Report } from "./pipeline/request.ts";
import { redactError } from "./redact-error.ts";
import { createResources } from "./resources.ts";
import { scheduleCleanup } from "./scheduled-cleanup.ts";

export { createLogger } from "./request-trace.ts";

export type SiteOptions = Omit<ContextSettings, "backups" | "machine" | "now"> &
	Pick<
		Settings,
		"pageCacheBytes" | "databaseConnections" | "releaseUrl" | "backup" | "trustProxy" | "apiOrigins" | "metrics"
	> & {
		databaseUrl: string;
		databaseDirectUrl: string;
		hstsSubdomains?: boolean;
		apiLimits?: Partial<ApiLimits>;
		/** Factor for the pauses of the bot's updates: less than 1 in tests. */
		botPace?: number;
		/** The folder `build` with the files for browsers. */
		buildDir: string;
		/** Made by `createLogger`, so that each line names its request. */
		logger: Logger;
		now?: () => Date;
		/** Names this process in the metrics, if there are several. */
		processName?: string | undefined;
	};

export type Site = {
	/** Handles a request (server/handle.ts). */
	handle: Handle;
	/** Only looks into the page cache: for tests of the cache. */
	findCached: PageCache["find"];
	/** The default headers of every response. */
	headers: Record<string, string>;
	/** The site's URL without a trailing slash. */
	siteUrl: string;
	/** Number of trusted proxies. */
	trustProxy: number;
	/** Counts an answered request for the metrics. */
	observe: Metrics["observe"];
	/** Answers a reader of the metrics on a port of their own. */
	answerMetrics: Endpoint;
	/** Resolves when the site receives change notifications; pages are cached from then on. */
	ready: Promise<void>;
	close(): Promise<void>;
};

/** Memory for cached reads in bytes where pages are not cached. */
const readCacheBytes = 8 * 1024 * 1024;

/** Composes the site: the domain's dependencies, the background jobs, and the request pipeline. */
export function createSite(options: SiteOptions): Site {
	const { logger, siteUrl, trustProxy } = options;
	const https = siteUrl.startsWith("https:");
	const errors = { count: 0 };
	const report = createReport(logger, errors);
	const connection = connect(options.databaseUrl, { connections: options.databaseConnections });
	const now = options.now ?? (() => new Date());
	const changes = listenForChanges(options.databaseDirectUrl, report, now);
	const cache = createCache(options.pageCacheBytes || readCacheBytes);
	const machine = createMachine(options);
	const backups = createBackups(options);
	const settings = { ...options, now, backups, machine };
	const { context, jobs, outbox } = createContext(settings, connection, { cache, changes }, report);
	const system = new Caller({ role: "system" }, context);
	jobs.start(jobHandlers, system);
	const denied = createDeniedRequestsLog(logger);
	const cleanup = scheduleCleanup(system, report);
	const { authentication } = context;
	const bot = startBotUpdates({ ...options, authentication, pace: options.botPace }, system, report);
	const authenticator = createAuthenticator(context, { trustProxy, https });
	const logDeniedPermissions = createDeniedPermissionsLog(system, report);
	const shared = { ...options, now, cache, changes, authenticator, logDeniedPermissions, denied, report };
	const pageCache = createPageCache({ ...shared, hasOwnPage: authenticator.hasOwnPage });
	const metricSources = {
		...{ system, build: machine.build, pool: connection.pool, cache },
		...{ cacheUse: pageCache.use, isListening: changes.listening, errors: () => errors.count },
	};
	const metrics = createMetrics(metricSources, options.processName);
	const answerMetrics = createEndpoint(metrics.read, options.metrics.token);
	const visitor = new Caller({ role: "anonymous" }, context);
	const headers = securityHeaders(https, undefined, options.hstsSubdomains);
	const handle = createHandle({
		...{ ...shared, ...createPageViews(system, shared), pageCache },
		site: factsOf(options),
		formKeys: createFormKeys(options.secret, now, pageCache.isOn ? cacheLifetime : 0),
		security: headers,
		pagePolicy: createPagePolicies(https),
		files: createFiles({ ...shared, pool: connection.pool, visitor, answerMetrics }),
		resources: createResources({
			...{ ...shared, visitor, system, outbox, onDrawn: (path) => logger.debug({ path }, "picture drawn") },
			webhook: botWebhook({ isUsed: options.telegram.updates === "webhook", authentication, system, report }),
			api: createApi(shared),
		}),
	});

	async function close(): Promise<void> {
		cleanup.stop();
		backups.stop();
		denied.close();
		metrics.close();
		await Promise.all([jobs.stop(), bot.stop()]);
		await changes.close();
		await connection.close();
	}
	let closing: Promise<void> | undefined;
	return {
		...{ handle, findCached: pageCache.find, headers, siteUrl, trustProxy, ready: changes.ready },
		...{ observe: metrics.observe, answerMetrics },
		close: () => (closing ??= close()),
	};
}

/** Errors with a known cause are warnings; all others are errors, logged without user input. */
function createReport(logger: Logger, errors: { count: number }): Report {
	return (what, error) => {
		const problem = problemOf(error);
		if (!problem) errors.count++;
		logger[problem ? "warn" : "error"]({ what, problem, err: problem ? undefined : redactError(error) }, what);
	};
}

/** The site's properties for pages. */
function factsOf({ siteName, siteUrl, buildDir, ads, retention }: SiteOptions): SiteFacts {
	return {
		name: siteName,
		url: siteUrl,
		...loaderOf(buildDir),
		pixelId: ads.pixelId,
		retention,
		reportsConversions: Boolean(ads.pixelId && ads.token),
	};
}

/** The loader script of every page: its URL, and its hash for the integrity attribute. */
function loaderOf(buildDir: string): { loader: string; loaderIntegrity: string } {
	const manifest = JSON.parse(readFileSync(join(buildDir, "islands/manifest.json"), "utf8"));
	const loader = `/assets/${manifest["app/islands/loader.ts"].file}`;
	const hash = createHash("sha256")
		.update(readFileSync(join(buildDir, "client", loader)))
		.digest("base64");
	return { loader, loaderIntegrity: `sha256-${hash}` };
}
