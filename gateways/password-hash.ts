import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { limitConcurrency } from "../domain/shared/concurrency-limit.ts";

const derive = promisify(argon2);

/** Argon2id with the memory of OWASP's recommendation, and one pass more than its two. */
const memory = 19 * 1024;
const passes = 3;
const parallelism = 1;
const saltBytes = 16;
const hashBytes = 32;

/**
 * A hash takes 50 ms of CPU time and 19 MiB, in the thread pool that also reads files. One runs at a time per process;
 * requests beyond the queue are rejected with 503 instead of delaying everybody.
 */
const maxQueueLength = 20;
const limit = limitConcurrency(1, { maxQueueLength, retryAfter: 5 });

/**
 * @returns the hash in the PHC string format.
 * @throws Unavailable with a retry time if too many hashes are queued.
 */
export const hashPassword = limit(async (password: string): Promise<string> => {
	const salt = randomBytes(saltBytes);
	const hash = await deriveKey(password, { salt, memory, passes, parallelism, length: hashBytes });
	return `${currentPrefix}${base64(salt)}$${base64(hash)}`;
});

/** @throws like `hashPassword`. */
export const verifyPassword = limit(
	async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
		const [, m, t, p, salt, expected] = phcFormat.exec(hash) ?? [];
		if (!salt || !expected) return false;
		const wanted = Buffer.from(expected, "base64");
		const parameters = { memory: Number(m), passes: Number(t), parallelism: Number(p), length: wanted.length };
		const found = await deriveKey(password, { salt: Buffer.from(salt, "base64"), ...parameters });
		return timingSafeEqual(found, wanted);
	},
);

/** Whether the hash uses outdated parameters, so that the next sign-in should replace it. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(currentPrefix);

const currentPrefix = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
const phcFormat = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

type Parameters = { salt: Buffer; memory: number; passes: number; parallelism: number; length: number };

function deriveKey(password: string, { salt, length, ...cost }: Parameters): Promise<Buffer> {
	// Unicode variants of the same letters count as the same password.
	const message = password.normalize("NFKC");
	return derive("argon2id", { message, nonce: salt, tagLength: length, ...cost }) as Promise<Buffer>;
}

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
