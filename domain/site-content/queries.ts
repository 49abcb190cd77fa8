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
import { homeTestimonials } from "./schema.ts";
import { contentOrder } from "./tables.ts";

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
