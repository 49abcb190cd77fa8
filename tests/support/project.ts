import { execFileSync } from "node:child_process";
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
