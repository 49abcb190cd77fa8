import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { onTestFinished } from "vitest";
import { isServerOf } from "../../database/embedded/stale-locks.ts";
import { type Embedded, startEmbedded } from "../../database/embedded/start.ts";

/** A temporary folder for one test. Everything started through it ends with the test. */
export async function testDataDirectory({ mode = 0o755 } = {}) {
	const folder = await mkdtemp(join(tmpdir(), "embedded-test-"));
	// mkdtemp creates 0700, which locks out "nobody", the account that runs the database for root.
	await chmod(folder, mode);
	const homes = new Set<string>([join(folder, "data")]);
	const started: Embedded[] = [];
	const children: ChildProcess[] = [];
	const lines: string[] = [];
	onTestFinished(async () => {
		for (const child of children) child.kill("SIGKILL");
		for (const embedded of started) await embedded.stop().catch(() => {});
		for (const home of homes) await killServer(home);
		for (const home of homes) await rm(home, { recursive: true, force: true }).catch(() => {});
		await rm(folder, { recursive: true, force: true });
	});

	return {
		folder,
		dataDir: join(folder, "data"),
		lines,
		async start(dataDir = join(folder, "data")): Promise<Embedded> {
			homes.add(dataDir);
			const embedded = await startEmbedded({ dataDir, log: (line) => lines.push(line) });
			homes.add(embedded.dataDir);
			started.push(embedded);
			return embedded;
		},
		/** Starts a separate process and waits for its output "ready" or its first log line. */
		async startChild(until: "ready" | "log"): Promise<ChildProcess> {
			const script = fileURLToPath(new URL("start-child.ts", import.meta.url));
			const child = spawn(process.execPath, [script, join(folder, "data")], {
				stdio: ["pipe", "pipe", "inherit"],
				detached: true,
			});
			children.push(child);
			for await (const line of createInterface({ input: child.stdout })) {
				if (JSON.parse(line).kind === until) break;
			}
			return child;
		},
	};
}

/** Kills the process and its own children, but not the database, which has its own session. */
export async function killApp(child: ChildProcess): Promise<void> {
	const gone = once(child, "exit");
	process.kill(-(child.pid ?? Number.NaN), "SIGKILL");
	await gone;
}

export async function serverPid(home: string): Promise<number> {
	return Number.parseInt(await readFile(join(home, "cluster", "postmaster.pid"), "utf8").catch(() => ""), 10);
}

export async function killServer(home: string): Promise<void> {
	const pid = await serverPid(home);
	if (await isServerOf(join(home, "cluster"), pid)) process.kill(pid, "SIGKILL");
}

export async function query<Row extends pg.QueryResultRow>({ url }: { url: string }, sql: string): Promise<Row[]> {
	const client = new pg.Client(url);
	client.on("error", () => {});
	await client.connect();
	try {
		return (await client.query<Row>(sql)).rows;
	} finally {
		await client.end();
	}
}
