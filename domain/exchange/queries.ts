import { asc, eq, getTableColumns } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import type { Caller } from "../caller.ts";
import { planImport } from "./plan.ts";
import { cellOf, fieldOf, readRows } from "./rules.ts";
import { columnsOf, type ExchangeKind, type ImportedRow, type Sheet } from "./schema.ts";

/** Everything of a kind as a file that can be changed and imported again. */
export async function exportSheet(caller: Caller, kind: ExchangeKind): Promise<Sheet> {
	const { database } = caller.permit("catalog:write");
	const rows: Record<string, unknown>[] =
		kind === "universities"
			? await database.select().from(universities).orderBy(asc(universities.name), asc(universities.id))
			: await database
					.select({ ...getTableColumns(programs), university: universities.name })
					.from(programs)
					.innerJoin(universities, eq(universities.id, programs.universityId))
					.orderBy(asc(universities.name), asc(programs.title), asc(programs.id));
	const columns = columnsOf[kind];
	return [[...columns], ...rows.map((row) => columns.map((column) => cellOf(row[fieldOf(column)])))];
}

/** What an import would do, row by row; nothing is written. @throws Refused, Invalid for a file that is none of the kind. */
export async function checkImport(caller: Caller, kind: ExchangeKind, sheet: Sheet): Promise<ImportedRow[]> {
	const { database } = caller.permit("catalog:write");
	const plan = await planImport(database, kind, readRows(kind, sheet));
	return plan.map(({ row }) => row);
}
