import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, languageTests } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Caller } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { throwConflict } from "../../records/records.ts";
import { notFound } from "../../shared/errors.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { asId, parse } from "../../shared/validation.ts";
import { insertEntry } from "../entries/store.ts";
import { moveTasks } from "../tasks/assignment.ts";
import { applyContactChange } from "./contact-change.ts";
import { expiryOf } from "./rules.ts";
import { applicantInput, languageTestInput } from "./schema.ts";

/**
 * Replaces the details of an applicant, such as a mistyped name. The audit log and the event name the changed fields, but
 * not their values. Another phone number or email address is told to the previous email address and makes mailed links
 * useless; another phone number also ends all sessions of the applicant. Open tasks follow the applicant to another office.
 * @param version the version that was read before the change; if omitted, any version is replaced
 * @throws ProblemError: refused, invalid, not-found, conflict ('changed' after a concurrent save).
 */
export async function updateApplicant(caller: Caller, id: string, input: unknown, version?: number): Promise<void> {
	const context = caller.permit("applicant:write");
	const { database, actor, now } = context;
	const values = parse(applicantInput, input);
	const known = asId(id);
	if (!known) throw notFound("applicant");
	await database.transaction(async (transaction) => {
		const isThis = eq(applicants.id, known);
		const [before] = await transaction.select().from(applicants).where(isThis).for("no key update");
		if (!before || (version !== undefined && before.version !== version)) {
			return throwConflict(transaction, "applicant", applicants, known);
		}
		const fields = (Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] !== before[name]);
		if (fields.length === 0) return;
		const after = { ...values, phoneE164: values.phoneNumber && normalizePhone(values.phoneNumber) };
		await transaction.update(applicants).set(after).where(isThis);
		if (fields.includes("office")) await moveTasks(transaction, known, values.office);
		const entryId = await noteChange(transaction, { applicantId: known, fields, actor, at: now() });
		await applyContactChange(context, transaction, { applicantId: known, before, after, entryId });
	});
}

/**
 * Records that staff asked the applicant on the phone whether the stored email address is right. It is then the address
 * of all applications until now, also of those that state another one.
 * @param email the address that was confirmed
 * @throws ProblemError: refused; not-found; conflict 'changed' if another address is stored.
 */
export async function confirmEmail(caller: Caller, id: string, email: string): Promise<void> {
	const { database, actor, now } = caller.permit("applicant:write");
	const known = asId(id);
	if (!known) throw notFound("applicant");
	await database.transaction(async (transaction) => {
		const isThis = eq(applicants.id, known);
		const [stored] = await transaction
			.select({ email: applicants.email })
			.from(applicants)
			.where(isThis)
			.for("no key update");
		if (!stored?.email || stored.email !== email) return throwConflict(transaction, "applicant", applicants, known);
		await noteChange(transaction, { applicantId: known, fields: ["email"], actor, at: now() });
	});
}

/**
 * Adds the result of a language test. The day on which it expires is computed.
 * @returns the new id.
 * @throws ProblemError: refused, invalid, not-found.
 */
export async function addLanguageTest(caller: Caller, applicantId: string, input: unknown): Promise<string> {
	const { database, actor, now } = caller.permit("applicant:write");
	const values = parse(languageTestInput, input);
	const known = asId(applicantId);
	return database.transaction(async (transaction) => {
		const found = known && (await lockApplicants(transaction, [known], "key share"));
		if (!known || !found?.[0]) throw notFound("applicant");
		const expiresOn = expiryOf(values.test, values.takenOn);
		const [row] = await transaction
			.insert(languageTests)
			.values({ ...values, applicantId: known, expiresOn })
			.returning({ id: languageTests.id });
		await noteChange(transaction, { applicantId: known, fields: ["languageTests"], actor, at: now() });
		return row?.id as string;
	});
}

/**
 * Corrects the result of a language test.
 * @throws ProblemError: refused, invalid, not-found.
 */
export async function updateLanguageTest(caller: Caller, applicantId: string, id: string, input: unknown) {
	const { database, actor, now } = caller.permit("applicant:write");
	const values = parse(languageTestInput, input);
	const [known, test] = [asId(applicantId), asId(id)];
	if (!known || !test) throw notFound("language_test");
	await database.transaction(async (transaction) => {
		await lockApplicants(transaction, [known], "key share");
		const isThis = and(eq(languageTests.id, test), eq(languageTests.applicantId, known));
		const change = { ...values, expiresOn: expiryOf(values.test, values.takenOn) };
		const rows = await transaction.update(languageTests).set(change).where(isThis).returning({ id: languageTests.id });
		if (rows.length === 0) throw notFound("language_test");
		await noteChange(transaction, { applicantId: known, fields: ["languageTests"], actor, at: now() });
	});
}

/** @throws ProblemError: refused, not-found. */
export async function removeLanguageTest(caller: Caller, applicantId: string, id: string): Promise<void> {
	const { database, actor, now } = caller.permit("applicant:write");
	const [known, test] = [asId(applicantId), asId(id)];
	if (!known || !test) throw notFound("language_test");
	await database.transaction(async (transaction) => {
		await lockApplicants(transaction, [known], "key share");
		const isThis = and(eq(languageTests.id, test), eq(languageTests.applicantId, known));
		const rows = await transaction.delete(languageTests).where(isThis).returning({ id: languageTests.id });
		if (rows.length === 0) throw notFound("language_test");
		await noteChange(transaction, { applicantId: known, fields: ["languageTests"], actor, at: now() });
	});
}

type Change = { applicantId: string; fields: string[]; actor: Actor; at: Date };

/** @returns the entry's id. */
async function noteChange(transaction: Transaction, { applicantId, fields, actor, at }: Change): Promise<string> {
	const detail = { fields: fields.join(" ") };
	await recordAudit(transaction, actor, { action: "applicant:update", recordId: applicantId, detail });
	const event = { applicantId, applicationId: null, kind: "details_changed", actor, at } as const;
	return (await insertEntry(transaction, { ...event, data: detail })).id;
}
