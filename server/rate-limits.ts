import { createHmac } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Attempt, LoginThrottle, OpenAttempt, OpenThrottle } from "../domain/access/authentication.ts";
import type { RateLimitName, RateLimits } from "../domain/shared/ports.ts";
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
	/** Photos and PDFs of an applicant: several papers of many pages, also if some are sent again. */
	"my-upload": { each: { uses: 300, seconds: 3_600 } },
	/** Copies of everything about an applicant. */
	"my-copy": { each: { uses: 3, seconds: 24 * 3_600 } },
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
	"my-code-tries": { each: { uses: 5, seconds: 600 } },
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
	/** Requests for reminders of closing dates, and the emails that confirm them to one mailbox. */
	reminder: {
		each: { uses: 40, seconds: 3_600 },
		near: { uses: 120, seconds: 3_600 },
		all: { uses: 1_000, seconds: 3_600 },
	},
	"reminder-email": { each: { uses: 5, seconds: 3_600 } },
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

/**
 * Counters in the database, shared by all processes and kept across restarts; their keys are hashes. While it is unreachable,
 * each process counts on its own. Attempts are counted before they are made, so that concurrent ones cannot bypass a limit.
 */
function createCounters(pool: Pool, secret: string) {
	return {
		counterOf: (keyPrefix: string, { uses, seconds }: Rule) =>
			new RateLimiterPostgres({
				storeClient: pool,
				tableName: "rate_limits",
				tableCreated: true,
				keyPrefix,
				points: uses,
				duration: seconds,
				insuranceLimiter: new RateLimiterMemory({ points: uses, duration: seconds }),
			}),
		keyOf: (words: string) => createHmac("sha256", secret).update(words).digest("base64url").slice(0, 22),
	};
}

/** @returns the seconds to wait if `consume` finds a limit exceeded, else 0. */
async function secondsToWait(consume: () => Promise<unknown>): Promise<number> {
	try {
		await consume();
		return 0;
	} catch (error) {
		if (!(error instanceof RateLimiterRes)) throw error;
		return Math.max(1, Math.ceil(error.msBeforeNext / 1_000));
	}
}

/** How often forms are accepted. */
export function createRateLimits(pool: Pool, secret: string, rules: LimitRules): RateLimits {
	const { counterOf, keyOf } = createCounters(pool, secret);
	const limiters = new Map(
		(Object.keys(rules) as RateLimitName[]).map((form) => {
			const { each, near, all } = rules[form];
			return [
				form,
				{
					each: counterOf(`${form} each`, each),
					near: near && counterOf(`${form} near`, near),
					all:
						all &&
						counterOf(`${form} all`, { ...all, uses: all.neverCloses ? Number.MAX_SAFE_INTEGER : all.uses * closing }),
				},
			];
		}),
	);
	return {
		hashOf: (words, client) => keyOf(`${words} ${addressBlock(client)}`),
		async consume(form, client) {
			const { each, near, all } = limiters.get(form) ?? {};
			const { each: own, all: whole } = rules[form];
			return secondsToWait(async () => {
				// The address comes first, so that a flood from one does not use up the shared limits.
				const used = await each?.consume(keyOf(addressBlock(client)));
				await near?.consume(keyOf(subnet(client)));
				if (used && whole && used.consumedPoints > Math.min(fewUses, own.uses)) {
					const busy = await all?.get(wholeSite);
					if (busy && busy.consumedPoints >= whole.uses) throw used;
				}
				await all?.consume(wholeSite);
			});
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

const minute = 60;
const day = 24 * 60 * minute;

/** Attempts to sign in before the first wait, and the waits that follow. Accounts are never locked permanently. */
const freeTries = 5;
const firstWait = 30;
const maxWait = 15 * minute;

/** All people of an office share one address, so only failures count for `address` and `near`. */
const signInRules = {
	address: { uses: 20, seconds: 10 * minute },
	/** Elsewhere than on a known device: whoever has a whole subnet must not keep the hashing of passwords busy. */
	near: { uses: 100, seconds: 10 * minute },
	// The last free attempt is allowed, and starts the first wait.
	free: { uses: freeTries - 1, seconds: day },
	waits: { uses: 1_000, seconds: day },
	gate: { uses: 1, seconds: maxWait },
};

/**
 * The login throttle: a successful attempt is given back. A known device has its own counters (OWASP, "device cookies"), so
 * that guessing from elsewhere cannot lock out the owner.
 */
export function createLoginThrottle(pool: Pool, secret: string): LoginThrottle {
	const { counterOf, keyOf } = createCounters(pool, secret);
	const address = counterOf("sign-in address", signInRules.address);
	const near = counterOf("sign-in near", signInRules.near);
	const free = counterOf("sign-in free", signInRules.free);
	const waits = counterOf("sign-in waits", signInRules.waits);
	const gate = counterOf("sign-in gate", signInRules.gate);
	const nameOf = ({ account, device }: Attempt) => keyOf(device ? `device ${device}` : account);
	const networksOf = ({ client }: Attempt) =>
		client === undefined
			? []
			: [
					{ counter: address, key: keyOf(addressBlock(client)) },
					{ counter: near, key: keyOf(subnet(client)) },
				];
	const reset = async (key: string) => {
		await Promise.all([free, waits, gate].map((each) => each.delete(key)));
	};

	return {
		consume: (attempt) =>
			secondsToWait(async () => {
				const name = nameOf(attempt);
				for (const { counter, key } of networksOf(attempt)) await counter.consume(key);
				if ((await secondsToWait(() => free.consume(name))) === 0) return;
				const waited = (await waits.get(name))?.consumedPoints ?? 0;
				await gate.consume(name, 1, { customDuration: Math.min(firstWait * 2 ** waited, maxWait) });
				await waits.penalty(name);
			}),
		async reset(attempt) {
			const networks = networksOf(attempt).map(({ counter, key }) => counter.reward(key));
			await Promise.all([...networks, reset(nameOf(attempt))]);
		},
		clear: (account) => reset(nameOf({ account })),
	};
}

/** Wrong attempts to open an application by its reference and phone number; people of one school share an address. */
const openRules = {
	address: { uses: 20, seconds: 10 * minute },
	/** A household may have a /56 of IPv6 addresses, so that its /64 networks are counted together. */
	subnet: { uses: 60, seconds: 10 * minute },
	referenceAndSubnet: { uses: 5, seconds: 15 * minute },
	/** In a browser that has seen the application. */
	referenceAndSession: { uses: 10, seconds: 15 * minute },
	/**
	 * Over all networks. After that the application opens only by a link or a code, so that somebody who knows the reference
	 * can neither guess the phone number nor lock its owner out.
	 */
	reference: { uses: 30, seconds: day },
};

/** Limits attempts to open an application; a successful one is given back. */
export function createOpenThrottle(pool: Pool, secret: string): OpenThrottle {
	const { counterOf, keyOf } = createCounters(pool, secret);
	const address = counterOf("my address", openRules.address);
	const near = counterOf("my subnet", openRules.subnet);
	const pair = counterOf("my reference network", openRules.referenceAndSubnet);
	const ownPair = counterOf("my reference session", openRules.referenceAndSession);
	const reference = counterOf("my reference", openRules.reference);
	/** From the narrowest to the widest, so that one network cannot use up the tries of all. */
	const counters = (attempt: OpenAttempt) => {
		if (attempt.session) return [{ counter: ownPair, key: keyOf(`${attempt.reference} ${attempt.session}`) }];
		return [
			{ counter: address, key: keyOf(addressBlock(attempt.client)) },
			{ counter: near, key: keyOf(subnet(attempt.client)) },
			{ counter: pair, key: keyOf(`${attempt.reference} ${subnet(attempt.client)}`) },
			{ counter: reference, key: keyOf(attempt.reference) },
		];
	};

	return {
		consume: (attempt) =>
			secondsToWait(async () => {
				for (const { counter, key } of counters(attempt)) await counter.consume(key);
			}),
		async forgive(attempt) {
			const isOfPair = (counter: RateLimiterPostgres) => counter === pair || counter === ownPair;
			await Promise.all(
				counters(attempt).map(({ counter, key }) => (isOfPair(counter) ? counter.delete(key) : counter.reward(key))),
			);
		},
	};
}
