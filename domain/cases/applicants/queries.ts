import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { applicants, applications, contactSubmissions, entries } from "../../../database/tables.ts";
import type { EntryKind } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { isEmailCertain } from "../../access/levels.ts";
import { notFound } from "../../shared/errors.ts";
import { selectPage } from "../../shared/paging.ts";
import { matches } from "../../shared/search.ts";
import { requireId } from "../../shared/validation.ts";

const { searchText: _searchText, nameOrder: _order, ...applicantColumns } = getTableColumns(applicants);
const { submissionKey: _submissionKey, ...entryColumns } = getTableColumns(entries);

type Requested = { page: number; size?: number };

/**
 * Applicants, newest first, ten per page by default.
 * @param filter.query words of the names, the email address, or digits of the phone number
 */
export async function listApplicants(caller: Caller, filter: Requested & { query: string }) {
	const { database } = caller.permit("applicant:read");
	const where = matches(sql`${applicants.searchText}`, filter.query);
	return selectPage(
		filter,
		database.$count(applicants, where),
		database
			.select(applicantColumns)
			.from(applicants)
			.where(where)
			.orderBy(desc(applicants.createdAt), desc(applicants.id)),
	);
}

/**
 * An applicant with the language tests, the applications and the contact messages that are certainly the applicant's own.
 * @throws ProblemError: refused, not-found.
 */
export async function getApplicant(caller: Caller, id: string) {
	const { database } = caller.permit("applicant:read");
	const known = requireId(id, "applicant");
	const [row] = await database
		.select({
			...applicantColumns,
			/** Whether the stored address is that of all applications, so that an emailed link opens them all. */
			isEmailCertain,
		})
		.from(applicants)
		.where(eq(applicants.id, known));
	if (!row) throw notFound("applicant");
	const [theirs, contacts] = await Promise.all([
		database
			.select({
				id: applications.id,
				reference: applications.reference,
				status: applications.status,
				submittedAt: applications.submittedAt,
			})
			.from(applications)
			.where(eq(applications.applicantId, row.id))
			.orderBy(desc(applications.submittedAt), desc(applications.id)),
		database
			.select({
				id: contactSubmissions.id,
				message: contactSubmissions.message,
				submittedAt: contactSubmissions.submittedAt,
			})
			.from(contactSubmissions)
			.where(eq(contactSubmissions.applicantId, row.id))
			.orderBy(desc(contactSubmissions.submittedAt), desc(contactSubmissions.id)),
	]);
	return { ...row, applications: theirs, contactSubmissions: contacts };
}
export type Applicant = Awaited<ReturnType<typeof getApplicant>>;

type EntryFilter = Requested & { applicantId?: string; kind?: EntryKind };

/** What happened to the cases of one person or of all, internal entries too, newest first. */
export async function listEntries(caller: Caller, filter: EntryFilter) {
	const { database } = caller.permit("applicant:read");
	const where = and(
		filter.applicantId ? eq(entries.applicantId, filter.applicantId) : undefined,
		filter.kind && eq(entries.kind, filter.kind),
	);
	return selectPage(
		filter,
		database.$count(entries, where),
		database.select(entryColumns).from(entries).where(where).orderBy(desc(entries.at), desc(entries.id)),
	);
}

/** @throws ProblemError: refused, not-found. */
export async function getEntry(caller: Caller, id: string) {
	const { database } = caller.permit("applicant:read");
	const known = requireId(id, "entry");
	const [row] = await database.select(entryColumns).from(entries).where(eq(entries.id, known));
	if (!row) throw notFound("entry");
	return row;
}
