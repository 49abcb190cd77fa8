import { and, desc, eq, inArray, or, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { deliveries, entries, oneTimeLinks } from "../../database/tables.ts";
import type { ApplicantEmailKind, DeliveryChannel } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import { notFound } from "../shared/errors.ts";
import type { WorkOptions } from "../shared/ports.ts";
import { asId } from "../shared/validation.ts";
import { secondsToTurn } from "./chat-queue.ts";
import { isDue } from "./claim.ts";
import { isResendable } from "./resendable.ts";

/** @returns the channels that have due deliveries. */
export async function listDueChannels(caller: Caller): Promise<DeliveryChannel[]> {
	const { database } = caller.permit("delivery:send");
	const rows = await database.selectDistinct({ channel: deliveries.channel }).from(deliveries).where(isDue);
	return rows.map(({ channel }) => channel);
}

/**
 * @returns in how many seconds a channel may send its next delivery, if it has limits and something waits for them.
 */
export async function secondsToNext(
	caller: Caller,
	channel: DeliveryChannel,
	{ pace = 1 }: WorkOptions = {},
): Promise<number | undefined> {
	const { database, channels } = caller.permit("delivery:send");
	const { limits } = channels[channel];
	return limits && secondsToTurn(database, channel, limits, pace);
}

/** A page shows at most this many emails, the newest. */
const maxEmails = 200;

/**
 * The emails and Telegram messages about an applicant's case with their states, newest first: a new status, changed contact details, and links
 * to the applicant's page. Answers are listed with the conversation.
 * @throws ProblemError: refused; not-found.
 */
export async function listCaseEmails(caller: Caller, applicantId: string) {
	const { database } = caller.permit("applicant:read");
	const known = asId(applicantId);
	if (!known) throw notFound("applicant");
	const isToldBesides = inArray(entries.kind, ["status_changed", "details_changed"]);
	const events = database
		.select({ id: entries.id })
		.from(entries)
		.where(and(eq(entries.applicantId, known), isToldBesides));
	const links = database.select({ id: oneTimeLinks.id }).from(oneTimeLinks).where(eq(oneTimeLinks.applicantId, known));
	return database
		.select({
			id: deliveries.id,
			channel: sql<"email" | "telegram">`${deliveries.channel}`,
			kind: sql<Exclude<ApplicantEmailKind, "message">>`${deliveries.kind}`,
			state: deliveries.state,
			lastError: deliveries.lastError,
			createdAt: deliveries.createdAt,
			sentAt: deliveries.sentAt,
			/** Null for an email with a link. */
			entryId: deliveries.entryId,
			canResend: sql<boolean>`${deliveries.state} = 'failed' and ${isResendable} and not ${hasEmail}`,
		})
		.from(deliveries)
		.where(or(isAnyOf(deliveries.entryId, events), isAnyOf(deliveries.oneTimeLinkId, links)))
		.orderBy(desc(deliveries.createdAt), desc(deliveries.id))
		.limit(maxEmails);
}
/** A message to a chat that has failed, and went by email instead. */
const hasEmail = sql`(${deliveries.channel} = 'telegram' and exists (select from ${deliveries} as emailed
	where emailed.entry_id = ${deliveries.entryId} and emailed.channel = 'email'))`;

/** With an array instead of a join, PostgreSQL reads the few deliveries by their indexes. */
const isAnyOf = (column: PgColumn, ids: SQLWrapper) => sql`${column} = any(array(${ids}))`;

export type CaseEmail = Awaited<ReturnType<typeof listCaseEmails>>[number];
