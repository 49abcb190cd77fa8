import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's own folder, with a slash at its end. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** What belongs to the project: what git knows, and what is new and not ignored. */
export function trackedFiles(): string[] {
	const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root });
	const names = listed.toString().split("\n").filter(Boolean);
	return names.filter((name) => existsSync(join(root, name)));
}
