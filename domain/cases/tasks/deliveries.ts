import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applications, contactSubmissions, type deliveries, entries, tasks } from "../../../database/tables.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { closeAnswered, closeTasks } from "./close.ts";
import { setContactTask } from "./contact.ts";
import { openTask } from "./open.ts";

type Delivery = typeof deliveries.$inferSelect;

/**
 * Ends what delivered emails and Telegram messages have fulfilled, in the transaction that records that the mail server or
 * Telegram accepted them.
 */
export async function closeDelivered(transaction: Transaction, delivered: Delivery[], at: Date): Promise<void> {
	for (const { id, channel, kind, entryId, createdAt } of delivered) {
		if (channel !== "email" && channel !== "telegram") continue;
		const isFix = and(eq(tasks.kind, "fix_delivery"), eq(tasks.deliveryId, id));
		await closeTasks(transaction, isFix, { outcome: "done", doneBy: null, at });
		if (kind === "documents") await closeAsked(transaction, entryId, at);
		const isAnswer = kind === "message" || kind === "contact-reply";
		const [answer] = isAnswer
			? await transaction
					.select()
					.from(entries)
					.where(eq(entries.id, entryId ?? ""))
			: [];
		const { applicantId } = answer ?? {};
		// A reminder answers nothing.
		if (answer?.authorId && applicantId) {
			await closeAnswered(transaction, [{ ...answer, applicantId }], at);
			await closeFailedBefore(transaction, applicantId, { createdAt, at });
		}
		if (answer?.contactSubmissionId) await closeReplied(transaction, answer.contactSubmissionId, answer.authorId, at);
	}
}

/** Staff who ask for papers have contacted the applicant, once the message that names the papers has arrived. */
async function closeAsked(transaction: Transaction, entryId: string | null, at: Date): Promise<void> {
	const isRequest = and(eq(entries.id, entryId ?? ""), eq(entries.kind, "documents_asked"));
	const [asked] = await transaction.select().from(entries).where(isRequest);
	if (!asked?.applicantId || !asked.applicationId) return;
	await lockApplicants(transaction, [asked.applicantId], "no key update");
	const isFirst = and(eq(tasks.applicationId, asked.applicationId), eq(tasks.kind, "first_contact"));
	const ending = { outcome: "answered", doneBy: asked.authorId, at } as const;
	await closeTasks(transaction, and(isFirst, lte(tasks.openedAt, asked.at)), ending);
}

/** What staff have written to a person after a message had failed replaces it, once it has arrived. */
async function closeFailedBefore(
	transaction: Transaction,
	applicantId: string,
	{ createdAt, at }: { createdAt: Date; at: Date },
): Promise<void> {
	const isOlder = and(
		...[eq(tasks.kind, "fix_delivery"), eq(tasks.applicantId, applicantId)],
		...[isNull(tasks.contactSubmissionId), lte(tasks.openedAt, createdAt)],
	);
	await closeTasks(transaction, isOlder, { outcome: "done", doneBy: null, at });
}

async function closeReplied(
	transaction: Transaction,
	contactId: string,
	doneBy: string | null,
	at: Date,
): Promise<void> {
	await setContactTask(transaction, contactId, "answered", { doneBy, at });
	await transaction
		.update(contactSubmissions)
		.set({ state: "answered", answeredAt: at })
		.where(and(eq(contactSubmissions.id, contactId), inArray(contactSubmissions.state, ["new", "closed"])));
}

/** Messages whose failure nobody but staff can mend. A link can be asked for again. */
const mended: readonly string[] = ["confirmation", "message", "status", "documents", "money", "contact-reply"];

/** Opens a task for each email or Telegram message to an applicant or a visitor that has failed for good. */
export async function openFailed(transaction: Transaction, failed: Delivery[], at: Date): Promise<void> {
	for (const delivery of failed) {
		const isPersonal = delivery.channel === "email" || delivery.channel === "telegram";
		if (!isPersonal || !mended.includes(delivery.kind)) continue;
		const subject = await findSubject(transaction, delivery);
		if (!subject) continue;
		const about = { deliveryId: delivery.id, language: delivery.language, receivedAt: at };
		await openTask(transaction, { kind: "fix_delivery", ...about, ...subject });
	}
}

type Subject = {
	applicantId: string | null;
	applicationId?: string | null;
	contactSubmissionId?: string;
	isSuspect: boolean;
};

/** Whom a delivery was for. */
async function findSubject(
	transaction: Transaction,
	{ applicationId, entryId }: Delivery,
): Promise<Subject | undefined> {
	if (applicationId) {
		const { applicantId, id, isSuspect } = applications;
		const selected = transaction.select({ applicantId, applicationId: id, isSuspect }).from(applications);
		return (await selected.where(eq(id, applicationId)))[0];
	}
	const [entry] = await transaction
		.select({
			applicantId: entries.applicantId,
			applicationId: entries.applicationId,
			contact: {
				id: contactSubmissions.id,
				applicantId: contactSubmissions.applicantId,
				isSuspect: contactSubmissions.isSuspect,
			},
		})
		.from(entries)
		.leftJoin(contactSubmissions, eq(contactSubmissions.id, entries.contactSubmissionId))
		.where(eq(entries.id, entryId ?? ""));
	if (!entry) return undefined;
	const { contact, ...about } = entry;
	if (!contact) return { ...about, isSuspect: false };
	const { id, ...sender } = contact;
	return { ...sender, contactSubmissionId: id };
}
