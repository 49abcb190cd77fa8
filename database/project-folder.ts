import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder with package.json, for source files and for the build. */
export const projectFolder = above(import.meta.dirname);

function above(folder: string): string {
	if (existsSync(join(folder, "package.json")) || folder === dirname(folder)) return folder;
	return above(dirname(folder));
}
