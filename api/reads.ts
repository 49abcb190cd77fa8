import { z } from "zod";
import { toPascalCase } from "../domain/shared/naming.ts";
import { toRecord } from "./naming.ts";
import type { ApiRequest, Operation } from "./operation.ts";
import type { Table } from "./tables/table.ts";

/** Maximum number of rows per page. */
const maxRows = 100;

/** `GET /api/TABLE` and `GET /api/TABLE/{id}` of a table. */
export function readsOf(table: Table): Operation[] {
	const { name, one, about, filters, usually } = table;
	const access = table.readers === "staff" ? table.staff : "everyone";
	const query = z.strictObject({
		...filters,
		page: z.coerce
			.number("not_a_number")
			.int("not_an_integer")
			.min(1, "too_small")
			.max(1_000_000, "too_large")
			.default(1),
		limit: z.coerce
			.number("not_a_number")
			.int("not_an_integer")
			.min(1, "too_small")
			.max(maxRows, "too_large")
			.default(usually)
			.meta({ description: "Rows on a page." }),
	});
	const answered = recordSchemaOf(table);
	const component = toPascalCase(name);
	return [
		{
			id: `list_${name}`,
			method: "get",
			path: `/api/${name}`,
			tag: name,
			summary: `List ${name}`,
			details: about,
			access,
			query,
			tagged: true,
			answers: {
				200: {
					what: "One page of those that match, and how many match in all. A page beyond the end is the last one.",
					schema: pageOf(answered),
					name: `${component}Page`,
				},
			},
			async run({ caller, query }) {
				const { items, ...place } = await table.list(caller, query as Parameters<Table["list"]>[1]);
				const names = namesFor(caller, table);
				return { status: 200, body: { items: items.map((row) => toRecord(row, names)), ...place } };
			},
		},
		{
			id: `get_${name}`,
			method: "get",
			path: `/api/${name}/{id}`,
			tag: name,
			summary: `Get ${one}`,
			access,
			tagged: true,
			answers: { 200: { what: "The record.", schema: answered, name: component } },
			async run({ caller, id }) {
				const row = await table.get(caller, id);
				return { status: 200, body: toRecord(row, namesFor(caller, table)), version: row.version };
			},
		},
	];
}

const pageOf = (record: z.ZodType) =>
	z.strictObject({
		items: z.array(record),
		total: z.int().meta({ description: "How many match on all pages, exactly." }),
		page: z.int(),
		pages: z.int(),
	});

const schemas = new Map<Table, z.ZodObject>();

/** The record with optional staff fields. Cached, so that the document can name it. */
export function recordSchemaOf(table: Table): z.ZodObject {
	const known = schemas.get(table);
	if (known) return known;
	const { record, staffOnly = [] } = table;
	const shape = { ...record.shape };
	for (const key of staffOnly) {
		shape[key] = z.optional(shape[key] as z.ZodType).meta({ description: "For staff only." });
	}
	const schema = z.strictObject(shape);
	schemas.set(table, schema);
	return schema;
}

/** The fields of a record that this caller may read. */
export function namesFor(caller: ApiRequest["caller"], { record, staffOnly = [], staff }: Table): string[] {
	const names = Object.keys(record.shape);
	return caller.may(staff) ? names : names.filter((name) => !staffOnly.includes(name));
}
