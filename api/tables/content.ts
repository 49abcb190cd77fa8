import type { Caller } from "../../domain/access/caller.ts";
import { notFound } from "../../domain/errors.ts";
import type { Field } from "../../domain/field-types.ts";
import { type Filters, filterRows, filtersOf } from "../../domain/filters.ts";
import { toSnakeCase } from "../../domain/naming.ts";
import { placePage } from "../../domain/paging.ts";
import { type ContentKind, contentKindNames, contentKindOf } from "../../domain/site-content/fields.ts";
import { getContent, listContentRecords } from "../../domain/site-content/queries.ts";
import { contentInputs } from "../../domain/site-content/schema.ts";
import { contentTableName } from "../../domain/site-content/tables.ts";
import { filterShape, filterValues } from "./filters.ts";
import { editing, identified, type Row, type Table } from "./table.ts";

const everything = 100;

function contentTable(kind: ContentKind): Table {
	const { fields, record, about, example } = contentKindOf(kind);
	const input = contentInputs[kind];
	const filters: Filters = filtersOf(fields);
	const namesOf = (isMeant: (field: Field) => boolean | undefined) =>
		Object.entries(fields).flatMap(([name, field]) => (isMeant(field) ? [toSnakeCase(name)] : []));
	const rows = async (caller: Caller): Promise<Row[]> => {
		if (caller.may("content:write")) return listContentRecords(caller, kind);
		return [(await getContent(caller))[kind]].flat().filter((row) => row !== undefined);
	};
	return {
		name: contentTableName(kind),
		one: record,
		about,
		example,
		staffOnly: namesOf(({ staffOnly }) => staffOnly),
		record: identified(input),
		staff: "content:write",
		readers: "everyone",
		filters: filterShape(filters),
		usually: everything,
		async list(caller, { page: request, limit, ...query }) {
			const all = filterRows(await rows(caller), filters, filterValues(filters, query));
			const { page, pages, offset } = placePage(request, limit, all.length);
			return { items: all.slice(offset, offset + limit), total: all.length, page, pages };
		},
		async get(caller, id) {
			const row = (await rows(caller)).find((row) => row.id === id.toLowerCase());
			if (!row) throw notFound(kind);
			return row;
		},
		...editing(kind),
	};
}

/** The site content, one table per kind. */
export const contentTables: readonly Table[] = contentKindNames.map(contentTable);
