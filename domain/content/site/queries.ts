import { eq, getTableColumns, type SQL } from "drizzle-orm";
import { notices, policies, socialLinks } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { type ContentKind, contentKindNames, contentKindOf } from "./fields.ts";
import { homeTestimonials } from "./schema.ts";
import { type ContentTable, contentOrder, contentTables } from "./tables.ts";

/** The condition for records that visitors see; kinds without a condition are completely public. */
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
 * All site content of the public pages, in its order. These tables are small and rarely change, so they are read
 * together and cached until one changes. Inactive links and email addresses of staff are excluded (S-16).
 */
export async function getContent(caller: Caller) {
	const { database, cached } = caller.permit("content:read");
	return cached("content", "all", async () => {
		const [switchedOn, ...rows] = await Promise.all([
			database.select({ name: policies.name }).from(policies).where(eq(policies.isOn, true)),
			...contentKindNames.map((kind) => readVisible(database, kind)),
		]);
		const { hero, notice, legalEntity, ...lists } = Object.fromEntries(rows) as VisibleContent;
		return {
			...lists,
			hero: hero[0],
			notice: notice[0],
			legalEntity: legalEntity[0],
			/** Whether sample data is loaded: pages then show a notice and no stars on testimonials (F6). */
			isSample: switchedOn.some(({ name }) => name === "sample-notice"),
			/** Whether owners have hidden the page with the promises. */
			arePromisesHidden: switchedOn.some(({ name }) => name === "promises-hidden"),
		};
	});
}
export type Content = Awaited<ReturnType<typeof getContent>>;
