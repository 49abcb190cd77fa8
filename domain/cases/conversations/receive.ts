import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applications, type messages } from "../../../database/tables.ts";
import type { Context } from "../../access/caller.ts";
import { enqueueDelivery } from "../../messaging/enqueue.ts";
import { limited } from "../../shared/errors.ts";
import { recordEvent } from "../case-events.ts";
import { openTask } from "../tasks/open.ts";
import { storeOnce } from "./store.ts";

type ReceivedMessage = Pick<typeof messages.$inferInsert, "channel" | "submissionKey"> & {
	applicantId: string;
	/** Null if it is about the whole applicant. */
	applicationId: string | null;
	text: string;
	sentAt: Date;
	/** Whoever is counted as its sender: the network address, or the chat. */
	client: string;
};

/**
 * Stores a message of an applicant in the transaction of a command, once for each key, with the task to answer it, and
 * announces it to the staff chat.
 * @returns the message's id.
 * @throws ProblemError: limited; conflict 'already_sent' for another message with a used key.
 */
export async function receiveMessage(
	context: Pick<Context, "now" | "rateLimits">,
	transaction: Transaction,
	{ client, ...message }: ReceivedMessage,
): Promise<string> {
	const { applicantId, applicationId, sentAt } = message;
	const id = await storeOnce(transaction, { ...message, direction: "in" });
	if (!id.isNew) return id.value;
	const isSuspect = await countMessage(context, transaction, message, client);
	const task = { applicantId, applicationId, messageId: id.value, receivedAt: sentAt, isSuspect };
	await openTask(transaction, { kind: "answer_message", ...task });
	await recordEvent(transaction, { applicantId, applicationId, kind: "message_in", actor: null, at: context.now() });
	await enqueueDelivery(context, transaction, { channel: "chat", kind: "message", messageId: id.value }, isSuspect);
	return id.value;
}

/**
 * Counts a message against the limits of the application, or of the applicant if it is about the whole person, and of the
 * network: an application costs nothing, so it cannot be the only thing that is counted.
 * @returns whether the message is part of a flood.
 * @throws ProblemError: limited.
 */
async function countMessage(
	{ rateLimits }: Pick<Context, "rateLimits">,
	transaction: Transaction,
	{ applicantId, applicationId }: Pick<ReceivedMessage, "applicantId" | "applicationId">,
	client: string,
): Promise<boolean> {
	const own = await rateLimits.count(transaction, "own-message", applicationId ?? applicantId, 1);
	const network = await rateLimits.count(transaction, "message", client, 1);
	const seconds = Math.max(own.seconds, network.seconds);
	if (seconds > 0) throw limited(seconds);
	if (network.isSuspect || !applicationId) return network.isSuspect;
	const isSuspect = and(eq(applications.id, applicationId), applications.isSuspect);
	return (await transaction.$count(applications, isSuspect)) > 0;
}
