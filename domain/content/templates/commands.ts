import { replyTemplates } from "../../../database/tables.ts";
import { defineNoun } from "../../records/noun.ts";
import { nameOrder } from "../../shared/search.ts";
import { parse } from "../../shared/validation.ts";
import { template } from "./fields.ts";
import { templateInput } from "./schema.ts";

/** Templates of replies, by name; the words of `placeholders` stand in braces. A name is taken once. */
export const templateNoun = defineNoun(template, {
	noun: "template",
	table: replyTemplates,
	input: templateInput,
	parse: (input) => parse(templateInput, input),
	order: [nameOrder(replyTemplates.name), replyTemplates.id],
	conflicts: { taken: "template_taken" },
});
export const { create: createTemplate, update: updateTemplate, remove: deleteTemplate } = templateNoun;
export type ReplyTemplate = typeof replyTemplates.$inferSelect;
