import { and, asc, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { certifications, universities } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { filterConditions } from "../../records/filter-conditions.ts";
import type { FilterValues } from "../../records/filters.ts";
import { notFound } from "../../shared/errors.ts";
import type { Language } from "../../shared/language.ts";
import { localizedColumn } from "../../shared/localized-column.ts";
import { type Page, placePage } from "../../shared/paging.ts";
import { koreanDayAt } from "../../shared/time-zone.ts";
import { asId } from "../../shared/validation.ts";
import { certificationListFilters } from "./fields.ts";
import type { Certification } from "./rules.ts";
import { certificationsOn } from "./selection.ts";

/**
 * What is valid on a day.
 * @param on an ISO date in Korea
 * @returns by university, one for each scope at most
 */
export async function certificationsOf(
	caller: Caller,
	universityIds: string[],
	on: string,
): Promise<Map<string, Certification[]>> {
	const { database } = caller.permit("catalog:read");
	const rows = await database
		.select({ id: universities.id, certifications: certificationsOn(on) })
		.from(universities)
		.where(inArray(universities.id, universityIds));
	return new Map(rows.map((row) => [row.id, row.certifications]));
}

/** Whether any certification is valid on the day: without one, filters by certification find nothing. */
export async function hasCertifications(caller: Caller): Promise<boolean> {
	const { database, now, cached } = caller.permit("catalog:read");
	const today = koreanDayAt(now());
	return cached("catalog", `certifications ${today}`, async () => {
		const isValid = sql`${today}::date between ${certifications.validFrom} and ${certifications.validTo}`;
		const rows = await database.select({ id: certifications.id }).from(certifications).where(isValid).limit(1);
		return rows.length > 0;
	});
}

/** The universities for which visas are in principle not issued today. */
export async function listRestrictions(caller: Caller) {
	const { database, now, cached } = caller.permit("catalog:read");
	const today = koreanDayAt(now());
	return cached("catalog", `restrictions ${today}`, () =>
		database
			.select({
				universityId: certifications.universityId,
				scope: certifications.scope,
				validTo: certifications.validTo,
			})
			.from(certifications)
			.where(
				and(
					eq(certifications.status, "precision_screening"),
					sql`${today}::date between ${certifications.validFrom} and ${certifications.validTo}`,
				),
			)
			.orderBy(certifications.scope),
	);
}

type StoredCertification = typeof certifications.$inferSelect;
export type CertificationFilter = FilterValues<typeof certificationListFilters> & { page: number; size: number };

/** Past, current and coming statuses of universities for staff, the newest first. */
export async function listCertifications(
	caller: Caller,
	filter: CertificationFilter,
): Promise<Page<StoredCertification>> {
	const { database } = caller.permit("catalog:write");
	const where = and(...filterConditions(certifications, certificationListFilters, filter));
	const total = await database.$count(certifications, where);
	const { page, pages, offset } = placePage(filter.page, filter.size, total);
	const { validFrom, scope, id } = certifications;
	const items = await database
		.select()
		.from(certifications)
		.where(where)
		.orderBy(desc(validFrom), asc(scope), asc(id))
		.limit(filter.size)
		.offset(offset);
	return { items, total, page, pages };
}

/**
 * A certification with the name of its university, for staff.
 * @throws ProblemError: refused; not-found.
 */
export async function getCertification(caller: Caller, id: string, language: Language) {
	const { database } = caller.permit("catalog:write");
	const known = asId(id);
	const [row] = known
		? await database
				.select({
					...getTableColumns(certifications),
					university: sql<string>`${localizedColumn("universities", "name", language)}`,
				})
				.from(certifications)
				.innerJoin(universities, eq(universities.id, certifications.universityId))
				.where(eq(certifications.id, known))
		: [];
	if (!row) throw notFound("certification");
	return row;
}

export type Restriction = Awaited<ReturnType<typeof listRestrictions>>[number];
