import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { connect, type Database } from "../../database/connect.ts";
import { Caller } from "../../domain/access/caller.ts";
import { hashPassword } from "../../gateways/password-hash.ts";
import { readSettings } from "../../server/config.ts";
import type { SiteOptions } from "../../server/create-site.ts";
import { headerOf, targetOf } from "../../server/pipeline/request.ts";
import { traceRequest } from "../../server/request-trace.ts";
import { scriptContext } from "../../server/script-context.ts";
import { emptyTemplate, sampleTemplate, withDatabase } from "./global-setup.ts";

type Start = "empty" | "sample";
type Built = typeof import("../../server/create-site.ts");

/**
 * A database for one test, dropped when the test ends. The files of the template are copied: the default strategy, which
 * writes every page to the log, takes twice the processor time.
 */
export const freshDatabase = (start: Start = "empty"): Promise<string> =>
	createDatabase(`template ${start === "empty" ? emptyTemplate : sampleTemplate} strategy file_copy`);

/** A database without tables, with a locale as in `create database` ("locale 'C'"). */
export const bareDatabase = (locale = ""): Promise<string> => createDatabase(`template template0 ${locale}`);

/** One connection per worker that creates and drops databases. */
let maintenance: pg.Pool | undefined;

async function createDatabase(options: string): Promise<string> {
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	const serverUrl = inject("serverUrl");
	if (!maintenance) {
		maintenance = new pg.Pool({ connectionString: serverUrl, max: 1, idleTimeoutMillis: 0 });
		// The server stops before the worker does.
		maintenance.on("error", () => {});
	}
	const pool = maintenance;
	await pool.query(`create database ${name} ${options}`);
	// Without force, which would need the right to stop the server's own vacuum; a connection left open is an error of
	// the test.
	onTestFinished(async () => void (await pool.query(`drop database ${name}`)));
	return withDatabase(serverUrl, name);
}

/** A caller without an account on the database at `url`, without a read cache. */
export function callerOf(
	role: "anonymous" | "system",
	url: string,
	now = () => new Date(),
	database = databaseOn(url),
) {
	const context = scriptContext(database, now);
	return new Caller({ role }, { ...context, authentication: { ...context.authentication, hash: hashOnce } });
}

const connections = new Map<string, ReturnType<typeof connect>>();

/** The test's own connections: each costs more than most queries, so callers and direct queries share them. */
function connectionTo(url: string): ReturnType<typeof connect> {
	const known = connections.get(url);
	if (known) return known;
	const made = connect(url);
	connections.set(url, made);
	onTestFinished(() => {
		connections.delete(url);
		return made.close();
	});
	return made;
}

const hashes = new Map<string, Promise<string>>();

/** Hashes each password once per worker: Argon2id is meant to be slow, and test accounts need no salt of their own. */
function hashOnce(password: string): Promise<string> {
	const hash = hashes.get(password) ?? hashPassword(password);
	hashes.set(password, hash);
	return hash;
}

export const databaseOn = (url: string): Database => connectionTo(url).database;

/** Direct queries, for rows that no command would store. */
export function sqlOn(url: string) {
	const { pool } = connectionTo(url);
	return async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;
}

/** A folder for one test, removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "hamroh-test-"));
	// When root runs the tests, another user runs the database. Without access to this folder, its files would be stored
	// elsewhere and remain.
	await chmod(folder, 0o755);
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

/** The secret with which test sites sign. */
export const secret = "only for tests, only for tests, only for tests";

/** What every site and backend of the tests is set to: no service of others is connected. */
export const testSettings = {
	...{ siteName: "Hamroh", siteUrl: "http://localhost:3000", secret, logLevel: "trace" },
	telegram: { token: undefined, chatId: undefined, apiUrl: "http://127.0.0.1:9" },
	mail: { smtpUrl: undefined, from: "no-reply@example.com" },
	ads: { pixelId: undefined, token: undefined, apiUrl: "http://127.0.0.1:9" },
	...{ visaPortalUrl: undefined, ratesUrl: undefined, imageBucket: undefined },
	retention: { contactMonths: 12, applicationMonths: 24, sensitivePaperDays: 30, paperDays: 90 },
};

export type TestSite = Awaited<ReturnType<typeof testSite>>;

/** The complete built site with the test's own database; `logged` collects its log. */
export async function testSite(start: Start = "empty", options: Partial<SiteOptions> = {}) {
	const url = options.databaseUrl ?? (await freshDatabase(start));
	const logged: Record<string, unknown>[] = [];
	const buildDir = fileURLToPath(new URL("../../build", import.meta.url));
	const { createSite, createLogger }: Built = await import(join(buildDir, "server/index.js"));
	const logger = createLogger("trace", { write: (line: string) => logged.push(JSON.parse(line)) });
	const site = createSite({
		databaseUrl: url,
		databaseDirectUrl: url,
		// Each opened connection to a new database costs 20 ms, and twice as much processor time.
		databaseConnections: 2,
		...testSettings,
		...{ production: false, pageCacheBytes: 0, trustProxy: 0, apiOrigins: [], releaseUrl: undefined },
		backup: readSettings({}).backup,
		dataDir: await temporaryFolder(),
		metrics: { port: undefined, host: "127.0.0.1", token: undefined },
		...{ buildDir, logger },
		...options,
	});
	onTestFinished(() => site.close());
	const traceOf = (request: Request) =>
		traceRequest(targetOf(request), headerOf(request)("x-request-id"), site.trustProxy);
	const fetch = async (request: Request, peer?: string) => site.handle(request, { peer, trace: traceOf(request) });
	const requestTo = (path: string, init: RequestInit) => new Request(`http://localhost:3000${path}`, init);
	/** What the page cache has for a path. */
	const cached = (path: string, init: RequestInit = {}) => {
		const request = requestTo(path, init);
		return site.findCached(request, traceOf(request));
	};
	const get = (path: string, headers: Record<string, string> = {}) => fetch(requestTo(path, { headers }), "127.0.0.1");
	const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
		const sent = { "sec-fetch-site": "same-origin", ...headers };
		return fetch(requestTo(path, { method: "POST", body: new URLSearchParams(form), headers: sent }));
	};
	return { ...site, fetch, cached, get, post, sql: sqlOn(url), url, logged, system: callerOf("system", url) };
}
