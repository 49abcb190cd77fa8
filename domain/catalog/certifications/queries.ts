import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { certifications, universities } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import type { Language } from "../../shared/language.ts";
import { localizedColumn } from "../../shared/localized-column.ts";
import { koreanDayAt } from "../../shared/time-zone.ts";
import { requireId } from "../../shared/validation.ts";
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

/**
 * A certification for staff, named by its university and its days.
 * @throws ProblemError: refused; not-found.
 */
export async function getCertification(caller: Caller, id: string, language: Language) {
	const { database } = caller.permit("catalog:write");
	const known = requireId(id, "certification");
	const [row] = await database
		.select({
			...getTableColumns(certifications),
			university: sql<string>`${localizedColumn("universities", "name", language)}`,
		})
		.from(certifications)
		.innerJoin(universities, eq(universities.id, certifications.universityId))
		.where(eq(certifications.id, known));
	if (!row) throw notFound("certification");
	return { ...row, name: `${row.university}: ${row.validFrom} – ${row.validTo}` };
}

export type Restriction = Awaited<ReturnType<typeof listRestrictions>>[number];
