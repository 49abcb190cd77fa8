import { and, eq, gt, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applications, contactSubmissions, notifications, programs, universities } from "../../database/tables.ts";
import type { NotificationKind } from "../../database/values.ts";
import type { Caller, Context } from "../access/caller.ts";
import { addCounts } from "../analytics/counts.ts";
import { normalizeSource } from "../analytics/rules.ts";
import type { CountedForm } from "../analytics/schema.ts";
import { limitConcurrency } from "../concurrency-limit.ts";
import { conflict, invalid, limited } from "../errors.ts";
import type { Language } from "../language.ts";
import { enqueueConversion } from "../messaging/conversions/reports.ts";
import type { AdVisitor } from "../messaging/conversions/schema.ts";
import { deliverNotificationRow, sendDigest } from "../messaging/notifications.ts";
import { parse } from "../validation.ts";
import { referenceOf } from "./rules.ts";
import { applicationInput, contactInput, termsVersion } from "./schema.ts";

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

/**
 * Stores a contact message and enqueues its notification, once however often it is sent.
 * @returns it as it was stored. @throws Invalid; Limited; Conflict 'already_sent' for another message under a key that was used.
 */
export async function submitContact(caller: Caller, input: unknown, submission: Submission) {
	const tools = caller.permit("contact:submit");
	const values = parse(contactInput, input);
	const contentHash = await hashOf(values);
	const id = await once(tools, "contact", submission, contentHash, async (transaction, isSuspect) => {
		const [row] = await transaction
			.insert(contactSubmissions)
			.values({
				...values,
				contentHash,
				submissionKey: submission.key,
				language: submission.language,
				submittedAt: tools.now(),
				isSuspect,
			})
			.returning({ id: contactSubmissions.id });
		const contactSubmissionId = row?.id as string;
		await notify(tools, transaction, "contact", { contactSubmissionId }, isSuspect);
		await countSent(tools, transaction, "contact", submission);
		if (!isSuspect)
			await enqueueConversion(tools, transaction, "Contact", { contactSubmissionId }, submission.adVisitor);
		return contactSubmissionId;
	});
	const [row] = await tools.database
		.select({ id: contactSubmissions.id, submittedAt: contactSubmissions.submittedAt })
		.from(contactSubmissions)
		.where(eq(contactSubmissions.id, id));
	return { ...values, ...(row as NonNullable<typeof row>) };
}

/**
 * Stores an application as pending and enqueues its notifications, once however often it is sent.
 * @returns it as it was stored, with the reference for the applicant to keep. What staff have made of it since is theirs.
 * @throws Invalid; Limited; Conflict 'already_sent' as above.
 */
export async function submitApplication(caller: Caller, input: unknown, submission: Submission) {
	const tools = caller.permit("application:submit");
	const values = parse(applicationInput, input);
	const contentHash = await hashOf(values);
	const id = await once(tools, "apply", submission, contentHash, async (transaction, isSuspect) => {
		const choice = await checkChoice(transaction, values);
		const [row] = await transaction
			.insert(applications)
			.values({
				...values,
				...choice,
				contentHash,
				termsVersion,
				submissionKey: submission.key,
				language: submission.language,
				submittedAt: tools.now(),
				isSuspect,
				reference: referenceOf(crypto.getRandomValues(new Uint8Array(10))),
			})
			.returning({ id: applications.id });
		const applicationId = row?.id as string;
		await notify(tools, transaction, "application", { applicationId }, isSuspect);
		// A flood names other people's addresses: its confirmations would fill strangers' mailboxes.
		if (values.email && !isSuspect) await notify(tools, transaction, "confirmation", { applicationId });
		await countSent(tools, transaction, "apply", submission);
		if (!isSuspect) await enqueueConversion(tools, transaction, "Lead", { applicationId }, submission.adVisitor);
		return applicationId;
	});
	const [row] = await tools.database
		.select({
			id: applications.id,
			reference: applications.reference,
			universityId: applications.universityId,
			programId: applications.programId,
			submittedAt: applications.submittedAt,
		})
		.from(applications)
		.where(eq(applications.id, id));
	return { ...values, ...(row as NonNullable<typeof row>), status: "pending" as const };
}

/** Announces the suspect submissions of the last hour in one message. @returns how many it announced. */
export async function deliverDigest(caller: Caller): Promise<number> {
	return sendDigest(caller.permit("notification:deliver"));
}

/** Sends a waiting notification; the job's one step. Records what became of it. @throws Undelivered to be tried again. */
export async function deliverNotification(caller: Caller, id: string): Promise<void> {
	return deliverNotificationRow(caller.permit("notification:deliver"), id);
}

type Choice = { universityId: string | null; programId: string | null };

/** What was chosen must exist and belong together; a program alone says its university. */
async function checkChoice(transaction: Transaction, { universityId, programId }: Choice): Promise<Choice> {
	if (programId) {
		const [program] = await transaction
			.select({ universityId: programs.universityId })
			.from(programs)
			.where(eq(programs.id, programId));
		if (!program || (universityId && program.universityId !== universityId)) {
			throw invalid([{ field: "programId", code: "unknown_program" }]);
		}
		return { universityId: program.universityId, programId };
	}
	if (universityId) {
		const [university] = await transaction
			.select({ id: universities.id })
			.from(universities)
			.where(eq(universities.id, universityId));
		if (!university) throw invalid([{ field: "universityId", code: "unknown_university" }]);
	}
	return { universityId, programId: null };
}

/** Autofill is as quick as a bot, so nobody is refused for it; but a flood of quick forms ends four times sooner. */
const quickUses = 4;

/** So many are stored at once in this process, so that a flood never holds every connection of the pool. */
const storing = limitConcurrency(4);

const tableOf = { contact: contactSubmissions, apply: applications };

/**
 * One row a key, and one row for the same words within a day: retries, double clicks, the back button and two tabs. Only what
 * is stored counts against the limit, in the same transaction, so that neither a repeat nor a corrected mistake costs anything.
 */
async function once(
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

async function notify(
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
function countSent(
	{ now, site }: Context,
	transaction: Transaction,
	form: CountedForm,
	{ language, cameFrom }: Submission,
): Promise<void> {
	const source = normalizeSource(cameFrom, URL.parse(site.url)?.hostname);
	return addCounts(transaction, now(), [{ event: `sent:${form}`, subject: "", language, source, count: 1 }]);
}

/** Names the words of a form without keeping them. */
async function hashOf(values: object): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(values));
	return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64url");
}
