import type { Caller } from "../domain/access/caller.ts";
import { createPost } from "../domain/blog/commands.ts";
import { createProgram, createUniversity } from "../domain/catalog/commands.ts";
import { createCostItem, createFundsRule } from "../domain/money/commands.ts";
import { loadRates } from "../domain/rates/commands.ts";
import { createContent, showSampleNotice } from "../domain/site-content/commands.ts";
import { createTemplate } from "../domain/templates/commands.ts";
import { programs } from "./catalog/programs.ts";
import { universities } from "./catalog/universities.ts";
import { achievements } from "./content/achievements.ts";
import { closedDays } from "./content/closed-days.ts";
import { companyInfo } from "./content/company-info.ts";
import { features } from "./content/features.ts";
import { hero } from "./content/hero.ts";
import { notice } from "./content/notice.ts";
import { offices } from "./content/offices.ts";
import { posts } from "./content/posts.ts";
import { searchSynonyms } from "./content/search-synonyms.ts";
import { team } from "./content/team.ts";
import { templates } from "./content/templates.ts";
import { testimonials } from "./content/testimonials.ts";
import { costItems } from "./money/cost-items.ts";
import { fundsRules } from "./money/funds-rules.ts";
import { rates } from "./rates.ts";

type Text = { en: string; ru: string; uz: string };

/** Loads the sample data into an empty database, through the same commands that staff use. */
export async function loadSample(caller: Caller, log: (line: string) => void): Promise<void> {
	const ids = new Map<string, string>();
	for (const { key, ...university } of universities) ids.set(key, await createUniversity(caller, flatten(university)));
	// Lists show the newest first, so insert the first program last.
	for (const { university, ...program } of programs.toReversed()) {
		await createProgram(caller, { universityId: ids.get(university), ...flatten(program) });
	}
	await createContent(caller, "hero", flatten(hero));
	const ordered = { features, team, achievements, offices } as const;
	for (const [kind, records] of Object.entries(ordered) as [keyof typeof ordered, Record<string, unknown>[]][]) {
		for (const [orderIndex, record] of records.entries()) {
			await createContent(caller, kind, { orderIndex, ...flatten(record) });
		}
	}
	for (const info of companyInfo) await createContent(caller, "companyInfo", flatten(info));
	for (const closed of closedDays) await createContent(caller, "closedDays", flatten(closed));
	for (const synonyms of searchSynonyms) await createContent(caller, "searchSynonyms", flatten(synonyms));
	for (const testimonial of testimonials) await createContent(caller, "testimonials", flatten(testimonial));
	await createContent(caller, "notice", flatten(notice));
	for (const post of posts) await createPost(caller, flatten(post));
	for (const template of templates) await createTemplate(caller, template);
	for (const rule of fundsRules) await createFundsRule(caller, flatten(rule));
	for (const item of costItems) await createCostItem(caller, flatten(item));
	await loadRates(caller, rates, "sample");
	await showSampleNotice(caller, true);
	log(`Sample data: ${universities.length} universities, ${programs.length} programs, ${posts.length} posts.`);
}

/** { title: { en, ru, uz } } → { title, titleEn, titleRu, titleUz }, also in lists; the plain field contains the English text. */
function flatten(record: object): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(record).flatMap(([field, value]) =>
			isText(value)
				? [
						[field, value.en],
						[`${field}En`, value.en],
						[`${field}Ru`, value.ru],
						[`${field}Uz`, value.uz],
					]
				: [[field, Array.isArray(value) ? value.map(flattenEntry) : value]],
		),
	);
}

const flattenEntry = (value: unknown) => (typeof value === "object" && value !== null ? flatten(value) : value);

function isText(value: unknown): value is Text {
	return typeof value === "object" && value !== null && "en" in value && "ru" in value && "uz" in value;
}
