import { useLocation } from "react-router";
import { getWorkReport } from "../../../domain/desk/reports/queries.ts";
import {
	reportFilter,
	reportPeriods,
	usualPeriod,
	type Work,
	type WorkReport,
} from "../../../domain/desk/reports/schema.ts";
import { Bars, Columns } from "../../admin/bars.tsx";
import { FetchFault } from "../../admin/fault.tsx";
import { FilterBar, FilterChoice } from "../../admin/filter-bar.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { adminLoader } from "../../admin/page-handlers.ts";
import { TotalsTable } from "../../admin/totals-table.tsx";
import { moneyTables, type ReportTable, reportTables } from "../../admin/work-report.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { formatSum } from "../../i18n/shared/sum.ts";
import type { Route } from "./+types/reports";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

const home = "/admin/reports";

export const loader = adminLoader("the work report", async ({ caller }, { url }: Route.LoaderArgs) => ({
	mayReadAll: caller.may("report:read-all"),
	report: await getWorkReport(caller, reportFilter(url.searchParams)),
}));

export default function Reports({ loaderData }: Route.ComponentProps) {
	const t = useManagementTexts().reports;
	const { siteName } = useFrame();
	const { search } = useLocation();
	const loaded = loaderData.value;
	const title = loaded?.report.isOwn ? t.ownTitle : t.title;
	return (
		<>
			<title>{`${title} — ${siteName}`}</title>
			<div className="mb-2 flex flex-wrap items-center gap-3">
				<h1 className="mr-auto">{title}</h1>
				<a href={`${home}/export.xlsx${search}`} className="btn btn-small" download>
					{t.download}
				</a>
			</div>
			<p className="mb-4 max-w-[72ch] text-muted">{t.intro}</p>
			{loaded ? (
				<>
					<FilterBar action={home}>
						<FilterChoice
							name="weeks"
							label={t.period}
							options={reportPeriods.map((weeks) => ({
								value: weeks === usualPeriod ? "" : String(weeks),
								text: t.weeks(weeks),
							}))}
						/>
						{loaded.mayReadAll && (
							<FilterChoice
								name="who"
								label={t.who}
								options={[
									{ value: "", text: t.everybody },
									{ value: "me", text: t.me },
								]}
							/>
						)}
					</FilterBar>
					<Report report={loaded.report} />
				</>
			) : (
				<FetchFault />
			)}
		</>
	);
}

function Report({ report }: { report: WorkReport }) {
	const texts = useManagementTexts();
	const { language } = useFrame();
	if (report.money.length === 0 && Object.values(report.total).every((count) => count === 0)) {
		return (
			<div className="notice text-center">
				<p>{texts.reports.empty}</p>
			</div>
		);
	}
	return (
		<>
			<Totals total={report.total} />
			<div className="charts">
				{reportTables(report, texts, language).map((table) => (
					<Part key={table.title} {...table} />
				))}
				{moneyTables(report, texts, language).map(({ title, about, rows }) => (
					<TotalsTable
						key={title}
						title={title}
						hint={texts.reports.moneyHint}
						head={[about, texts.reports.paid, texts.reports.refunded, texts.reports.unconfirmed]}
						rows={rows.map(({ key, label, currency, ...sums }) => ({
							key: `${key} ${currency}`,
							cells: [
								label,
								...[sums.paid, sums.refunded, sums.unconfirmed].map((sum) => formatSum(sum, currency, language)),
							],
						}))}
					/>
				))}
			</div>
		</>
	);
}

function Totals({ total }: { total: Work }) {
	const t = useManagementTexts().reports;
	const { language } = useFrame();
	const figures: [name: string, value: string][] = [
		[t.inquiries, formatNumber(total.inquiries, language)],
		[t.applications, formatNumber(total.applications, language)],
		[t.inTime, t.inTimeOf(total.inTime, total.promised)],
		[t.accepted, formatNumber(total.accepted, language)],
	];
	return (
		<ul aria-label={t.total} className="way mb-4">
			{figures.map(([name, value]) => (
				<li key={name} className="count">
					<span className="text-muted">{name}</span>
					<strong>{value}</strong>
				</li>
			))}
		</ul>
	);
}

/** A picture of the applications, and the figures in a table. */
function Part({ title, hint, about, rows, isTime = false }: ReportTable) {
	const t = useManagementTexts().reports;
	const { language } = useFrame();
	const isFull = rows.some(({ accepted }) => accepted !== undefined);
	const bars = rows.map(({ name, short, applications }) => ({ name, count: applications, ...(short && { short }) }));
	const number = (count = 0) => formatNumber(count, language);
	return (
		<TotalsTable
			title={title}
			{...(hint && { hint })}
			head={isFull ? [about, t.inquiries, t.applications, t.inTime, t.accepted] : [about, t.applications]}
			rows={rows.map(({ key, name, inquiries, applications, promised = 0, inTime = 0, accepted }) => ({
				key,
				cells: isFull
					? [
							...[name, number(inquiries), number(applications)],
							...[promised === 0 ? "–" : t.inTimeOf(inTime, promised), number(accepted)],
						]
					: [name, number(applications)],
			}))}
		>
			{bars.some(({ count }) => count > 0) && (
				<div aria-hidden="true" className="mt-3">
					{isTime ? <Columns rows={bars} /> : <Bars rows={bars} />}
				</div>
			)}
		</TotalsTable>
	);
}
