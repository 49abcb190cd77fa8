import { and, desc, eq } from "drizzle-orm";
import { auditLog, revisions, universities, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { camelKeys } from "../../shared/naming.ts";
import { asId, requireId } from "../../shared/validation.ts";
import { descriptions, type RevisedNoun } from "./rules.ts";

/**
 * Earlier versions of a record, newest first, with the time and the user of each change (null: not by staff, or
 * deleted).
 */
export async function listRevisions(caller: Caller, noun: RevisedNoun, id: string) {
	const { database } = caller.permit(descriptions[noun].permission);
	const known = requireId(id, noun);
	return (
		database
			.select({ version: revisions.version, replacedAt: revisions.replacedAt, replacedBy: users.displayName })
			.from(revisions)
			// A change and its audit entry share a transaction and therefore a time.
			.leftJoin(auditLog, and(eq(auditLog.recordId, revisions.recordId), eq(auditLog.at, revisions.replacedAt)))
			.leftJoin(users, eq(users.id, auditLog.actorId))
			.where(eq(revisions.recordId, known))
			.orderBy(desc(revisions.version))
	);
}
export type Revision = Awaited<ReturnType<typeof listRevisions>>[number];

/**
 * The values of an earlier version, by form field, and the name of a program's university.
 * @throws ProblemError: not-found.
 */
export async function getRevision(caller: Caller, noun: RevisedNoun, id: string, version: number) {
	const { database } = caller.permit(descriptions[noun].permission);
	const known = asId(id);
	const [row] =
		known && Number.isInteger(version)
			? await database
					.select({ data: revisions.data })
					.from(revisions)
					.where(and(eq(revisions.recordId, known), eq(revisions.version, version)))
			: [];
	if (!row) throw notFound("revision");
	const place = asId(row.data.university_id as string | undefined);
	const [named] = place
		? await database.select({ university: universities.name }).from(universities).where(eq(universities.id, place))
		: [];
	return { ...camelKeys(row.data), ...named };
}
