import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project folder with a trailing slash. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The project's files: tracked ones, and new ones that are not ignored. */
export function trackedFiles(): string[] {
	const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root });
	const names = listed.toString().split("\n").filter(Boolean);
	return names.filter((name) => existsSync(join(root, name)));
}

type Ran = { code: number | null; output: string; errors: string };

/** Runs a script of the console, or of the build. @returns its exit code, all that it prints, and its errors alone. */
export function runScript(script: string, args: string[], settings: Record<string, string>): Promise<Ran> {
	const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
	const options = { cwd: root, env: { PATH, NODE_COMPILE_CACHE, ...settings } };
	return new Promise((done) => {
		const child = execFile(process.execPath, [script, ...args], options, (_error, output, errors) =>
			done({ code: child.exitCode, output: (output + errors).trim(), errors: errors.trim() }),
		);
	});
}
