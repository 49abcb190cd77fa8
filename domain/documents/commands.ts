import { and, eq, ne } from "drizzle-orm";
import { documentRules } from "../../database/tables.ts";
import { defineNoun } from "../records/noun.ts";
import { withUniversity } from "../records/with-university.ts";
import { conflict } from "../shared/errors.ts";
import { documentRule } from "./fields.ts";
import { documentRuleOrder, listDocumentRules } from "./queries.ts";
import { isTie } from "./rules.ts";
import { documentRuleInput, parseDocumentRule } from "./schema.ts";

/** Of two rules that apply to the same student, one must be more specific. */
const noun = defineNoun(documentRule, {
	noun: "document-rule",
	table: documentRules,
	input: documentRuleInput,
	parse: parseDocumentRule,
	order: documentRuleOrder,
	conflicts: { reference: "unknown_university" },
	async beforeWrite(transaction, _context, values, id) {
		const rule = parseDocumentRule(values);
		const others = await transaction
			.select()
			.from(documentRules)
			.where(and(eq(documentRules.document, rule.document), id ? ne(documentRules.id, id) : undefined));
		if (others.some((other) => isTie(rule, other))) throw conflict("document_rule_tie");
		return undefined;
	},
	visible: listDocumentRules,
	api: {
		one: "a rule about a document",
		about:
			"When a document is asked for, and in which form, as a source says it, also past and coming rules. Of the rules for a document at a stage, the most specific counts: one for the university, then one for the nationality, then one for the visa, then one for who pays. `valid_from` and `valid_to` are days in Korea and both included.",
		example: {
			document: "tuberculosis",
			stage: "visa",
			nationality: "UZ",
			max_age_days: 90,
			source: "https://example.com/page",
			grade: "B",
			checked_on: "2026-11-22",
		},
	},
});

export const documentRuleNoun = { ...noun, ...withUniversity(noun) };
export const { create: createDocumentRule } = documentRuleNoun;
