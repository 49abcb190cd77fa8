import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { exchangeRates, images, policies, profiles, users } from "../database/tables.ts";
import type { Resource } from "../domain/access/permissions.ts";
import { nouns } from "../domain/desk/revisions/nouns.ts";

/** Tables that public pages show besides those of nouns, by the resource whose cached pages a change invalidates. */
const others: [table: PgTable, resource: Resource][] = [
	[policies, "content"],
	[images, "image"],
	[users, "blog"],
	[profiles, "blog"],
	[exchangeRates, "rate"],
];

const ofNouns = Object.values(nouns)
	.filter(({ isInternal }) => !isInternal)
	.map(({ table, permission }): [PgTable, Resource] => [table, permission.split(":")[0] as Resource]);

/** The resource of each public table, by the table's name. */
export const resourceOfTable: ReadonlyMap<string, Resource> = new Map(
	[...ofNouns, ...others].map(([table, resource]) => [getTableName(table), resource]),
);
