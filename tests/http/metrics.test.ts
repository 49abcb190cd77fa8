import { expect, test } from "vitest";
import { createMetricsServer } from "../../server/metrics/endpoint.ts";
import { openPage } from "../support/html.ts";
import { listen, urlOf } from "../support/listen.ts";
import { outOfReach } from "../support/rows.ts";
import { testSite } from "../support/site.ts";

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

test("without METRICS_TOKEN, /metrics is a page that does not exist; with it, only the token opens it; a port of its own serves nothing else", async () => {
	const hidden = await testSite();
	expect((await openPage(hidden.get("/metrics", { authorization }))).status).toBe(404);
	const { site, url } = await served();
	for (const wrong of ["", "Bearer ", `Bearer ${token}x`, token]) {
		const refused = await fetch(`${url}/metrics`, { headers: { authorization: wrong } });
		expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
		expect(await refused.text()).not.toContain("http_requests_total");
	}
	await readMetrics(url);
	const own = await urlOf(createMetricsServer(site.answerMetrics));
	expect(await readMetrics(own)).toContain("hamroh_build_info");
	for (const path of ["/", "/admin", "/metricsx"]) expect((await fetch(own + path)).status).toBe(404);
});

test("requests are counted by route and class of status, with a histogram whose last bucket is their number", async () => {
	const { site, url } = await served("sample", { pageCacheBytes: 16 * 1024 * 1024 });
	await site.ready;
	for (const path of ["/uz/programs?q=korea", "/uz/programs?q=korea", "/healthz", "/about", "/about"])
		await fetch(url + path);
	const text = await readMetrics(url);
	for (const [sample, value] of Object.entries({
		'http_requests_total{route="/programs",status="2xx"}': 2,
		'http_request_duration_seconds_bucket{le="+Inf",route="/programs"}': 2,
		'http_request_duration_seconds_count{route="/programs"}': 2,
		'http_requests_total{route="/healthz",status="2xx"}': 1,
		'http_requests_total{route="/healthz",status="5xx"}': 0,
		'http_requests_total{route="/about",status="2xx"}': 2,
		'hamroh_page_cache_requests_total{result="hit"}': 1,
		'hamroh_page_cache_requests_total{result="miss"}': 1,
	}))
		expect(valueIn(text, sample), sample).toBe(value);
	expect(valueIn(text, 'hamroh_cache_entries{cache="pages"}')).toBeGreaterThan(0);
});

const id = "01234567-89ab-4cde-8f01-23456789abcd";

test("no path, id, host or text of a visitor becomes a label, and junk adds no series", async () => {
	const { url } = await served("sample");
	const secret =
		"/family/code /api/functions/x /api/x /images/x /assets/x.js /blog/x /admin/x.data /no-such-x /%73/%00 //x/x";
	const paths = secret.replaceAll(/x|code/g, "secret").split(" ");
	paths.push(`/programs/${id}`, `/admin/applications/${id}`, "/programs?q=secret&utm_source=secret");
	const ask = (path: string) => fetch(url + path, { redirect: "manual", headers: { "x-request-id": "secret-secret" } });
	for (const path of [...paths, "/junk", "/blog/junk", "/admin/junk/x"]) await ask(path);
	const series = (text: string) => text.match(/^[^#\n].*(?= [^ \n]+$)/gm) ?? [];
	const before = await readMetrics(url);
	expect(before).not.toMatch(/secret|01234567/);
	expect(before).toContain('route="/programs/:id"');
	expect(before).toContain('route="/admin/applications/:id"');
	for (let number = 0; number < 3; number++)
		for (const path of [`/junk-${number}`, `/blog/junk-${number}`, `/admin/junk-${number}/x`]) await ask(path);
	const after = await readMetrics(url);
	const known = new Set(series(before));
	expect(series(after).filter((one) => !known.has(one) && !/route="\/metrics"|eventloop/.test(one))).toEqual([]);
});

test("the queue's depth and age, failing messages and tasks are those of the database", async () => {
	const { site, url } = await served("empty", { jobs: { workers: 0 } });
	const expectValues = async (values: Record<string, number>) => {
		const text = await readMetrics(url);
		for (const [name, value] of Object.entries(values)) expect(valueIn(text, `hamroh_${name}`), name).toBe(value);
		return text;
	};
	await expectValues({ 'deliveries_waiting{channel="email"}': 0, 'delivery_oldest_seconds{channel="email"}': 0 });
	await site.sql(`insert into users (display_name, email) values ('A', 'person@example.com');
		insert into deliveries (channel, kind, user_id, attempts, state, created_at)
		select 'email', 'known-address', users.id, attempts, state, now() - interval '10 minutes'
		from users, (values (0, 'waiting'), (2, 'waiting'), (9, 'failed')) as one (attempts, state)`);
	const text = await expectValues({
		...{ 'deliveries_waiting{channel="email"}': 2, 'deliveries_failing{channel="email"}': 1 },
		...{ 'deliveries_failed{channel="email"}': 1, 'deliveries_waiting{channel="chat"}': 0 },
		...{ tasks_open: 0, database_up: 1 },
	});
	expect(valueIn(text, 'hamroh_delivery_oldest_seconds{channel="email"}')).toBeGreaterThanOrEqual(600);
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
