import { and, eq, ne } from "drizzle-orm";
import { applicants, applications, tasks } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { lockApplicantOf } from "../../access/lock-applicants.ts";
import { enqueueConversion, enqueueDelivery } from "../../messaging/enqueue.ts";
import { deleteRecord } from "../../records/records.ts";
import { moveToTrash } from "../../records/trash-entries.ts";
import { notFound } from "../../shared/errors.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { endChatsOfApplications, eraseWithoutApplication } from "../applicants/erase.ts";
import { countSubmission, type Submission, storeOnce } from "../submissions.ts";
import { countDeleted } from "../tasks/close.ts";
import { readPromise } from "../tasks/promised.ts";
import { copyApplicant, copyApplication } from "../trash/snapshot.ts";
import { storeApplication } from "./store.ts";
import { applicationInput } from "./submission-schema.ts";

/**
 * Stores an application as pending and enqueues its deliveries, once for repeated submissions.
 * @returns the application as submitted, with its reference and the moment by which we have promised to contact the
 * applicant; changes by staff are not returned.
 * @throws ProblemError: invalid; limited; conflict 'already_sent'.
 */
export async function submitApplication(caller: Caller, input: unknown, submission: Submission) {
	const context = caller.permit("application:submit");
	const values = parse(applicationInput, input);
	const id = await storeOnce(context, "apply", submission, values, async (transaction, { isSuspect, contentHash }) => {
		const { key: submissionKey, language } = submission;
		const application = { values, language, actor: null, submissionKey, contentHash, isSuspect };
		const { applicationId } = await storeApplication(context, transaction, application);
		await enqueueDelivery(context, transaction, { channel: "chat", kind: "application", applicationId }, isSuspect);
		// A flood uses other people's addresses, and confirmations would fill their mailboxes.
		const mailbox = values.email && !isSuspect ? values.email.toLowerCase() : undefined;
		if (mailbox && !(await context.rateLimits.count(transaction, "apply-email", mailbox, 1)).isSuspect) {
			await enqueueDelivery(context, transaction, { channel: "email", kind: "confirmation", applicationId, language });
		}
		await countSubmission(context, transaction, "apply", submission);
		if (!isSuspect) await enqueueConversion(context, transaction, "Lead", { applicationId }, submission.adVisitor);
		return applicationId;
	});
	const [row] = await context.database
		.select({
			id: applications.id,
			reference: applications.reference,
			universityId: applications.universityId,
			programId: applications.programId,
			submittedAt: applications.submittedAt,
		})
		.from(applications)
		.where(eq(applications.id, id));
	const promise = await readPromise(context.database, "first_contact", eq(tasks.applicationId, id));
	return { ...values, ...(row as NonNullable<typeof row>), status: "pending" as const, promise };
}

/**
 * Moves an application to the trash with everything that belongs to it, and its applicant with it if there is no other
 * application.
 * @returns the id by which it can be restored from the trash.
 * @throws ProblemError: refused, not-found.
 */
export async function deleteApplication(caller: Caller, id: string): Promise<string> {
	const context = caller.permit("application:write");
	const known = requireId(id, "application");
	return context.database.transaction(async (transaction) => {
		const ownerId = await lockApplicantOf(transaction, known, "update");
		const { applicantId, reference } = applications;
		const isIt = eq(applications.id, known);
		const [row] = await transaction.select({ reference }).from(applications).where(isIt).for("update");
		const ownerIs = eq(applicants.id, ownerId ?? "");
		const [owner] = row && ownerId ? await transaction.select().from(applicants).where(ownerIs) : [];
		if (!row || !owner) throw notFound("application");
		const isOther = and(eq(applicantId, owner.id), ne(applications.id, known));
		const isLast = (await transaction.$count(applications, isOther)) === 0;
		const rows = {
			record: await copyApplication(transaction, known),
			...(isLast && { person: await copyApplicant(transaction, owner.id) }),
		};
		const label = `${owner.fullName}, ${row.reference}`;
		await endChatsOfApplications(context, transaction, isIt);
		await countDeleted(transaction, eq(tasks.applicationId, known));
		await deleteRecord({ database: transaction, actor: context.actor }, "application", applications, known);
		await eraseWithoutApplication(context, transaction, [owner.id]);
		const entry = { noun: "application", recordId: known, applicantId: owner.id, label, rows } as const;
		return moveToTrash(context, transaction, entry);
	});
}
