import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The signing secret of an installation with its own database: generated once, readable only by its owner. */
export async function loadSigningSecret(dataDir: string): Promise<string> {
	const file = join(dataDir, "secret");
	await mkdir(dataDir, { recursive: true });
	// Of two concurrent first starts, the second one finds the file and reads it.
	await writeFile(file, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flag: "wx" }).catch((error) => {
		if (error.code !== "EEXIST") throw error;
	});
	return (await readFile(file, "utf8")).trim();
}
