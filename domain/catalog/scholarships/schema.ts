import type { z } from "zod";
import { programTypes } from "../../../database/values.ts";
import { inputSchema } from "../../records/input-schema.ts";
import { type Issue, invalid } from "../../shared/errors.ts";
import { country } from "../../shared/field-schemas.ts";
import { parse } from "../../shared/validation.ts";
import { scholarshipFields } from "./fields.ts";
import { benefitIssues, roundIssues } from "./rules.ts";

export const scholarshipInput = inputSchema(scholarshipFields);

/** What a student may get, as a source says it. */
export type Scholarship = z.output<typeof scholarshipInput> & { id: string; version: number };

/** @throws ProblemError: invalid. */
export function parseScholarship(input: unknown) {
	const values = parse(scholarshipInput, input);
	const within = (list: string, found: Issue[][]) =>
		found.flatMap((issues, at) => issues.map(({ field, code }) => ({ field: `${list}.${at}.${field}`, code })));
	const issues = [
		...within("benefits", values.benefits.map(benefitIssues)),
		...within("rounds", values.rounds.map(roundIssues)),
		...(values.citizenships.every((code) => country().safeParse(code).success)
			? []
			: [{ field: "citizenships", code: "unknown_country" }]),
	];
	if (issues.length > 0) throw invalid(issues);
	return { ...values, levels: programTypes.filter((type) => values.levels.includes(type)) };
}
