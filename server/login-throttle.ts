import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Attempt, LoginThrottle } from "../domain/ports.ts";
import { addressBlock } from "./client-address.ts";

const day = 24 * 60 * 60;
/** Tries before the first wait, and the waits that follow; an account is never locked for good. */
const freeTries = 5;
const firstWait = 30;
const longestWait = 15 * 60;
/** An office signs in from one address: only what fails counts there. */
const perAddress = { tries: 20, seconds: 10 * 60 };

/**
 * The login throttle. An attempt is counted before it is made, so that a thousand at once are a thousand, and given back when it
 * was right. Counters stand in the database, for all processes and across restarts. A known device has counters of its own
 * (OWASP, "device cookies"): guessing from elsewhere cannot lock the owner out.
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
	// The last free try goes through the gate, and begins the first wait.
	const free = limiter("sign-in free", freeTries - 1, day);
	const waits = limiter("sign-in waits", 1_000, day);
	const gate = limiter("sign-in gate", 1, longestWait);
	const nameOf = (words: string) => createHmac("sha256", secret).update(words).digest("base64url").slice(0, 22);
	const keyOf = ({ account, device }: Attempt) => nameOf(device ? `device ${device}` : account);
	const reset = async (key: string) => {
		await Promise.all([free, waits, gate].map((each) => each.delete(key)));
	};

	return {
		async consume(attempt) {
			const name = keyOf(attempt);
			try {
				if (attempt.client) await address.consume(nameOf(addressBlock(attempt.client)));
				if (await free.consume(name).then(() => true, isRefusal)) return 0;
				const waited = (await waits.get(name))?.consumedPoints ?? 0;
				await gate.consume(name, 1, { customDuration: Math.min(firstWait * 2 ** waited, longestWait) });
				await waits.penalty(name);
				return 0;
			} catch (refusal) {
				if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
				throw refusal;
			}
		},
		async reset(attempt) {
			const { client } = attempt;
			await Promise.all([client && address.reward(nameOf(addressBlock(client))), reset(keyOf(attempt))]);
		},
		clear: (account) => reset(keyOf({ account })),
	};
}

function isRefusal(refusal: unknown): false {
	if (refusal instanceof RateLimiterRes) return false;
	throw refusal;
}
