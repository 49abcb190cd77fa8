import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { applicants, applications, programs, universities, users } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { isReal } from "../../access/is-real.ts";
import { maxSheetRows } from "../../shared/csv.ts";
import { conflict } from "../../shared/errors.ts";
import { originalLanguage } from "../../shared/language.ts";
import { localizedColumn } from "../../shared/localized-column.ts";
import { applicationConditions, nextDueOf, selectIds } from "./conditions.ts";
import { csvHead, csvRows, type ExportColumn, exportColumns, sheetHead, sheetRows } from "./csv.ts";
import type { ApplicationFilter } from "./rules.ts";

/** Rows per query. */
const batch = 1_000;

/**
 * Exports all matching applications but examples as CSV in the order of the list, in chunks of a thousand rows to limit memory. The
 * export is audited.
 * @param columns all by default
 */
export async function exportApplications(
	caller: Caller,
	filter: ApplicationFilter,
	columns: readonly ExportColumn[] = exportColumns,
): Promise<AsyncIterable<string>> {
	const all = await begin(caller.permit("application:read"), filter);
	return pieces();

	async function* pieces() {
		yield csvHead(filter.zone, columns);
		for await (const rows of all) yield csvRows(rows, filter.zone, columns);
	}
}

/**
 * The same as an XLSX file, which is written as a whole.
 * @throws ProblemError: refused; conflict if there are too many rows.
 */
export async function exportApplicationSheet(
	caller: Caller,
	filter: ApplicationFilter,
	columns: readonly ExportColumn[] = exportColumns,
): Promise<AsyncIterable<Uint8Array>> {
	const context = caller.permit("application:read");
	const all = await begin(context, filter, maxSheetRows);
	return pieces();

	async function* pieces() {
		const sheet = [sheetHead(filter.zone, columns)];
		for await (const rows of all) sheet.push(...sheetRows(rows, filter.zone, columns));
		yield await context.spreadsheets.write(sheet);
	}
}

type Permitted = ReturnType<Caller["permit"]>;

async function begin(
	{ database, actor, now }: Permitted,
	filter: ApplicationFilter,
	maxRows = Number.POSITIVE_INFINITY,
) {
	const matches = await applicationConditions(database, filter, { now: now(), userId: actor.userId });
	const where = and(matches, isReal(applications.applicantId));
	const ids = (await selectIds(database, where, filter)).map(({ id }) => id);
	if (ids.length > maxRows) throw conflict("too_many_rows");
	await database.transaction((transaction) => recordAudit(transaction, actor, { action: "application:export" }));
	return batches(database, ids);
}

/** Applications that were deleted meanwhile are left out. */
async function* batches(database: Context["database"], ids: string[]) {
	for (let at = 0; at < ids.length; at += batch) {
		const some = ids.slice(at, at + batch);
		const rows = new Map((await read(database, some)).map((row) => [row.id, row]));
		yield some.flatMap((id) => rows.get(id) ?? []);
	}
}

const read = (database: Context["database"], ids: string[]) =>
	database
		.select({
			id: applications.id,
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
			office: applicants.office,
			assignee: users.displayName,
			next_due: sql`${nextDueOf(applications)}`.mapWith((at: string | null) => at && new Date(at)) as SQL<Date | null>,
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.leftJoin(users, eq(users.id, applicants.assigneeId))
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(inArray(applications.id, ids));
