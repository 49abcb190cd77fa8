import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folders of files whose names contain a hash of their content. */
const hashed = ["client/assets", "server/assets"];

/**
 * Puts the complete files of `draft` in the place of `current`. Pages that a running site has sent name its files by their
 * hash, so those of the build before stay until the next one.
 */
export function replaceBuild(current: string, draft: string): void {
	const own = hashed.flatMap((folder) => readdirSync(join(draft, folder)).map((name) => `${folder}/${name}`));
	writeFileSync(join(draft, "own-files.json"), JSON.stringify(own));
	const list = join(current, "own-files.json");
	const earlier: string[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
	for (const file of earlier) {
		if (!own.includes(file) && existsSync(join(current, file))) cpSync(join(current, file), join(draft, file));
	}
	const old = `${current}.old`;
	rmSync(old, { recursive: true, force: true });
	if (existsSync(current)) renameSync(current, old);
	renameSync(draft, current);
	rmSync(old, { recursive: true, force: true });
}
