import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants } from "../../../database/tables.ts";
import type { LanguageTest } from "../../../database/values.ts";
import type { Actor, Caller, Context } from "../../access/caller.ts";
import { throwConflict } from "../../records/records.ts";
import { notFound } from "../../shared/errors.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { type EntryContext, recordEntry } from "../entries/record.ts";
import { moveTasks } from "../tasks/assignment.ts";
import type { ContactChange } from "./contact-change.ts";
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
	const known = requireId(id, "applicant");
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
		const change = { applicantId: known, fields, actor, at: now(), contact: { before, after } };
		await recordChange(context, transaction, change);
	});
}

/**
 * Records that staff asked the applicant on the phone whether the stored email address is right. It is then the address
 * of all applications until now, also of those that state another one.
 * @param email the address that was confirmed
 * @throws ProblemError: refused; not-found; conflict 'changed' if another address is stored.
 */
export async function confirmEmail(caller: Caller, id: string, email: string): Promise<void> {
	const context = caller.permit("applicant:write");
	const { database, actor, now } = context;
	const known = requireId(id, "applicant");
	await database.transaction(async (transaction) => {
		const isThis = eq(applicants.id, known);
		const [stored] = await transaction
			.select({ email: applicants.email })
			.from(applicants)
			.where(isThis)
			.for("no key update");
		if (!stored?.email || stored.email !== email) return throwConflict(transaction, "applicant", applicants, known);
		await recordChange(context, transaction, { applicantId: known, fields: ["email"], actor, at: now() });
	});
}

/**
 * Adds the result of a language test. The day on which it expires is computed.
 * @returns the new id.
 * @throws ProblemError: refused, invalid, not-found.
 */
export async function addLanguageTest(caller: Caller, applicantId: string, input: unknown): Promise<string> {
	const context = caller.permit("applicant:write");
	const added = { id: crypto.randomUUID(), ...completeTest(input) };
	await changeTests(context, applicantId, (tests) => [...tests, added]);
	return added.id;
}

/**
 * Corrects the result of a language test.
 * @throws ProblemError: refused, invalid, not-found.
 */
export async function updateLanguageTest(
	caller: Caller,
	applicantId: string,
	id: string,
	input: unknown,
): Promise<void> {
	const context = caller.permit("applicant:write");
	const changed = { id, ...completeTest(input) };
	await changeTests(context, applicantId, (tests) => [...withoutTest(tests, id), changed]);
}

/** @throws ProblemError: refused, not-found. */
export async function removeLanguageTest(caller: Caller, applicantId: string, id: string): Promise<void> {
	await changeTests(caller.permit("applicant:write"), applicantId, (tests) => withoutTest(tests, id));
}

function completeTest(input: unknown): Omit<LanguageTest, "id"> {
	const values = parse(languageTestInput, input);
	return { ...values, expiresOn: expiryOf(values.test, values.takenOn) };
}

function withoutTest(tests: LanguageTest[], id: string): LanguageTest[] {
	const others = tests.filter((test) => test.id !== id);
	if (others.length === tests.length) throw notFound("language_test");
	return others;
}

/** Those without a day are the last. */
const dayOfTest = ({ takenOn }: LanguageTest): string => takenOn ?? "9999";

async function changeTests(
	context: Context & { actor: Actor },
	applicantId: string,
	change: (tests: LanguageTest[]) => LanguageTest[],
): Promise<void> {
	const { database, actor, now } = context;
	const known = requireId(applicantId, "applicant");
	await database.transaction(async (transaction) => {
		const isThis = eq(applicants.id, known);
		const selected = transaction.select({ tests: applicants.languageTests }).from(applicants).where(isThis);
		const [stored] = await selected.for("no key update");
		if (!stored) throw notFound("applicant");
		const languageTests = change(stored.tests).toSorted((one, other) => (dayOfTest(one) < dayOfTest(other) ? -1 : 1));
		await transaction.update(applicants).set({ languageTests }).where(isThis);
		await recordChange(context, transaction, { applicantId: known, fields: ["languageTests"], actor, at: now() });
	});
}

type Change = { applicantId: string; fields: string[]; actor: Actor; at: Date; contact?: ContactChange };

async function recordChange(
	context: EntryContext,
	transaction: Transaction,
	{ fields, ...change }: Change,
): Promise<void> {
	const entry = {
		...change,
		applicationId: null,
		kind: "details_changed",
		data: { fields: fields.join(" ") },
	} as const;
	await recordEntry(context, transaction, entry);
}
