import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { OpenAttempt, OpenThrottle } from "../domain/authentication.ts";
import { addressBlock, subnet } from "./client-address.ts";

const minute = 60;
const day = 24 * 60 * minute;

/** People of one school share an address, so only wrong tries count there. */
const perAddress = { tries: 20, seconds: 10 * minute };
/** A household may have a /56 of IPv6 addresses, so that its /64 networks are counted together. */
const perSubnet = { tries: 60, seconds: 10 * minute };
const perReferenceAndSubnet = { tries: 5, seconds: 15 * minute };
/** In a browser that has seen the application. */
const perReferenceAndSession = { tries: 10, seconds: 15 * minute };
/**
 * Over all networks. After that the application opens only by a link or a code, so that somebody who knows the reference
 * can neither guess the phone number nor lock its owner out.
 */
const perReference = { tries: 30, seconds: day };

/**
 * Limits attempts to open an application by its reference and phone number. They are counted before they are made, so
 * that concurrent ones cannot bypass the limit, and a successful one is given back. The counters are in the database,
 * shared by all processes; their keys are hashes.
 */
export function createOpenThrottle(pool: Pool, secret: string): OpenThrottle {
	const limiter = (keyPrefix: string, { tries, seconds }: { tries: number; seconds: number }) =>
		new RateLimiterPostgres({
			storeClient: pool,
			tableName: "rate_limits",
			tableCreated: true,
			keyPrefix,
			points: tries,
			duration: seconds,
			insuranceLimiter: new RateLimiterMemory({ points: tries, duration: seconds }),
		});
	const address = limiter("my address", perAddress);
	const near = limiter("my subnet", perSubnet);
	const pair = limiter("my reference network", perReferenceAndSubnet);
	const ownPair = limiter("my reference session", perReferenceAndSession);
	const reference = limiter("my reference", perReference);
	const keyOf = (words: string) => createHmac("sha256", secret).update(words).digest("base64url").slice(0, 22);
	/** From the narrowest to the widest, so that one network cannot use up the tries of all. */
	const counters = (attempt: OpenAttempt) => {
		if (attempt.session) return [{ limiter: ownPair, key: keyOf(`${attempt.reference} ${attempt.session}`) }];
		return [
			{ limiter: address, key: keyOf(addressBlock(attempt.client)) },
			{ limiter: near, key: keyOf(subnet(attempt.client)) },
			{ limiter: pair, key: keyOf(`${attempt.reference} ${subnet(attempt.client)}`) },
			{ limiter: reference, key: keyOf(attempt.reference) },
		];
	};

	return {
		async consume(attempt) {
			try {
				for (const { limiter, key } of counters(attempt)) await limiter.consume(key);
				return 0;
			} catch (error) {
				if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
				throw error;
			}
		},
		async forgive(attempt) {
			const isOfPair = (limiter: RateLimiterPostgres) => limiter === pair || limiter === ownPair;
			await Promise.all(
				counters(attempt).map(({ limiter, key }) => (isOfPair(limiter) ? limiter.delete(key) : limiter.reward(key))),
			);
		},
	};
}
