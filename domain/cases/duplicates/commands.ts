import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import {
	applicantPairs,
	applicants,
	entries,
	erasureHash,
	links,
	type MergeUndo,
	merges,
	telegramChats,
} from "../../../database/tables.ts";
import type { PairVerdict } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { endChats } from "../../messaging/end-chats.ts";
import { throwConflict } from "../../records/records.ts";
import { copyRows } from "../../records/trash-entries.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import { asId, parse } from "../../shared/validation.ts";
import { contactChange } from "../applicants/contact-change.ts";
import { endAccessByContact } from "../applicants/end-access.ts";
import { eraseWithoutApplication } from "../applicants/erase.ts";
import { recordEntry } from "../entries/record.ts";
import { undoEntry } from "../entries/undo.ts";
import { putBack } from "../trash/put-back.ts";
import { differences } from "./compare.ts";
import { findBoth, idsOf, type Row } from "./find-both.ts";
import { findChanged, movedSubjects, moveRows } from "./move-rows.ts";
import { type MergedField, mergeInput, type Side, undoableSince, verdictInput } from "./schema.ts";

async function lockBoth(transaction: Transaction, ids: [string, string]): Promise<[Row, Row]> {
	await lockApplicants(transaction, ids, "update");
	return findBoth(transaction, ids);
}

const isPair = (ids: [string, string]): SQL =>
	and(
		eq(applicantPairs.oneId, sql`least(${ids[0]}::uuid, ${ids[1]}::uuid)`),
		inArray(applicantPairs.otherId, ids),
	) as SQL;

/**
 * Decides that two cases are those of one family, or of two people whom nothing connects: they are not suggested again.
 * @param verdict null forgets what was decided
 * @throws ProblemError: refused; invalid; not-found; conflict 'merged_already'.
 */
export async function decidePair(
	caller: Caller,
	id: string,
	otherId: string,
	verdict: PairVerdict | null,
): Promise<void> {
	const { database, actor, now } = caller.permit("applicant:write");
	const ids = idsOf(id, otherId);
	const decided = verdict && parse(verdictInput, verdict);
	await database.transaction(async (transaction) => {
		await lockBoth(transaction, ids);
		await transaction.delete(applicantPairs).where(isPair(ids));
		const [oneId, other] = ids.toSorted() as [string, string];
		if (decided)
			await transaction.insert(applicantPairs).values({ oneId, otherId: other, verdict: decided, decidedAt: now() });
		const detail = { result: decided ?? "undecided" };
		for (const recordId of ids)
			await recordAudit(transaction, actor, { action: "applicant:compare", recordId, detail });
	});
}

/**
 * Makes two cases one, because they are the same person's: everything of the other case moves, and its row is deleted. All
 * that was open through a contact which they do not share ends, so that nobody sees more than before. A withdrawn consent
 * of either counts.
 * @param input the versions that were looked at, and whose value is kept of each field that differs
 * @throws ProblemError: refused; invalid; not-found; conflict 'merged_already' or 'changed'.
 */
export async function mergeApplicants(caller: Caller, id: string, otherId: string, input: unknown): Promise<void> {
	const context = caller.permit("applicant:write");
	const { database, actor, now } = context;
	const ids = idsOf(id, otherId);
	const { version, otherVersion, keep } = parse(mergeInput, input);
	await database.transaction(async (transaction) => {
		const at = now();
		const [winner, loser] = await lockBoth(transaction, ids);
		if (winner.version !== version) return throwConflict(transaction, "applicant", applicants, winner.id);
		if (loser.version !== otherVersion) return throwConflict(transaction, "applicant", applicants, loser.id);
		if (winner.isExample !== loser.isExample) throw notFound("applicant");
		const chosen = differences(winner, loser).map(({ field, kept }) => ({ field, kept: keep[field] ?? kept }));
		const after = keptValues(winner, loser, chosen);
		const kept = { ...winner, ...after };
		const fields = Object.keys(after).filter((name) => !["phoneE164", "eraseOn"].includes(name));
		// Staff have chosen between two addresses, so the one that they kept is that of both.
		if (winner.email !== loser.email && !fields.includes("email")) fields.push("email");
		const isWithdrawn = await isConsentDisputed(transaction, ids);
		const { isPhoneChanged, isEmailChanged } = contactChange(winner, loser);
		await endAccessByContact(transaction, { applicantId: winner.id, isPhoneChanged, isEmailChanged, at });
		await endChats(context, transaction, eq(telegramChats.applicantId, loser.id), "named");
		const applicationIds = await listApplications(
			transaction,
			kept.phoneNumber === winner.phoneNumber ? loser.id : winner.id,
		);
		const moved = await moveRows(transaction, loser.id, winner.id);
		const pairs = await movePairs(transaction, loser.id, winner.id);
		const stored = await transaction.execute<{ row: Record<string, unknown> }>(
			sql`delete from ${applicants} where ${applicants.id} = ${loser.id} returning to_jsonb(${applicants}) as row`,
		);
		const before = Object.fromEntries(Object.keys(after).map((name) => [name, winner[name as keyof Row]]));
		if (Object.keys(after).length > 0)
			await transaction.update(applicants).set(after).where(eq(applicants.id, winner.id));
		// It writes to the audit log, for which all others wait, so it comes last. A merge that is taken back leaves it in the
		// case of somebody else, so it does not name the other person.
		const { id: entryId } = await recordEntry(context, transaction, {
			...{ kind: "merged", applicantId: winner.id, applicationId: null, actor, at },
			data: { fields: fields.join(" "), ...(isWithdrawn && { consent: "withdrawn" }) },
			contact: { before: winner, after: kept, isMerge: true },
		});
		const isPhoneKept = kept.phoneNumber === winner.phoneNumber;
		const former = isPhoneKept ? loser : winner;
		await transaction.insert(merges).values({
			winnerId: winner.id,
			loserId: loser.id,
			formerName: kept.fullName === winner.fullName ? loser.fullName : winner.fullName,
			formerPhone: former.phoneNumber,
			formerPhoneE164: former.phoneE164,
			applicationIds,
			mergedAt: at,
			undo: { loser: stored.rows[0]?.row ?? {}, before, after, moved, ...pairs, entryId },
		});
	});
}

/** The values of the case that stays which the merge changes. */
function keptValues(winner: Row, loser: Row, chosen: { field: MergedField; kept: Side }[]): Partial<Row> {
	const taken = chosen.filter(({ kept }) => kept === "other").map(({ field }) => [field, loser[field]]);
	const values: Partial<Row> = Object.fromEntries(taken);
	if ("phoneNumber" in values) values.phoneE164 = loser.phoneE164;
	if (!winner.assigneeId && loser.assigneeId) values.assigneeId = loser.assigneeId;
	// Who asked for the deletion of everything meant both cases.
	const [eraseOn] = [winner.eraseOn, loser.eraseOn].filter((day) => day !== null).sort();
	if (eraseOn) values.eraseOn = eraseOn;
	const nameOf = ({ test, result, takenOn }: Row["languageTests"][number]) => [test, result, takenOn].join(" ");
	const known = winner.languageTests.map(nameOf);
	const added = loser.languageTests.filter((test) => !known.includes(nameOf(test)));
	if (added.length > 0) values.languageTests = [...winner.languageTests, ...added];
	return values;
}

/** Whether one of the two has withdrawn the consent that the other has given. */
async function isConsentDisputed(transaction: Transaction, ids: [string, string]): Promise<boolean> {
	const last = await transaction
		.selectDistinctOn([entries.applicantId], { kind: entries.kind })
		.from(entries)
		.where(and(inArray(entries.applicantId, ids), inArray(entries.kind, ["consent_given", "consent_withdrawn"])))
		.orderBy(entries.applicantId, desc(entries.at), desc(entries.id));
	return new Set(last.map(({ kind }) => kind)).size > 1;
}

/** Also those that may come back from the trash. */
async function listApplications(transaction: Transaction, applicantId: string): Promise<string[]> {
	const found = await transaction.execute<{ id: string }>(
		sql`select id from applications where applicant_id = ${applicantId}
			union select record_id from trash where applicant_id = ${applicantId}`,
	);
	return found.rows.map(({ id }) => id);
}

/** What was decided about the other case holds for the one that stays, unless something else was decided about that. */
async function movePairs(
	transaction: Transaction,
	loserId: string,
	winnerId: string,
): Promise<Pick<MergeUndo, "pairs" | "movedPairs">> {
	const isOfLoser = sql`${loserId} in (one_id, other_id)`;
	const pairs = await copyRows(transaction, applicantPairs, isOfLoser);
	const moved = await transaction.execute<{ third: string }>(sql`
		insert into applicant_pairs (one_id, other_id, verdict, decided_at)
		select least(third, ${winnerId}), greatest(third, ${winnerId}), verdict, decided_at from applicant_pairs
		cross join lateral (select case one_id when ${loserId} then other_id else one_id end as third) as found
		where ${isOfLoser} and third <> ${winnerId}
		on conflict do nothing returning case one_id when ${winnerId} then other_id else one_id end as third`);
	return { pairs, movedPairs: moved.rows.map(({ third }) => third) };
}

/**
 * Makes two cases of one again: what was moved goes back, with what has come to the moved applications since. Sessions,
 * links and chats that the merge has ended stay ended, and what was opened since by a contact that the two do not share
 * ends, too.
 * @throws ProblemError: refused; not-found after thirty days; conflict 'merge_newer' if a later merge has to be taken back
 * first, or 'merge_details', 'merge_applications', 'merge_entries', 'merge_documents' by what was changed since.
 */
export async function takeBackMerge(caller: Caller, id: string, mergeId: string): Promise<void> {
	const context = caller.permit("applicant:write");
	const { database, actor, now } = context;
	const [winnerId, known] = [asId(id), asId(mergeId)];
	if (!winnerId || !known) throw notFound("merge");
	await database.transaction(async (transaction) => {
		await lockApplicants(transaction, [winnerId], "update");
		const [winner] = await transaction.select().from(applicants).where(eq(applicants.id, winnerId));
		const later = await transaction
			.select()
			.from(merges)
			.where(eq(merges.winnerId, winnerId))
			.orderBy(desc(merges.mergedAt), desc(merges.id));
		const merge = later.find((each) => each.id === known);
		if (!winner || !merge?.undo || merge.mergedAt < new Date(undoableSince(now()))) throw notFound("merge");
		if (later[0] !== merge) throw conflict("merge_newer");
		const { undo } = merge;
		const fields = Object.keys(undo.after).filter((name) => name !== "eraseOn");
		if (!fields.every((name) => isAsMerged(winner, undo, name))) throw conflict("merge_details");
		const changed = await findChanged(transaction, winnerId, undo.moved);
		if (changed) throw conflict(`merge_${changed}`);
		await separate(context, transaction, winner, { ...merge, undo });
		await transaction.execute(sql`insert into erasures (hash) select ${sql.raw(erasureHash("'merges'", "given.id"))}
			from (values (${merge.id})) as given (id)`);
		await recordAudit(transaction, actor, { action: "applicant:take-back-merge", recordId: winnerId });
	});
}

/**
 * Takes back again what had been taken back before an older backup, in which the two are one case, replaced the database:
 * else the case would have what was erased of the other person since.
 * @returns how many merges.
 */
export async function takeBackMergesAgain(caller: Caller): Promise<number> {
	const context = caller.permit("retention:sweep");
	const isTakenBack = sql`${merges.undo} is not null and exists (select from erasures
		where hash = ${sql.raw(erasureHash("'merges'", "merges.id"))})`;
	return context.database.transaction(async (transaction) => {
		const found = await transaction.select().from(merges).where(isTakenBack).orderBy(desc(merges.mergedAt));
		for (const { id } of found) {
			// Taking back a later one may have moved it.
			const [merge] = await transaction.select().from(merges).where(eq(merges.id, id));
			const [winner] = await transaction
				.select()
				.from(applicants)
				.where(eq(applicants.id, merge?.winnerId ?? ""));
			if (!merge?.undo || !winner) continue;
			await separate(context, transaction, winner, { ...merge, undo: merge.undo });
			await eraseWithoutApplication(context, transaction, [merge.loserId]);
		}
		return found.length;
	});
}

/** Whether a value is still what the merge made it. */
const isAsMerged = (winner: Row, { after }: MergeUndo, name: string): boolean =>
	JSON.stringify(winner[name as keyof Row]) === JSON.stringify(after[name]);

async function separate(
	context: Pick<Context, "now">,
	transaction: Transaction,
	winner: Row,
	{ id, loserId, undo }: { id: string; loserId: string; undo: MergeUndo },
): Promise<void> {
	const at = context.now();
	// A deletion of everything that was cancelled since, or asked for again, is so for the other one, too.
	if ("eraseOn" in undo.after && !isAsMerged(winner, undo, "eraseOn")) undo.loser.erase_on &&= winner.eraseOn;
	// What was opened since for the moved applications was opened for the person of the case that stays.
	const subjects = movedSubjects(undo.moved);
	await endChats(context, transaction, inArray(telegramChats.applicationId, subjects), "named");
	await transaction.delete(links).where(inArray(links.applicationId, subjects));
	await transaction.delete(merges).where(eq(merges.id, id));
	for (const third of undo.movedPairs) await transaction.delete(applicantPairs).where(isPair([winner.id, third]));
	await putBack(transaction, { applicants: [undo.loser], applicant_pairs: undo.pairs }, at);
	await moveRows(transaction, winner.id, loserId, undo.moved);
	const before = Object.entries(undo.before).filter(([name]) => isAsMerged(winner, undo, name));
	if (before.length > 0)
		await transaction.update(applicants).set(Object.fromEntries(before)).where(eq(applicants.id, winner.id));
	const [one, other] = await findBoth(transaction, [winner.id, loserId]);
	await endAccessByContact(transaction, { applicantId: winner.id, ...contactChange(one, other), at });
	await undoMergeEntry(transaction, undo.entryId, at);
}

/** The merge counts for nothing, and the consent is as before. */
async function undoMergeEntry(transaction: Transaction, entryId: string, at: Date): Promise<void> {
	const [entry] = await transaction.select().from(entries).where(eq(entries.id, entryId));
	if (entry) await undoEntry(transaction, entry, at);
	await transaction
		.delete(entries)
		.where(sql`${entries.kind} = 'consent_withdrawn' and ${entries.data} ->> 'merge' = ${entryId}`);
}
