import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicants } from "../../../database/tables.ts";

/** Another applicant with the same phone number, whatever its spelling: a relative, or the same person again. */
export type SamePhone = {
	applicantId: string;
	name: string;
	/** How many others there are. */
	count: number;
};

/**
 * Reads who else has the phone numbers of a page of rows, in one query.
 * @returns the rows with `samePhone`, null if nobody else has the number.
 */
export async function withSamePhone<Row extends { applicantId: string | null; phoneE164: string | null }>(
	database: Database,
	rows: Row[],
): Promise<(Row & { samePhone: SamePhone | null })[]> {
	const phones = [...new Set(rows.flatMap(({ phoneE164 }) => phoneE164 ?? []))];
	const ofNumber = sql`over (partition by ${applicants.phoneE164} order by ${applicants.createdAt} desc, ${applicants.id})`;
	const placed = database
		.select({
			applicantId: applicants.id,
			name: applicants.fullName,
			phone: applicants.phoneE164,
			place: sql<number>`row_number() ${ofNumber}`.as("place"),
			total: sql<number>`(count(*) over (partition by ${applicants.phoneE164}))::int`.as("total"),
		})
		.from(applicants)
		.where(inArray(applicants.phoneE164, phones))
		.as("placed");
	// One of two is somebody else.
	const found = phones.length > 0 ? await database.select().from(placed).where(sql`${placed.place} <= 2`) : [];
	return rows.map((row) => {
		const same = found.filter(({ phone }) => phone === row.phoneE164);
		const other = same.find(({ applicantId }) => applicantId !== row.applicantId);
		if (!other) return { ...row, samePhone: null };
		const count = row.applicantId ? other.total - 1 : other.total;
		return { ...row, samePhone: { applicantId: other.applicantId, name: other.name, count } };
	});
}
