import { asc, desc, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
	achievements,
	closedDays,
	companyFeatures,
	companyInfo,
	heroContent,
	legalEntities,
	notices,
	offices,
	searchSynonyms,
	serviceFees,
	socialLinks,
	teamMembers,
	testimonials,
} from "../../../database/tables.ts";
import type { ContentKind } from "./fields.ts";

/** The table of each kind of content. */
export const contentTables = {
	hero: heroContent,
	features: companyFeatures,
	companyInfo,
	team: teamMembers,
	achievements,
	testimonials,
	offices,
	closedDays,
	social: socialLinks,
	notice: notices,
	searchSynonyms,
	legalEntity: legalEntities,
	serviceFees,
} as const satisfies Record<ContentKind, unknown>;

export type ContentTable = PgTable & { id: PgColumn; version: PgColumn };

/** The order on public pages; notices are sorted by date. */
export const contentOrder: Record<ContentKind, (PgColumn | SQL)[]> = {
	hero: [desc(heroContent.createdAt), desc(heroContent.id)],
	features: [asc(companyFeatures.orderIndex), asc(companyFeatures.id)],
	companyInfo: [asc(companyInfo.sectionKey)],
	team: [asc(teamMembers.orderIndex), asc(teamMembers.id)],
	achievements: [asc(achievements.orderIndex), asc(achievements.id)],
	testimonials: [asc(testimonials.createdAt), asc(testimonials.id)],
	offices: [asc(offices.orderIndex), asc(offices.id)],
	closedDays: [asc(closedDays.day), asc(closedDays.office)],
	social: [asc(socialLinks.platform), asc(socialLinks.id)],
	notice: [desc(notices.noticedOn), desc(notices.id)],
	searchSynonyms: [asc(searchSynonyms.words), asc(searchSynonyms.id)],
	legalEntity: [asc(legalEntities.id)],
	serviceFees: [asc(serviceFees.orderIndex), asc(serviceFees.id)],
};
