import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applications, contactSubmissions } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { addCount } from "../analytics/counts.ts";
import { normalizeSource } from "../analytics/rules.ts";
import type { CountedForm } from "../analytics/schema.ts";
import type { AdVisitor } from "../messaging/conversions/schema.ts";
import { limitConcurrency } from "../shared/concurrency-limit.ts";
import { conflict, limited } from "../shared/errors.ts";
import type { Language } from "../shared/language.ts";

/**
 * Data of a submission besides its fields: its key, language and network address; the source of the visit as reported
 * by the browser, only for the day's counts; and, with consent, the browser data for the ad network.
 */
export type Submission = {
	key: string;
	/** The form was submitted faster than a person types. It is accepted, and counts several times against the limit. */
	isQuick?: boolean;
	language: Language;
	client: string;
	cameFrom?: string;
	adVisitor?: AdVisitor | undefined;
};

/**
 * Autofill is as fast as a bot, so fast forms are accepted; but a flood of them reaches the limit four times sooner.
 */
const quickUses = 4;

/** Concurrent submissions per process, so that a flood never uses every connection of the pool, which has four at least. */
const storing = limitConcurrency(3);

const tableOf = { contact: contactSubmissions, apply: applications };

/**
 * Stores one row per key, and one row for identical content from one network address within a day: retries, double clicks,
 * the back button and two tabs. Somebody who repeats another person's words from elsewhere gets a row of their own, and so
 * learns nothing about the other one. Only stored rows count against the limit, in the same transaction, so that repeats and
 * corrected mistakes cost nothing.
 *
 * A repeat locks the row that it finds. Without a write, its commit would not wait for the replicas: a row whose own
 * commit was cut off before they had it would be acknowledged, and lost with the server.
 */
export async function storeOnce(
	{ database, now, rateLimits }: Context,
	form: "contact" | "apply",
	{ key, client, isQuick = false }: Submission,
	values: object,
	store: (transaction: Transaction, stored: { isSuspect: boolean; contentHash: string }) => Promise<string>,
): Promise<string> {
	const table = tableOf[form];
	const words = await hashOfWords(values);
	const contentHash = `${words}.${rateLimits.hashOf(words, client)}`;
	const work = async (transaction: Transaction) => {
		// Serializes concurrent submissions: the second one waits until the first is stored, and finds it.
		await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(lock, 0))
			from unnest(${sql.param([`content ${contentHash}`, `key ${key}`])}::text[]) as lock order by lock`);
		const [sameKey] = await transaction
			.select({ id: table.id, contentHash: table.contentHash })
			.from(table)
			.where(eq(table.submissionKey, key))
			.for("key share");
		if (sameKey && sameKey.contentHash?.split(".")[0] !== words) throw conflict("already_sent");
		if (sameKey) return sameKey.id;
		const aDayAgo = new Date(now().getTime() - 24 * 60 * 60 * 1_000);
		const [sameWords] = await transaction
			.select({ id: table.id })
			.from(table)
			.where(and(eq(table.contentHash, contentHash), gt(table.submittedAt, aDayAgo)))
			.limit(1)
			.for("key share");
		if (sameWords) return sameWords.id;
		const { seconds, isSuspect } = await rateLimits.count(transaction, form, client, isQuick ? quickUses : 1);
		if (seconds > 0) throw limited(seconds);
		return store(transaction, { isSuspect: isSuspect || countLinks(values) >= (isQuick ? 1 : manyLinks), contentHash });
	};
	return storing(() => database.transaction(work))();
}

/**
 * So many links are a spammer's: people who ask about their studies send one or two. In a form that was sent faster than a
 * person types, one is enough.
 */
const manyLinks = 3;
const countLinks = (values: object): number =>
	JSON.stringify(values).match(/https?:\/\/(?:www\.)?|www\./gi)?.length ?? 0;

/** Counts a stored form anonymously. */
export function countSubmission(
	{ now, site }: Context,
	transaction: Transaction,
	form: CountedForm,
	{ language, cameFrom }: Submission,
): Promise<void> {
	const source = normalizeSource(cameFrom, URL.parse(site.url)?.hostname);
	return addCount(transaction, now(), { event: `sent:${form}`, subject: "", language, source });
}

/** Identifies a form's content without storing it. */
async function hashOfWords(values: object): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(values));
	return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64url");
}
