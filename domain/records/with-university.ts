import { inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import type { StoredRecord } from "./noun.ts";

type Row = StoredRecord & { universityId: string | null };
type FilterInput = Record<string, string | boolean | undefined>;
type Reads<R extends Row> = {
	get(caller: Caller, id: string): Promise<R>;
	list(caller: Caller, filter?: FilterInput, query?: string, limit?: number): Promise<R[]>;
};

/** By which a noun's records are sorted. */
export const nameOfUniversity = (id: PgColumn) =>
	sql`(select ${universities.name} from ${universities} where ${universities.id} = ${id})`;

/** The reads of a noun, with the names of the universities that its records are for. */
export function withUniversity<R extends Row>({ get, list }: Reads<R>) {
	async function named(caller: Caller, rows: R[]) {
		const { database } = caller.permit("catalog:write");
		const { id, name } = universities;
		const ids = rows.flatMap(({ universityId }) => universityId ?? []);
		const found = await database.select({ id, name }).from(universities).where(inArray(id, ids));
		const names = new Map(found.map((one) => [one.id, one.name]));
		return rows.map((row) => ({ ...row, university: names.get(row.universityId ?? "") ?? null }));
	}
	return {
		async get(caller: Caller, id: string) {
			const [row] = await named(caller, [await get(caller, id)]);
			return row as NonNullable<typeof row>;
		},
		list: async (caller: Caller, filter?: FilterInput, query?: string, limit?: number) =>
			named(caller, await list(caller, filter, query, limit)),
	};
}
