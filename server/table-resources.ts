import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
	blogPosts,
	certifications,
	costItems,
	exchangeRates,
	fundsRules,
	images,
	policies,
	profiles,
	programs,
	universities,
	users,
} from "../database/tables.ts";
import type { Resource } from "../domain/access/permissions.ts";
import { contentTables } from "../domain/content/site/tables.ts";

/** The tables that public pages show, by the resource whose cached pages a change invalidates. */
const publicTables: Partial<Record<Resource, PgTable[]>> = {
	catalog: [universities, programs, certifications],
	content: [...Object.values(contentTables), policies],
	image: [images],
	blog: [blogPosts, users, profiles],
	rate: [exchangeRates],
	money: [fundsRules, costItems],
};

/** The resource of each public table, by the table's name. */
export const resourceOfTable: ReadonlyMap<string, Resource> = new Map(
	Object.entries(publicTables).flatMap(([resource, tables]) =>
		tables.map((table): [string, Resource] => [getTableName(table), resource as Resource]),
	),
);
