import { cities, type ProgramType, programTypes } from "../../database/values.ts";
import * as f from "../field-types.ts";

export { cities, type ProgramType, programTypes };

export const universityFields = {
	name: f.requiredLocalized(),
	/** The name as printed on the university's own documents. */
	nameKo: f.line(),
	description: f.localized({ max: 5_000, rows: 5 }),
	location: f.requiredLocalized(),
	tuitionRange: f.localized(),
	scholarships: f.localized({ max: 5_000, rows: 3 }),
	/** An empty value is stored as null, never as 0 (requirement VALID-15). */
	ranking: f.integer({ min: 1, max: 100_000 }),
	/** The name and year of the ranking. */
	rankingSource: f.line(),
	isPublic: f.boolean(true),
	imageUrl: f.image(),
	websiteUrl: f.url(),
};
export const universityForm = f.inOrder(universityFields, [
	"name",
	"nameKo",
	"location",
	"isPublic",
	"ranking",
	"rankingSource",
	"description",
	"tuitionRange",
	"scholarships",
	"websiteUrl",
]);

export const programFields = {
	universityId: f.reference("university"),
	title: f.requiredLocalized(),
	type: f.containedChoice(programTypes, { issue: "unknown_type" }),
	description: f.localized({ max: 5_000, rows: 5 }),
	fees: f.localized(),
	duration: f.localized(),
	requirements: f.localized({ max: 5_000, rows: 4 }),
	/** An empty value is stored as null (requirement VALID-16). */
	applicationDeadline: f.date(),
};
export const programForm = f.inOrder(programFields, [
	"universityId",
	"title",
	"type",
	"applicationDeadline",
	"fees",
	"duration",
]);
