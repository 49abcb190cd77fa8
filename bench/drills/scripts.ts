import { launch } from "../support/processes.ts";

/** Runs a script of bin/ as `npm run` does. @returns its duration in seconds. @throws if it fails. */
export async function runScript(script: string, words: string[], settings: Record<string, string>): Promise<number> {
	const began = performance.now();
	const { child, ended } = launch([process.execPath, `bin/${script}.ts`, ...words], {
		env: { ...process.env, NODE_ENV: "production", ...settings },
		stdio: ["ignore", "pipe", "inherit"],
	});
	let said = "";
	child.stdout?.on("data", (part: Buffer) => {
		said += part;
	});
	await ended;
	if (child.exitCode !== 0) throw new Error(`bin/${script}.ts ended with code ${child.exitCode}: ${said}`);
	return (performance.now() - began) / 1_000;
}
