import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { testSettings } from "./site.ts";

/** A process that runs jobs, and gets the bot's updates if the settings say so, until it is killed. */
export function startProcess(settings: object): ChildProcess {
	const script = fileURLToPath(new URL("killed-site.ts", import.meta.url));
	const all = { ...testSettings, production: true, logLevel: "info", ...settings };
	const child = spawn(process.execPath, [script, JSON.stringify(all)], { stdio: ["ignore", "inherit", "inherit"] });
	onTestFinished(() => void child.kill("SIGKILL"));
	return child;
}

/** Ends a process as a crash of the machine does, without a chance to clean up. */
export async function kill(child: ChildProcess): Promise<void> {
	const gone = once(child, "exit");
	child.kill("SIGKILL");
	await gone;
}
