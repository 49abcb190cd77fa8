import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launch, onCore } from "./processes.ts";
import { freePort, heap } from "./site-process.ts";

/** A program that does nothing but send one response: with its headers as an object, or as a row of names and values. */
const program = `
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const [port, kind, file] = process.argv.slice(2);
const { headers } = JSON.parse(readFileSync(file + ".json", "utf8"));
const body = readFileSync(file);
const given = kind === "row" ? Object.entries(headers).flat() : headers;
createServer((_request, response) => {
	response.writeHead(200, given);
	response.end(body);
}).listen(Number(port), "127.0.0.1");
`;

/** A bare `node:http` server on core 0 with the same bytes and headers as ours, and the same flags for its memory. */
export async function startBareHttp(folder: string, answer: Response, body: Buffer, kind: "object" | "row") {
	const port = await freePort();
	const file = join(folder, `bare-http-${port}`);
	const own = /^(date|connection|keep-alive)$/;
	const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.test(name)));
	await writeFile(file, body);
	await writeFile(`${file}.json`, JSON.stringify({ headers }));
	await writeFile(`${file}.mjs`, program);
	const words = [...heap, resolve(`${file}.mjs`), String(port), kind, file];
	const { child, ended } = launch([...onCore(0), process.execPath, ...words], {
		stdio: ["ignore", "ignore", "inherit"],
	});
	const url = `http://127.0.0.1:${port}/`;
	while (!(await fetch(url).catch(() => undefined))) {
		if (child.exitCode !== null) throw new Error("The bare server did not start.");
		await pause(10);
	}
	return {
		url,
		pid: child.pid as number,
		async stop() {
			child.kill("SIGTERM");
			await ended;
		},
	};
}
