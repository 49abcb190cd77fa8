// Measures the first load of every page in bytes, compressed with brotli as the server sends cached pages.
import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { startDatabase } from "./support/database.ts";
import { inLanguage, languages, named, publicPages } from "./support/pages.ts";
import { temporaryFolder } from "./support/processes.ts";
import { judge, report, table } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";

const brotli = (body: string | Buffer) =>
	brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
const site = await startSite({ settings: { DATABASE_URL: database.url, PAGE_CACHE_MB: "0" } });
const chunks: Record<string, Chunk> = JSON.parse(readFileSync("build/islands/manifest.json", "utf8"));
const weigh = (name: string) => brotli(readFileSync(`build/client/assets/${chunks[name]?.file}`));

/** A chunk and its static imports, without the chunks that load on interaction. */
function closure(names: string[], seen = new Set<string>()): Set<string> {
	for (const name of names) {
		if (seen.has(name)) continue;
		seen.add(name);
		closure(chunks[name]?.imports ?? [], seen);
	}
	return seen;
}
const together = (names: string[]) => [...closure(names)].reduce((sum, name) => sum + weigh(name), 0);

try {
	const script = weigh("app/islands/loader.ts");
	const rows: (string | number)[][] = [];
	let most = 0;
	for (const path of await publicPages(database.url)) {
		const wholes: number[] = [];
		let styles = 0;
		for (const prefix of languages) {
			const html = await (await fetch(site.url + inLanguage(path, prefix))).text();
			const whole = brotli(html);
			styles = whole - brotli(html.replace(/<style>.*?<\/style>/s, ""));
			wholes.push(whole + script);
		}
		most = Math.max(most, ...wholes);
		const [en = 0] = wholes;
		rows.push([named(path), ...wholes, en - styles - script, styles, script]);
	}
	const hydrate = "app/islands/hydrate.ts";
	const islands = (chunks[hydrate]?.dynamicImports ?? []).map((island) => [
		/([^/]+)\.tsx$/.exec(island)?.[1] ?? island,
		together([hydrate, island]),
	]);
	const heaviest = Math.max(...islands.map(([, size]) => Number(size)));
	report(
		"bytes",
		"Bytes of the first load",
		`HTML with its styles, and the one script; without images. Two requests before the first paint, no font.

${table(["page", "en", "ru", "uz", "en: HTML", "en: CSS", "en: script"], rows)}

At most ${most.toLocaleString("en")} bytes (${judge("firstLoad", most)}), script ${script.toLocaleString("en")} (${judge("loaderScript", script)}). React: 0 bytes before a touch.

After the first touch, once a visit: React, the island that was touched and what the two share.

${table(["island", "bytes"], islands)}

At most ${heaviest.toLocaleString("en")} bytes (${judge("island", heaviest)}).`,
	);
} finally {
	await site.stop();
	await database.stop();
	await remove();
}
