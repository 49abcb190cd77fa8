import { getTableColumns, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicants, merges } from "../../../database/tables.ts";
import { conflict, invalid, notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";

const { searchText: _search, nameOrder: _order, ...columns } = getTableColumns(applicants);
export type Row = Omit<typeof applicants.$inferSelect, "searchText" | "nameOrder">;

/** @throws ProblemError: not-found; invalid 'same_case'. */
export function idsOf(id: string, otherId: string): [string, string] {
	const [one, other] = [asId(id), asId(otherId)];
	if (!one || !other) throw notFound("applicant");
	if (one === other) throw invalid([{ field: "", code: "same_case" }]);
	return [one, other];
}

/** @throws ProblemError: conflict 'merged_already' for a case that is part of another one; not-found. */
export async function findBoth(
	database: Pick<Database, "select" | "$count">,
	ids: [string, string],
): Promise<[Row, Row]> {
	const rows = await database.select(columns).from(applicants).where(inArray(applicants.id, ids));
	const [one, other] = ids.map((id) => rows.find((row) => row.id === id));
	if (one && other) return [one, other];
	const isMerged = (await database.$count(merges, inArray(merges.loserId, ids))) > 0;
	throw isMerged ? conflict("merged_already") : notFound("applicant");
}
