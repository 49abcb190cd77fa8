import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applications } from "../../../database/tables.ts";
import type { Context } from "../../access/caller.ts";
import { limited } from "../../shared/errors.ts";
import { recordEntry } from "../entries/record.ts";

type ReceivedMessage = {
	channel: "web" | "telegram";
	/** Created with the form: a repeated key means the same message. */
	submissionKey?: string;
	applicantId: string;
	/** Null if it is about the whole applicant. */
	applicationId: string | null;
	text: string;
	at: Date;
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
	context: Pick<Context, "now" | "configured" | "rateLimits">,
	transaction: Transaction,
	{ client, ...message }: ReceivedMessage,
): Promise<string> {
	const entry = { ...message, kind: "message_in", actor: null } as const;
	const count = () => countMessage(context, transaction, message, client);
	return (await recordEntry(context, transaction, entry, count)).id;
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
