import { and, eq, inArray, isNotNull, lt, lte, or, sql } from "drizzle-orm";
import { applicants, links, merges, sessions, telegramChats } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { endChats } from "../../messaging/end-chats.ts";
import { eraseWithoutApplication } from "./erase.ts";

const keptDays = 30;
const hour = 60 * 60 * 1_000;

/**
 * Deletes applicants whose last application another program deleted, and all links and the sessions of applicants 30
 * days after they ended; and what taking back a merge needs, after as many days. Until then, the cookie of an ended session shows that
 * the same browser opens the application again. Disconnects the chats of links for parents that have expired.
 */
export async function removeExpiredAccess(caller: Caller): Promise<void> {
	const context = caller.permit("retention:sweep");
	const { database, now } = context;
	const at = now().getTime();
	await removeLeftApplicants(context, new Date(at - hour));
	await endExpiredChats(context);
	const before = new Date(at - keptDays * 24 * hour);
	const isOfAccount = and(isNotNull(sessions.userId), lt(sessions.expiresAt, now()));
	await database.delete(sessions).where(or(lt(sessions.expiresAt, before), isOfAccount));
	await database.delete(links).where(lt(links.expiresAt, before));
	const isOver = and(lt(merges.mergedAt, before), isNotNull(merges.undo));
	await database.update(merges).set({ undo: null }).where(isOver);
}

/** A younger applicant may belong to an application that is being stored. */
async function removeLeftApplicants({ database, now }: Context, before: Date): Promise<void> {
	const isLeft = sql`not exists (select from applications where applications.applicant_id = ${applicants.id})`;
	const left = await database
		.select({ id: applicants.id })
		.from(applicants)
		.where(and(lt(applicants.createdAt, before), isLeft));
	const ids = left.map(({ id }) => id);
	if (ids.length === 0) return;
	await database.transaction(async (transaction) =>
		eraseWithoutApplication({ now }, transaction, await lockApplicants(transaction, ids, "update")),
	);
}

/** Disconnects the chats of parents whose link has expired. */
async function endExpiredChats({ database, now }: Context): Promise<void> {
	const expired = database.select({ id: links.id }).from(links).where(lte(links.expiresAt, now()));
	const isExpired = inArray(telegramChats.familyLinkId, expired);
	const left = await database.selectDistinct({ id: telegramChats.applicantId }).from(telegramChats).where(isExpired);
	for (const { id } of left) {
		await database.transaction(async (transaction) => {
			await lockApplicants(transaction, [id], "no key update");
			const own = and(eq(telegramChats.applicantId, id), isExpired);
			await endChats({ now }, transaction, own as NonNullable<typeof own>, "named");
		});
	}
}
