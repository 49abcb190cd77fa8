import { asc, eq, getTableColumns } from "drizzle-orm";
import {
	achievements,
	companyFeatures,
	companyInfo,
	heroContent,
	notices,
	offices,
	policies,
	socialLinks,
	teamMembers,
	testimonials,
} from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { notFound } from "../errors.ts";
import { asId } from "../validation.ts";
import { type ContentKind, homeTestimonials } from "./schema.ts";
import { type ContentTable, contentOrder, contentTables } from "./tables.ts";

const { email: _staffOnly, ...publicTeamColumns } = getTableColumns(teamMembers);

/**
 * All that the public pages show of the site's own content, in its order. Small tables that change rarely: they are read
 * together and kept until one of them changes. Inactive links and staff's addresses are not in it (S-16).
 */
export async function getContent(caller: Caller) {
	const { database, cached } = caller.permit("content:read");
	return cached("content", "all", async () => {
		const [hero, features, info, team, results, voices, places, links, active, sample] = await Promise.all([
			database
				.select()
				.from(heroContent)
				.orderBy(...contentOrder.hero)
				.limit(1),
			database.select().from(companyFeatures).orderBy(asc(companyFeatures.orderIndex), asc(companyFeatures.id)),
			database.select().from(companyInfo),
			database.select(publicTeamColumns).from(teamMembers).orderBy(asc(teamMembers.orderIndex), asc(teamMembers.id)),
			database.select().from(achievements).orderBy(asc(achievements.orderIndex), asc(achievements.id)),
			database
				.select()
				.from(testimonials)
				.orderBy(asc(testimonials.createdAt), asc(testimonials.id))
				.limit(homeTestimonials),
			database.select().from(offices).orderBy(asc(offices.orderIndex), asc(offices.id)),
			database
				.select()
				.from(socialLinks)
				.where(eq(socialLinks.isActive, true))
				.orderBy(asc(socialLinks.platform), asc(socialLinks.id)),
			database.select().from(notices).where(eq(notices.isActive, true)),
			database.select({ isOn: policies.isOn }).from(policies).where(eq(policies.name, "sample-notice")),
		]);
		return {
			hero: hero[0],
			features,
			info,
			team,
			achievements: results,
			testimonials: voices,
			offices: places,
			socialLinks: links,
			notice: active[0],
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
