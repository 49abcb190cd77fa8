import type { Caller } from "../../domain/access/caller.ts";
import { replyToContact } from "../../domain/cases/contacts/reply-commands.ts";
import { addNote, answerMessage } from "../../domain/cases/conversations/commands.ts";
import { logCall } from "../../domain/desk/queue/call-commands.ts";
import type { Flash } from "../request-context.ts";
import type { ComposerMode } from "./case/composer.tsx";
import { wholeCase } from "./case/composer.tsx";
import type { Values } from "./fields.ts";

/** The applicant's id, or the contact message. */
type About = string | { contactSubmissionId: string };
export type CaseWork<Of> = { done: Flash["code"]; run(caller: Caller, of: Of, values: Values): Promise<unknown> };

/** What the composer stores, in a case or for a contact message. */
export const composerWork: Record<ComposerMode, CaseWork<About>> = {
	answer: {
		done: "sent",
		run: (caller, about, { text, applicationId, submissionKey, byHand }) => {
			const answer = { text, submissionKey, ...(byHand && { byHand }) };
			if (typeof about !== "string") return replyToContact(caller, about.contactSubmissionId, answer);
			const chosen = applicationId === wholeCase ? null : applicationId;
			return answerMessage(caller, about, { ...answer, ...(chosen !== undefined && { applicationId: chosen }) });
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
