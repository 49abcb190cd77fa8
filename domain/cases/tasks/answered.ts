import { and, eq, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { caseEvents, type messages, tasks } from "../../../database/tables.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { closeTasks, countAnsweredLate } from "./close.ts";

type Answer = Pick<typeof messages.$inferSelect, "applicantId" | "applicationId" | "sentAt" | "authorId">;

/** A message that is held is sent later than it was written, which its event says. */
const writtenAt = ({ applicantId, sentAt }: Answer): SQL =>
	sql`least(${sentAt.toISOString()}::timestamptz, (
		select min(${caseEvents.at}) from ${caseEvents} where ${eq(caseEvents.applicantId, applicantId)}
			and ${eq(caseEvents.kind, "message_out")} and ${eq(caseEvents.shownAt, sentAt)}))`;

/** What an answer is about, as far as it was asked before the answer was written. */
const isAnsweredBy = (answer: Answer): SQL | undefined =>
	and(
		eq(tasks.applicantId, answer.applicantId),
		lte(tasks.openedAt, writtenAt(answer)),
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
	const ending = { outcome: "answered", doneBy: answer.authorId, at: answer.sentAt } as const;
	await closeTasks(transaction, and(eq(tasks.kind, "answer_message"), isAnsweredBy(answer)), ending);
	await countWrittenLate(transaction, answer, answer.sentAt);
}

/** Counts the questions that were closed without an answer, and whose time had passed when this one was written. */
async function countWrittenLate(transaction: Transaction, answer: Answer, at: Date): Promise<void> {
	const isQuestion = and(eq(tasks.kind, "answer_message"), isAnsweredBy(answer), lt(tasks.dueAt, writtenAt(answer)));
	await countAnsweredLate(transaction, isQuestion, at);
}
