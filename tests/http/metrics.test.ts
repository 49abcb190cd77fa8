import { expect, onTestFinished, test } from "vitest";
import { createMetricsServer } from "../../server/metrics/endpoint.ts";
import { openPage } from "../support/html.ts";
import { listen } from "../support/listen.ts";
import { outOfReach } from "../support/rows.ts";
import { type TestSite, testSite } from "../support/site.ts";

const token = "a-token-for-tests-only";
const metrics = { port: undefined, host: "127.0.0.1", token };
const authorization = `Bearer ${token}`;

async function readMetrics(url: string): Promise<string> {
	const response = await fetch(`${url}/metrics`, { headers: { authorization } });
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
	expect(response.headers.get("cache-control")).toBe("no-store");
	return response.text();
}

/** The value of a sample, written as in the text. */
function valueIn(text: string, sample: string): number | undefined {
	const line = text.split("\n").find((one) => one.startsWith(`${sample} `));
	return line === undefined ? undefined : Number(line.slice(sample.length + 1));
}

async function served(start: "empty" | "sample" = "empty", options: Parameters<typeof testSite>[1] = {}) {
	const site = await testSite(start, { metrics, ...options });
	return { site, url: await listen(site) };
}

test("without METRICS_TOKEN, /metrics is a page that does not exist; with it, only the token opens it", async () => {
	const hidden = await testSite();
	expect((await openPage(hidden.get("/metrics", { authorization }))).status).toBe(404);
	const { url } = await served();
	for (const headers of [
		{},
		{ authorization: "Bearer " },
		{ authorization: `Bearer ${token}x` },
		{ authorization: token },
	]) {
		const refused = await fetch(`${url}/metrics`, { headers: headers as Record<string, string> });
		expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
		expect(await refused.text()).not.toContain("http_requests_total");
	}
	await readMetrics(url);
});

test("requests are counted by route and class of status, with a histogram whose last bucket is their number", async () => {
	const { site, url } = await served("sample", { pageCacheBytes: 16 * 1024 * 1024 });
	await site.ready;
	for (let number = 0; number < 3; number++) await fetch(`${url}/uz/programs?q=korea`);
	await fetch(`${url}/healthz`);
	const text = await readMetrics(url);
	expect(valueIn(text, 'http_requests_total{route="/programs",status="2xx"}')).toBe(3);
	expect(valueIn(text, 'http_request_duration_seconds_bucket{le="+Inf",route="/programs"}')).toBe(3);
	expect(valueIn(text, 'http_request_duration_seconds_count{route="/programs"}')).toBe(3);
	expect(valueIn(text, 'http_requests_total{route="/healthz",status="2xx"}')).toBe(1);
	expect(valueIn(text, 'http_requests_total{route="/healthz",status="5xx"}')).toBe(0);
	await fetch(`${url}/about`);
	await fetch(`${url}/about`);
	const later = await readMetrics(url);
	expect(valueIn(later, 'hamroh_page_cache_requests_total{result="hit"}')).toBe(1);
	expect(valueIn(later, 'hamroh_page_cache_requests_total{result="miss"}')).toBe(1);
	expect(valueIn(later, 'http_requests_total{route="/about",status="2xx"}')).toBe(2);
	expect(valueIn(later, 'hamroh_cache_entries{cache="pages"}')).toBeGreaterThan(0);
});

const id = "01234567-89ab-4cde-8f01-23456789abcd";

test("no path, id, host or text of a visitor becomes a label, and junk adds no series", async () => {
	const { url } = await served("sample");
	const paths = [
		...[`/programs/${id}`, `/ru/universities/${id}`, "/blog/a-secret-slug", "/family/secret-code", "/no-such-secret"],
		...[
			`/my/applications/${id}`,
			`/admin/applications/${id}`,
			"/admin/secret.data",
			"/api/functions/secret",
			"/api/secret",
		],
		...["/images/secret", "/assets/secret.js", "/programs?q=secret&utm_source=secret", "/%73ecret/%00", "//secret/x"],
	];
	const ask = (path: string) => fetch(url + path, { redirect: "manual", headers: { "x-request-id": "secret-secret" } });
	for (const path of [...paths, "/junk", "/blog/junk", "/admin/junk/x"]) await ask(path);
	const series = (text: string) =>
		new Set(
			text
				.split("\n")
				.filter((line) => line && !line.startsWith("#"))
				.map((line) => line.replace(/ [^ ]+$/, "")),
		);
	const before = await readMetrics(url);
	expect(before).not.toMatch(/secret|01234567/);
	expect(before).toContain('route="/programs/:id"');
	expect(before).toContain('route="/admin/applications/:id"');
	for (let number = 0; number < 30; number++) {
		await ask(`/junk-${number}`);
		await ask(`/blog/junk-${number}`);
		await ask(`/admin/junk-${number}/x`);
	}
	const after = await readMetrics(url);
	const added = [...series(after)].filter(
		(one) => !series(before).has(one) && !/route="\/metrics"|eventloop/.test(one),
	);
	expect(added).toEqual([]);
});

/** Puts a message into the outbox that no worker sends. */
const waitingSite = (options = {}) => served("empty", { jobs: { workers: 0 }, ...options });
const enqueue = async ({ sql }: TestSite, attempts: number, state: string) => {
	const [account] = await sql(
		"insert into users (display_name, email) values ('A', 'person-' || gen_random_uuid() || '@example.com') returning id",
	);
	await sql(
		`insert into deliveries (channel, kind, user_id, attempts, state, created_at)
			values ('email', 'known-address', $1, $2, $3, now() - interval '10 minutes')`,
		[account?.id, attempts, state],
	);
};

test("the queue's depth and age, failing messages and tasks are those of the database", async () => {
	const { site, url } = await waitingSite();
	const empty = await readMetrics(url);
	expect(valueIn(empty, 'hamroh_deliveries_waiting{channel="email"}')).toBe(0);
	expect(valueIn(empty, 'hamroh_delivery_oldest_seconds{channel="email"}')).toBe(0);
	await enqueue(site, 0, "waiting");
	await enqueue(site, 2, "waiting");
	await enqueue(site, 9, "failed");
	const text = await readMetrics(url);
	expect(valueIn(text, 'hamroh_deliveries_waiting{channel="email"}')).toBe(2);
	expect(valueIn(text, 'hamroh_deliveries_failing{channel="email"}')).toBe(1);
	expect(valueIn(text, 'hamroh_deliveries_failed{channel="email"}')).toBe(1);
	expect(valueIn(text, 'hamroh_delivery_oldest_seconds{channel="email"}')).toBeGreaterThanOrEqual(600);
	expect(valueIn(text, 'hamroh_deliveries_waiting{channel="chat"}')).toBe(0);
	expect(valueIn(text, "hamroh_tasks_open")).toBe(0);
	expect(valueIn(text, "hamroh_database_up")).toBe(1);
});

test("without a database the metrics of the process are still there", async () => {
	const { url } = await served("empty", { databaseUrl: outOfReach, databaseDirectUrl: outOfReach });
	const text = await readMetrics(url);
	expect(valueIn(text, "hamroh_database_up")).toBe(0);
	expect(valueIn(text, "hamroh_change_listener_up")).toBe(0);
	// A full disk stops the database.
	expect(valueIn(text, 'hamroh_disk_free_bytes{folder="data"}')).toBeGreaterThan(0);
	expect(valueIn(text, "process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
});

test("a port of its own serves the metrics and nothing else", async () => {
	const site = await testSite();
	const server = createMetricsServer(site.answerMetrics);
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
	const { port } = server.address() as { port: number };
	const url = `http://127.0.0.1:${port}`;
	expect(await readMetrics(url)).toContain("hamroh_build_info");
	for (const path of ["/", "/admin", "/metricsx", "/healthz"]) expect((await fetch(url + path)).status).toBe(404);
	expect((await fetch(`${url}/metrics`, { method: "POST" })).status).toBe(404);
});
