import type { ContactSource, MoneySum, Work, WorkReport } from "../../domain/desk/reports/schema.ts";
import type { Language } from "../../domain/shared/language.ts";
import { shortDay } from "../../domain/shared/short-day.ts";
import { writtenMonths } from "../../domain/shared/written-dates.ts";
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

/** A table of payments: the heading of its rows, and what was paid and returned, each currency by itself. */
type MoneyTable = { title: string; about: string; rows: (MoneySum & { label: string })[] };

/** The payments of the report as tables in the reader's language. */
export function moneyTables({ money, isOwn }: WorkReport, texts: ManagementTexts, language: Language): MoneyTable[] {
	const t = texts.reports;
	const label = ({ by, key, name }: MoneySum) => {
		if (by === "month") {
			const [year = "", month] = (key ?? "").split("-");
			return t.monthOf(writtenMonths(Number(month), Number(month), language, "long"), year);
		}
		if (by === "source") return texts.contact.sources[key as ContactSource];
		return key === null ? t.nobody : (name ?? t.former);
	};
	const abouts = { month: t.month, source: t.source, consultant: t.consultant };
	return (["month", "source", "consultant"] as const)
		.filter((by) => !(isOwn && by === "consultant"))
		.map((by) => {
			const rows = money.filter((row) => row.by === by).map((row) => ({ ...row, label: label(row) }));
			return { title: t.money[by], about: abouts[by], rows };
		})
		.filter(({ rows }) => rows.length > 0);
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
		["", "", t.currency, t.paid, t.refunded, t.unconfirmed],
		...moneyTables(report, texts, language).flatMap(({ title, rows }) =>
			rows.map(({ label, currency, paid, refunded, unconfirmed }) => [
				...[title, label, currency, String(paid), String(refunded), String(unconfirmed)],
			]),
		),
	];
}
