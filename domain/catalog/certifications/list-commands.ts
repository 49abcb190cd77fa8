import { eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { certifications } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { withHistory } from "../../records/record-history.ts";
import { conflict, invalid, notFound } from "../../shared/errors.ts";
import { koreanDayAt } from "../../shared/time-zone.ts";
import { asId } from "../../shared/validation.ts";
import { endOf, type PlannedRow } from "./list-plan.ts";
import { restoreReplaced } from "./list-restore.ts";
import { digestOf, planStored, readList } from "./list-store.ts";
import type { ListInput } from "./schema.ts";

/**
 * Stores a list as its plan was shown, in one transaction with one audit entry.
 * @param input as for `checkList`
 * @param digest of the plan that was shown
 * @returns the number of rows that were created and changed.
 * @throws ProblemError: refused; invalid while names have no university, validities overlap, or the list is older than what is
 * stored, and nobody has decided; conflict 'changed_meanwhile' if the plan is another one by now.
 */
export async function importList(
	caller: Caller,
	input: unknown,
	digest: string,
): Promise<{ created: number; changed: number }> {
	const { database, actor, now } = caller.permit("catalog:write");
	const today = koreanDayAt(now());
	const { list, names } = readList(input, today);
	return database.transaction(async (transaction) => {
		await lockCertifications(transaction);
		const plan = await planStored(transaction, list, names, today, "en");
		if ((await digestOf(plan)) !== digest) throw conflict("changed_meanwhile");
		const undecided = [
			...(plan.unmatched.length > 0 && !list.skips ? [{ field: "skips", code: "names_without_university" }] : []),
			...(plan.rows.some(({ state }) => state === "overlap")
				? [{ field: "endsEarlier", code: "certification_overlap" }]
				: []),
			...(plan.isOlder && !list.isOlder ? [{ field: "isOlder", code: "older_list" }] : []),
		];
		if (undecided.length > 0) throw invalid(undecided);
		const written = await writeRows(transaction, list, plan.rows);
		const detail = {
			text: ["IEQAS", ...list.scopes, list.status, `${list.validFrom} – ${list.validTo}`].join(", "),
			created: String(written.created),
			changed: String(written.changed),
		};
		await recordAudit(transaction, actor, { action: "certifications:import", recordId: written.listId, detail });
		return written;
	});
}

async function writeRows(transaction: Transaction, list: ListInput, rows: readonly PlannedRow[]) {
	const listId = crypto.randomUUID();
	const { validFrom, validTo, source, checkedOn } = list;
	const changed = rows.filter(({ state }) => state === "changed");
	const created = rows.filter(({ state }) => state === "new");
	const idsOf = (of: readonly PlannedRow[]) => of.flatMap(({ stored }) => stored?.id ?? []);
	await withHistory(transaction, certifications, [...idsOf(created), ...idsOf(changed)], async () => {
		if (idsOf(created).length > 0)
			await transaction
				.update(certifications)
				.set({ validTo: endOf(list) })
				.where(inArray(certifications.id, idsOf(created)));
		for (const [status, own] of Map.groupBy(changed, (row) => row.status))
			await transaction
				.update(certifications)
				.set({ status, validTo, source, checkedOn })
				.where(inArray(certifications.id, idsOf(own)));
	});
	const values = created.map(({ universityId, scope, status }) => ({
		universityId,
		scope,
		status,
		validFrom,
		validTo,
		source,
		checkedOn,
		listId,
	}));
	for (let at = 0; at < values.length; at += 1_000)
		await transaction.insert(certifications).values(values.slice(at, at + 1_000));
	return { listId, created: created.length, changed: changed.length };
}

/**
 * Deletes the rows that a list has created, and restores what it has changed or ended early. Rows that were changed since, or
 * whose former days belong to another row by now, stay as they are.
 * @throws ProblemError: refused; not-found.
 */
export async function deleteList(caller: Caller, id: string): Promise<void> {
	const { database, actor } = caller.permit("catalog:write");
	const listId = asId(id);
	if (!listId) throw notFound("list");
	await database.transaction(async (transaction) => {
		await lockCertifications(transaction);
		const rows = await transaction
			.delete(certifications)
			.where(eq(certifications.listId, listId))
			// As text, because a Date has no microseconds.
			.returning({ createdAt: sql<string>`${certifications.createdAt}::text` });
		const [first] = rows;
		if (!first) throw notFound("list");
		const restored = await restoreReplaced(transaction, first.createdAt);
		await recordAudit(transaction, actor, {
			action: "certifications:delete",
			recordId: listId,
			detail: { count: String(rows.length), changed: String(restored) },
		});
	});
}

/** One list at a time is written or deleted. */
const lockCertifications = (transaction: Transaction) =>
	transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('certifications', 0))`);
