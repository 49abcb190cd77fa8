import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { limitConcurrency } from "../domain/concurrency-limit.ts";

const derive = promisify(argon2);

/**
 * Argon2id, above OWASP's floor of 19 MiB and 2 passes. 32 MiB is also where the C library gives each allocation pages of its own
 * and returns them afterwards: with 19 MiB the process keeps about 120 MB for good (docs/benchmarks.md).
 */
const memory = 32 * 1024;
const passes = 2;
const parallelism = 1;
const saltBytes = 16;
const hashBytes = 32;

/**
 * Hashing takes a twentieth of a second of a core and 32 MB, in the thread pool that also reads files. At most two run at once in
 * the whole process; what does not fit into the queue is refused with 503 instead of making everybody wait.
 */
const concurrency = 2;
const longestQueue = 20;
const limit = limitConcurrency(concurrency, { longestQueue, retryAfter: 5 });

/** @returns the hash in the PHC string format. @throws Unavailable, with a time to retry after, when too many are waiting. */
export const hashPassword = limit(async (password: string): Promise<string> => {
	const salt = randomBytes(saltBytes);
	const hash = await deriveKey(password, { salt, memory, passes, parallelism, length: hashBytes });
	return `${currentPrefix}${base64(salt)}$${base64(hash)}`;
});

/** Also knows the scrypt hashes of earlier versions. @throws as `hashPassword` does. */
export const verifyPassword = limit(async (question: { hash: string; password: string }): Promise<boolean> => {
	const { hash: stored, password } = question;
	const [, m, t, p, salt, expected] = phcFormat.exec(stored) ?? [];
	if (!salt || !expected) return (await import("better-auth/crypto")).verifyPassword(question);
	const wanted = Buffer.from(expected, "base64");
	const parameters = { memory: Number(m), passes: Number(t), parallelism: Number(p), length: wanted.length };
	const found = await deriveKey(password, { salt: Buffer.from(salt, "base64"), ...parameters });
	return timingSafeEqual(found, wanted);
});

/** Whether the hash was made in another way than today's, so that the next sign-in should replace it. */
export const isOutdatedHash = (hash: string): boolean => !hash.startsWith(currentPrefix);

const currentPrefix = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;
const phcFormat = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

type Parameters = { salt: Buffer; memory: number; passes: number; parallelism: number; length: number };

function deriveKey(password: string, { salt, length, ...cost }: Parameters): Promise<Buffer> {
	// As scrypt did: the same letters typed on another system are the same password.
	const message = password.normalize("NFKC");
	return derive("argon2id", { message, nonce: salt, tagLength: length, ...cost }) as Promise<Buffer>;
}

const base64 = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
