import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { applications, contactSubmissions, notifications } from "../database/tables.ts";
import type { NotificationKind } from "../database/values.ts";
import type { Context } from "./access/caller.ts";
import { addCounts } from "./analytics/counts.ts";
import { normalizeSource } from "./analytics/rules.ts";
import type { CountedForm } from "./analytics/schema.ts";
import { limitConcurrency } from "./concurrency-limit.ts";
import { conflict, limited } from "./errors.ts";
import type { Language } from "./language.ts";
import type { AdVisitor } from "./messaging/conversions/schema.ts";

/**
 * Beside a form's fields: the key made with it, the language it was filled in, the network address it came from; where the visit
 * began, as the browser tells it, for the day's counts alone; and of whoever agreed that the ad network is told, what it is
 * told of their browser.
 */
export type Submission = {
	key: string;
	/** The form came back sooner than a person types. It is taken all the same, and counts several times against the limit. */
	isQuick?: boolean;
	language: Language;
	client: string;
	cameFrom?: string;
	adVisitor?: AdVisitor | undefined;
};

/** Autofill is as quick as a bot, so nobody is refused for it; but a flood of quick forms ends four times sooner. */
const quickUses = 4;

/** So many are stored at once in this process, so that a flood never holds every connection of the pool. */
const storing = limitConcurrency(4);

const tableOf = { contact: contactSubmissions, apply: applications };

/**
 * One row a key, and one row for the same words within a day: retries, double clicks, the back button and two tabs. Only what
 * is stored counts against the limit, in the same transaction, so that neither a repeat nor a corrected mistake costs anything.
 */
export async function storeOnce(
	{ database, now, rateLimits }: Context,
	form: "contact" | "apply",
	{ key, client, isQuick = false }: Submission,
	contentHash: string,
	store: (transaction: Transaction, isSuspect: boolean) => Promise<string>,
): Promise<string> {
	const table = tableOf[form];
	const work = async (transaction: Transaction) => {
		// Two at the same moment: the second waits here until the first is stored, and finds it.
		await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(lock, 0))
			from unnest(${sql.param([`content ${contentHash}`, `key ${key}`])}::text[]) as lock order by lock`);
		const [sameKey] = await transaction
			.select({ id: table.id, contentHash: table.contentHash })
			.from(table)
			.where(eq(table.submissionKey, key));
		if (sameKey && sameKey.contentHash !== contentHash) throw conflict("already_sent");
		if (sameKey) return sameKey.id;
		const aDayAgo = new Date(now().getTime() - 24 * 60 * 60 * 1_000);
		const [sameWords] = await transaction
			.select({ id: table.id })
			.from(table)
			.where(and(eq(table.contentHash, contentHash), gt(table.submittedAt, aDayAgo)))
			.limit(1);
		if (sameWords) return sameWords.id;
		const { seconds, isSuspect } = await rateLimits.count(transaction, form, client, isQuick ? quickUses : 1);
		if (seconds > 0) throw limited(seconds);
		return store(transaction, isSuspect);
	};
	return storing(() => database.transaction(work))();
}

type Subject = { contactSubmissionId: string } | { applicationId: string };

export async function enqueueNotification(
	{ jobs, now }: Context,
	transaction: Transaction,
	kind: NotificationKind,
	subject: Subject,
	isSuspect = false,
): Promise<void> {
	const [row] = await transaction
		.insert(notifications)
		.values({ kind, ...subject, ...(isSuspect && { state: "digest", createdAt: now() }) })
		.returning({ id: notifications.id });
	if (isSuspect) return;
	await jobs.enqueue(transaction, { name: "deliver-notification", notificationId: row?.id as string });
}

/** One more form that came through, without a word about whose. */
export function countSubmission(
	{ now, site }: Context,
	transaction: Transaction,
	form: CountedForm,
	{ language, cameFrom }: Submission,
): Promise<void> {
	const source = normalizeSource(cameFrom, URL.parse(site.url)?.hostname);
	return addCounts(transaction, now(), [{ event: `sent:${form}`, subject: "", language, source, count: 1 }]);
}

/** Names the words of a form without keeping them. */
export async function contentHashOf(values: object): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(values));
	return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64url");
}
