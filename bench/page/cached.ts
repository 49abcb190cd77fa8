import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../tests/support/listen.ts";
import { cpuOfPage } from "../support/load.ts";
import { launch, onCore, processTree, requireProgram } from "../support/processes.ts";
import { median, report, sized, table } from "../support/report.ts";
import { startMeasured, statusOf, until } from "../support/site.ts";

const [rounds, seconds] = [sized(3, 1), sized(4, 1)];

/** Pages from the cache beside nginx, which sends the same bytes and headers from a file. */
export async function measureCached(): Promise<void> {
	const { folder, site } = await startMeasured();
	const rows: (string | number)[][] = [];
	for (const path of ["/programs", "/contact", "/apply"]) {
		await answerOf(site.url + path);
		// The best compression is computed after the first answer.
		await pause(3_000);
		const { headers, body } = await answerOf(site.url + path);
		const nginx = await startNginx(`${folder}/nginx-${rows.length}`, path, headers, body);
		const targets = [
			{ url: site.url + path, pid: site.pid, used: [] as number[] },
			{ url: nginx.url, pid: nginx.worker, used: [] as number[] },
		] as const;
		for (const { url, pid } of targets) await cpuOfPage(url, { pid, seconds: 1 });
		for (let round = 0; round < rounds; round++)
			for (const { url, pid, used } of targets) used.push(await cpuOfPage(url, { pid, seconds }));
		const [ours, reference] = [median(targets[0].used) * 1_000, median(targets[1].used) * 1_000];
		rows.push([path, body.length, ours, reference, (reference / ours) * 100]);
		await nginx.stop();
	}
	report(
		"cached",
		"A page from the cache",
		`64 connections of 64 visitors, one core for the server; nginx sends the same bytes and headers from a file. Medians of ${rounds} alternating rounds of ${seconds} s.`,
		{ cachedShare: Math.min(...rows.map((row) => Number(row[4]))) },
		table(["page", "bytes", "the site, CPU µs", "nginx, CPU µs", "nginx of the site, %"], rows),
	);
}

/** @returns the headers and the compressed body of a page. */
async function answerOf(url: string) {
	const request = get(url, { headers: { "accept-encoding": "br" } });
	const [message] = (await once(request, "response")) as [IncomingMessage];
	return { headers: message.headers as Record<string, string>, body: Buffer.concat(await message.toArray()) };
}

async function startNginx(place: string, path: string, headers: Record<string, string>, body: Buffer) {
	const port = await freePort();
	mkdirSync(place);
	writeFileSync(`${place}/page`, body);
	const own = /^(date|connection|keep-alive|content-length|content-type|etag)$/;
	const lines = Object.entries(headers)
		.filter(([name]) => !own.test(name))
		.map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`);
	const names = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
	const folders = names.map((name) => `${name}_temp_path ${place}/${name};`);
	writeFileSync(
		`${place}/nginx.conf`,
		`daemon off; worker_processes 1; pid ${place}/pid; error_log ${place}/error.log;
events { worker_connections 1024; }
http {
	access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100; ${folders.join(" ")}
	server {
		listen 127.0.0.1:${port};
		location = ${path} { alias ${place}/page; default_type '${headers["content-type"]}'; ${lines.join("\n")} }
	}
}`,
	);
	const program = requireProgram("nginx", "/usr/sbin/nginx");
	const nginx = launch([...onCore(0), program, "-c", `${place}/nginx.conf`, "-p", place]);
	const url = `http://127.0.0.1:${port}${path}`;
	await until(async () => (await statusOf(url)) === 200);
	const [, worker = 0] = processTree(nginx.pid);
	return { url, worker, stop: nginx.stop };
}
