import {
	documentCodes,
	documentForms,
	documentNeeds,
	documentStages,
	documentTranslations,
	factGrades,
	legalizations,
	packFormats,
	payers,
	visaTypes,
} from "../../database/values.ts";
import * as f from "../records/field-types.ts";
import { filtersOf } from "../records/filters.ts";
import type { Description } from "../records/rules.ts";
import { fileNamePattern } from "./pack-rules.ts";

const days = () => f.integer({ min: 1, max: 3_650 });

export const documentRuleFields = {
	document: f.choice(documentCodes, { issue: "unknown_document", filter: true }),
	stage: f.choice(documentStages, { issue: "unknown_stage", filter: true }),
	visaTypes: f.optionalChoices(visaTypes, { issue: "unknown_visa_type", filter: { name: "visa" } }),
	nationality: f.country(),
	universityId: f.optionalReference("university"),
	payer: f.optionalChoice(payers, { issue: "unknown_payer" }),
	need: f.choice(documentNeeds, { issue: "unknown_need", initial: "required", filter: true }),
	legalization: f.optionalChoice(legalizations, { issue: "unknown_legalization" }),
	translation: f.optionalChoice(documentTranslations, { issue: "unknown_translation" }),
	form: f.optionalChoice(documentForms, { issue: "unknown_form" }),
	maxAgeDays: days(),
	leadDays: days(),
	note: f.localized({ max: 5_000, rows: 3 }),
	source: f.requiredUrl(),
	grade: f.choice(factGrades, { issue: "unknown_grade", filter: true }),
	checkedOn: f.requiredDate(),
	validFrom: f.date(),
	validTo: f.date(),
};
export const documentRuleFilters = filtersOf(documentRuleFields);
export const documentRule: Description = {
	permission: "catalog:write",
	slug: "document-rules",
	isPage: true,
	fields: documentRuleFields,
	name: "document",
};

export const packTemplateFields = {
	name: f.requiredLine(),
	universityId: f.reference("university", { list: true }),
	papers: f.orderedChoices(documentCodes, { issue: "unknown_document" }),
	fileName: f.requiredLine({
		max: 100,
		pattern: fileNamePattern,
		issue: "bad_file_name",
		initial: "{nn}_{code}_{name}",
	}),
	format: f.choice(packFormats, { issue: "unknown_format", initial: "zip", list: true, filter: true }),
	source: f.requiredUrl(),
	grade: f.choice(factGrades, { issue: "unknown_grade" }),
	checkedOn: f.requiredDate(),
};
export const packTemplateFilters = filtersOf(packTemplateFields);
export const packTemplate: Description = {
	permission: "catalog:write",
	slug: "pack-templates",
	isPage: true,
	isInternal: true,
	fields: packTemplateFields,
	name: "name",
};
