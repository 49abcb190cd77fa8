import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { auditLog, profiles, users } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import type { Language } from "../../shared/language.ts";
import { nameOrder } from "../../shared/search.ts";
import { dayOf, timeOnDay } from "../../shared/time-zone.ts";
import { asId } from "../../shared/validation.ts";
import { type AuditFilter, auditRowsPerPage, type LogPlace } from "./filter.ts";
import { hasRecords, type NamedRecord, nameRecords } from "./record-names.ts";

export type AuditRow = {
	id: number;
	at: Date;
	/** The account's name; null for visitors, automatic actions and deleted accounts. */
	by: string | null;
	/** Whether an account did it that has been deleted since. */
	isByDeleted: boolean;
	action: string;
	recordId: string | null;
	/** Undefined if the record has been deleted, or if records of its kind cannot be looked up. */
	record: NamedRecord | undefined;
	/** Whether the record existed and has been deleted since. */
	isRecordDeleted: boolean;
	network: string | null;
	detail: Record<string, string> | null;
};

/** A page of the log, newest first. `newer` and `older` are the places of the neighboring pages, if there are any. */
export type LogPage = { items: AuditRow[]; newer: LogPlace | null; older: LogPlace | null };

/** Audit entries, newest first. */
export async function listAudit(caller: Caller, filter: AuditFilter, language: Language): Promise<LogPage> {
	const { database } = caller.permit("audit:read");
	return readPage(database, conditions(filter), filter, language);
}

/**
 * Who changed a record, and when, for staff: without the addresses of networks. What accounts do with themselves, such as
 * sign-ins, is for owners.
 */
export async function listRecordHistory(
	caller: Caller,
	id: string,
	place: LogPlace,
	language: Language,
): Promise<LogPage> {
	const { database } = caller.permit("history:read");
	const known = asId(id);
	if (!known) return { items: [], newer: null, older: null };
	const isAbout = and(eq(auditLog.recordId, known), notInArray(areaColumn, ["user", "session"]));
	const page = await readPage(database, isAbout, place, language);
	return { ...page, items: page.items.map((entry) => ({ ...entry, network: null })) };
}

/** The accounts that a filter offers: staff, and the one that it names, by name. */
export async function listActors(caller: Caller, chosen?: string): Promise<{ id: string; name: string }[]> {
	const { database } = caller.permit("audit:read");
	const id = asId(chosen);
	return database
		.select({ id: users.id, name: users.displayName })
		.from(users)
		.leftJoin(profiles, eq(profiles.userId, users.id))
		.where(sql`${ne(profiles.role, "user")} or ${users.id} = ${id ?? null}`)
		.orderBy(nameOrder(sql`${users.displayName}`), users.id);
}

/** The first word of the action, as in its index. */
const areaColumn = sql<string>`split_part(${auditLog.action}, ':', 1)`;

function conditions({ who, area, from, to, recordId, zone }: AuditFilter): SQL | undefined {
	return and(
		who === "nobody" ? isNull(auditLog.actorId) : undefined,
		who === "deleted" ? and(isNotNull(auditLog.actorId), isNull(users.id)) : undefined,
		who && asId(who) ? eq(auditLog.actorId, who) : undefined,
		area ? sql`${areaColumn} = ${area}` : undefined,
		recordId ? eq(auditLog.recordId, recordId) : undefined,
		from ? gte(auditLog.at, timeOnDay(from, 0, zone)) : undefined,
		to ? lt(auditLog.at, dayOf(timeOnDay(to, 12, zone), zone).to) : undefined,
	);
}

async function readPage(
	database: Context["database"],
	where: SQL | undefined,
	{ before, after }: LogPlace,
	language: Language,
): Promise<LogPage> {
	const isUpward = after !== undefined;
	const place = isUpward ? gt(auditLog.id, after) : before === undefined ? undefined : lt(auditLog.id, before);
	const read = await database
		.select({
			id: auditLog.id,
			at: auditLog.at,
			actorId: auditLog.actorId,
			by: users.displayName,
			action: auditLog.action,
			recordId: auditLog.recordId,
			network: auditLog.network,
			detail: auditLog.detail,
		})
		.from(auditLog)
		.leftJoin(users, eq(users.id, auditLog.actorId))
		.where(and(where, place))
		.orderBy(isUpward ? asc(auditLog.id) : desc(auditLog.id))
		.limit(auditRowsPerPage + 1);
	const hasMore = read.length > auditRowsPerPage;
	const shown = read.slice(0, auditRowsPerPage);
	const entries = isUpward ? shown.reverse() : shown;
	const [first, last] = [entries[0], entries.at(-1)];
	const names = await nameRecords(database, idsByArea(entries), language);
	return {
		items: entries.map(({ actorId, ...entry }) => {
			const record = entry.recordId ? names.get(entry.recordId) : undefined;
			const isRecordDeleted = entry.recordId !== null && !record && hasRecords(areaOf(entry.action));
			return { ...entry, isByDeleted: actorId !== null && entry.by === null, record, isRecordDeleted };
		}),
		newer: first && (isUpward ? hasMore : before !== undefined) ? { after: first.id } : null,
		older: last && (isUpward || hasMore) ? { before: last.id } : null,
	};
}

const areaOf = (action: string) => action.split(":")[0] as string;

function idsByArea(entries: { action: string; recordId: string | null }[]): Map<string, string[]> {
	const ids = new Map<string, string[]>();
	for (const { action, recordId } of entries) {
		if (recordId) ids.set(areaOf(action), [...new Set([...(ids.get(areaOf(action)) ?? []), recordId])]);
	}
	return ids;
}
