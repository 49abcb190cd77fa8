import { programFields, universityFields } from "../../domain/catalog/fields.ts";
import { programRecordFilter, universityRecordFilter } from "../../domain/catalog/rules.ts";
import type { TemplateColumn } from "../../domain/desk/import-export/queries.ts";
import { createSheetNames, type SheetNames } from "../../domain/desk/import-export/rules.ts";
import { columnsOf, type ImportKind, importKinds } from "../../domain/desk/import-export/schema.ts";
import { feeCertainties, feeItemPeriods, feeKinds, tuitionFields } from "../../domain/records/fees/rules.ts";
import { type Language, languages } from "../../domain/shared/language.ts";
import { languageNames, locales } from "../../domain/shared/locales.ts";
import { toCamelCase } from "../../domain/shared/naming.ts";
import { adminTexts } from "./all-texts.ts";
import type { AdminTexts } from "./texts.ts";

/** The records that a URL of the import and export tab refers to: `noun`, and the filters of that noun's list. */
export function selectionOf(params: URLSearchParams) {
	return params.get("noun") === "programs"
		? { kind: "programs" as const, filter: programRecordFilter(params) }
		: { kind: "universities" as const, filter: universityRecordFilter(params) };
}

/** The closed lists of columns, with the name of each value. */
const choicesIn = (t: AdminTexts): Record<string, string[]> => {
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
	};
};

/** A label as a heading: without what it explains. */
const short = (label: string, mark = /;| \(/) => label.split(mark, 1)[0] as string;

/** A column's heading in the language of the texts: "Title (Русский)", "Tuition: Amount". */
export function headingOf(kind: ImportKind, column: string, t: AdminTexts): string {
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
	const labels: Record<string, string> = t[kind].fields;
	const label = labels[toCamelCase(language ? column.slice(0, -language.length - 1) : column)];
	return label ? ofLanguage(short(label)) : column;
}

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

const peopleHeadings = (column: string, t: AdminTexts): string[] => {
	const headings: Record<string, string> = t.importExport.people.columns;
	return [headings[column] ?? column, ...(otherHeadings[column] ?? [])];
};

/** What people may write in a file: what we show for its columns and for the values of closed lists, in every language. */
export function sheetNames(kind: ImportKind): SheetNames {
	const texts = Object.values(adminTexts);
	const named = (values: readonly string[], namesOf: (t: AdminTexts) => Record<string, string>) =>
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
		]),
		examples: texts.map((t) => t.importExport.example),
	});
}

/** The template in a language: its headings, an example of no real university, and the values to choose from. */
export function templateIn(language: Language, kind: ImportKind): Record<string, TemplateColumn> {
	const t = adminTexts[language];
	const choices = choicesIn(t);
	const first = Object.fromEntries(Object.entries(choices).map(([column, [value = ""]]) => [column, value]));
	const example: Record<string, string> = {
		...first,
		id: t.importExport.example,
		phone: "+998 90 123 45 67",
		email: "name@example.com",
		language: languageNames[language],
		name: kind === "contacts" ? t.importExport.example : "Hanbit University",
		location: "Seoul",
		ranking: "50",
		ranking_source: "QS 2026",
		website_url: "https://www.example.com",
		university: "Hanbit University",
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
	universities: "/admin",
	programs: "/admin/programs",
	contacts: "/admin/contact",
	certifications: "/admin",
};

/** What the pages of imports say of a kind. */
export function kindTexts(kind: ImportKind, t: AdminTexts) {
	const { importExport: all, certifications: list } = t;
	if (kind === "certifications")
		return {
			...{ ...all, name: list.open, title: list.title, hint: `${list.hint} ${list.importHint}`, recent: list.lists },
			...{ file: list.file, check: list.check, takeBack: list.deleteList, takeBackHint: list.deleteHint },
			...{ goodRows: "", correct: "", toList: all.toList.universities },
		};
	const shared = { ...all, title: all.title[kind], toList: all.toList[kind], hint: all.importHint, takeBackHint: "" };
	if (kind !== "contacts") return { ...shared, name: t.tabs[kind], takeBack: undefined };
	const { title: _title, orFile, ...people } = all.people;
	return { ...shared, ...people, name: t.tabs.contact, file: orFile };
}
