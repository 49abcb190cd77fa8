import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applications, contactSubmissions, tasks } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { lockApplicants, lockFound } from "../../access/lock-applicants.ts";
import { enqueueDelivery } from "../../messaging/enqueue.ts";
import { conflict, invalid } from "../../shared/errors.ts";
import { normalizeReference } from "../../shared/reference-rules.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { findSender } from "../applicants/link-application.ts";
import { storeApplication } from "../applications/store.ts";
import { applicationInput, termsVersion } from "../applications/submission-schema.ts";
import { lockContact } from "../conversations/lock.ts";
import { recordEntry } from "../entries/record.ts";
import { setContactTask } from "../tasks/contact.ts";
import { enteredContactInput } from "./schema.ts";

/**
 * Enters a person who called, came by, or wrote elsewhere, as a contact message with its task. Nobody is notified.
 * @param input `name`, `phone` or `email`, `message` (what the person wants), `language`, `source`, and `termsTold`: the
 * person knows what we keep
 * @returns the message's id.
 * @throws ProblemError: refused; invalid.
 */
export async function enterContact(caller: Caller, input: unknown): Promise<string> {
	const context = caller.permit("contact:write");
	const { database, actor, now } = context;
	const { termsTold: _, ...person } = parse(enteredContactInput, input);
	return database.transaction(async (transaction) => {
		const at = now();
		const applicantId = await findSender(transaction, person);
		const [row] = await transaction
			.insert(contactSubmissions)
			.values({ ...person, applicantId, termsVersion, submittedAt: at })
			.returning({ id: contactSubmissions.id });
		const contactSubmissionId = row?.id as string;
		await recordEntry(context, transaction, { contactSubmissionId, kind: "submitted", actor, at });
		await recordAudit(transaction, actor, { action: "contact:create", recordId: contactSubmissionId });
		return contactSubmissionId;
	});
}

/**
 * Attaches a contact message, with its history and its open task, to the case of an application: a parent writes about a
 * child.
 * @param reference of the application, as it is typed; "" detaches the message
 * @throws ProblemError: refused; not-found; invalid for a reference that nobody has.
 */
export async function attachContact(caller: Caller, contactId: string, reference: string): Promise<void> {
	const { database, actor } = caller.permit("contact:write");
	await database.transaction(async (transaction) => {
		const applicantId = reference.trim() ? await findByReference(transaction, reference) : null;
		if (applicantId) await lockApplicants(transaction, [applicantId], "no key update");
		const { id } = await lockContact(transaction, contactId);
		await link(transaction, id, applicantId);
		await recordAudit(transaction, actor, {
			action: "contact:update",
			recordId: id,
			detail: { fields: "applicantId" },
		});
	});
}

async function findByReference(transaction: Transaction, typed: string): Promise<string> {
	const isIt = eq(applications.reference, normalizeReference(typed) ?? "");
	const [found] = await transaction.select({ id: applications.applicantId }).from(applications).where(isIt);
	if (!found) throw invalid([{ field: "reference", code: "no_such_reference" }]);
	return found.id;
}

/**
 * Makes an application of a contact message: its words are the application's comment, and its history stays in the case.
 * A person who has been reached is not promised a first contact again.
 * @param input what the message lacks: `location`, `age`, `phoneNumber`, `universityId`, `programId`, `termsAgreed`
 * @returns the applicant's id.
 * @throws ProblemError: refused; not-found; invalid; conflict 'changed' if it has become an application meanwhile.
 */
export async function makeApplication(caller: Caller, contactId: string, input: unknown): Promise<string> {
	const context = caller.permit("application:write");
	const { database, actor, now } = context;
	return database.transaction(async (transaction) => {
		const known = await lockFound(transaction, "no key update", () => readSender(transaction, contactId));
		const contact = await lockContact(transaction, contactId);
		const { id, name, email, message, language, state, source, isSuspect, isExample } = contact;
		if (state === "closed" || contact.applicantId !== (known ?? null)) throw conflict("changed");
		const values = parse(applicationInput, { ...(input as object), fullName: name, email, comment: message });
		const isContacted = state === "answered";
		const about = { language, source, isSuspect, isExample, isContacted };
		const application = { ...about, values, actor, applicantId: contact.applicantId };
		const { applicantId, applicationId } = await storeApplication(context, transaction, application);
		await link(transaction, id, applicantId);
		await transaction.update(contactSubmissions).set({ state: "closed" }).where(eq(contactSubmissions.id, id));
		await setContactTask(transaction, id, "closed", { doneBy: actor.userId, at: now() });
		if (email && !isSuspect) {
			await enqueueDelivery(context, transaction, { channel: "email", kind: "confirmation", applicationId, language });
		}
		await recordAudit(transaction, actor, { action: "application:create", recordId: applicationId });
		return applicantId;
	});
}

async function readSender(transaction: Transaction, contactId: string): Promise<string | undefined> {
	const isIt = eq(contactSubmissions.id, requireId(contactId, "contact"));
	const [row] = await transaction.select({ id: contactSubmissions.applicantId }).from(contactSubmissions).where(isIt);
	return row?.id ?? undefined;
}

/** The open task of a message belongs to the case of its applicant. */
async function link(transaction: Transaction, contactId: string, applicantId: string | null): Promise<void> {
	await transaction.update(contactSubmissions).set({ applicantId }).where(eq(contactSubmissions.id, contactId));
	await transaction.update(tasks).set({ applicantId }).where(eq(tasks.contactSubmissionId, contactId));
}
