import type { Work, WorkReport } from "../../domain/desk/reports/schema.ts";
import type { Language } from "../../domain/shared/language.ts";
import { shortDay } from "../../domain/shared/short-day.ts";
import { formatDay } from "../i18n/formats.ts";
import type { ManagementTexts } from "./texts.ts";

/** A table of the report: what its rows are about, and the figures of each. */
export type ReportTable = {
	title: string;
	hint?: string;
	/** The heading of the first column. */
	about: string;
	rows: (Partial<Work> & { key: string; name: string; short?: string; applications: number })[];
	/** Rows of time are columns of a chart, all others bars. */
	isTime?: boolean;
};

/** The report as tables in the reader's language, for the page and the file. */
export function reportTables(report: WorkReport, texts: ManagementTexts, language: Language): ReportTable[] {
	const t = texts.reports;
	const tables: ReportTable[] = [
		{
			title: t.byWeek,
			about: t.week,
			isTime: true,
			rows: report.weeks.map((row) => ({
				...row,
				key: row.week,
				name: formatDay(row.week, language),
				short: shortDay(row.week, language),
			})),
		},
		{
			title: t.byStatus,
			hint: t.statusHint,
			about: t.status,
			rows: report.statuses.map(({ status, applications }) => ({
				...{ key: status, name: texts.applications.statuses[status], applications },
			})),
		},
		{
			title: t.bySource,
			about: t.source,
			rows: report.sources.map((row) => ({ ...row, key: row.source, name: texts.contact.sources[row.source] })),
		},
		{
			title: t.byConsultant,
			hint: t.consultantHint,
			about: t.consultant,
			rows: report.consultants.map((row) => ({
				...row,
				key: row.id ?? "",
				name: row.id === null ? t.nobody : (row.name ?? t.former),
			})),
		},
	];
	return tables.filter(({ title, rows }) => rows.length > 0 && !(report.isOwn && title === t.byConsultant));
}

/** The rows of the file: the tables one below the other, and the total. */
export function reportSheet(report: WorkReport, texts: ManagementTexts, language: Language): string[][] {
	const t = texts.reports;
	const figures = (work: Partial<Work>) =>
		[work.inquiries, work.applications, work.promised, work.inTime, work.accepted].map((count) => String(count ?? ""));
	const head = [t.inquiries, t.applications, t.promised, t.inTime, t.accepted];
	return [
		["", report.isOwn ? t.ownTitle : t.title, ...head],
		["", t.total, ...figures(report.total)],
		...reportTables(report, texts, language).flatMap(({ title, rows }) =>
			rows.map(({ name, ...work }) => [title, name, ...figures(work)]),
		),
	];
}
