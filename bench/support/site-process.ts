import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { benchSecret } from "./database.ts";
import { launch } from "./processes.ts";

/** The same flags as in bin/start.mjs. */
export const heap = ["--max-semi-space-size=4", "--max-old-space-size=256"];

export type SiteProcess = {
	url: string;
	pid: number;
	/** Milliseconds from the launch to the end of the first response. */
	firstAnswer: number;
	ended: Promise<void>;
	stop(signal?: NodeJS.Signals): Promise<void>;
};

export type SiteOptions = {
	/** Settings, as in docs/operations.md. */
	settings: Record<string, string>;
	/** Command prefix, such as one that pins the site to a core. */
	before?: string[];
	path?: string;
	host?: string;
	port?: number;
	arguments?: string[];
	/** The descriptor of a file for the site's output. */
	log?: number;
};

/** Starts the built site as `npm start` does, and waits until it serves a page. */
export async function startSite({
	settings,
	before = [],
	path = "/programs",
	host = "127.0.0.1",
	port: wanted,
	arguments: extra = [],
	log,
}: SiteOptions): Promise<SiteProcess> {
	build();
	const port = wanted ?? (await freePort());
	const began = performance.now();
	const { child, ended } = launch([...before, process.execPath, ...heap, ...extra, "build/start/main.js"], {
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
			...settings,
		},
		stdio: ["ignore", log ?? "ignore", log ?? "inherit"],
	});
	const url = `http://${host}:${port}`;
	for (;;) {
		if (child.exitCode !== null || child.signalCode !== null)
			throw new Error(`The site ended with ${child.signalCode ?? `code ${child.exitCode}`}.`);
		const answer = await fetch(url + path).catch(() => undefined);
		if (answer?.ok) {
			await answer.arrayBuffer();
			break;
		}
		await pause(2);
	}
	return {
		url,
		pid: child.pid as number,
		firstAnswer: performance.now() - began,
		ended,
		async stop(signal = "SIGTERM") {
			child.kill(signal);
			await ended;
		},
	};
}

let built = false;

/** Builds first, so that the current sources are measured. */
function build(): void {
	if (built) return;
	const script = 'import("./bin/setup.mjs").then(({ build }) => build())';
	if (spawnSync(process.execPath, ["-e", script], { stdio: "inherit" }).status !== 0) process.exit(1);
	built = true;
}

export function freePort(): Promise<number> {
	const server = createServer();
	return new Promise((found) => {
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => found(typeof address === "object" && address ? address.port : 0));
		});
	});
}
