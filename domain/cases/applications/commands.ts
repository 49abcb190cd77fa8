import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, programs, tasks, universities } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { lockApplicantOf, lockApplicants } from "../../access/lock-applicants.ts";
import { enqueueConversion } from "../../messaging/conversions/enqueue.ts";
import { enqueueDelivery } from "../../messaging/enqueue.ts";
import { deleteRecord } from "../../records/records.ts";
import { moveToTrash } from "../../records/trash-entries.ts";
import { invalid, notFound } from "../../shared/errors.ts";
import { referenceOf } from "../../shared/reference-rules.ts";
import { asId, parse } from "../../shared/validation.ts";
import { endUncertainAccess } from "../applicants/end-access.ts";
import { endChatsOfApplications, eraseWithoutApplication } from "../applicants/erase.ts";
import { findOrCreateApplicant } from "../applicants/link-application.ts";
import { recordEntry } from "../entries/record.ts";
import { countSubmission, type Submission, storeOnce } from "../submissions.ts";
import { openTask } from "../tasks/open.ts";
import { readPromise } from "../tasks/promised.ts";
import { copyApplicant, copyApplication } from "../trash/snapshot.ts";
import { applicationInput, termsVersion } from "./submission-schema.ts";

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
		const choice = await checkChoice(transaction, values);
		const applicantId = await findOrCreateApplicant(transaction, {
			fullName: values.fullName,
			phoneNumber: values.phoneNumber,
			email: values.email,
			language: submission.language,
			createdAt: context.now(),
		});
		// Whether the application was sent before or after a change of the email address decides whose address it has.
		await lockApplicants(transaction, [applicantId], "no key update");
		const submittedAt = context.now();
		const [row] = await transaction
			.insert(applications)
			.values({
				...values,
				...choice,
				applicantId,
				contentHash,
				termsVersion,
				submissionKey: submission.key,
				language: submission.language,
				submittedAt,
				isSuspect,
				reference: referenceOf(crypto.getRandomValues(new Uint8Array(10))),
			})
			.returning({ id: applications.id });
		const applicationId = row?.id as string;
		await recordEntry(transaction, { applicantId, applicationId, kind: "submitted", actor: null, at: submittedAt });
		const task = { applicantId, applicationId, receivedAt: submittedAt, isSuspect };
		await openTask(transaction, { kind: "first_contact", ...task });
		await endUncertainAccess(transaction, applicantId, submittedAt);
		await enqueueDelivery(context, transaction, { channel: "chat", kind: "application", applicationId }, isSuspect);
		// A flood uses other people's addresses, and confirmations would fill their mailboxes.
		const mailbox = values.email && !isSuspect ? values.email.toLowerCase() : undefined;
		if (mailbox && !(await context.rateLimits.count(transaction, "apply-email", mailbox, 1)).isSuspect) {
			const { language } = submission;
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

type Choice = { universityId: string | null; programId: string | null };

/** The chosen records must exist and match; a program determines its university. */
async function checkChoice(transaction: Transaction, { universityId, programId }: Choice): Promise<Choice> {
	if (programId) {
		const [program] = await transaction
			.select({ universityId: programs.universityId })
			.from(programs)
			.where(eq(programs.id, programId));
		if (!program || (universityId && program.universityId !== universityId)) {
			throw invalid([{ field: "programId", code: "unknown_program" }]);
		}
		return { universityId: program.universityId, programId };
	}
	if (universityId) {
		const [university] = await transaction
			.select({ id: universities.id })
			.from(universities)
			.where(eq(universities.id, universityId));
		if (!university) throw invalid([{ field: "universityId", code: "unknown_university" }]);
	}
	return { universityId, programId: null };
}

/**
 * Moves an application to the trash with everything that belongs to it, and its applicant with it if there is no other
 * application.
 * @returns the id by which it can be restored from the trash.
 * @throws ProblemError: refused, not-found.
 */
export async function deleteApplication(caller: Caller, id: string): Promise<string> {
	const context = caller.permit("application:write");
	const known = asId(id);
	if (!known) throw notFound("application");
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
		await deleteRecord({ database: transaction, actor: context.actor }, "application", applications, known);
		await eraseWithoutApplication(context, transaction, [owner.id]);
		const entry = { noun: "application", recordId: known, applicantId: owner.id, label, rows } as const;
		return moveToTrash(context, transaction, entry);
	});
}
