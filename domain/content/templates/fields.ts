import * as f from "../../records/field-types.ts";
import type { Description } from "../../records/rules.ts";

/** A reply template: every language is required, because the applicant's language chooses the text. */
export const template: Description = {
	permission: "template:write",
	slug: "templates",
	isPage: true,
	isInternal: true,
	fields: {
		name: f.requiredLine(),
		text: f.requiredLocalized({ rows: 10, list: true }),
	},
	name: "name",
};
