import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings } from "../../server/config.ts";
import { bodyLimitOf, takesFile } from "../../server/pipeline/body-limit.ts";
import { root, trackedFiles } from "../support/project.ts";

/** Containerfile, compose.yaml and deploy/ name settings, paths, limits and metrics of the code, and must follow it. */
const read = (file: string) => readFileSync(join(root, file), "utf8");
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string);

const settings = new Set(matches(read("server/environment.ts"), /^\t([A-Z][A-Z0-9_]+): /gm));
/** Environment variables that are not settings of the site. */
const others = new Set([
	...["PATH", "MALLOC_ARENA_MAX", "MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_", "SOURCE_COMMIT"],
	...["DATABASE_PASSWORD", "POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD", "BUILD_IMAGE", "RUNTIME_IMAGE"],
]);

test("docs/operations.md and .env.example describe exactly the existing settings", () => {
	// The commands set NODE_ENV themselves.
	const existing = [...settings].filter((name) => name !== "NODE_ENV").sort();
	expect(existing.length).toBeGreaterThan(10);
	const rows = matches(read("docs/operations.md"), /^\| (`[A-Z0-9_]+`[^|]*)\|/gm);
	expect(matches(rows.join(), /`([A-Z0-9_]+)`/g).sort()).toEqual(existing);
	expect(matches(read(".env.example"), /^# ([A-Z0-9_]+)=/gm).sort()).toEqual(existing);
});

test.each([
	["Containerfile", /(?:^|\s|\$\{?)([A-Z][A-Z0-9_]{3,})\}?=/g],
	["compose.yaml", /(?:^ +|\$\{)([A-Z][A-Z0-9_]{3,})[:}]/gm],
	["deploy/hamroh.service", /(?<=^Environment=.*)\b([A-Z][A-Z0-9_]{3,})=/gm],
	["deploy/nginx.conf", /\b([A-Z]+_[A-Z_]+)=/g],
	["deploy/Caddyfile", /\b([A-Z]+_[A-Z_]+)=/g],
	["deploy/cluster/site.env", /^([A-Z0-9_]+)=/gm],
	["deploy/prometheus/prometheus.yml", /\b([A-Z]+_[A-Z_]+)=/g],
])("%s sets only settings that exist", (file, pattern) => {
	const named = matches(read(file), pattern);
	expect(named.length).toBeGreaterThan(0);
	expect(named.filter((name) => !settings.has(name) && !others.has(name))).toEqual([]);
});

test("the container and the unit start the site with the flags and variables of npm start, and the Node of the lockfile", () => {
	const start = read("bin/start.mjs");
	const flags = matches(start, /"(--max-[\w-]+=\d+)"/g);
	const variables = [...start.matchAll(/(MALLOC_\w+): "(\d+)"/g)].map(([, name, value]) => `${name}=${value}`);
	expect([flags.length, variables.length]).toEqual([2, 3]);
	// The build compiles the server for these flags.
	for (const flag of flags) expect(read("bin/build.ts")).toContain(flag);
	for (const file of ["Containerfile", "deploy/hamroh.service"]) {
		for (const wanted of [...flags, ...variables, "NODE_ENV=production", "build/start/main.js"])
			expect(read(file), file).toContain(wanted);
	}
	expect(read("deploy/hamroh.service")).toContain("ExecStart=/opt/hamroh/node_modules/.bin/node ");
	expect(read("Containerfile")).toContain("PATH=/app/node_modules/.bin:$PATH");
});

test("operations: npm start and the unit listen on the loopback address alone, the container on all of its own", () => {
	expect(readSettings({ NODE_ENV: "production" }).host).toBe("127.0.0.1");
	expect(readSettings({ HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
	expect(read("deploy/hamroh.service")).toMatch(/^Environment=HOST=127\.0\.0\.1$/m);
	expect(read("Containerfile")).toMatch(/^\tHOST=0\.0\.0\.0 /m);
	expect(read("compose.yaml")).toContain("HOST: 0.0.0.0");
});

test("the container runs as a user without rights on a read-only file system, with a health check", () => {
	const image = read("Containerfile");
	expect(matches(image, /^USER (\d+):\d+$/gm)).toEqual(["10001"]);
	expect(image).toMatch(/^HEALTHCHECK .* CMD \["node", "bin\/healthy\.mjs"\]$/m);
	expect(image).not.toMatch(/SECRET=.|PASSWORD=.|TOKEN=./);
	const compose = read("compose.yaml");
	const lines = ["read_only: true", "no-new-privileges:true", "- ALL", "- /tmp", "- data:/data", "127.0.0.1:3000:3000"];
	for (const line of lines) expect(compose).toContain(line);
	expect(Number(/postgres:(\d+)/.exec(compose)?.[1])).toBeGreaterThanOrEqual(15);
});

test("the image contains what the build and the maintenance scripts read, and no tests, data or secrets", () => {
	const kept = matches(read(".dockerignore"), /^!(\S+)$/gm);
	const hashed = /export function build\([\s\S]*?hash\(\[([\s\S]*?)\]\)/.exec(read("bin/setup.mjs"))?.[1] ?? "";
	const sources = matches(hashed, /"([^"]+)"/g);
	expect(sources.length).toBeGreaterThan(10);
	expect(sources.filter((source) => !kept.includes(source.split("/")[0] as string))).toEqual([]);
	const top = new Set(trackedFiles().map((file) => file.split("/")[0]));
	expect(kept.filter((name) => !top.has(name))).toEqual([]);
	for (const name of ["data", ".env", ".git", "node_modules", "tests", "build"]) expect(kept).not.toContain(name);
	expect(read(".dockerignore")).toMatch(/^\*$/m);
});

test("the proxies pass on what the site trusts, refuse the metrics, and take bodies as large as the site does", () => {
	const nginx = read("deploy/nginx.conf");
	expect(nginx).toContain("proxy_set_header Host $host;");
	expect(nginx).not.toContain("add_header");
	// operations 14: www leads to the site over https too.
	const www = /listen 443 ssl http2;[^}]*server_name www\.example\.com;[^}]*return 308 https:\/\/example\.com/;
	expect(nginx).toMatch(www);
	const caddy = read("deploy/Caddyfile");
	expect(caddy).toContain("header_up X-Request-Id {http.request.uuid}");
	expect(caddy).toMatch(/@metrics path \/metrics\s+respond @metrics 404/);
	const papers = ["/ru/my/documents/x", "/my/documents/x/pages"];
	const uploads = ["/api/functions/upload-image", "/admin/import-export.data", ...papers];
	expect(uploads.filter((path) => !takesFile.test(path))).toEqual([]);
	expect(nginx).toContain("location ~ ^(/(en|ru|uz))?/my/documents/[\\w-]+(/pages)?$ {");
	expect(nginx).toContain("location = /api/functions/upload-image {");
	expect(nginx).toContain("location ~ ^/admin/import-export(\\.data)?$ {");
	const megabytes = (path: string) => bodyLimitOf(path, true).maxSize / 1024 / 1024;
	const [records, , sheets, documents] = matches(nginx, /client_max_body_size (\d+)m;/g).map(Number);
	expect(records).toBeGreaterThan(megabytes("/admin/blog/new"));
	expect(sheets).toBeGreaterThan(megabytes("/admin/import-export"));
	expect(documents).toBeGreaterThan(megabytes("/my/documents/x"));
	expect(Number(matches(caddy, /max_size (\d+)MB/g)[0]) / 1.048576).toBeGreaterThan(megabytes("/admin/import-export"));
});

/** Names of the metrics in the sources, with the endings of histograms. */
function metricNames(): Set<string> {
	const sources = trackedFiles().filter((file) => file.startsWith("server/metrics/"));
	const names = sources.flatMap((file) => matches(read(file), /"((?:http|hamroh|nodejs|process)_[a-z_]+)"/g));
	return new Set([...names, ...["_bucket", "_sum", "_count"].map((end) => `http_request_duration_seconds${end}`)]);
}

test("the alert rules and the dashboard use metrics that exist, and every alert says what to do", () => {
	const known = metricNames();
	const rules = read("deploy/prometheus/rules.yml");
	const dashboard = read("deploy/grafana/dashboard.json");
	const { panels } = JSON.parse(dashboard) as { panels: { title: string; targets: { expr: string }[] }[] };
	expect(panels.length).toBeGreaterThan(10);
	const expressions = [rules, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
	const used = expressions.flatMap((text) => matches(text, /\b((?:http|hamroh|nodejs|process)_[a-z_]+)\b/g));
	expect(used.filter((name) => !known.has(name))).toEqual([]);
	const alerts = matches(rules, /- alert: (\w+)/g);
	const operations = read("docs/operations.md");
	expect(alerts.filter((alert) => !operations.includes(`\`${alert}\``))).toEqual([]);
	expect(alerts.filter((alert) => !read("deploy/prometheus/rules.test.yml").includes(alert))).toEqual([]);
	const described = matches(operations, /`((?:http|hamroh|nodejs|process)_[a-z_]+)`/g);
	expect(described.filter((name) => !known.has(name))).toEqual([]);
});

test("the files for several machines use probes of the site, hide the metrics, and every value to fill in is described", () => {
	const folder = "deploy/cluster/";
	const files = trackedFiles().filter((file) => file.startsWith(folder));
	const operations = read("docs/operations.md");
	for (const file of files) expect(operations, file).toContain(`\`${file.slice(folder.length)}\``);
	const values = new Set(files.flatMap((file) => matches(read(file), /\$\{([A-Z0-9_]+)\}/g)));
	expect(values.size).toBeGreaterThan(10);
	expect([...values].filter((value) => value !== "MACHINE_2" && !operations.includes(`\`${value}\``))).toEqual([]);

	const balancer = read(`${folder}haproxy.cfg`);
	expect(balancer).toContain("http-request return status 404 if { path /metrics }");
	for (const probe of matches(balancer, /option httpchk GET (\S+)/g))
		expect(read("server/files.ts")).toContain(`app.get("${probe}"`);
	expect(read(`${folder}patroni.yml`)).toContain("synchronous_mode_strict: true");
});
