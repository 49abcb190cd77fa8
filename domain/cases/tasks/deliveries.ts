import { and, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import {
	applications,
	caseEvents,
	contactReplies,
	contactSubmissions,
	type deliveries,
	messages,
	tasks,
} from "../../../database/tables.ts";
import { closeAnswered } from "./answered.ts";
import { closeTasks } from "./close.ts";
import { setContactTask } from "./contact.ts";
import { openTask } from "./open.ts";

type Delivery = typeof deliveries.$inferSelect;

/**
 * Ends what delivered emails and Telegram messages have fulfilled, in the transaction that records that the mail server or
 * Telegram accepted them.
 */
export async function closeDelivered(transaction: Transaction, delivered: Delivery[], at: Date): Promise<void> {
	for (const { id, channel, messageId, contactReplyId, createdAt } of delivered) {
		if (channel !== "email" && channel !== "telegram") continue;
		const isFix = and(eq(tasks.kind, "fix_delivery"), eq(tasks.deliveryId, id));
		await closeTasks(transaction, isFix, { outcome: "done", doneBy: null, at });
		if (messageId) {
			const answers = await transaction.select().from(messages).where(eq(messages.id, messageId));
			await closeAnswered(transaction, answers, at);
			for (const { applicantId } of answers) await closeFailedBefore(transaction, applicantId, { createdAt, at });
		}
		if (contactReplyId) await closeReplied(transaction, contactReplyId, at);
	}
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

async function closeReplied(transaction: Transaction, contactReplyId: string, at: Date): Promise<void> {
	const [reply] = await transaction
		.select({ contactId: contactReplies.contactSubmissionId, authorId: contactReplies.authorId })
		.from(contactReplies)
		.where(eq(contactReplies.id, contactReplyId));
	if (!reply) return;
	await setContactTask(transaction, reply.contactId, "answered", { doneBy: reply.authorId, at });
	await transaction
		.update(contactSubmissions)
		.set({ state: "answered", answeredAt: at })
		.where(and(eq(contactSubmissions.id, reply.contactId), inArray(contactSubmissions.state, ["new", "closed"])));
}

/** Messages whose failure nobody but staff can mend. A link can be asked for again. */
const mended: readonly string[] = ["confirmation", "message", "status", "contact-reply"];

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
async function findSubject(transaction: Transaction, delivery: Delivery): Promise<Subject | undefined> {
	const { applicationId, messageId, caseEventId, contactReplyId } = delivery;
	if (contactReplyId) {
		const [row] = await transaction
			.select({
				applicantId: contactSubmissions.applicantId,
				contactSubmissionId: contactSubmissions.id,
				isSuspect: contactSubmissions.isSuspect,
			})
			.from(contactReplies)
			.innerJoin(contactSubmissions, eq(contactSubmissions.id, contactReplies.contactSubmissionId))
			.where(eq(contactReplies.id, contactReplyId));
		return row;
	}
	if (applicationId) {
		const { applicantId, id, isSuspect } = applications;
		const selected = transaction.select({ applicantId, applicationId: id, isSuspect }).from(applications);
		return (await selected.where(eq(id, applicationId)))[0];
	}
	const table = messageId ? messages : caseEvents;
	const { applicantId, applicationId: about } = table;
	const [row] = await transaction
		.select({ applicantId, applicationId: about })
		.from(table as typeof messages)
		.where(eq(table.id, messageId ?? caseEventId ?? ""));
	return row && { ...row, isSuspect: false };
}
