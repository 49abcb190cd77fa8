import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where package.json is: the same for a source file and for what the build has made of it. */
export const projectFolder = above(import.meta.dirname);

function above(folder: string): string {
	if (existsSync(join(folder, "package.json")) || folder === dirname(folder)) return folder;
	return above(dirname(folder));
}
