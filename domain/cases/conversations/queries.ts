import { and, isNull } from "drizzle-orm";
import { entries } from "../../../database/tables.ts";
import { type MessageKind, messageKinds } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { chooseChannels } from "../../messaging/notify-applicant.ts";
import { requireId } from "../../shared/validation.ts";
import { isSeenBy, readTimeline } from "../entries/timeline.ts";

/**
 * The conversation that the caller's session sees, oldest first. A message that can still be taken back is sent at a later
 * time, and is not part of it until then. A message whose answer is due has the moment that we promised.
 */
export async function listMyMessages(caller: Caller) {
	const { database, applicantId, applicationId, now } = caller.permitOwn("my:read");
	const of = { applicantId, applicationId };
	const rows = await readTimeline(database, of, "applicant", { now: now(), kinds: messageKinds });
	return rows.map(({ id, kind, text, visibleAt, author, readByStaffAt, readByApplicantAt, promise }) => ({
		...{ id, kind: kind as MessageKind, text: text ?? "", sentAt: visibleAt, author },
		...{ readByStaffAt, readByApplicantAt, promise },
	}));
}
export type MyMessage = Awaited<ReturnType<typeof listMyMessages>>[number];

/** The number of answers that the applicant has not read. */
export async function countUnreadMessages(caller: Caller): Promise<number> {
	const { database, isOwn, now } = caller.permitOwn("my:read");
	const isAnswer = isSeenBy("applicant", { now: now(), kinds: ["message_out"] });
	return database.$count(entries, and(isOwn(entries), isAnswer, isNull(entries.readByApplicantAt)));
}

/**
 * How an answer of staff would reach the applicant now.
 * @param applicationId what it is about; null: the whole applicant
 * @throws ProblemError: refused; not-found.
 */
export async function getReach(caller: Caller, applicantId: string, applicationId: string | null) {
	const context = caller.permit("applicant:read");
	const known = requireId(applicantId, "applicant");
	return chooseChannels(context, { applicantId: known, applicationId });
}
export type Reach = Awaited<ReturnType<typeof getReach>>;
