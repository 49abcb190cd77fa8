// Runs Lighthouse on a student's first pages, emulating a slow phone, in three languages.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { startDatabase } from "./support/database.ts";
import { median } from "./support/numbers.ts";
import { inLanguage, languages, named, publicPages } from "./support/pages.ts";
import { requireProgram, temporaryFolder } from "./support/processes.ts";
import { sized } from "./support/quick.ts";
import { formatNumber, judge, report, table } from "./support/report.ts";
import { freePort, startSite } from "./support/site-process.ts";

const kinds = ["performance", "accessibility", "best-practices", "seo"] as const;
const runs = Number(process.argv[2] ?? sized(3, 1));
const mostAttempts = 3;

type Audit = { score: number | null; numericValue?: number; title: string; scoreDisplayMode: string };
type Result = {
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, Audit>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result }>;
type Launcher = { launch(options: object): Promise<{ port: number; kill(): void }> };

const chromePath = process.env.CHROME_PATH ?? requireProgram("chromium", "/usr/bin/chromium", "/usr/bin/google-chrome");
const place = resolve("bench/lighthouse");
if (!existsSync(`${place}/node_modules/lighthouse`)) {
	console.log("Installing Lighthouse (once; about 180 MB) …");
	const install = ["ci", "--prefix", place, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
	if (spawnSync("npm", install, { stdio: "inherit" }).status !== 0) process.exit(1);
}
const from = createRequire(`${place}/package.json`);
const load = async (name: string) => import(pathToFileURL(from.resolve(name)).href);
const lighthouse = (await load("lighthouse")).default as Lighthouse;
const { launch } = (await load("chrome-launcher")) as Launcher;

const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
const port = await freePort();
const site = await startSite({ settings: { DATABASE_URL: database.url, SITE_URL: `http://127.0.0.1:${port}` }, port });
const chrome = await launch({
	chromePath,
	chromeFlags: ["--headless=new", "--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"],
});

/** On a busy machine a run can end before the browser reports a paint, and has no score: it is repeated. */
async function audit(url: string): Promise<Result> {
	const flags = { port: chrome.port, output: "json", logLevel: "error", onlyCategories: kinds };
	for (let attempt = 1; ; attempt++) {
		const { lhr } = await lighthouse(url, flags);
		if (lhr.categories.performance?.score != null || attempt === mostAttempts) return lhr;
	}
}

try {
	const rows: (string | number)[][] = [];
	const faults = new Set<string>();
	const worst = { score: 100, paint: 0, shift: 0, blocked: 0 };
	for (const path of (await publicPages(database.url))
		.filter((page) => page !== "/no-such-page")
		.slice(0, sized(undefined, 2))) {
		for (const prefix of languages) {
			const address = inLanguage(path, prefix);
			// Fill the page cache, as for every visitor except the first.
			await (await fetch(site.url + address)).arrayBuffer();
			const results: Result[] = [];
			for (let run = 0; run < runs; run++) {
				results.push(await audit(site.url + address));
			}
			const score = (kind: string) => median(results.map(({ categories }) => (categories[kind]?.score ?? 0) * 100));
			const value = (audit: string) => median(results.flatMap(({ audits }) => audits[audit]?.numericValue ?? []));
			const scores = kinds.map(score);
			const paint = value("largest-contentful-paint") / 1000;
			const [shift, blocked] = [value("cumulative-layout-shift"), value("total-blocking-time")];
			worst.score = Math.min(worst.score, ...scores);
			worst.paint = Math.max(worst.paint, paint);
			worst.shift = Math.max(worst.shift, shift);
			worst.blocked = Math.max(worst.blocked, blocked);
			rows.push([named(address), ...scores, formatNumber(paint), shift.toFixed(3), blocked.toFixed(0)]);
			console.log(rows.at(-1)?.join("  "));
			for (const [kind, { auditRefs }] of Object.entries(results[0]?.categories ?? {})) {
				for (const { id, weight } of auditRefs) {
					const audit = results[0]?.audits[id];
					if (weight > 0 && audit?.score != null && audit.score < 0.9)
						faults.add(`${kind}: ${audit.title} (${named(address)})`);
				}
			}
		}
	}
	report(
		"lighthouse",
		"Lighthouse",
		`Lighthouse 13.5.0, mobile: a slow phone (CPU four times slower) on slow 4G, simulated; Chromium of Debian, ${runs === 1 ? "one run" : `median of ${runs} runs`} each.

${table(["page", "performance", "accessibility", "best practices", "SEO", "LCP s", "CLS", "TBT ms"], rows)}

Lowest score ${formatNumber(worst.score)} (${judge("lighthouseScore", worst.score)}), LCP at most ${formatNumber(worst.paint)} s (${judge("largestPaint", worst.paint)}), CLS ${worst.shift.toFixed(3)} (${judge("layoutShift", worst.shift)}), TBT ${worst.blocked.toFixed(0)} ms (${judge("blockingTime", worst.blocked)}).${[...faults].map((fault) => `\n- ${fault}`).join("")}`,
	);
} finally {
	chrome.kill();
	await site.stop();
	await database.stop();
	await remove();
}
