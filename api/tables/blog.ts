import { z } from "zod";
import { pageSize } from "../../domain/catalog/schema.ts";
import { postFilters } from "../../domain/content/blog/fields.ts";
import { getPostRecord, listPostRecords } from "../../domain/content/blog/queries.ts";
import { postInput } from "../../domain/content/blog/schema.ts";
import { line, optional } from "../../domain/shared/field-schemas.ts";
import type { Language } from "../../domain/shared/language.ts";
import { cleanQuery, definedOnly } from "../../domain/shared/validation.ts";
import { filterShape, filterValues } from "./filters.ts";
import { editing, identified, language, part, type Table, time, words } from "./table.ts";

export const blogPosts: Table = {
	name: "blog_posts",
	one: "a blog post",
	about: "The newest first. Others than staff see published posts only.",
	record: identified(postInput, { created_at: time, author_name: optional(line()), author_id: optional(z.uuid()) }),
	staffOnly: ["author_id"],
	staff: "blog:write",
	readers: "everyone",
	filters: {
		q: words.optional(),
		language: language.meta({ description: "In whose title and content `q` is looked for." }),
		slug: part("Exactly this slug.").optional(),
		tag: part("Exactly this tag.").optional(),
		...filterShape(postFilters),
		not_id: z.uuid().optional().meta({ description: "Leaves this post out: related ones remain." }),
	},
	usually: pageSize,
	list(caller, { q, language, slug, tag, not_id: except, page, limit, ...query }) {
		const filter = definedOnly({
			slug: slug as string | undefined,
			tag: tag as string | undefined,
			except: except as string | undefined,
		});
		return listPostRecords(caller, {
			...filterValues(postFilters, query),
			...filter,
			query: cleanQuery(q),
			language: language as Language,
			page,
			size: limit,
		});
	},
	get: getPostRecord,
	...editing("post"),
	example: { title: "Visa rules of spring 2027", content: "What **changes** in March.", tags: ["visa"] },
};
