import { and, desc, eq } from "drizzle-orm";
import { auditLog, revisions, users } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { notFound } from "../errors.ts";
import { camelKeys } from "../naming.ts";
import { asId } from "../validation.ts";
import { type RevisedNoun, revisedNouns } from "./rules.ts";

/** Earlier versions of a record, the newest first: when and by whom each was replaced (null: not by staff, or gone). */
export async function listRevisions(caller: Caller, noun: RevisedNoun, id: string) {
	const { database } = caller.permit(revisedNouns[noun]);
	const known = asId(id);
	if (!known) throw notFound(noun);
	return (
		database
			.select({ version: revisions.version, replacedAt: revisions.replacedAt, replacedBy: users.displayName })
			.from(revisions)
			// A change and its entry in the log are of one transaction, and so of one time.
			.leftJoin(auditLog, and(eq(auditLog.recordId, revisions.recordId), eq(auditLog.at, revisions.replacedAt)))
			.leftJoin(users, eq(users.id, auditLog.actorId))
			.where(eq(revisions.recordId, known))
			.orderBy(desc(revisions.version))
	);
}
export type Revision = Awaited<ReturnType<typeof listRevisions>>[number];

/** What a record said in an earlier version, as a form has it. @throws NotFound. */
export async function getRevision(caller: Caller, noun: RevisedNoun, id: string, version: number) {
	const { database } = caller.permit(revisedNouns[noun]);
	const known = asId(id);
	const [row] =
		known && Number.isInteger(version)
			? await database
					.select({ data: revisions.data })
					.from(revisions)
					.where(and(eq(revisions.recordId, known), eq(revisions.version, version)))
			: [];
	if (!row) throw notFound("revision");
	return camelKeys(row.data);
}
