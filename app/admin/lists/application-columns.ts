import { type ExportColumn, exportColumns, listColumns } from "../../../domain/cases/applications/csv.ts";
import { readCookie, writeCookie } from "../../cookies.ts";

/** The columns of the applications list that staff can hide, in order. Name, phone and status always stay. */
export const applicationColumns = [
	"interest",
	"location",
	"age",
	"certificates",
	"language",
	"email",
	"office",
	"assignee",
	"due",
	"submitted",
	"reference",
] as const;
export type ApplicationColumn = (typeof applicationColumns)[number];

/** They fit a window of 1,280 pixels. */
const usual: readonly ApplicationColumn[] = ["interest", "assignee", "due", "submitted"];

const cookie = "application-columns";
const none = "none";

/** The columns that this browser shows. */
export function shownColumns(request: Request): ApplicationColumn[] {
	const stored = readCookie(request.headers.get("cookie"), cookie, /^[a-z.]{1,200}$/);
	const names: readonly string[] = stored?.split(".") ?? usual;
	return applicationColumns.filter((name) => names.includes(name));
}

/** Remembers the chosen columns of a form for a year. */
export function columnsCookie(fields: FormData): string {
	const chosen = applicationColumns.filter((name) => fields.getAll("column").includes(name));
	return writeCookie(cookie, chosen.join(".") || none, 365 * 24 * 60 * 60);
}

/** What the columns of the list are called in exported files. */
const fileColumns: Record<ApplicationColumn, ExportColumn[]> = {
	interest: ["university", "program"],
	location: ["location"],
	age: ["age"],
	certificates: ["language_certificates"],
	language: ["language"],
	email: ["email"],
	office: ["office"],
	assignee: ["assignee"],
	due: ["next_due"],
	submitted: ["submitted_at"],
	reference: ["reference"],
};

/** The exported columns of a list, in the order of the whole export. */
export function shownInFile(shown: readonly ApplicationColumn[]): ExportColumn[] {
	const names = new Set<ExportColumn>(["full_name", "phone_number", "status"]);
	for (const name of shown.flatMap((column) => fileColumns[column])) names.add(name);
	return [...exportColumns, ...listColumns].filter((name) => names.has(name));
}
