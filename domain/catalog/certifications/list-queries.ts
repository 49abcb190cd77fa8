import { count, desc, isNotNull, min, sql } from "drizzle-orm";
import { certifications } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { invalid } from "../../shared/errors.ts";
import type { Language } from "../../shared/language.ts";
import { SpreadsheetError } from "../../shared/ports.ts";
import { koreanDayAt } from "../../shared/time-zone.ts";
import { digestOf, planStored, readList } from "./list-store.ts";

/**
 * The dry run of a list: what storing it would change. Writes nothing.
 * @returns the plan and its digest, which `importList` expects
 * @throws ProblemError: refused; invalid.
 */
export async function checkList(caller: Caller, input: unknown, language: Language) {
	const { database, now } = caller.permit("catalog:write");
	const today = koreanDayAt(now());
	const { list, names } = readList(input, today);
	const plan = await planStored(database, list, names, today, language);
	return { ...plan, digest: await digestOf(plan) };
}
export type CheckedList = Awaited<ReturnType<typeof checkList>>;

/** The lines of a CSV or XLSX file. @throws ProblemError: refused; invalid. */
export async function readListFile(caller: Caller, bytes: Uint8Array): Promise<string> {
	const { spreadsheets } = caller.permit("catalog:write");
	try {
		const { rows } = await spreadsheets.read(bytes);
		return rows.map((cells) => cells.join("\t")).join("\n");
	} catch (error) {
		if (!(error instanceof SpreadsheetError)) throw error;
		throw invalid([{ field: "file", code: error.code }]);
	}
}

/** The lists that were imported and of which rows are left, the newest first. */
export async function listLists(caller: Caller) {
	const { database } = caller.permit("catalog:write");
	const { listId, scope, status, validFrom, validTo, source, checkedOn, createdAt } = certifications;
	return database
		.select({
			id: sql<string>`${listId}`,
			scope,
			status,
			validFrom,
			validTo: sql<string>`max(${validTo})::text`,
			source: sql<string>`min(${source})`,
			checkedOn: sql<string>`max(${checkedOn})::text`,
			rows: count(),
			createdAt: min(createdAt),
		})
		.from(certifications)
		.where(isNotNull(listId))
		.groupBy(listId, scope, status, validFrom)
		.orderBy(desc(min(createdAt)), listId, scope, status)
		.limit(100);
}
export type ImportedList = Awaited<ReturnType<typeof listLists>>[number];
