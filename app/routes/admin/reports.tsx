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
import { FilterBar, FilterChoice } from "../../admin/filter-bar.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { Page } from "../../admin/page.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { TotalsTable } from "../../admin/totals-table.tsx";
import { moneyTables, type ReportTable, reportTables } from "../../admin/work-report.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { formatSum } from "../../i18n/shared/sum.ts";
import type { Route } from "./+types/reports";

const home = "/admin/reports";

export const loader = adminLoader("the work report", async ({ caller }, { url }: Route.LoaderArgs) => ({
	mayReadAll: caller.may("report:read-all"),
	report: await getWorkReport(caller, reportFilter(url.searchParams)),
}));

export default function Reports({ loaderData }: Route.ComponentProps) {
	const t = useManagementTexts().reports;
	const { search } = useLocation();
	const title = loaderData.value?.report.isOwn ? t.ownTitle : t.title;
	const actions = (
		<a href={`${home}/export.xlsx${search}`} className="btn btn-small" download>
			{t.download}
		</a>
	);
	return (
		<Page title={title} hint={t.intro} actions={actions} loaded={loaderData}>
			{({ mayReadAll, report }) => (
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
						{mayReadAll && (
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
					<Report report={report} />
				</>
			)}
		</Page>
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
		[t.inTime, total.promised === 0 ? "–" : t.inTimeOf(total.inTime, total.promised)],
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
