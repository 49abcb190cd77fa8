import { formatNumber } from "../../formats.ts";
import { plural } from "../../plural.ts";

const number = (value: number) => formatNumber(value, "en");
const counted = (count: number, one: string, other: string) =>
	`${number(count)} ${plural("en", count, { one, other })}`;

/** The exchange with spreadsheets. ru.ts and uz.ts have the same shape. */
export const exchange = {
	import: "Import",
	export: "Export",
	title: { universities: "Import and export of universities", programs: "Import and export of programs" },
	toList: { universities: "To the universities", programs: "To the programs" },
	kinds: "What is exchanged",
	importTitle: "Import from a spreadsheet",
	importHint:
		"Fill in the template, or change a file that you have exported. First you see, row by row, what would change; nothing is written before you confirm it.",
	file: "Spreadsheet (XLSX or CSV, at most 10,000 rows and 32 MB)",
	check: "Check the file",
	reading: "The file is being read…",
	importFailed: "This file was not taken",
	template: (format: string) => `Template, ${format}`,
	exportTitle: "Export to a spreadsheet",
	exportAll: {
		universities: (count: number) => `All of them: ${counted(count, "university", "universities")}.`,
		programs: (count: number) => `All of them: ${counted(count, "program", "programs")}.`,
	},
	exportFiltered: {
		universities: (count: number) => `As filtered in the list: ${counted(count, "university", "universities")}.`,
		programs: (count: number) => `As filtered in the list: ${counted(count, "program", "programs")}.`,
	},
	exportEverything: "Export all instead",
	download: (format: string) => `Download ${format}`,
	tooManyForXlsx: "XLSX takes at most 10,000 rows: filter the list, or download CSV.",
	excelHint: "For Excel take XLSX. In CSV files Excel changes numbers and dates by itself.",
	recent: "Imports of the last 24 hours",
	states: {
		checking: "being checked",
		ready: "waits for confirmation",
		writing: "being written",
		done: "written",
		failed: "not written",
	},
	columnsTitle: "The columns of the file",
	column: "Column",
	meaning: "What stands there",
	columnHints: {
		id: "id: leave it empty for a new record. An exported file has it, so that a record is found when its name changes.",
		names: "Without an id a record is found by its name; one that is not found is new.",
		titles: "Without an id a program is found by university, title and type; one that is not found is new.",
		variants:
			"A column that ends in _en, _ru or _uz is the text in that language. The one without is shown where a language has no text of its own; left empty, it is filled from the languages.",
		missing: "A column that the file leaves out stays as it is. An empty cell empties the field.",
		isPublic: "is_public: yes or no.",
		university: "university: the name in any language; or university_id.",
		type: "type: Bachelor, Master, PhD or Language; more may follow, as in Master (MBA).",
		deadline: "application_deadline: a date such as 2027-03-01 or 01.03.2027.",
		required: "Needed for a new record:",
	},
	importOf: (file: string) => `Import of ${file}`,
	by: (name: string) => `Uploaded by ${name},`,
	another: "Another file",
	refresh: "Refresh",
	checkingRows: (done: number, total: number) => `Checked ${number(done)} of ${counted(total, "row", "rows")}`,
	writingRows: (done: number, total: number) => `Written ${number(done)} of ${counted(total, "row", "rows")}`,
	finishing:
		"All rows are in; the search is being brought up to date. Visitors see everything at once when that is done.",
	leaveOpen: "You may leave this page: it goes on by itself.",
	ready: "Nothing is written yet.",
	wrongRows: (count: number) =>
		`${counted(count, "row is", "rows are")} wrong, so nothing can be written. Correct the file and upload it again.`,
	nothingToDo: "The file says what is there already: there is nothing to write.",
	write: (count: number) => `Write ${counted(count, "change", "changes")}`,
	discard: "Discard",
	recheck: "Check again",
	done: (created: number, changed: number) =>
		`Written: ${number(created)} new, ${number(changed)} changed. Visitors see it already.`,
	failed: {
		changed_meanwhile:
			"Nothing was written: somebody else has changed the same records since the file was checked. Check it again and look at what would change now.",
		refused:
			"Nothing was written: the account that confirmed this import may no longer change the catalog. Check the file again and confirm it yourself.",
		unexpected: "Nothing was written: something went wrong on our side. Check the file again, or try later.",
	},
	actionFailed: "That was not done",
	report: "Report, row by row",
	row: "Row",
	what: "What happens",
	rowOf: (line: number) => `Row ${number(line)}`,
	allRows: (count: number) => `All ${number(count)}`,
	rowStates: { wrong: "Wrong", new: "New", changed: "Changed", same: "Unchanged" },
	/** Of one row. */
	rowState: { wrong: "Wrong", new: "New", changed: "Changed", same: "Unchanged" },
	emptyValue: "empty",
	noRows: "No such rows.",
	/** What is wrong with a whole file. */
	fileIssues: {
		no_file: () => "Choose a file first.",
		sheet_too_large: () => "The file is too large: at most 32 MB and 10,000 rows. Divide it.",
		too_many_rows: () => "The file has more than 10,000 rows. Divide it.",
		sheet_empty: () => "The file has no rows below its first one, which names the columns.",
		unknown_column: (column: string) =>
			`“${column}” is no column that we know. The first row must name the columns as in the template.`,
		column_twice: (column: string) => `The column “${column}” stands there twice.`,
		column_missing: () => "No column says which record a row is about: id, or the columns with its name.",
		not_utf8: () =>
			"The file is not in UTF-8. In Excel save it as “CSV UTF-8” or as XLSX: plain CSV loses Uzbek and Korean letters.",
		old_excel: () => "This is an old Excel file (XLS). Save it as XLSX.",
		bad_csv: (line: string) =>
			/^\d+$/.test(line)
				? `The CSV cannot be read from line ${line} on: often a quotation mark is not closed.`
				: "This cannot be read as CSV.",
		bad_xlsx: () => "This cannot be read as XLSX. Save it anew in Excel or another program for spreadsheets.",
	},
	/** What is wrong with a row; other codes have the sentences of the forms. */
	issues: {
		required: "must not be empty.",
		unknown_id: "there is no record with this id. For a new one leave the cell empty.",
		row_twice: "another row of the file is about the same record.",
		ambiguous: "several records have this name. Give the id.",
		unknown_university: "there is no such university. Import or add it first.",
		university_mismatch: "the university_id of this row belongs to another university. Correct one of the two.",
		bad_yes_no: "must be yes or no.",
		unknown_type: "must begin with Bachelor, Master, PhD or Language.",
		bad_date: "must be a date such as 2027-03-01 or 01.03.2027.",
		too_many_cells: "The row has more cells than there are columns.",
		bad_link: "must be a full web address, beginning with https://.",
	},
};
