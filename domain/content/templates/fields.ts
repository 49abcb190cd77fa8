import * as f from "../../records/field-types.ts";
import type { Description } from "../../records/rules.ts";

/** A reply template: a text in one language is enough, which stands in for the others. */
export const template: Description = {
	permission: "template:write",
	slug: "templates",
	isPage: true,
	isInternal: true,
	fields: {
		name: f.requiredLocalized(),
		text: f.localized({ rows: 10, list: true }),
	},
	name: "name",
};
