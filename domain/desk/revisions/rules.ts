import { certification } from "../../catalog/certifications/fields.ts";
import { program, university } from "../../catalog/fields.ts";
import { scholarship } from "../../catalog/scholarships/fields.ts";
import { post } from "../../content/blog/fields.ts";
import { contentDescriptions } from "../../content/site/fields.ts";
import { template } from "../../content/templates/fields.ts";
import { documentRule, packTemplate } from "../../documents/fields.ts";
import { costItem, fundsRule } from "../../money/fields.ts";
import type { Description } from "../../records/rules.ts";

/** The description of every noun that staff edit, in the order of lists; nouns.ts has the nouns themselves. */
export const descriptions = {
	...{
		university,
		program,
		scholarship,
		post,
		fundsRule,
		costItem,
		documentRule,
		packTemplate,
		certification,
		template,
	},
	...contentDescriptions,
} satisfies Record<string, Description>;
export type RevisedNoun = keyof typeof descriptions;

/** The parts of the admin panel's addresses that lead to lists with a page of their own. */
export const pages = Object.values<Description>(descriptions).flatMap(({ slug, isPage }) => (isPage ? slug : []));
