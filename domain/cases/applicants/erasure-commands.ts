import { and, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, contactSubmissions, documentFiles, trash } from "../../../database/tables.ts";
import { recordAudit, recordAutomatic } from "../../access/audit.ts";
import type { Actor, Caller, Context } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { notFound } from "../../shared/errors.ts";
import { homeDay } from "../../shared/time-zone.ts";
import { requireId } from "../../shared/validation.ts";
import { writtenDay } from "../../shared/written-dates.ts";
import { eraseContacts } from "../contacts/erase.ts";
import { recordEntry } from "../entries/record.ts";
import { linkedContacts } from "../trash/snapshot.ts";
import { eraseApplications } from "./erase.ts";
import { erasureText } from "./erasure-text.ts";

const day = 24 * 60 * 60 * 1_000;
const daysToThink = 7;

/**
 * The caller asks that everything about them is deleted in seven days, or takes it back. Only for sessions of level "proven".
 * @throws ProblemError: refused; not-found if the applicant was deleted meanwhile.
 */
export async function decideMyErasure(caller: Caller, isAsked: boolean): Promise<void> {
	const context = caller.permitOwn("my:own");
	await decide(context, context.applicantId, isAsked);
}

/**
 * The same for an applicant who asks staff for it.
 * @throws ProblemError: refused; not-found.
 */
export async function decideErasure(caller: Caller, id: string, isAsked: boolean): Promise<void> {
	const context = caller.permit("applicant:write");
	const known = requireId(id, "applicant");
	await decide(context, known, isAsked);
}

/** Asking again does not move the day. The applicant hears of it in one message, by the channel that reaches them. */
async function decide(context: Context & { actor: Actor }, applicantId: string, isAsked: boolean): Promise<void> {
	const { database, actor, now } = context;
	await database.transaction(async (transaction) => {
		const isIt = eq(applicants.id, applicantId);
		const { eraseOn: stored, language } = applicants;
		const selected = transaction.select({ stored, language }).from(applicants).where(isIt);
		const [before] = await selected.for("no key update");
		if (!before) throw notFound("applicant");
		if ((before.stored !== null) === isAsked) return;
		const at = now();
		const eraseOn = isAsked ? homeDay(new Date(at.getTime() + daysToThink * day)) : null;
		await transaction.update(applicants).set({ eraseOn }).where(isIt);
		const action = isAsked ? "applicant:ask-erasure" : "applicant:cancel-erasure";
		await recordAudit(transaction, actor, { action, recordId: applicantId });
		if (!eraseOn) return;
		const text = erasureText[before.language](writtenDay(eraseOn, before.language));
		const data = { reminder: "erasure" };
		const message = { kind: "message_out", channel: "web", actor: null, at, text, data } as const;
		await recordEntry(context, transaction, { applicantId, applicationId: null, ...message });
	});
}

/**
 * Deletes everything about the people whose day has come: also their contact messages, and what lies in the trash.
 * @returns how many people.
 */
export async function eraseAsAsked(caller: Caller): Promise<number> {
	const context = caller.permit("retention:sweep");
	const { database, fileStore, now } = context;
	const today = homeDay(now());
	const isDue = lte(applicants.eraseOn, today);
	const due = await database.select({ id: applicants.id }).from(applicants).where(isDue);
	let count = 0;
	for (const { id } of due) {
		const files = await database.transaction(async (transaction) => {
			await lockApplicants(transaction, [id], "update");
			// It may have been taken back before the lock.
			if ((await transaction.$count(applicants, and(eq(applicants.id, id), isDue))) === 0) return undefined;
			const { file } = documentFiles;
			const own = await transaction.select({ file }).from(documentFiles).where(eq(documentFiles.applicantId, id));
			await transaction.delete(trash).where(isContactOf([id]));
			await eraseContacts(transaction, eq(contactSubmissions.applicantId, id));
			await eraseApplications(context, transaction, eq(applications.applicantId, id));
			await recordErased(transaction, 1);
			return own;
		});
		if (!files) continue;
		count++;
		// What cannot be removed now is removed by the sweep of files that nothing refers to.
		for (const { file } of files) await fileStore.remove(file).catch(() => undefined);
	}
	return count + (await database.transaction((transaction) => eraseFromTrash(transaction, today)));
}

const recordErased = (transaction: Transaction, count: number) =>
	recordAutomatic(transaction, { action: "applicant:erase-asked", detail: { count: String(count) } });

/** Deleted contact messages of applicants. */
const isContactOf = (applicantIds: string[]) =>
	and(
		eq(trash.noun, "contact"),
		inArray(sql`${trash.rows} #>> '{record,contact_submissions,0,applicant_id}'`, applicantIds),
	);

/**
 * Staff may have deleted the last application of a person since the person asked: the trash then has the day, and which
 * contact messages were the person's.
 * @returns of how many people.
 */
async function eraseFromTrash(transaction: Transaction, today: string): Promise<number> {
	const isDue = sql`${trash.rows} #>> '{person,applicants,0,erase_on}' <= ${today}`;
	const due = await transaction
		.select({ id: trash.applicantId, rows: trash.rows })
		.from(trash)
		.where(isDue)
		.for("update");
	if (due.length === 0) return 0;
	const ids = due.flatMap(({ id }) => id ?? []);
	const contacts = due.flatMap(({ rows }) => rows.person?.[linkedContacts] ?? []).map(({ id }) => id as string);
	await eraseContacts(transaction, inArray(contactSubmissions.id, contacts));
	await transaction.delete(trash).where(or(inArray(trash.applicantId, ids), isContactOf(ids)));
	await recordErased(transaction, due.length);
	return due.length;
}
