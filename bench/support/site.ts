import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { staticPages } from "../../app/navigation.ts";
import { startEmbedded } from "../../database/embedded/start.ts";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { freePort } from "../../tests/support/listen.ts";
import { fillApplications } from "../../tests/support/many-applications.ts";
import { fillTasks } from "../../tests/support/many-tasks.ts";
import { type Launched, launch, onCore, pinToCore, temporaryFolder, whenDone } from "./processes.ts";

/** Signs sessions and links of measured sites. */
export const benchSecret = "only-for-measurements-on-this-machine";

const owner = { email: "owner@example.com", password: "seven quiet cranes over Jeonju" };

/** Settings with which a site creates its owner. */
export const ownerSettings = { OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password };

/** Starts the embedded database in its own folder, with the sample data and the owner's account. @returns its URL. */
export async function startDatabase(folder: string, { withPeople = false } = {}): Promise<string> {
	const server = await startEmbedded({ dataDir: join(folder, "database") });
	whenDone(() => server.stop());
	const settings = {
		DATABASE_URL: server.url,
		SAMPLE_DATA: "on",
		AUTH_SECRET: benchSecret,
		DATA_DIR: `${folder}/data`,
	};
	await prepareDatabase(readSettings({ ...settings, ...ownerSettings }), () => {}, { withPeople });
	return server.url;
}

/** Fills the database with applications and their tasks, which belong to the owner. */
export async function fillDesk(databaseUrl: string, applications: number, openTasks: number): Promise<void> {
	const now = new Date();
	await fillApplications(databaseUrl, applications, now);
	const [owner] = await query(databaseUrl, "select id from users limit 1");
	await fillTasks(databaseUrl, openTasks, [owner?.id ?? ""], now);
}

type Row = Record<string, string>;

/** Runs statements one after the other. @returns the rows of the last one. */
export async function query(url: string, ...statements: (string | pg.QueryConfig)[]): Promise<Row[]> {
	const client = new pg.Client(url);
	// A killed database breaks the connection.
	client.on("error", () => {});
	await client.connect();
	try {
		const results: pg.QueryResult[] = [];
		for (const text of statements) results.push(await client.query(text));
		return results.at(-1)?.rows ?? [];
	} finally {
		await client.end().catch(() => {});
	}
}

export type Site = Launched & { url: string };

export type SiteOptions = {
	/** As in docs/operations.md. */
	settings: Record<string, string>;
	/** A command prefix, such as one that pins the site to a core. */
	before?: string[];
	/** More flags for Node. */
	flags?: string[];
	/** The page whose answer shows that the site has started. */
	path?: string;
	host?: string;
	port?: number;
	/** The descriptor of a file for its output. */
	log?: number;
};

/** Starts the built site as `npm start` does (bin/start.mjs), and waits until it serves a page. */
export async function startSite({ settings, before = [], flags = [], ...options }: SiteOptions): Promise<Site> {
	const { path = "/programs", host = "127.0.0.1", log, port = await freePort() } = options;
	const heap = ["--max-semi-space-size=4", "--max-old-space-size=256"];
	const site = launch([...before, process.execPath, ...heap, ...flags, "build/start/main.js"], {
		env: {
			...process.env,
			MALLOC_ARENA_MAX: "2",
			MALLOC_MMAP_THRESHOLD_: "1048576",
			MALLOC_TRIM_THRESHOLD_: "131072",
			NODE_ENV: "production",
			HOST: host,
			PORT: String(port),
			LOG_LEVEL: "silent",
			AUTH_SECRET: benchSecret,
			...ownerSettings,
			...settings,
		},
		stdio: ["ignore", log ?? "ignore", log ?? "inherit"],
	});
	const url = `http://${host}:${port}`;
	await until(async () => {
		if (site.child.exitCode !== null || site.child.signalCode !== null) throw new Error("The site did not start.");
		return (await statusOf(url + path)) === 200;
	}, 2);
	return { ...site, url };
}

/** @param patience in milliseconds. @returns the status of the complete answer, 0 if the connection broke or there was none. */
export async function statusOf(url: string, init: RequestInit = {}, patience = 10_000): Promise<number> {
	try {
		const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(patience), ...init });
		await answer.arrayBuffer();
		return answer.status;
	} catch {
		return 0;
	}
}

/** Waits for an answer that is not empty. @param interval in milliseconds. @throws after `minutes`. */
export async function until<Answer>(
	ask: () => Promise<Answer> | Answer,
	interval = 20,
	minutes = 3,
): Promise<NonNullable<Answer>> {
	for (const deadline = Date.now() + minutes * 60_000; Date.now() < deadline; await pause(interval)) {
		const answer = await ask();
		if (answer) return answer;
	}
	throw new Error(`Nothing happened for ${minutes} minutes.`);
}

/** Tries again while it fails. */
export const again = <Result>(work: () => Promise<Result>): Promise<NonNullable<Result>> =>
	until(() => work().catch(() => undefined), 200);

/** The database and this script with its load run on core 1; the measured server has core 0 to itself. */
export async function startMeasured(settings: Record<string, string> = {}) {
	pinToCore(1);
	const folder = temporaryFolder();
	const databaseUrl = await startDatabase(folder);
	const all = { DATABASE_URL: databaseUrl, DATA_DIR: `${folder}/data`, SITE_URL: "http://localhost", ...settings };
	const start = (flags: string[] = [], more: Record<string, string> = {}) =>
		startSite({ settings: { ...all, TRUST_PROXY: "1", ...more }, before: onCore(0), flags });
	return { folder, databaseUrl, start, site: await start() };
}

/** @returns the cookie of a session of the owner. */
export async function signInOwner(url: string): Promise<string> {
	const answer = await fetch(`${url}/auth`, {
		method: "POST",
		body: new URLSearchParams(owner),
		headers: { "sec-fetch-site": "same-origin" },
		redirect: "manual",
	});
	const cookie = answer.headers.getSetCookie().find((each) => /session=/.test(each));
	if (!cookie) throw new Error(`The owner could not sign in: ${answer.status}.`);
	return cookie.split(";")[0] as string;
}

/** A page's paths in all languages: "/" and "/ru", "/programs" and "/ru/programs". */
export const inLanguages = (path: string): string[] =>
	["", "/ru", "/uz"].map((prefix) => (path === "/" ? prefix || "/" : prefix + path));

/** The public pages, with the longest record of each kind. */
export async function publicPages(databaseUrl: string): Promise<string[]> {
	const longest = async (list: string, rows: string, column = "id") => {
		const [row] = await query(databaseUrl, `select ${column} from ${rows} t order by length(t::text) desc limit 1`);
		return `/${list}/${row?.[column]}`;
	};
	return [
		...staticPages.map(({ path }) => path),
		await longest("programs", "programs"),
		await longest("universities", "universities"),
		await longest("blog", "blog_posts", "slug"),
	];
}

/** The page's name in a table, with placeholders for ids. */
export const named = (path: string): string =>
	path.replace(/[0-9a-f-]{36}$/, "{id}").replace(/(\/blog\/).+/, "$1{slug}");
