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
const usual: readonly ApplicationColumn[] = ["interest", "location", "age", "assignee", "due", "submitted"];

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
