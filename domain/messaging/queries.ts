import { eq, sql } from "drizzle-orm";
import { deliveries, links } from "../../database/tables.ts";
import type { DeliveryChannel } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import type { WorkOptions } from "../shared/ports.ts";
import { requireId } from "../shared/validation.ts";
import { secondsToTurn } from "./chat-queue.ts";
import { isDue } from "./claim.ts";
import { readSent, type Sent } from "./list-deliveries.ts";

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

/**
 * The emails and Telegram messages with links to the page of an applicant, newest first. Those about an entry of the case
 * are in its timeline.
 * @throws ProblemError: refused; not-found.
 */
export async function listLinkEmails(caller: Caller, applicantId: string): Promise<Sent[]> {
	const { database } = caller.permit("applicant:read");
	const known = requireId(applicantId, "applicant");
	const own = database.select({ id: links.id }).from(links).where(eq(links.applicantId, known));
	// With an array instead of a join, PostgreSQL reads the few deliveries by their indexes.
	return readSent(database, sql`${deliveries.linkId} = any(array(${own}))`);
}
