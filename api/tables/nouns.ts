import { nouns } from "../../domain/desk/revisions/nouns.ts";
import type { RevisedNoun } from "../../domain/desk/revisions/rules.ts";
import { filterRows, filtersOf } from "../../domain/records/filters.ts";
import { notFound } from "../../domain/shared/errors.ts";
import { originalLanguage } from "../../domain/shared/language.ts";
import { toSnakeCase } from "../../domain/shared/naming.ts";
import { placePage } from "../../domain/shared/paging.ts";
import { filterShape, filterValues } from "./filters.ts";
import { editing, identified, type Table } from "./table.ts";

/** The tables of nouns that are read as a whole, in the order of the nouns; larger ones have a file of their own. */
export const nounTables: readonly Table[] = (Object.keys(nouns) as RevisedNoun[]).flatMap((noun): Table | [] => {
	const { tableName, fields, input, permission, api, list, visible, get } = nouns[noun];
	if (!api) return [];
	const filters = filtersOf(fields);
	return {
		name: tableName,
		...{ one: api.one, about: api.about, example: api.example },
		record: identified(input),
		staffOnly: Object.keys(fields)
			.filter((name) => fields[name]?.staffOnly)
			.map(toSnakeCase),
		staff: permission,
		readers: visible ? "everyone" : "staff",
		filters: filterShape(filters),
		usually: 100,
		async list(caller, { page: request, limit, ...query }) {
			const values = filterValues(filters, query);
			const all =
				visible && !caller.may(permission)
					? filterRows(await visible(caller), filters, values)
					: await list(caller, values);
			const { page, pages, offset } = placePage(request, limit, all.length);
			return { items: all.slice(offset, offset + limit), total: all.length, page, pages };
		},
		async get(caller, id) {
			if (!visible || caller.may(permission)) return get(caller, id, originalLanguage);
			const row = (await visible(caller)).find((each) => each.id === id.toLowerCase());
			if (!row) throw notFound(noun);
			return row;
		},
		...editing(noun),
	};
});
