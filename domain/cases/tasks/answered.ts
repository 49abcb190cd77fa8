import { and, eq, inArray, isNull, lt, lte, or, type SQL } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { type entries, tasks } from "../../../database/tables.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { closeTasks, countAnsweredLate } from "./close.ts";

/** An answer of staff to an applicant. */
type Answer = Pick<typeof entries.$inferSelect, "applicationId" | "authorId" | "at"> & { applicantId: string };

/** What an answer is about, as far as it was asked before the answer was written. */
const isAnsweredBy = (answer: Answer): SQL | undefined =>
	and(
		eq(tasks.applicantId, answer.applicantId),
		lte(tasks.openedAt, answer.at),
		answer.applicationId
			? eq(tasks.applicationId, answer.applicationId)
			: or(isNull(tasks.applicationId), eq(tasks.kind, "first_contact")),
	);

/**
 * Ends what answers have fulfilled that reached the applicant: the mail server has accepted their email, or the applicant
 * has opened them.
 */
export async function closeAnswered(transaction: Transaction, answers: Answer[], at: Date): Promise<void> {
	const applicantIds = answers.map(({ applicantId }) => applicantId);
	await lockApplicants(transaction, [...new Set(applicantIds)], "no key update");
	for (const answer of answers) {
		const isPromise = inArray(tasks.kind, ["answer_message", "first_contact"]);
		const ending = { outcome: "answered", doneBy: answer.authorId, at } as const;
		await closeTasks(transaction, and(isPromise, isAnsweredBy(answer)), ending);
		await countWrittenLate(transaction, answer, at);
	}
}

/**
 * Ends the questions that an answer fulfils for which there is no email address: it appears where the question was asked.
 * The first contact is not made that way.
 */
export async function closeAnsweredOnPage(transaction: Transaction, answer: Answer): Promise<void> {
	const ending = { outcome: "answered", doneBy: answer.authorId, at: answer.at } as const;
	await closeTasks(transaction, and(eq(tasks.kind, "answer_message"), isAnsweredBy(answer)), ending);
	await countWrittenLate(transaction, answer, answer.at);
}

/** Counts the questions that were closed without an answer, and whose time had passed when this one was written. */
async function countWrittenLate(transaction: Transaction, answer: Answer, at: Date): Promise<void> {
	const isQuestion = and(eq(tasks.kind, "answer_message"), isAnsweredBy(answer), lt(tasks.dueAt, answer.at));
	await countAnsweredLate(transaction, isQuestion, at);
}
