import * as f from "../../records/field-types.ts";
import { filtersOf } from "../../records/filters.ts";
import type { Description } from "../../records/rules.ts";

export const maxSlugLength = 200;

export const postFields = {
	/** If blank, the slug is derived from the title (VALID-13). */
	slug: f.slug({ max: maxSlugLength, folded: true }),
	title: f.requiredLocalized(),
	content: f.requiredLocalized({ max: 100_000, rows: 14, markdown: true }),
	excerpt: f.localized({ max: 1_000, rows: 3, folded: true }),
	tags: f.tags({ most: 20, max: 50, folded: true }),
	coverImageUrl: f.image({ folded: true }),
	published: f.boolean(false, { filter: { param: "state", options: ["published", "draft"] } }),
	/** A published post is visible from this day on; if blank, at once. */
	publishOn: f.date(),
	createdAt: f.timestamp({ form: false }),
};
export const postFilters = filtersOf(postFields);
export const post: Description = {
	permission: "blog:write",
	slug: "blog",
	fields: postFields,
	form: ["title", "content", "published", "publishOn", "coverImageUrl", "excerpt", "tags"],
};
