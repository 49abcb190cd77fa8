import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Transaction } from "../../../database/connect.ts";
import { applications, programs, universities } from "../../../database/tables.ts";
import type { ContactSource } from "../../../database/values.ts";
import type { Actor } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { invalid } from "../../shared/errors.ts";
import type { Language } from "../../shared/language.ts";
import { referenceOf } from "../../shared/reference-rules.ts";
import { endUncertainAccess } from "../applicants/end-access.ts";
import { findOrCreateApplicant } from "../applicants/link-application.ts";
import { type EntryContext, recordEntry } from "../entries/record.ts";
import { type applicationInput, termsVersion } from "./submission-schema.ts";

type NewApplication = {
	values: z.infer<typeof applicationInput>;
	language: Language;
	/** The member of staff who entered it; null for the applicant. */
	actor: Actor | null;
	submissionKey?: string;
	contentHash?: string;
	isSuspect?: boolean;
	/** How the person came to us, if not by the form on the site. */
	source?: ContactSource;
	/** The applicant, if that is known already. */
	applicantId?: string | null;
	/** Of an invented person. */
	isExample?: boolean;
	/** Whether the applicant was promised a first contact. */
	isContacted?: boolean;
};

/**
 * Stores an application as pending, with the entry that begins its case and the task to contact the applicant, in the
 * transaction of a command.
 * @throws ProblemError: invalid for a university or program that does not exist or match.
 */
export async function storeApplication(
	context: EntryContext,
	transaction: Transaction,
	{
		values,
		language,
		actor,
		isSuspect = false,
		isContacted = false,
		isExample = false,
		source = "site",
		...given
	}: NewApplication,
): Promise<{ applicationId: string; applicantId: string }> {
	const { now } = context;
	const choice = await checkChoice(transaction, values);
	const { fullName, phoneNumber, email } = values;
	const person = { fullName, phoneNumber, email, language, isExample, createdAt: now() };
	const applicantId = given.applicantId ?? (await findOrCreateApplicant(transaction, person));
	// Whether the application was sent before or after a change of the email address decides whose address it has.
	await lockApplicants(transaction, [applicantId], "no key update");
	const submittedAt = now();
	const [row] = await transaction
		.insert(applications)
		.values({
			...{ ...values, ...choice, applicantId, termsVersion, language, source, submittedAt, isSuspect },
			contentHash: given.contentHash ?? null,
			submissionKey: given.submissionKey ?? null,
			reference: referenceOf(crypto.getRandomValues(new Uint8Array(10))),
		})
		.returning({ id: applications.id });
	const applicationId = row?.id as string;
	const about = { applicantId, applicationId };
	const entry = { ...about, kind: "submitted", actor, at: submittedAt } as const;
	const data = isContacted ? { data: { contacted: "yes" } } : {};
	await recordEntry(context, transaction, { ...entry, ...data }, () => isSuspect);
	await endUncertainAccess(transaction, applicantId, submittedAt);
	return about;
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
