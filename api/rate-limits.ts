import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Number of requests per number of seconds. */
export type ApiLimits = Record<"reads" | "changes", { uses: number; seconds: number }>;

/** High enough for a school class that shares one address. The domain has additional limits for forms and sign-ins. */
export const apiLimits: ApiLimits = { reads: { uses: 600, seconds: 60 }, changes: { uses: 120, seconds: 60 } };

/**
 * Counts the requests of each account or network, and returns how many are left (draft-ietf-httpapi-ratelimit-headers).
 * Counts per process, because a read is cheaper than a count in the database.
 */
export function createApiLimits(rules: ApiLimits) {
	const limiters = {
		reads: new RateLimiterMemory({ points: rules.reads.uses, duration: rules.reads.seconds }),
		changes: new RateLimiterMemory({ points: rules.changes.uses, duration: rules.changes.seconds }),
	};
	return {
		/** @returns the headers, and the seconds to wait, or 0 if the request is allowed. */
		async take(kind: keyof ApiLimits, key: string): Promise<{ headers: Record<string, string>; seconds: number }> {
			const { uses, seconds } = rules[kind];
			const taken = await limiters[kind].consume(key).catch((rejection: unknown) => {
				if (rejection instanceof RateLimiterRes) return rejection;
				throw rejection;
			});
			const reset = Math.max(1, Math.ceil(taken.msBeforeNext / 1_000));
			const headers = {
				"ratelimit-policy": `"${kind}";q=${uses};w=${seconds}`,
				ratelimit: `"${kind}";r=${Math.max(0, taken.remainingPoints)};t=${reset}`,
			};
			return { headers, seconds: taken.consumedPoints > uses ? reset : 0 };
		},
	};
}
