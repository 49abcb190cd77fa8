import { programFields, universityFields } from "../../domain/catalog/fields.ts";
import { programRecordFilter, universityRecordFilter } from "../../domain/catalog/rules.ts";
import { scholarshipFields, scholarshipFilters } from "../../domain/catalog/scholarships/fields.ts";
import type { TemplateColumn } from "../../domain/desk/import-export/queries.ts";
import { createSheetNames, type SheetNames } from "../../domain/desk/import-export/rules.ts";
import {
	columnsOf,
	type ExportKind,
	fieldsOf,
	type ImportKind,
	importKinds,
	isNoun,
	type NounKind,
} from "../../domain/desk/import-export/schema.ts";
import {
	documentRuleFields,
	documentRuleFilters,
	packTemplateFields,
	packTemplateFilters,
} from "../../domain/documents/fields.ts";
import { feeCertainties, feeItemPeriods, feeKinds, tuitionFields } from "../../domain/records/fees/rules.ts";
import type { Fields } from "../../domain/records/field-types.ts";
import { readFilters } from "../../domain/records/filters.ts";
import { intakeCertainties, intakeTerms } from "../../domain/records/intakes/rules.ts";
import { type Language, languages } from "../../domain/shared/language.ts";
import { languageNames, locales } from "../../domain/shared/locales.ts";
import { toCamelCase, toSnakeCase } from "../../domain/shared/naming.ts";
import { adminTexts } from "./all-texts.ts";
import type { ManagementTexts } from "./texts.ts";

/** The records that a URL of the import and export tab refers to: `noun`, and the filters of that noun's list. */
export function selectionOf(params: URLSearchParams) {
	switch (kindOf(params)) {
		case "programs":
			return { kind: "programs" as const, filter: programRecordFilter(params) };
		case "scholarships":
			return { kind: "scholarships" as const, filter: readFilters(scholarshipFilters, params) };
		case "document-rules":
			return { kind: "document-rules" as const, filter: readFilters(documentRuleFilters, params) };
		case "pack-templates":
			return { kind: "pack-templates" as const, filter: readFilters(packTemplateFilters, params) };
		default:
			return { kind: "universities" as const, filter: universityRecordFilter(params) };
	}
}

/** The texts of a noun's fields and of the values of their closed lists. */
const textsOf = (kind: NounKind, t: ManagementTexts) =>
	({ scholarships: t.scholarships, "document-rules": t.documentRules, "pack-templates": t.packTemplates })[kind];

/** The closed lists of a noun's fields by column, of a value in its lines by "benefits:kind". */
const choicesOf = (fields: Fields, names: Record<string, string>): Record<string, string[]> =>
	Object.fromEntries(
		Object.entries(fields).flatMap(([field, { options, item = {} }]) => [
			...(options ? [[toSnakeCase(field), options.map((value) => names[value] ?? value)]] : []),
			...Object.entries(choicesOf(item, names)).map(([part, values]) => [`${toSnakeCase(field)}:${part}`, values]),
		]),
	);

/** The closed lists of columns, with the name of each value. */
export const choicesIn = (t: ManagementTexts): Record<string, string[]> => {
	const named = (values: readonly string[], names: Record<string, string>) =>
		values.map((value) => names[value] ?? value);
	return {
		province: named(universityFields.province.options, t.options),
		is_public: [t.yes, t.no],
		is_hidden: [t.no, t.yes],
		type: named(programFields.type.options, t.options),
		study_field: named(programFields.studyField.options, t.options),
		taught_in: named(programFields.taughtIn.options, t.options),
		min_education: named(programFields.minEducation.options, t.options),
		language: languages.map((language) => languageNames[language]),
		tuition_period: named(feeItemPeriods, t.feeForm.periods),
		tuition_certainty: named(feeCertainties, t.feeForm.certainties),
		...choicesOf({ intakes: programFields.intakes }, { ...t.intakeForm.terms, ...t.intakeForm.certainties }),
		...choicesOf(scholarshipFields, t.scholarships.options),
		...choicesOf(documentRuleFields, t.documentRules.options),
		...choicesOf(packTemplateFields, t.packTemplates.options),
	};
};

/** A label as a heading: without what it explains. */
const short = (label: string, mark = /;| \(/) => label.split(mark, 1)[0] as string;

/** A column's heading in the language of the texts: "Title (Русский)", "Tuition: Amount". */
export function headingOf(kind: ImportKind, column: string, t: ManagementTexts): string {
	if (kind === "contacts") return peopleHeadings(column, t)[0] as string;
	const tuition = tuitionFields[column];
	const language = languages.find((one) => column.endsWith(`_${one}`));
	const ofLanguage = (heading: string) => (language ? `${heading} (${languageNames[language]})` : heading);
	if (tuition) {
		const names: Record<string, string> = t.feeForm.fields;
		return ofLanguage(`${t.feeForm.kinds.tuition}: ${short(names[tuition] ?? t.feeForm.fields.note, /[;:,]/)}`);
	}
	if (column === "other_fees") return t.importExport.otherFees;
	if (column === "university_id") return `${t.programs.fields.university} (id)`;
	// A value in the lines of a cell, as an error names it.
	const [list = "", line, part = ""] = column.split(":");
	if (line) return [headingOf(kind, list, t), line, partLabel(kind, part, t)].filter(Boolean).join(", ");
	const labels: Record<string, string> = (isNoun(kind) ? textsOf(kind, t) : t[kind]).fields;
	const label = labels[toCamelCase(language ? column.slice(0, -language.length - 1) : column)];
	return label ? ofLanguage(short(label)) : column;
}

/** A line of each column that has lines. */
const exampleLines = (t: ManagementTexts): Record<string, string> => ({
	intakes: `2027 | ${t.intakeForm.terms.spring} | 1 | ${short(t.intakeForm.certainties.certain)} | 19.10.2026 | 13.11.2026 | | 23.12.2026 | 02.03.2027 | UZ 2026-11-06 | | https://example.com | 24.11.2026`,
	benefits: `${t.scholarships.options.tuition} | 50 | | | | | 2 | 4`,
	rounds: "2027 | 01.09.2026 | 12.10.2026",
});

/** The columns that have lines, with the values of a line. The fees of a program have a hint of their own. */
export function linesIn(kind: ExportKind, t: ManagementTexts) {
	const choices = choicesIn(t);
	return Object.entries(fieldsOf[kind]).flatMap(([field, { item, kind: type }]) => {
		const column = toSnakeCase(field);
		if (!item || type === "fees") return [];
		const values = Object.keys(item).map((part) => {
			const names = choices[`${column}:${part}`]?.map((name) => short(name));
			return partLabel(kind, part, t) + (names ? ` (${names.join(", ")})` : "");
		});
		return { column, values: values.join(" | "), example: exampleLines(t)[column] };
	});
}

const partLabel = (kind: ImportKind, part: string, t: ManagementTexts): string => {
	const labels: Record<string, string> = kind === "scholarships" ? t.scholarships.fields : t.intakeForm.fields;
	return short(labels[part] ?? "", /[;:,(]/).trim();
};

/** "Russian", "русский", "ruscha" */
const namesOfLanguage = (language: Language): string[] =>
	languages.flatMap((each) => new Intl.DisplayNames(locales[each].locale, { type: "language" }).of(language) ?? []);

/** What people write above a list of people instead of our headings, in any language. */
const otherHeadings: Record<string, string[]> = {
	name: [
		"Full name",
		"Student",
		"ФИО",
		"Ф.И.О.",
		"Имя и фамилия",
		"Фамилия и имя",
		"Студент",
		"Ismi",
		"F.I.Sh.",
		"FISH",
		"Ism va familiya",
		"Familiya va ism",
		"Talaba",
	],
	phone: [
		"Phone number",
		"Mobile",
		"Tel",
		"Tel.",
		"WhatsApp",
		"Номер",
		"Номер телефона",
		"Тел",
		"Тел.",
		"Telefon raqami",
		"Telefoni",
		"Raqam",
	],
	email: ["E-mail", "Email address", "Mail", "Эл. почта", "Электронная почта", "Elektron pochta", "Email"],
	language: ["Tili"],
	message: ["Note", "Notes", "Comment", "Question", "Комментарий", "Примечание", "Вопрос", "Izoh", "Savol"],
};

const peopleHeadings = (column: string, t: ManagementTexts): string[] => {
	const headings: Record<string, string> = t.importExport.people.columns;
	return [headings[column] ?? column, ...(otherHeadings[column] ?? [])];
};

/** What people may write in a file: what we show for its columns and for the values of closed lists, in every language. */
export function sheetNames(kind: ImportKind): SheetNames {
	const texts = Object.values(adminTexts);
	const named = (values: readonly string[], namesOf: (t: ManagementTexts) => Record<string, string>) =>
		values.map((value) => [value, texts.flatMap((t) => namesOf(t)[value] ?? [])] as const);
	return createSheetNames({
		columns: Object.fromEntries(
			columnsOf[kind].map((column) => [
				column,
				texts.flatMap((t) => (kind === "contacts" ? peopleHeadings(column, t) : headingOf(kind, column, t))),
			]),
		),
		choices: Object.fromEntries([
			...named(
				[
					...programFields.type.options,
					...programFields.studyField.options,
					...programFields.taughtIn.options,
					...programFields.minEducation.options,
					...universityFields.province.options,
				],
				(t) => t.options,
			),
			...languages.map((language) => [language, [languageNames[language], ...namesOfLanguage(language)]] as const),
			...named(feeKinds, (t) => t.feeForm.kinds),
			...named(feeItemPeriods, (t) => t.feeForm.periods),
			...named(feeCertainties, (t) => t.feeForm.certainties),
			...named(intakeTerms, (t) => t.intakeForm.terms),
			...named(intakeCertainties, (t) => t.intakeForm.certainties),
			...(isNoun(kind)
				? named(Object.keys(textsOf(kind, adminTexts.en).options), (t) => textsOf(kind, t).options)
				: []),
		]),
		examples: texts.map((t) => t.importExport.example),
	});
}

/** The template in a language: its headings, an example of no real university, and the values to choose from. */
export function templateIn(language: Language, kind: ImportKind): Record<string, TemplateColumn> {
	const t = adminTexts[language];
	const choices = choicesIn(t);
	const first = Object.fromEntries(Object.entries(choices).map(([column, [value = ""]]) => [column, value]));
	const names: Partial<Record<ImportKind, string>> = { contacts: t.importExport.example, "pack-templates": "Bachelor" };
	const example: Record<string, string> = {
		...first,
		id: t.importExport.example,
		phone: "+998 90 123 45 67",
		email: "name@example.com",
		language: languageNames[language],
		name: names[kind] ?? "Hanbit University",
		nationality: "UZ",
		file_name: "{nn}_{code}_{name}",
		source: "https://www.example.com/papers",
		checked_on: "2026-11-01",
		location: "Seoul",
		ranking: "50",
		ranking_source: "QS 2026",
		website_url: "https://www.example.com",
		university: "Hanbit University",
		levels: t.options.Bachelor,
		...(kind === "scholarships" && exampleLines(t)),
		title: "Computer Science",
		application_deadline: "2027-05-31",
		min_topik: "3",
		tuition_krw: "4000000",
		tuition_period: t.feeForm.periods.per_semester,
		tuition_year: "2027",
		tuition_source: "https://www.example.com/fees",
		tuition_checked_on: "2026-11-01",
	};
	return Object.fromEntries(
		columnsOf[kind].map((column) => [
			column,
			{
				heading: headingOf(kind, column, t),
				example: example[column] ?? "",
				...(choices[column] && { choices: choices[column] }),
			},
		]),
	);
}

export const kindOf = (params: URLSearchParams): ImportKind =>
	importKinds.find((kind) => kind === params.get("noun")) ?? "universities";

/** The tab that shows the records. */
export const listOf: Record<ImportKind, string> = {
	universities: "/admin/universities",
	programs: "/admin/programs",
	scholarships: "/admin/scholarships",
	"document-rules": "/admin/document-rules",
	"pack-templates": "/admin/pack-templates",
	contacts: "/admin/contact",
	certifications: "/admin/universities",
};

/** What the pages of imports say of a kind. */
export function kindTexts(kind: ImportKind, t: ManagementTexts) {
	const { importExport: all, certifications: list } = t;
	if (kind === "certifications")
		return {
			...{ ...all, name: list.open, title: list.title, hint: `${list.hint} ${list.importHint}`, recent: list.lists },
			...{ file: list.file, check: list.check, takeBack: list.deleteList, takeBackHint: list.deleteHint },
			...{ goodRows: "", correct: "", toList: all.toList.universities },
		};
	const shared = { ...all, title: all.title[kind], toList: all.toList[kind], hint: all.importHint, takeBackHint: "" };
	if (isNoun(kind)) return { ...shared, name: textsOf(kind, t).title, takeBack: undefined };
	if (kind !== "contacts") return { ...shared, name: t.tabs[kind], takeBack: undefined };
	const { title: _title, orFile, ...people } = all.people;
	return { ...shared, ...people, name: t.tabs.contact, file: orFile };
}
