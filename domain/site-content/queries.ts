import { eq, getTableColumns, type SQL } from "drizzle-orm";
import { notices, policies, socialLinks } from "../../database/tables.ts";
import type { Caller, Context } from "../access/caller.ts";
import { notFound } from "../errors.ts";
import { asId } from "../validation.ts";
import { type ContentKind, contentKindNames, contentKindOf } from "./fields.ts";
import { homeTestimonials } from "./schema.ts";
import { type ContentTable, contentOrder, contentTables } from "./tables.ts";

/** Which records of a kind visitors see: all of them, unless the kind is named here. */
const visible: Partial<Record<ContentKind, { where?: SQL; limit?: number }>> = {
	hero: { limit: 1 },
	testimonials: { limit: homeTestimonials },
	social: { where: eq(socialLinks.isActive, true) },
	notice: { where: eq(notices.isActive, true) },
};

type Row<K extends ContentKind> = (typeof contentTables)[K]["$inferSelect"];
type VisibleContent = { [K in ContentKind]: (K extends "team" ? Omit<Row<K>, "email"> : Row<K>)[] };

async function readVisible(database: Context["database"], kind: ContentKind) {
	const table: ContentTable = contentTables[kind];
	const { fields } = contentKindOf(kind);
	const columns = Object.entries(getTableColumns(table)).filter(([name]) => !fields[name]?.staffOnly);
	const rows = database
		.select(Object.fromEntries(columns))
		.from(table)
		.where(visible[kind]?.where)
		.orderBy(...contentOrder[kind])
		.$dynamic();
	const limit = visible[kind]?.limit;
	return [kind, await (limit ? rows.limit(limit) : rows)] as const;
}

/**
 * All that the public pages show of the site's own content, in its order. Small tables that change rarely: they are read
 * together and kept until one of them changes. Inactive links and staff's addresses are not in it (S-16).
 */
export async function getContent(caller: Caller) {
	const { database, cached } = caller.permit("content:read");
	return cached("content", "all", async () => {
		const [sample, ...rows] = await Promise.all([
			database.select({ isOn: policies.isOn }).from(policies).where(eq(policies.name, "sample-notice")),
			...contentKindNames.map((kind) => readVisible(database, kind)),
		]);
		const { hero, notice, ...lists } = Object.fromEntries(rows) as VisibleContent;
		return {
			...lists,
			hero: hero[0],
			notice: notice[0],
			/** Sample data are loaded: pages say so, and show no stars on testimonials (F6). */
			isSample: sample[0]?.isOn ?? false,
		};
	});
}
export type Content = Awaited<ReturnType<typeof getContent>>;

/** A record as staff keep it, with its version. */
export type ContentRecord = Record<string, unknown> & { id: string; version: number };

/** All of a kind, in its order. */
export async function listContentRecords(caller: Caller, kind: ContentKind): Promise<ContentRecord[]> {
	const { database } = caller.permit("content:write");
	const table: ContentTable = contentTables[kind];
	return (await database
		.select()
		.from(table)
		.orderBy(...contentOrder[kind])) as ContentRecord[];
}

/** @throws NotFound. */
export async function getContentRecord(caller: Caller, kind: ContentKind, id: string): Promise<ContentRecord> {
	const { database } = caller.permit("content:write");
	const table: ContentTable = contentTables[kind];
	const known = asId(id);
	const [row] = known ? await database.select().from(table).where(eq(table.id, known)) : [];
	if (!row) throw notFound(kind);
	return row as ContentRecord;
}
