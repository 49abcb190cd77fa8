import type { Caller } from "../../domain/access/caller.ts";
import { type ContentKind, contentKindNames, contentKindOf } from "../../domain/content/site/fields.ts";
import { getContent, listContentRecords } from "../../domain/content/site/queries.ts";
import { contentInputs } from "../../domain/content/site/schema.ts";
import { contentTableName } from "../../domain/content/site/tables.ts";
import type { Field } from "../../domain/records/field-types.ts";
import { filtersOf } from "../../domain/records/filters.ts";
import { toSnakeCase } from "../../domain/shared/naming.ts";
import { shortTable } from "./filters.ts";
import { identified, type Row, type Table } from "./table.ts";

function contentTable(kind: ContentKind): Table {
	const { fields, record, about, example } = contentKindOf(kind);
	const input = contentInputs[kind];
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
		...shortTable(kind, filtersOf(fields), rows),
	};
}

/** The site content, one table per kind. */
export const contentTables: readonly Table[] = contentKindNames.map(contentTable);
