import { languages } from "../../../database/values.ts";
import { invalid } from "../../shared/errors.ts";
import { cellText, fold, noNames, type Row, type SheetNames } from "./rules.ts";
import { maxPeople, type Sheet, type SheetFormat } from "./schema.ts";

/** What a list of people does not say itself: where they come from, and the language of those without one. */
export type ListOfPeople = { title: string; language: string };

/**
 * Reads a list of people who want to be called, such as visitors of a fair, as somebody has written it down: with headings
 * or without, in any order, or a name and a number in each line. What is in other columns becomes part of the message.
 * @throws ProblemError: invalid for an empty or too long list, or one without names, or without phones and addresses.
 */
export function readPeople(
	sheet: Sheet,
	format: SheetFormat,
	{ columns, choices, examples }: SheetNames = noNames,
	{ title, language }: ListOfPeople,
): Row[] {
	const lines = sheet.every((cells) => cells.length < 2) ? sheet.map(([line = ""]) => splitLine(line)) : sheet;
	const [first = []] = lines;
	const columnOf = (heading: string) => columns.get(fold(heading));
	const hasHeadings = first.some(columnOf);
	const body = hasHeadings ? lines.slice(1) : lines;
	const found = hasHeadings ? first.map((heading) => columnOf(heading) ?? "") : guessColumns(body);
	const known = found.map((column, at) => (found.indexOf(column) === at ? column : ""));
	const rows = body
		.map((cells, index): Row => {
			const texts = cells.map((cell) => cellText(cell, format));
			const textOf = (column: string) => texts[known.indexOf(column)] ?? "";
			const others = texts.map((text, at) => {
				const heading = hasHeadings ? (first[at] ?? "").trim() : "";
				return known[at] || !text || isCounter.test(heading) ? "" : heading ? `${heading}: ${text}` : text;
			});
			const said = textOf("language");
			return {
				line: index + (hasHeadings ? 2 : 1),
				cells: {
					name: textOf("name"),
					phone: textOf("phone"),
					email: textOf("email"),
					language: said ? (choices.get(fold(said)) ?? said) : language,
					message: [title, textOf("message"), ...others].filter(Boolean).join("\n"),
				},
			};
		})
		.filter(({ cells }) => (cells.name || cells.phone || cells.email) && !examples.has(fold(cells.name ?? "")));
	if (rows.length === 0) throw invalid([{ field: "file", code: body.length > 0 ? "no_people" : "sheet_empty" }]);
	if (rows.length > maxPeople) throw invalid([{ field: "file", code: "too_many_people" }]);
	const isReachable = known.includes("phone") || known.includes("email");
	if (!(known.includes("name") && isReachable)) throw invalid([{ field: "file", code: "no_people" }]);
	return rows;
}

/** A column that only counts the rows. */
const isCounter = /^(№|#|n|no\.?|№ ?п\/?п|t\/r)$/i;
const phoneInLine = /\+?\d[\d\s().-]{5,}\d/;
const emailInLine = /[^\s,;<>]+@[^\s,;<>]+/;

/** "Madina Karimova +998 90 123 45 67": a name, a phone number and an email address in one line. */
function splitLine(line: string): string[] {
	const email = emailInLine.exec(line)?.[0] ?? "";
	const phone = phoneInLine.exec(line.replace(email, " "))?.[0] ?? "";
	const name = line
		.replace(email, " ")
		.replace(phone, " ")
		.replace(/^\s*\d+[.)]\s/, " ");
	return [name.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/g, ""), phone.trim(), email];
}

const looks: [column: string, look: RegExp][] = [
	["email", /@/],
	["phone", /^\D{0,3}(\d\D{0,3}){7,}$/],
	["counter", /^\d{1,4}\.?$/],
	["language", new RegExp(`^(${languages.join("|")})$`, "i")],
	["name", /\p{L}/u],
];

/** What each column of a list without headings contains, by what most of its cells look like. */
function guessColumns(body: Sheet): string[] {
	const width = Math.max(0, ...body.map((cells) => cells.length));
	return Array.from({ length: width }, (_, at) => {
		const cells = body.flatMap((row) => row[at]?.trim() || []);
		const isMost = (look: RegExp) => cells.filter((cell) => look.test(cell)).length * 2 > cells.length;
		return looks.find(([, look]) => isMost(look))?.[0] ?? "";
	});
}
