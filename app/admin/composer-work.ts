import type { Caller } from "../../domain/access/caller.ts";
import { isMailConnected } from "../../domain/accounts/users/queries.ts";
import { replyToContact } from "../../domain/cases/contacts/reply-commands.ts";
import { addNote, answerMessage } from "../../domain/cases/conversations/commands.ts";
import { getReach } from "../../domain/cases/conversations/queries.ts";
import { logCall } from "../../domain/desk/queue/call-commands.ts";
import type { Flash } from "../request-context.ts";
import type { ComposerMode } from "./case/composer.tsx";
import { wholeCase } from "./case/composer.tsx";
import type { Values } from "./fields.ts";

/** The applicant's id, or the contact message. */
type About = string | { contactSubmissionId: string };
export type CaseWork<Of> = {
	done: Flash["code"] | ((result: unknown) => Flash["code"]);
	run(caller: Caller, of: Of, values: Values): Promise<unknown>;
};

/** The toast of an answer, by what `isOnlyStored` returns. */
export const answerDone = (isStored: unknown) => (isStored ? "stored_not_mailed" : "sent");

/** Whether an answer that would go by email alone waits, because no mail server is connected. */
export async function isOnlyStored(caller: Caller, about: About, applicationId: string | null): Promise<boolean> {
	if (await isMailConnected(caller)) return false;
	if (typeof about !== "string") return true;
	const { telegram, email } = await getReach(caller, about, applicationId);
	return !telegram && email !== null;
}

/** What the composer stores, in a case or for a contact message. */
export const composerWork: Record<ComposerMode, CaseWork<About>> = {
	answer: {
		done: answerDone,
		run: async (caller, about, { text, applicationId, submissionKey, byHand }) => {
			const answer = { text, submissionKey, ...(byHand && { byHand }) };
			const chosen = applicationId === wholeCase ? null : applicationId;
			if (typeof about !== "string") await replyToContact(caller, about.contactSubmissionId, answer);
			else await answerMessage(caller, about, { ...answer, ...(chosen !== undefined && { applicationId: chosen }) });
			return !byHand && isOnlyStored(caller, about, chosen ?? null);
		},
	},
	note: {
		done: "saved",
		run: (caller, about, { text, isPinned, submissionKey }) =>
			addNote(caller, about, { text, isPinned: isPinned === "yes", submissionKey }),
	},
	call: {
		done: "saved",
		run: (caller, about, { result, text: note, submissionKey }) =>
			logCall(caller, about, { result, note, submissionKey }),
	},
};
