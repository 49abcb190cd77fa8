import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { LimitedForm, Limits } from "../domain/ports.ts";
import { neighbourhood } from "./client.ts";

export type LimitRules = Record<LimitedForm, { each: Rule; all: Rule }>;
type Rule = { uses: number; seconds: number };

/**
 * Wide enough for a school that shares one address, narrow enough for a flood: per address, and over the whole site.
 * The visa check asks a foreign portal, so it is the tightest.
 */
export const defaultLimits: LimitRules = {
	contact: { each: { uses: 40, seconds: 3_600 }, all: { uses: 2_000, seconds: 3_600 } },
	apply: { each: { uses: 60, seconds: 3_600 }, all: { uses: 2_000, seconds: 3_600 } },
	visa: { each: { uses: 20, seconds: 600 }, all: { uses: 600, seconds: 600 } },
	recovery: { each: { uses: 20, seconds: 600 }, all: { uses: 600, seconds: 600 } },
	"sign-up": { each: { uses: 20, seconds: 3_600 }, all: { uses: 1_000, seconds: 3_600 } },
	"new-password": { each: { uses: 20, seconds: 600 }, all: { uses: 600, seconds: 600 } },
	/** How many failures the audit log tells of. */
	"failed-sign-in": { each: { uses: 1, seconds: 3_600 }, all: { uses: 1_000, seconds: 3_600 } },
	letter: { each: { uses: 5, seconds: 3_600 }, all: { uses: 2_000, seconds: 3_600 } },
};

/** Counters in the database, shared by all processes. While it is out of reach, each process counts for itself. */
export function createLimits(pool: Pool, secret: string, rules: LimitRules): Limits {
	const limiter = (name: string, { uses, seconds }: Rule) =>
		new RateLimiterPostgres({
			storeClient: pool,
			tableName: "rate_limits",
			tableCreated: true,
			keyPrefix: name,
			points: uses,
			duration: seconds,
			insuranceLimiter: new RateLimiterMemory({ points: uses, duration: seconds }),
		});
	const forms = Object.keys(rules) as LimitedForm[];
	const limiters = new Map(
		forms.map((form) => [
			form,
			{ each: limiter(`${form} each`, rules[form].each), all: limiter(`${form} all`, rules[form].all) },
		]),
	);
	const keyOf = (client: string) =>
		createHmac("sha256", secret).update(neighbourhood(client)).digest("base64url").slice(0, 22);
	return {
		async take(form, client) {
			const { each, all } = limiters.get(form) ?? {};
			try {
				// The address first: a flood from one must not use up everybody's share.
				await each?.consume(keyOf(client));
				await all?.consume(wholeSite);
				return 0;
			} catch (refusal) {
				if (refusal instanceof RateLimiterRes) return secondsOf(refusal);
				throw refusal;
			}
		},
		async wait(form, client) {
			const { each, all } = limiters.get(form) ?? {};
			for (const [limiter, key] of [
				[each, keyOf(client)],
				[all, wholeSite],
			] as const) {
				const used = await limiter?.get(key);
				if (used && used.remainingPoints <= 0) return secondsOf(used);
			}
			return 0;
		},
	};
}

const wholeSite = "site";

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
	return Math.max(1, Math.ceil(msBeforeNext / 1_000));
}
