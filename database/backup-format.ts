import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";

/** The line format of a backup, and the checksums that detect changed lines. */

/** An error with a one-line message for the console. */
export class BackupError extends Error {}

export type Count = { rows: number; sum: string };
type Control = { format?: number; schema?: string; table?: string; end?: boolean } & Partial<Count>;

export function createSum() {
	let rows = 0;
	let sum = 0n;
	return {
		add(line: string) {
			rows++;
			sum += BigInt(`0x${createHash("sha256").update(line).digest("hex")}`);
		},
		count: (): Count => ({ rows, sum: BigInt.asUintN(256, sum).toString(16) }),
	};
}

/**
 * Verifies the whole file before anything is changed.
 * @throws BackupError if a line is missing, added or changed.
 */
export async function verifyBackup(file: string): Promise<void> {
	let sum = createSum();
	let said: Control | undefined;
	for await (const line of readLines(file)) {
		said = parseControl(line);
		if (!said) sum.add(line);
		else if (said.sum) {
			const { rows, sum: found } = sum.count();
			if (rows !== said.rows || found !== said.sum) throw damaged(file);
			sum = createSum();
		}
	}
	if (!said?.end) throw damaged(file);
}

/** Parses a control line; undefined for a row. */
export function parseControl(line: string): Control | undefined {
	if (!line.startsWith("#")) return undefined;
	try {
		return JSON.parse(line.slice(1));
	} catch {
		return { sum: "of no rows" };
	}
}

export async function* readLines(file: string): AsyncGenerator<string> {
	const unpacked = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
	let rest = "";
	try {
		for await (const chunk of unpacked) {
			const lines = (rest + chunk).split("\n");
			rest = lines.pop() ?? "";
			yield* lines;
		}
	} catch (error) {
		throw (error as NodeJS.ErrnoException).code === "ENOENT" ? new BackupError(`${file} is not there`) : damaged(file);
	}
}

function damaged(file: string): BackupError {
	return new BackupError(`${file} is damaged: nothing was changed`);
}
