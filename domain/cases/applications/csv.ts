import type { LanguageCertificate } from "../../../database/tables.ts";
import { byteOrderMark, csvLine } from "../../shared/csv.ts";

/** The columns of the export in order, named as in the spec. */
export const exportColumns = [
	"reference",
	"submitted_at",
	"status",
	"full_name",
	"phone_number",
	"email",
	"location",
	"age",
	"university",
	"program",
	"language_certificates",
	"comment",
	"marketing_consent",
	"language",
] as const;

/** What the list shows besides; not part of the export of all columns, which programs read. */
export const listColumns = ["office", "assignee", "next_due"] as const;
export type ExportColumn = (typeof exportColumns)[number] | (typeof listColumns)[number];

type Row = Record<ExportColumn, unknown>;

/** The headings. Times are in the viewer's time zone, which the heading names. */
export const sheetHead = (zone: string, columns: readonly ExportColumn[]): string[] =>
	columns.map((name) => (name === "submitted_at" || name === "next_due" ? `${name} (${zone})` : name));

const certificateText = ({ type, score }: LanguageCertificate): string => (score ? `${type} ${score}` : type);

/** The cells of the rows, as text. */
export function sheetRows(rows: Row[], zone: string, columns: readonly ExportColumn[]): string[][] {
	// The Swedish locale formats dates as ISO: 2026-11-21 14:05.
	const times = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone: zone });
	return rows.map((row) =>
		columns.map((name) => {
			const value = row[name];
			if (value instanceof Date) return times.format(value);
			if (Array.isArray(value)) return (value as LanguageCertificate[]).map(certificateText).join("; ");
			return String(value ?? "");
		}),
	);
}

export const csvHead = (zone: string, columns: readonly ExportColumn[]): string =>
	byteOrderMark + csvLine(sheetHead(zone, columns));

export const csvRows = (rows: Row[], zone: string, columns: readonly ExportColumn[]): string =>
	sheetRows(rows, zone, columns).map(csvLine).join("");
