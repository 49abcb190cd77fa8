import { desc, eq, gte } from "drizzle-orm";
import { trash, users } from "../../../database/tables.ts";
import type { AuditNoun } from "../../access/audit-actions.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { selectPage } from "../../shared/paging.ts";
import { requireId } from "../../shared/validation.ts";
import { keptSince, keptUntil } from "./rules.ts";

/** What was deleted in the last thirty days and can be restored, the newest first. */
export async function listTrash(caller: Caller, asked: { page: number }) {
	const { database, now } = caller.permit("application:read");
	const isKept = gte(trash.deletedAt, keptSince(now()));
	const rows = database
		.select({
			id: trash.id,
			noun: trash.noun,
			label: trash.label,
			deletedAt: trash.deletedAt,
			/** Null for an account that was deleted. */
			deletedBy: users.displayName,
		})
		.from(trash)
		.leftJoin(users, eq(users.id, trash.deletedBy))
		.where(isKept)
		.orderBy(desc(trash.deletedAt), desc(trash.id));
	const { items, ...place } = await selectPage(asked, database.$count(trash, isKept), rows);
	return {
		items: items.map((row) => ({ ...row, noun: row.noun as AuditNoun, keptUntil: keptUntil(row.deletedAt) })),
		...place,
	};
}
export type Deleted = Awaited<ReturnType<typeof listTrash>>["items"][number];

/** @throws ProblemError: refused; not-found. */
export async function getDeleted(caller: Caller, id: string): Promise<{ label: string }> {
	const { database } = caller.permit("application:read");
	const known = requireId(id, "trash");
	const [row] = await database.select({ label: trash.label }).from(trash).where(eq(trash.id, known));
	if (!row) throw notFound("trash");
	return row;
}
