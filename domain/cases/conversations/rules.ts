import type { EntryKind, handChannels } from "../../../database/values.ts";

/** How an answer is stored that staff send in a messenger by hand, or else that the site sends. */
export const sentBy = (byHand: (typeof handChannels)[number] | undefined, usual: "web" | "email" = "web") =>
	byHand ? { channel: byHand, data: { byHand: "yes" } } : { channel: usual };

type Message = { kind: EntryKind; applicationId: string | null; readByStaffAt: Date | null };

/**
 * What an answer is about by default: the application of the latest message that waits for staff, else the only one.
 * Anybody who knows a name and a phone number can send another application in that person's name and write about it, so
 * an answer never goes to an application by its age.
 * @param messages the applicant's, oldest first
 * @param applicationIds of the applicant
 * @returns null for an answer to the whole applicant, which only proven sessions see; undefined if staff have to choose.
 */
export function defaultSubject(messages: Message[], applicationIds: string[]): string | null | undefined {
	const waiting = messages.findLast(({ kind, readByStaffAt }) => kind === "message_in" && !readByStaffAt);
	if (waiting) return waiting.applicationId;
	return applicationIds.length === 1 ? applicationIds[0] : undefined;
}
