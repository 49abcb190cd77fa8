import { asc, count, desc, eq, gt, max, sql } from "drizzle-orm";
import { botUpdates, installation, links, telegramChats } from "../../database/tables.ts";
import type { BotUpdateMode } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import { requireId } from "../shared/validation.ts";
import { type BotFault, botFaults } from "./faults.ts";

/** Days. After a week without updates, the Bot API counts on from a random number, so an older offset means nothing. */
const offsetDays = 6;

/**
 * The first update that has not been processed.
 * @returns undefined to get all that the Bot API still has: repeated ones have no effect.
 */
export async function getNextUpdateId(caller: Caller): Promise<number | undefined> {
	const { database, now } = caller.permit("telegram:receive");
	const oldest = new Date(now().getTime() - offsetDays * 24 * 60 * 60 * 1_000);
	const [recent] = await database
		.select({ id: botUpdates.updateId })
		.from(botUpdates)
		.where(gt(botUpdates.receivedAt, oldest))
		.limit(1);
	if (!recent) return undefined;
	const [state] = await database.select({ next: installation.botNextUpdateId }).from(installation);
	return state?.next ?? undefined;
}

/** How the bot is doing, without anything personal. */
export type BotStatus = {
	/** "outbox": in development, where the outbox stands in for Telegram. */
	mode: BotUpdateMode | "outbox";
	/** Without "@". */
	name: string | null;
	/** When Telegram was last reached. */
	seenAt: Date | null;
	/** When somebody last wrote to the bot. */
	updateAt: Date | null;
	/** The latest fault; it is over if Telegram was reached after it. */
	fault: { kind: BotFault; at: Date; isOver: boolean } | null;
	chats: { active: number; stopped: number; blocked: number };
};

/** @returns null if the bot was never set up. */
export async function getBotState(caller: Caller): Promise<BotStatus | null> {
	const { database, configured, site } = caller.permit("telegram:read");
	const [[state], [newest], states] = await Promise.all([
		database.select().from(installation),
		database.select({ at: max(botUpdates.receivedAt) }).from(botUpdates),
		database.select({ state: telegramChats.state, count: count() }).from(telegramChats).groupBy(telegramChats.state),
	]);
	if (!configured.bot && states.length === 0) return null;
	const countOf = (wanted: string) => states.find((row) => row.state === wanted)?.count ?? 0;
	const mode = site.outboxUrl ? "outbox" : configured.bot ? (state?.botMode ?? "off") : "off";
	return {
		mode,
		name: site.botName ?? state?.botUserName ?? null,
		seenAt: state?.botSeenAt ?? null,
		updateAt: newest?.at ?? null,
		fault: faultOf(state),
		chats: { active: countOf("active"), stopped: countOf("stopped"), blocked: countOf("blocked") },
	};
}

function faultOf(state: typeof installation.$inferSelect | undefined): BotStatus["fault"] {
	const kind = botFaults.find((fault) => fault === state?.botLastError);
	if (!state?.botLastErrorAt || !kind) return null;
	return { kind, at: state.botLastErrorAt, isOver: (state.botSeenAt?.getTime() ?? 0) > state.botLastErrorAt.getTime() };
}

/**
 * The Telegram chats of an applicant for staff, without Telegram's numbers: those that hear of news first.
 * @throws ProblemError: refused; not-found.
 */
export async function listTelegramChats(caller: Caller, applicantId: string) {
	const { database } = caller.permit("applicant:read");
	const known = requireId(applicantId, "applicant");
	const { state, follower, provenBy, connectedAt, endedAt, id } = telegramChats;
	return database
		.select({ id, state, follower, provenBy, connectedAt, endedAt, label: links.label })
		.from(telegramChats)
		.leftJoin(links, eq(links.id, telegramChats.familyLinkId))
		.where(eq(telegramChats.applicantId, known))
		.orderBy(asc(follower), sql`${state} <> 'active'`, desc(connectedAt), asc(id));
}
export type CaseChat = Awaited<ReturnType<typeof listTelegramChats>>[number];
