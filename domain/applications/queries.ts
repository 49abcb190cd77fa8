import { and, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { applicants, applications, auditLog, programs, universities, users } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Caller } from "../access/caller.ts";
import { statusChange } from "../applicants/schema.ts";
import { hasUnreadMessage } from "../conversations/unread.ts";
import { notFound } from "../errors.ts";
import { originalLanguage, pickLocalized } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";
import { listDeliveries } from "../messaging/list-deliveries.ts";
import { type Page, placePage, recordsPerPage } from "../paging.ts";
import { matches } from "../search.ts";
import { dayOf, weekBefore } from "../time-zone.ts";
import { asId } from "../validation.ts";
import { csvHead, csvRows } from "./csv.ts";
import { spellings } from "./rules.ts";
import { type ApplicationFilter, applicationStatuses, type StoredStatus, storedStatuses } from "./schema.ts";

const { searchText: _folded, contentHash: _hash, submissionKey: _key, ...columns } = getTableColumns(applications);
const latestFirst = [desc(applications.submittedAt), desc(applications.id)];

function conditions({ query, status, period, suspect, zone }: ApplicationFilter, now: Date): SQL | undefined {
	const day = dayOf(now, zone);
	return and(
		status && eq(applications.status, status),
		suspect ? sql`${applications.isSuspect}` : undefined,
		period === "week" ? gte(applications.submittedAt, weekBefore(now)) : undefined,
		period === "today" ? and(gte(applications.submittedAt, day.from), lt(applications.submittedAt, day.to)) : undefined,
		or(...spellings(query).map((text) => matches(sql`${applications.searchText}`, text))),
	);
}

/** The ids of a page, newest first. An index-only query, fast for any page. */
async function pageOf(database: Database, filter: ApplicationFilter, now: Date) {
	const where = conditions(filter, now);
	const size = filter.size ?? recordsPerPage;
	const total = await database.$count(applications, where);
	const { page, pages, offset } = placePage(filter.page, size, total);
	const ids = database
		.select({ id: applications.id })
		.from(applications)
		.where(where)
		.orderBy(...latestFirst)
		.limit(size)
		.offset(offset);
	return { ids, place: { total, page, pages } };
}

/** The matching applications, newest first, ten per page, with the applicants' names as corrected by staff. */
export async function listApplications(caller: Caller, filter: ApplicationFilter) {
	const { database, now } = caller.permit("application:read");
	const { ids, place } = await pageOf(database, filter, now());
	const items = await database
		.select({
			id: applications.id,
			reference: applications.reference,
			applicantName: applicants.fullName,
			phoneNumber: applications.phoneNumber,
			location: applications.location,
			age: applications.age,
			status: applications.status,
			submittedAt: applications.submittedAt,
			isSuspect: applications.isSuspect,
			applicantId: applications.applicantId,
			hasUnread: hasUnreadMessage(applications.applicantId),
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(inArray(applications.id, ids))
		.orderBy(...latestFirst);
	return { items, ...place, oldStatuses: await storedBesides(database) } satisfies Page<unknown> & {
		oldStatuses: StoredStatus[];
	};
}
export type ListedApplication = Awaited<ReturnType<typeof listApplications>>["items"][number];

/** The same with all fields, for the API. */
export async function listApplicationRecords(caller: Caller, filter: ApplicationFilter) {
	const { database, now } = caller.permit("application:read");
	const { ids, place } = await pageOf(database, filter, now());
	const items = await database
		.select(columns)
		.from(applications)
		.where(inArray(applications.id, ids))
		.orderBy(...latestFirst);
	return { items, ...place } satisfies Page<unknown>;
}

/** Statuses that are no longer offered but exist in old rows (C-03). */
async function storedBesides(database: Database): Promise<StoredStatus[]> {
	const old = storedStatuses.filter((status) => !(applicationStatuses as readonly string[]).includes(status));
	const rows = await database
		.selectDistinct({ status: applications.status })
		.from(applications)
		.where(inArray(applications.status, old));
	return rows.map(({ status }) => status);
}

/**
 * An application with all its data, its notifications, and its status changes, newest first.
 * @throws ProblemError: not-found.
 */
export async function getApplication(caller: Caller, id: string) {
	const { database } = caller.permit("application:read");
	const known = asId(id);
	const [row] = known
		? await database
				.select({
					...columns,
					/** As corrected by staff. `fullName` is the name that was submitted. */
					applicantName: applicants.fullName,
					applicantLanguage: applicants.language,
					university: pickLocalized(universities, "name"),
					program: { ...pickLocalized(programs, "title"), type: programs.type },
				})
				.from(applications)
				.innerJoin(applicants, eq(applicants.id, applications.applicantId))
				.leftJoin(universities, eq(universities.id, applications.universityId))
				.leftJoin(programs, eq(programs.id, applications.programId))
				.where(eq(applications.id, known))
		: [];
	if (!row) throw notFound("application");
	const [delivered, history] = await Promise.all([
		listDeliveries(database, { applicationId: row.id }),
		database
			.select({ at: auditLog.at, by: users.displayName, detail: auditLog.detail })
			.from(auditLog)
			.leftJoin(users, eq(users.id, auditLog.actorId))
			.where(and(eq(auditLog.recordId, row.id), eq(auditLog.action, statusChange)))
			.orderBy(desc(auditLog.id)),
	]);
	return { ...row, deliveries: delivered, history };
}
export type Application = Awaited<ReturnType<typeof getApplication>>;

const batch = 1_000;

/**
 * Exports all matching applications as CSV, newest first, in chunks of a thousand rows to limit memory. The export is
 * audited.
 */
export async function exportApplications(caller: Caller, filter: ApplicationFilter): Promise<AsyncIterable<string>> {
	const { database, actor, now } = caller.permit("application:read");
	const where = conditions(filter, now());
	await database.transaction((transaction) => recordAudit(transaction, actor, { action: "application:export" }));
	return pieces();

	async function* pieces() {
		yield csvHead(filter.zone);
		let after: { at: string; id: string } | undefined;
		do {
			const rows = await read(after);
			if (rows.length > 0) yield csvRows(rows, filter.zone);
			after = rows.length < batch ? undefined : rows.at(-1);
		} while (after);
	}

	function read(after: { at: string; id: string } | undefined) {
		return database
			.select({
				id: applications.id,
				/** As text, because a Date would lose the database's microseconds. */
				at: sql<string>`${applications.submittedAt}::text`,
				reference: applications.reference,
				submitted_at: applications.submittedAt,
				status: applications.status,
				full_name: applications.fullName,
				phone_number: applications.phoneNumber,
				email: applications.email,
				location: applications.location,
				age: applications.age,
				university: sql<string | null>`${localizedColumn("universities", "name", originalLanguage)}`,
				program: sql<string | null>`${localizedColumn("programs", "title", originalLanguage)}`,
				language_certificates: applications.languageCertificates,
				comment: applications.comment,
				marketing_consent: applications.marketingConsent,
				language: applications.language,
			})
			.from(applications)
			.leftJoin(universities, eq(universities.id, applications.universityId))
			.leftJoin(programs, eq(programs.id, applications.programId))
			.where(
				and(
					where,
					after &&
						sql`(${applications.submittedAt}, ${applications.id}) < (${after.at}::timestamptz, ${after.id}::uuid)`,
				),
			)
			.orderBy(...latestFirst)
			.limit(batch);
	}
}
