import { desc } from "drizzle-orm";
import { programs, universities } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { pickLocalized } from "../language.ts";
import { newestWith } from "../search.ts";
import { type CoverFacts, coverFacts } from "./cover-facts.ts";
import { byRanking } from "./university-queries.ts";

/** Counts of the records that visitors can choose from. */
export async function countCatalog(caller: Caller) {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", "counts", async () => ({
		universities: await database.$count(universities),
		programs: (await newestWith(database, "program", [], 1, 1)).total,
	}));
}

/** The newest ids for the sitemap. Each has one URL per language, and a sitemap may contain 50,000 URLs. */
const sitemapPrograms = 12_000;

export async function listCatalogIds(caller: Caller) {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", "ids", async () => {
		const [known, newest] = await Promise.all([
			database.select({ id: universities.id }).from(universities).orderBy(universities.id).limit(4_000),
			database
				.select({ id: programs.id })
				.from(programs)
				.orderBy(desc(programs.createdAt), desc(programs.id))
				.limit(sitemapPrograms),
		]);
		return { universities: known.map(({ id }) => id), programs: newest.map(({ id }) => id) };
	});
}

/** What the drawn covers show, by university id, and each university's place in the ranking, which decides on the style. */
export async function listCovers(caller: Caller): Promise<Record<string, { subject: CoverFacts; place: number }>> {
	const { database, cached } = caller.permit("catalog:read");
	return cached("catalog", "covers", async () => {
		const rows = await database
			.select({
				id: universities.id,
				nameKo: universities.nameKo,
				websiteUrl: universities.websiteUrl,
				...pickLocalized(universities, "name"),
				...pickLocalized(universities, "location"),
			})
			.from(universities)
			.orderBy(...byRanking);
		return Object.fromEntries(rows.map((row, place) => [row.id, { subject: coverFacts(row), place }]));
	});
}
