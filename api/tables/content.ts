import { z } from "zod";
import type { Caller } from "../../domain/access/caller.ts";
import { notFound } from "../../domain/errors.ts";
import type { Field } from "../../domain/field-types.ts";
import { snakeKeys, toSnakeCase } from "../../domain/naming.ts";
import { placePage } from "../../domain/paging.ts";
import { createContent, deleteContent, updateContent } from "../../domain/site-content/commands.ts";
import { type ContentKind, contentKindNames, contentKindOf } from "../../domain/site-content/fields.ts";
import { getContent, getContentRecord, listContentRecords } from "../../domain/site-content/queries.ts";
import { contentInputs } from "../../domain/site-content/schema.ts";
import { contentTableName } from "../../domain/site-content/tables.ts";
import { snakeCaseSchema } from "../naming.ts";
import { identified, type Row, type Table, truth } from "./table.ts";

const everything = 100;

function contentTable(kind: ContentKind): Table {
	const { fields, record, about, example } = contentKindOf(kind);
	const input = contentInputs[kind];
	const shape = snakeCaseSchema(input).shape;
	const namesOf = (isMeant: (field: Field) => boolean | undefined) =>
		Object.entries(fields).flatMap(([name, field]) => (isMeant(field) ? [toSnakeCase(name)] : []));
	const filtered = namesOf(({ filter }) => filter);
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
		filters: Object.fromEntries(
			filtered.map((name) => [name, (shape[name] instanceof z.ZodEnum ? shape[name] : truth).optional()]),
		),
		usually: everything,
		async list(caller, { page: request, limit, ...query }) {
			const all = (await rows(caller)).filter((row) => {
				const values = snakeKeys(row);
				return filtered.every((name) => query[name] === undefined || String(values[name]) === query[name]);
			});
			const { page, pages, offset } = placePage(request, limit, all.length);
			return { items: all.slice(offset, offset + limit), total: all.length, page, pages };
		},
		async get(caller, id) {
			const row = (await rows(caller)).find((row) => row.id === id.toLowerCase());
			if (!row) throw notFound(kind);
			return row;
		},
		input,
		current: (caller, id) => getContentRecord(caller, kind, id),
		create: (caller, values) => createContent(caller, kind, values),
		update: (caller, id, values, version) => updateContent(caller, kind, id, values, version),
		remove: (caller, id, version) => deleteContent(caller, kind, id, version),
	};
}

/** The site content, one table per kind. */
export const contentTables: readonly Table[] = contentKindNames.map(contentTable);
