import { asc } from "drizzle-orm";
import { scholarships } from "../../../database/tables.ts";
import { defineNoun } from "../../records/noun.ts";
import { nameOfUniversity, withUniversity } from "../../records/with-university.ts";
import { scholarship } from "./fields.ts";
import { listScholarships } from "./queries.ts";
import { parseScholarship, scholarshipInput } from "./schema.ts";

const noun = defineNoun(scholarship, {
	noun: "scholarship",
	table: scholarships,
	input: scholarshipInput,
	parse: parseScholarship,
	order: [
		asc(scholarships.provider),
		asc(nameOfUniversity(scholarships.universityId)),
		...[scholarships.levels, scholarships.name, scholarships.id].map((column) => asc(column)),
	],
	conflicts: { reference: "unknown_university" },
	visible: listScholarships,
	api: {
		one: "a scholarship",
		about:
			"What students may get, as a source says it. `university_id` is null for students of every university. Of `benefits`, each with `min_topik` or `min_ielts` is only for those who have it, and `semesters` counts from the first one; null is the whole of the studies. `rounds` open and close with the day in Korea, the last day included; an expected one has months such as `2027-09`.",
		example: {
			name: "Scholarship for new students",
			provider: "university",
			levels: ["Bachelor"],
			benefits: [{ kind: "tuition", percent: 50, semesters: 1, min_topik: 4 }],
			rounds: [{ year: 2027, opens: "2026-10-01", closes: "2026-11-30" }],
			source: "https://example.com/page",
			grade: "B",
			checked_on: "2026-11-22",
		},
	},
});

export const scholarshipNoun = { ...noun, ...withUniversity(noun) };
export const { create: createScholarship, update: updateScholarship } = scholarshipNoun;
