import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Attempt, LoginThrottle } from "../domain/authentication.ts";
import { addressBlock } from "./client-address.ts";

const day = 24 * 60 * 60;
/** Attempts before the first wait, and the waits that follow. Accounts are never locked permanently. */
const freeTries = 5;
const firstWait = 30;
const longestWait = 15 * 60;
/** All people of an office share one address, so only failures count there. */
const perAddress = { tries: 20, seconds: 10 * 60 };

/**
 * The login throttle. Attempts are counted before they are made, so that concurrent ones cannot bypass the limit, and a
 * successful one is given back. The counters are in the database, shared by all processes and kept across restarts. A
 * known device has its own counters (OWASP, "device cookies"), so that guessing from elsewhere cannot lock out the
 * owner.
 */
export function createLoginThrottle(pool: Pool, secret: string): LoginThrottle {
	const limiter = (keyPrefix: string, points: number, duration: number) =>
		new RateLimiterPostgres({
			storeClient: pool,
			tableName: "rate_limits",
			tableCreated: true,
			keyPrefix,
			points,
			duration,
			insuranceLimiter: new RateLimiterMemory({ points, duration }),
		});
	const address = limiter("sign-in address", perAddress.tries, perAddress.seconds);
	// The last free attempt is allowed, and starts the first wait.
	const free = limiter("sign-in free", freeTries - 1, day);
	const waits = limiter("sign-in waits", 1_000, day);
	const backoff = limiter("sign-in gate", 1, longestWait);
	const nameOf = (words: string) => createHmac("sha256", secret).update(words).digest("base64url").slice(0, 22);
	const keyOf = ({ account, device }: Attempt) => nameOf(device ? `device ${device}` : account);
	const reset = async (key: string) => {
		await Promise.all([free, waits, backoff].map((each) => each.delete(key)));
	};

	return {
		async consume(attempt) {
			const name = keyOf(attempt);
			try {
				if (attempt.client) await address.consume(nameOf(addressBlock(attempt.client)));
				if (await free.consume(name).then(() => true, isRejected)) return 0;
				const waited = (await waits.get(name))?.consumedPoints ?? 0;
				await backoff.consume(name, 1, { customDuration: Math.min(firstWait * 2 ** waited, longestWait) });
				await waits.penalty(name);
				return 0;
			} catch (error) {
				if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
				throw error;
			}
		},
		async reset(attempt) {
			const { client } = attempt;
			await Promise.all([client && address.reward(nameOf(addressBlock(client))), reset(keyOf(attempt))]);
		},
		clear: (account) => reset(keyOf({ account })),
	};
}

function isRejected(error: unknown): false {
	if (error instanceof RateLimiterRes) return false;
	throw error;
}
