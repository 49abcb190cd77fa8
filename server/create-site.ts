import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { ApiLimits } from "../api/rate-limits.ts";
import type { Site as SiteFacts } from "../app/request-context.ts";
import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { problemOf } from "../domain/errors.ts";
import { createApi } from "./api.ts";
import { type Authenticator, createAuthenticator } from "./authentication.ts";
import { createBackups } from "./backup-script.ts";
import { type Cache, createCache } from "./cache.ts";
import { type Changes, listenForChanges } from "./changes.ts";
import type { Settings } from "./config.ts";
import { createDeniedPermissionsLog } from "./denied-permissions.ts";
import { createDeniedRequestsLog } from "./denied-requests.ts";
import { createContext } from "./dependencies.ts";
import { createFormKeys } from "./form-keys.ts";
import { createPagePolicies, securityHeaders } from "./headers.ts";
import { jobHandlers } from "./job-handlers.ts";
import type { JobSettings } from "./jobs.ts";
import { createPageViews, type PageViews } from "./page-views.ts";
import { createCachedPages } from "./pipeline/cached-pages.ts";
import { createTurns } from "./pipeline/concurrency.ts";
import type { Report } from "./pipeline/faults.ts";
import { createPipeline, type Handle } from "./pipeline/handle.ts";
import { createPages } from "./pipeline/page.ts";
import { createRenderer } from "./pipeline/render.ts";
import { createTracking } from "./pipeline/track.ts";
import type { LimitRules } from "./rate-limits.ts";
import { redactError } from "./redact-error.ts";
import { createResources } from "./resources.ts";
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
	/** Answers a request (server/pipeline/handle.ts). */
	handle: Handle;
	/** Looks into the page cache and nothing more: for tests of the cache. */
	findCached: ReturnType<typeof createCachedPages>["find"];
	/** Headers of every response that doesn't name another value itself. */
	headers: Record<string, string>;
	/** The site's own address, without a slash at its end. */
	siteUrl: string;
	/** How many proxies stand in front. */
	trustProxy: number;
	/** Resolves when the site hears of changes, from when on pages are cached. */
	ready: Promise<void>;
	close(): Promise<void>;
};

/** Bytes for the results of reads where pages are not cached. */
const readCacheBytes = 8 * 1024 * 1024;

/** Wires the site together: the domain's dependencies, what runs in the background, and the request pipeline. */
export function createSite(options: SiteOptions): Site {
	const { logger, siteUrl, trustProxy } = options;
	const report = createReport(logger);
	const connection = connect(options.databaseUrl);
	const now = options.now ?? (() => new Date());
	const changes = listenForChanges(options.databaseDirectUrl, report, now);
	const cache = createCache(options.pageCacheBytes || readCacheBytes);
	const backups = createBackups(options);
	const { context, jobs, outbox } = createContext({ ...options, now, backups }, connection, { cache, changes }, report);
	const system = new Caller({ role: "system" }, context);
	jobs.start(jobHandlers, system);
	const denied = createDeniedRequestsLog(logger);
	const pageViews = createPageViews(system, new URL(siteUrl).hostname, report);
	const cleanup = scheduleCleanup(system, report);
	const authenticator = createAuthenticator(context, { trustProxy, https: siteUrl.startsWith("https:") });
	const logDeniedPermissions = createDeniedPermissionsLog(system, report);
	const shared = { ...options, now, cache, changes, authenticator, logDeniedPermissions, denied, report, pageViews };
	const tracking = createTracking(shared);
	const resources = createResources({
		...shared,
		pool: connection.pool,
		visitor: new Caller({ role: "anonymous" }, context),
		outbox,
		api: createApi(shared),
		onDrawn: (path) => logger.debug({ path }, "picture drawn"),
	});
	const { handle, findCached, headers } = createPageSteps(shared, { tracking, resources });

	async function close(): Promise<void> {
		cleanup.stop();
		backups.stop();
		denied.close();
		await tracking.close();
		await Promise.all([jobs.stop(), pageViews.close()]);
		await changes.close();
		await connection.close();
	}
	let closing: Promise<void> | undefined;
	return {
		...{ handle, findCached, headers, siteUrl, trustProxy, ready: changes.ready },
		close() {
			closing ??= close();
			return closing;
		},
	};
}

type Shared = SiteOptions & {
	now: () => Date;
	cache: Cache;
	changes: Changes;
	authenticator: Authenticator;
	logDeniedPermissions: ReturnType<typeof createDeniedPermissionsLog>;
	denied: ReturnType<typeof createDeniedRequestsLog>;
	pageViews: PageViews;
	report: Report;
};
type OtherSteps = {
	tracking: ReturnType<typeof createTracking>;
	resources: ReturnType<typeof createResources>;
};

/** The pipeline with its steps for pages. */
function createPageSteps(shared: Shared, { tracking, resources }: OtherSteps) {
	const { siteUrl, logger, pageViews, authenticator } = shared;
	const isHttps = siteUrl.startsWith("https:");
	const headers = securityHeaders(isHttps);
	const cachedPages = createCachedPages({ ...shared, isSignedIn: authenticator.isSignedIn });
	const renderer = createRenderer(siteUrl);
	const logAborted = (target: string) =>
		logger.debug({ path: target.split("?")[0] }, "the client broke off its upload");
	const pages = createPages({
		...shared,
		site: factsOf(shared),
		formKeys: createFormKeys(shared.secret, shared.now),
		trackEmptySearch: pageViews.trackEmptySearch,
		security: headers,
		pagePolicy: createPagePolicies(isHttps),
		stylesheetOf: renderer.stylesheetOf,
		...{ cachedPages, renderer, logAborted },
	});
	const inTurn = createTurns(shared);
	const { hasView } = renderer;
	const handle = createPipeline({ ...shared, cachedPages, tracking, inTurn, resources, pages, hasView, logAborted });
	return { handle, findCached: cachedPages.find, headers };
}

/** Faults that have a known cause are warnings; anything else is an error, logged without what people wrote. */
function createReport(logger: Logger): Report {
	return (what, error) => {
		const problem = problemOf(error);
		logger[problem ? "warn" : "error"]({ what, problem, err: problem ? undefined : redactError(error) }, what);
	};
}

/** What pages know of the site. */
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

/** The script of every page: its address, and its hash for browsers to check it by. */
function loaderOf(buildDir: string): { loader: string; loaderIntegrity: string } {
	const manifest = JSON.parse(readFileSync(join(buildDir, "islands/manifest.json"), "utf8"));
	const loader = `/assets/${manifest["app/islands/loader.ts"].file}`;
	const hash = createHash("sha256")
		.update(readFileSync(join(buildDir, "client", loader)))
		.digest("base64");
	return { loader, loaderIntegrity: `sha256-${hash}` };
}
