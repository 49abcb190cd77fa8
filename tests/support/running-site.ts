import { spawn } from "node:child_process";
import { expect, onTestFinished } from "vitest";
import { freePort } from "./listen.ts";
import { root } from "./project.ts";
import { secret } from "./site.ts";

type Settings = { url: string; dataDir: string } & Record<string, string>;

/**
 * The built site as `npm start` runs it, in a process of its own, until it is killed or the test ends.
 * @param settings the database, the data directory, and further variables of its environment
 * @returns what it has printed by now is in `output()`.
 */
export async function startSite({ url, dataDir, ...settings }: Settings) {
	const port = await freePort();
	const child = spawn(process.execPath, ["build/start/main.js"], {
		cwd: root,
		stdio: ["ignore", "pipe", "pipe"],
		env: {
			...{ PATH: process.env.PATH ?? "", NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port) },
			...{ DATABASE_URL: url, DATA_DIR: dataDir, AUTH_SECRET: secret, SAMPLE_DATA: "off", LOG_LEVEL: "silent" },
			...settings,
		},
	});
	onTestFinished(() => void child.kill("SIGKILL"));
	const printed: Buffer[] = [];
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => printed.push(part));
	const output = () => Buffer.concat(printed).toString();
	await expect.poll(output, { timeout: 30_000 }).toContain(" is at http");
	return { child, output, address: `http://127.0.0.1:${port}` };
}
