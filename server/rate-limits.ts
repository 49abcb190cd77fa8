import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimitName, RateLimits } from "../domain/ports.ts";
import { addressBlock, subnet } from "./client-address.ts";

/**
 * How often a form is accepted: from one address (an IPv6 /64), from one subnet (/24 or /48), and from the whole site
 * (decision 014). Beyond the limit of the subnet or the site, a contact message or an application is stored as suspect;
 * other forms are rejected for the subnet, and beyond the site's limit each address has `fewUses`.
 */
export type LimitRules = Record<RateLimitName, { each: Rule; near?: Rule; all?: Rule & { neverCloses?: true } }>;
type Rule = { uses: number; seconds: number };

/**
 * High enough for a school that shares one address, low enough for a flood. The visa check calls an external portal.
 */
export const defaultLimits: LimitRules = {
	contact: {
		each: { uses: 40, seconds: 3_600 },
		near: { uses: 120, seconds: 3_600 },
		all: { uses: 2_000, seconds: 3_600 },
	},
	apply: {
		each: { uses: 60, seconds: 3_600 },
		near: { uses: 180, seconds: 3_600 },
		all: { uses: 2_000, seconds: 3_600 },
	},
	/** Confirmations to one mailbox, whoever names it. */
	"apply-email": { each: { uses: 5, seconds: 3_600 } },
	/** What applicants write to staff, counted by the network, and `own-message` by the application or the applicant. */
	message: {
		each: { uses: 90, seconds: 3_600 },
		near: { uses: 180, seconds: 3_600 },
		all: { uses: 2_000, seconds: 3_600 },
	},
	"own-message": { each: { uses: 30, seconds: 3_600 } },
	visa: { each: { uses: 20, seconds: 600 }, near: { uses: 100, seconds: 600 }, all: { uses: 600, seconds: 600 } },
	/** No flood may lock people out of their accounts; the emails themselves are limited per mailbox. */
	recovery: {
		each: { uses: 20, seconds: 600 },
		near: { uses: 100, seconds: 600 },
		all: { uses: 600, seconds: 600, neverCloses: true },
	},
	"sign-up": {
		each: { uses: 20, seconds: 3_600 },
		near: { uses: 100, seconds: 3_600 },
		all: { uses: 1_000, seconds: 3_600 },
	},
	"new-password": {
		each: { uses: 20, seconds: 600 },
		near: { uses: 100, seconds: 600 },
		all: { uses: 600, seconds: 600, neverCloses: true },
	},
	"password-change": { each: { uses: 20, seconds: 600 } },
	/** Maximum number of failures in the audit log: a thousand an hour (`closing`), each account once. */
	"failed-sign-in": { each: { uses: 1, seconds: 3_600 }, all: { uses: 100, seconds: 3_600 } },
	"recovery-email": { each: { uses: 5, seconds: 3_600 } },
	"sign-up-email": { each: { uses: 5, seconds: 3_600 } },
	"staff-reset-email": { each: { uses: 5, seconds: 3_600 } },
	/** No flood may lock applicants out of their applications. */
	"my-link": {
		each: { uses: 20, seconds: 600 },
		near: { uses: 100, seconds: 600 },
		all: { uses: 600, seconds: 600, neverCloses: true },
	},
	"my-link-email": { each: { uses: 3, seconds: 3_600 } },
	"my-code": { each: { uses: 20, seconds: 600 } },
	"my-contact": { each: { uses: 3, seconds: 24 * 3_600 } },
	"my-opened": { each: { uses: 3, seconds: 24 * 3_600 } },
	"telegram-link": { each: { uses: 30, seconds: 3_600 } },
	/** What one chat makes the bot say, but for messages and stops; references that are tried there; answers to an album. */
	bot: { each: { uses: 120, seconds: 3_600 } },
	/** How often a chat is told that it is beyond a limit. */
	"bot-limited": { each: { uses: 1, seconds: 600 } },
	"bot-reference": { each: { uses: 5, seconds: 3_600 } },
	"bot-attachment": { each: { uses: 1, seconds: 20 } },
	/** How often an applicant is asked to connect another chat, for each level of proof. */
	"bot-request": { each: { uses: 3, seconds: 3_600 } },
	/** Checks whether a number, link, name or code is ours. */
	official: { each: { uses: 10, seconds: 60 }, near: { uses: 10, seconds: 60 } },
};

/** Uses of a form that each address has left while the site's limit is exceeded. */
const fewUses = 3;
/**
 * At this multiple of the site's limit a form closes for everybody, unless it `neverCloses`: the visa check queries an
 * external portal, and sign-ups store accounts. It takes sixty subnets that use up all of their limit (a hundred for
 * sign-ups).
 */
const closing = 10;
const wholeSite = "site";

/** Counters in the database, shared by all processes. While it is unreachable, each process counts on its own. */
export function createRateLimits(pool: Pool, secret: string, rules: LimitRules): RateLimits {
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
	const limiters = new Map(
		(Object.keys(rules) as RateLimitName[]).map((form) => {
			const { each, near, all } = rules[form];
			return [
				form,
				{
					each: limiter(`${form} each`, each),
					near: near && limiter(`${form} near`, near),
					all:
						all &&
						limiter(`${form} all`, { ...all, uses: all.neverCloses ? Number.MAX_SAFE_INTEGER : all.uses * closing }),
				},
			];
		}),
	);
	const keyOf = (words: string) => createHmac("sha256", secret).update(words).digest("base64url").slice(0, 22);
	return {
		hashOf: (words, client) => keyOf(`${words} ${addressBlock(client)}`),
		async consume(form, client) {
			const { each, near, all } = limiters.get(form) ?? {};
			const { each: own, all: whole } = rules[form];
			try {
				// The address comes first, so that a flood from one does not use up the shared limits.
				const used = await each?.consume(keyOf(addressBlock(client)));
				await near?.consume(keyOf(subnet(client)));
				if (used && whole && used.consumedPoints > Math.min(fewUses, own.uses)) {
					const busy = await all?.get(wholeSite);
					if (busy && busy.consumedPoints >= whole.uses) return secondsOf(used);
				}
				await all?.consume(wholeSite);
				return 0;
			} catch (error) {
				if (error instanceof RateLimiterRes) return secondsOf(error);
				throw error;
			}
		},
		async count(transaction, form, client, uses) {
			const { each, near, all } = rules[form];
			const buckets = [
				{ key: `${form} each:${keyOf(addressBlock(client))}`, rule: each },
				{ key: `${form} near:${keyOf(subnet(client))}`, rule: near },
				{ key: `${form} all:${wholeSite}`, rule: all },
			].flatMap(({ key, rule }) => (rule ? [{ key, ...rule }] : []));
			const now = Date.now();
			// Always in this order, so that two transactions never deadlock.
			const { rows } = await transaction.execute<{ key: string; points: number; expire: string }>(sql`
				insert into rate_limits as counted (key, points, expire)
				select key, ${uses}::integer, ${now}::bigint + seconds * 1000
				from unnest(${sql.param(buckets.map(({ key }) => key))}::text[],
					${sql.param(buckets.map(({ seconds }) => seconds))}::bigint[]) with ordinality as bucket (key, seconds, place)
				order by place
				on conflict (key) do update set
					points = case when counted.expire > ${now}::bigint then counted.points + excluded.points else excluded.points end,
					expire = case when counted.expire > ${now}::bigint then counted.expire else excluded.expire end
				returning key, points, expire`);
			const full = buckets.filter((bucket) => (rows.find(({ key }) => key === bucket.key)?.points ?? 0) > bucket.uses);
			const [own] = rows;
			const isRefused = full[0]?.key === buckets[0]?.key && own !== undefined;
			return {
				seconds: isRefused ? Math.max(1, Math.ceil((Number(own.expire) - now) / 1_000)) : 0,
				isSuspect: full.length > 0,
			};
		},
	};
}

function secondsOf({ msBeforeNext }: RateLimiterRes): number {
	return Math.max(1, Math.ceil(msBeforeNext / 1_000));
}
