// The first load of every public page in bytes, and its Lighthouse scores on a slow phone. Parts: size, lighthouse.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { freePort } from "../tests/support/listen.ts";
import { goals } from "./goals.ts";
import { requireProgram, run, temporaryFolder, whenDone } from "./support/processes.ts";
import { formatNumber, median, report, sized, table } from "./support/report.ts";
import { inLanguages, named, publicPages, startDatabase, startSite } from "./support/site.ts";

/** Lighthouse slows the CPU four times: from this benchmark index on, its name for the speed of a machine, that makes a mid-range phone. */
const fastIndex = 1_500;
const kinds = ["performance", "accessibility", "best-practices", "seo"];

await run({ size: measureBytes, lighthouse: measureScores }, 60);

async function start() {
	const databaseUrl = await startDatabase(temporaryFolder());
	const port = await freePort();
	const settings = { DATABASE_URL: databaseUrl, SITE_URL: `http://127.0.0.1:${port}` };
	return { databaseUrl, url: (await startSite({ settings, port })).url };
}

async function measureBytes(): Promise<void> {
	const { databaseUrl, url } = await start();
	const manifest = JSON.parse(readFileSync("build/islands/manifest.json", "utf8"));
	const scriptFile = readFileSync(`build/client/assets/${manifest["app/islands/loader.ts"].file}`);
	const script = brotliCompressSync(scriptFile).length;
	const sizes: [path: string, bytes: number][] = [];
	for (const path of (await publicPages(databaseUrl)).flatMap(inLanguages)) {
		const html = await (await fetch(url + path)).text();
		sizes.push([named(path), brotliCompressSync(html).length + script]);
	}
	const heaviest = sizes.toSorted(([, a], [, b]) => b - a).slice(0, 5);
	report(
		"bytes",
		"Bytes of the first load",
		`HTML with its styles, and the script, with brotli as the server sends cached pages; without images. ${sizes.length} pages.`,
		{ firstLoad: heaviest[0]?.[1] ?? Number.NaN, script },
		table(["page", "bytes"], heaviest),
	);
}

type Result = {
	categories: Record<string, { score: number | null }>;
	audits: Record<string, { numericValue?: number }>;
	environment: { benchmarkIndex: number };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result }>;
type Launcher = { launch(options: object): Promise<{ port: number; kill(): void }> };

/** Lighthouse has a package.json of its own: it is larger than everything else together. */
async function startLighthouse() {
	const chromePath = requireProgram("chromium", "/usr/bin/chromium");
	const place = resolve("bench/lighthouse");
	if (!existsSync(`${place}/node_modules/lighthouse`)) {
		console.log("Installing Lighthouse (once; about 180 MB) …");
		const install = ["ci", "--prefix", place, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
		if (spawnSync("npm", install, { stdio: "inherit" }).status !== 0) throw new Error("Lighthouse was not installed.");
	}
	const from = createRequire(`${place}/package.json`);
	const load = async (name: string) => import(pathToFileURL(from.resolve(name)).href);
	const lighthouse: Lighthouse = (await load("lighthouse")).default;
	const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-background-networking", "--disable-dev-shm-usage"];
	const chrome = await ((await load("chrome-launcher")) as Launcher).launch({ chromePath, chromeFlags });
	whenDone(() => chrome.kill());
	/** On a busy machine a run can end without a paint and has no score: it is repeated. */
	return async function audit(url: string, cpuSlowdownMultiplier = 4): Promise<Result> {
		const flags = { port: chrome.port, logLevel: "error", throttling: { cpuSlowdownMultiplier } };
		for (let attempt = 1; ; attempt++) {
			const { lhr } = await lighthouse(url, { ...flags, onlyCategories: kinds });
			if (lhr.categories.performance?.score != null || attempt === 3) return lhr;
		}
	};
}

async function measureScores(): Promise<void> {
	const { databaseUrl, url } = await start();
	const audit = await startLighthouse();
	const pages = (await publicPages(databaseUrl)).slice(0, sized(undefined, 2));
	const trials = [await audit(url), await audit(url), await audit(url)];
	const index = median(trials.map(({ environment }) => environment.benchmarkIndex));
	const slowdown = 4 * Math.min(1, index / fastIndex);
	const figures = { lighthouseScore: 100, largestPaint: 0, layoutShift: 0 };
	let faults = 0;
	for (const path of pages.flatMap(inLanguages)) {
		// Every visitor except the first gets the cached page.
		await (await fetch(url + path)).arrayBuffer();
		const results = [await audit(url + path, slowdown)];
		const score = (kind: string) => median(results.map(({ categories }) => (categories[kind]?.score ?? 0) * 100));
		const value = (name: string) => median(results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
		const paintOf = () => value("largest-contentful-paint") / 1_000;
		// The machine may have been busy for a moment.
		if (kinds.some((kind) => score(kind) < 100) || paintOf() > goals.largestPaint.atMost)
			results.push(await audit(url + path, slowdown), await audit(url + path, slowdown));
		const scores = kinds.map(score);
		const [paint, shift] = [paintOf(), value("cumulative-layout-shift")];
		figures.lighthouseScore = Math.min(figures.lighthouseScore, ...scores);
		figures.largestPaint = Math.max(figures.largestPaint, paint);
		figures.layoutShift = Math.max(figures.layoutShift, shift);
		console.log(path, ...scores, paint, shift);
		if (scores.some((each) => each < 100)) faults += 1;
	}
	report(
		"lighthouse",
		"Lighthouse",
		`Mobile: a mid-range phone (CPU ${formatNumber(slowdown)} times slower: the machine has benchmark index ${formatNumber(index)}) on slow 4G, simulated; one run, or the median of three where it missed a goal; ${pages.length} pages in three languages. ${faults} below 100 in performance · accessibility · best practices · SEO.`,
		figures,
	);
}
