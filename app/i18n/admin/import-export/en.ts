import { formatNumber } from "../../formats.ts";
import { plural } from "../../plural.ts";

const number = (value: number) => formatNumber(value, "en");
const counted = (count: number, one: string, other: string) =>
	`${number(count)} ${plural("en", count, { one, other })}`;

/** Import and export of spreadsheets. ru.ts and uz.ts have the same shape. */
export const importExport = {
	import: "Import",
	export: "Export",
	title: {
		universities: "Import and export universities",
		programs: "Import and export programs",
		contacts: "Add people from a list",
	},
	toList: { universities: "Back to universities", programs: "Back to programs", contacts: "Back to messages" },
	kinds: "What to import or export",
	importTitle: "Import from a spreadsheet",
	importHint:
		"Fill in the template, or edit a file that you have exported. First we show you row by row what would change. We save nothing until you confirm.",
	file: "Spreadsheet (XLSX or CSV, up to 10,000 rows and 32 MB)",
	check: "Check the file",
	reading: "Reading the file…",
	template: (format: string) => `Template, ${format}`,
	/** A list of people who want to be called becomes contact messages. */
	people: {
		hint: "From a fair, a sign-up sheet or Instagram: each person becomes a contact message with a task in the queue. They get no message. You check the result before it is saved.",
		title: "Where the people come from",
		titleHint: "For example: Fair in Tashkent, November 28. Each message begins with it.",
		rows: "People, one in each line: name, phone or email, anything else",
		rowsHint: "You can paste rows from a spreadsheet, with or without headings.",
		orFile: "Or a spreadsheet (XLSX or CSV, up to 1,000 people)",
		language: "Their language, unless the list names it",
		check: "Check the list",
		columns: {
			name: "Name",
			phone: "Phone",
			email: "Email",
			language: "Language",
			message: "Message",
		},
		write: (count: number) => `Add ${counted(count, "person", "people")}`,
		done: (count: number) => `Added: ${counted(count, "person", "people")}, each with a task in the queue.`,
		nothingToDo: "Everyone in the list is already in the messages of the last month.",
		same: "Already there",
		takeBack: "Delete these messages",
	},
	exportTitle: "Export to a spreadsheet",
	exportAll: {
		universities: (count: number) => `All: ${counted(count, "university", "universities")}.`,
		programs: (count: number) => `All: ${counted(count, "program", "programs")}.`,
	},
	exportFiltered: {
		universities: (count: number) => `As filtered in the list: ${counted(count, "university", "universities")}.`,
		programs: (count: number) => `As filtered in the list: ${counted(count, "program", "programs")}.`,
	},
	exportEverything: "Export all instead",
	download: (format: string) => `Download ${format}`,
	tooManyForXlsx: "XLSX holds up to 10,000 rows. Filter the list, or download CSV.",
	excelHint: "For Excel, choose XLSX. In CSV files, Excel changes numbers and dates by itself.",
	recent: "Imports of the last 24 hours",
	states: {
		checking: "checking",
		ready: "waiting for confirmation",
		writing: "saving",
		done: "saved",
		failed: "not saved",
	},
	otherFees: "Other fees",
	/** In the column id of the template's example. */
	example: "example",
	columnsTitle: "Columns of the file",
	columnHints: {
		id: "id: leave it empty for a new record. An exported file has it, so we can find the record even if you change its name.",
		names: "Without an id, we find a record by its name. If we do not find it, we add a new one.",
		titles: "Without an id, we find a program by university, title and type. If we do not find it, we add a new one.",
		variants:
			"A column that ends in _en, _ru or _uz holds the text in that language. The column without an ending is shown when a language has no text of its own. If you leave it empty, we fill it from the languages.",
		missing: "If the file leaves out a column, we do not change that field. An empty cell clears the field.",
		isPublic: "is_public: yes or no.",
		province:
			"province: one of 17 values, such as seoul, gyeonggi or north_gyeongsang; an empty cell if you do not know it.",
		university: "university: the name in any language; or university_id.",
		type: "type: Bachelor, Master, PhD or Language. You can add details, for example Master (MBA).",
		/** The values of the columns of fees. */
		tuition: (periods: string, certainties: string, usual: string) =>
			`tuition_period: ${periods}. tuition_certainty: ${certainties}; an empty cell means ${usual}.`,
		otherFees: (kinds: string) =>
			`other_fees: a line for each other fee, with a | between its values: kind | amount in won | period | year | certainty | source | day of the last check. Kinds: ${kinds}. For example:`,
		otherNames:
			"Instead of these names and values, you can write those that we show, in any of the three languages and in any letter case.",
		example: (word: string) => `A row with “${word}” in the column id is not imported.`,
		deadline: "application_deadline: a date, for example 2027-03-01 or 01.03.2027.",
		required: "Required for a new record:",
	},
	importOf: (file: string) => `Import of ${file}`,
	another: "Another file",
	checkingRows: (done: number, total: number) => `Checked ${number(done)} of ${counted(total, "row", "rows")}`,
	writingRows: (done: number, total: number) => `Saved ${number(done)} of ${counted(total, "row", "rows")}`,
	finishing: "All rows are in. Visitors will see all the changes together.",
	leaveOpen: "You can leave this page: the work continues by itself.",
	ready: "Nothing has been saved yet.",
	wrongRows: (count: number) => `${counted(count, "row has", "rows have")} errors.`,
	goodRows: "You can save the others now and upload the corrected rows later.",
	correct: "Correct the file and upload it again.",
	left: (count: number) => `Not saved: ${counted(count, "row", "rows")} with errors.`,
	nothingToDo: "The file matches what is already on the site: there are no changes to save.",
	write: (count: number) => `Save ${counted(count, "change", "changes")}`,
	discard: "Discard",
	recheck: "Check again",
	done: (created: number, changed: number) =>
		`Saved: ${number(created)} new, ${number(changed)} changed. Visitors can already see this.`,
	failed: {
		changed_meanwhile:
			"Nothing was saved: someone else has changed the same records since we checked the file. Check it again to see what would change now.",
		refused:
			"Nothing was saved: the account that confirmed this import may no longer change the catalog. Check the file again and confirm it yourself.",
		unexpected: "Nothing was saved: something went wrong on our side. Check the file again, or try later.",
	},
	report: "Report, row by row",
	row: "Row",
	what: "What happens",
	allRows: (count: number) => `All ${number(count)}`,
	rowStates: { wrong: "Errors", new: "New", changed: "Changed", same: "Unchanged" },
	/** The state of a row. */
	rowState: { wrong: "Error", new: "New", changed: "Changed", same: "Unchanged" },
	emptyValue: "empty",
	/** Errors of a whole file. */
	fileIssues: {
		no_file: () => "Choose a file first.",
		sheet_too_large: () => "The file is too large: the limit is 32 MB and 10,000 rows. Split it.",
		too_many_rows: () => "The file has more than 10,000 rows. Split it.",
		sheet_empty: () => "The file has no rows below the first one, which names the columns.",
		unknown_column: (column: string) =>
			`“${column}” is not a column we know. Name the columns in the first row as in the template.`,
		column_twice: (column: string) => `The column “${column}” appears twice.`,
		column_missing: () => "No column says which record a row is about. Add id, or the columns with the name.",
		too_many_people: () => "The list has more than 1,000 people. Split it.",
		no_people: () =>
			"We found no names, or no phone numbers and email addresses. Name the columns in the first row: Name, Phone, Email.",
		not_utf8: () =>
			"The file is not in UTF-8. In Excel, save it as “CSV UTF-8” or as XLSX: plain CSV loses Uzbek and Korean letters.",
		old_excel: () => "This is an old Excel file (XLS). Save it as XLSX.",
		bad_csv: (line: string) =>
			/^\d+$/.test(line)
				? `We couldn’t read the CSV from line ${line} on. Often a quotation mark is not closed.`
				: "We couldn’t read this file as CSV.",
		bad_xlsx: () => "We couldn’t read this file as XLSX. Save it again in Excel or another spreadsheet program.",
	},
	/** Errors of a row; other codes use the messages of the forms. */
	issues: {
		required: "must not be empty.",
		unknown_id: "no record has this id. Leave the cell empty for a new record.",
		row_twice: "another row of the file is about the same record.",
		ambiguous: "several records have this name. Give the id.",
		unknown_university: "we do not have this university. Import or add it first.",
		university_mismatch: "the university_id of this row belongs to another university. Correct one of the two.",
		bad_yes_no: "must be yes or no.",
		unknown_type: "must begin with Bachelor, Master, PhD or Language.",
		unknown_province: "must be one of the 17 provinces, for example seoul or north_gyeongsang.",
		unknown_language: "must be ko, en, or both with a comma.",
		unknown_contact_language: "must be English, Russian or Uzbek.",
		email_or_phone: "a phone number or an email address is missing.",
		bad_phone: "must be a phone number, for example +998 90 123 45 67.",
		unknown_education: "must be school_certificate, associate_degree, bachelor_degree or master_degree.",
		not_a_half_step: "must be a score such as 5.5 or 6.",
		bad_date: "must be a date, for example 2027-03-01 or 01.03.2027.",
		too_many_cells: "The row has more cells than there are columns.",
		bad_link: "must be a full web address that begins with https://.",
	},
};
