import { readFileSync } from "node:fs";
import { get } from "node:http";
import { startBareHttp } from "../bare-http.ts";
import { startNginx, startNginxCache } from "../nginx.ts";
import { processTree } from "../processes.ts";
import { judge, table } from "../report.ts";
import { alternate, rounds, type Setting, seconds, stopping } from "./setting.ts";

/** The page as sent over the wire. */
function wire(url: string): Promise<{ answer: Response; body: Buffer }> {
	return new Promise((done, failed) => {
		get(url, { headers: { "accept-encoding": "br" } }, (message) => {
			const parts: Buffer[] = [];
			message.on("data", (part) => parts.push(part));
			message.on("end", () =>
				done({
					answer: new Response(null, { headers: message.headers as Record<string, string> }),
					body: Buffer.concat(parts),
				}),
			);
		}).on("error", failed);
	});
}

/** Waits for the best compression, which is computed off the main thread. */
async function settled(url: string): Promise<{ answer: Response; body: Buffer }> {
	let last = await wire(url);
	for (let same = 0; same < 20; ) {
		await new Promise((resume) => setTimeout(resume, 50));
		const next = await wire(url);
		same = next.body.length === last.body.length ? same + 1 : 0;
		last = next;
	}
	return last;
}

/** Without the processes that look after nginx's cache. */
const workerOf = ({ pid }: { pid: number }) =>
	processTree(pid).filter((one) => readFileSync(`/proc/${one}/cmdline`, "utf8").includes("worker process"));

/** Pages from the cache next to other servers that send the same bytes and headers. */
export async function measureCached(setting: Setting): Promise<string> {
	const rows: (string | number)[][] = [];
	const ratios: Record<"rate" | "cpu" | "slowest", number[]> = { rate: [], cpu: [], slowest: [] };
	let bytes = 0;
	for (const path of ["/programs", "/contact", "/apply"]) {
		const isFirst = rows.length === 0;
		await stopping(async (started) => {
			const site = started(await setting.startSite({}, path));
			const { answer, body } = await settled(site.url + path);
			if (isFirst) bytes = body.length;
			const object = started(await startBareHttp(setting.folder, answer, body, "object"));
			const nginx = started(await startNginx(setting.folder, path, answer, body));
			const targets = [
				{ name: "the site", url: site.url + path, pids: [site.pid] },
				{ name: "bare `node:http`", url: object.url, pids: [object.pid] },
				{ name: "nginx, a file", url: nginx.url, pids: workerOf(nginx) },
			];
			if (isFirst) {
				const row = started(await startBareHttp(setting.folder, answer, body, "row"));
				const front = started(await startNginxCache(setting.folder, site.url));
				targets.push(
					{ name: "bare `node:http`, headers in a row", url: row.url, pids: [row.pid] },
					// Without the renewal once a second, which is a cached page for the site.
					{ name: "nginx with a cache before the site", url: front.url + path, pids: workerOf(front) },
				);
			}
			const loads = await alternate(targets);
			for (const [at, { name }] of targets.entries()) {
				const one = loads[at] as (typeof loads)[number];
				rows.push([`\`${path}\`: ${name}`, one.perSecond, one.cpuMicroseconds, one.p99Milliseconds]);
			}
			const [ours, bare, file] = loads as [(typeof loads)[number], (typeof loads)[number], (typeof loads)[number]];
			ratios.rate.push((ours.perSecond / file.perSecond) * 100);
			ratios.cpu.push(ours.cpuMicroseconds / bare.cpuMicroseconds);
			ratios.slowest.push(ours.p99Milliseconds / file.p99Milliseconds);
		});
	}
	const [rate, cpu, slowest] = [Math.min(...ratios.rate), Math.max(...ratios.cpu), Math.max(...ratios.slowest)];
	return `${bytes.toLocaleString("en")} bytes of brotli (\`/programs\`), one core, wrk with 64 connections on the other, median of ${rounds} alternating rounds of ${seconds} s. All send the same bytes and headers.

${table(["", "answers/s", "CPU µs each", "p99 ms"], rows)}

At least ${rate.toFixed(0)} % of nginx (${judge("cachedRate", rate)}), at most ${cpu.toFixed(2)} × the CPU time of a bare \`node:http\` server (${judge("cachedCpu", cpu)}), p99 ${slowest.toFixed(1)} × nginx's (${judge("cachedSlowest", slowest)}).`;
}
