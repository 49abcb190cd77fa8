import type { z } from "zod";
import { visaTypes } from "../../database/values.ts";
import { inputSchema } from "../records/input-schema.ts";
import { invalid } from "../shared/errors.ts";
import { parse } from "../shared/validation.ts";
import { documentRuleFields, packTemplateFields } from "./fields.ts";

export const documentRuleInput = inputSchema(documentRuleFields);
export const packTemplateInput = inputSchema(packTemplateFields);

/** @throws ProblemError: invalid. */
export function parseDocumentRule(input: unknown) {
	const values = parse(documentRuleInput, input);
	const { validFrom, validTo } = values;
	if (validFrom !== null && validTo !== null && validTo < validFrom)
		throw invalid([{ field: "validTo", code: "ends_before_start" }]);
	return { ...values, visaTypes: visaTypes.filter((type) => values.visaTypes.includes(type)) };
}

/** @throws ProblemError: invalid. */
export function parsePackTemplate(input: unknown) {
	const values = parse(packTemplateInput, input);
	return { ...values, papers: [...new Set(values.papers)] };
}

/** When a paper is asked for, and in which form, as a source says it. */
export type DocumentRule = z.output<typeof documentRuleInput> & { id: string; version: number };
