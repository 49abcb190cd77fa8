import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { program } from "../support/factories.ts";
import { browserAgent, trackView } from "../support/page-views.ts";
import { root } from "../support/project.ts";
import { callerOf, freshDatabase, sqlOn, temporaryFolder } from "../support/site.ts";

const soon = { timeout: 60_000 };

test("a regular stop writes all page views, and a kill loses at most the last second", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const path = `/programs/${await program(callerOf("system", url))}`;
	const agent = browserAgent();
	onTestFinished(() => agent.destroy());
	const counted = async () => (await sql("select coalesce(sum(count), 0)::int as sum from daily_counts"))[0]?.sum;
	const looks = async (site: string, many: number) => {
		const answers = await Promise.all(Array.from({ length: many }, () => trackView(site, path, agent)));
		expect(answers).toEqual(Array(many).fill(204));
	};

	const killed = await start(url);
	await looks(killed.address, 300);
	// All of them are written within the second.
	await expect.poll(counted, soon).toBe(300);
	await looks(killed.address, 200);
	await end(killed.child, "SIGKILL");
	const left = await counted();
	expect(left).toBeGreaterThanOrEqual(300);
	expect(left).toBeLessThanOrEqual(500);

	const stopped = await start(url);
	await looks(stopped.address, 300);
	await end(stopped.child, "SIGTERM");
	expect(await counted()).toBe(left + 300);
}, 120_000);

/** Runs the site in a separate process, as `npm start` does. */
async function start(databaseUrl: string) {
	const port = await freePort();
	const child = spawn(process.execPath, ["build/start/main.js"], {
		cwd: root,
		stdio: ["ignore", "ignore", "inherit"],
		env: {
			PATH: process.env.PATH,
			NODE_ENV: "production",
			HOST: "127.0.0.1",
			PORT: String(port),
			LOG_LEVEL: "silent",
			DATA_DIR: await temporaryFolder(),
			DATABASE_URL: databaseUrl,
			AUTH_SECRET: "only for tests, only for tests, only for tests",
		},
	});
	onTestFinished(() => void child.kill("SIGKILL"));
	const address = `http://127.0.0.1:${port}`;
	const answers = async () => (await fetch(`${address}/readyz`).catch(() => undefined))?.status;
	await expect.poll(answers, soon).toBe(200);
	return { child, address };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
	const gone = once(child, "exit");
	child.kill(signal);
	await gone;
}

function freePort(): Promise<number> {
	const server = createServer();
	return new Promise((found) => {
		server.listen(0, "127.0.0.1", () => {
			const address = server.address();
			server.close(() => found(typeof address === "object" && address ? address.port : 0));
		});
	});
}
