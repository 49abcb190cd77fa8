import { useLocation } from "react-router";
import { getAnalytics, type Analytics as Numbers, type Viewed } from "../../../domain/analytics/queries.ts";
import { analyticsFilter, share } from "../../../domain/analytics/rules.ts";
import {
	type AnalyticsFilter,
	analyticsLanguages,
	direct,
	others,
	periods,
	unknownInAddress,
	unknownSource,
	type ViewedNoun,
	viewedNouns,
} from "../../../domain/analytics/schema.ts";
import { languageNames } from "../../../domain/shared/locales.ts";
import { shortDay } from "../../../domain/shared/short-day.ts";
import { Chart } from "../../admin/chart.tsx";
import { FilterBar, FilterChoice } from "../../admin/filter-bar.tsx";
import { useFrame, useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { Page } from "../../admin/page.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { TotalsTable } from "../../admin/totals-table.tsx";
import { formatDay, formatNumber, formatShare } from "../../i18n/formats.ts";
import type { Route } from "./+types/analytics";

const home = "/admin/analytics";
const usual = 30;
const onChart = 10;

export const loader = adminLoader("analytics", async ({ caller, language }, { url }: Route.LoaderArgs) => {
	const filter = analyticsFilter(url.searchParams);
	return {
		filter,
		numbers: await getAnalytics(caller, filter, language),
	};
});

export default function Analytics({ loaderData }: Route.ComponentProps) {
	const texts = useManagementTexts();
	const t = texts.analytics;
	const { search } = useLocation();
	return (
		<Page title={texts.analyticsTitle} hint={t.intro} loaded={loaderData}>
			{(loaded) => (
				<>
					<Filters {...loaded} />
					<Shown {...loaded} />
					<p className="mt-4">
						<a href={`${home}/export.csv${search}`} className="btn btn-small" download>
							{t.download}
						</a>
					</p>
				</>
			)}
		</Page>
	);
}

type Loaded = { filter: AnalyticsFilter; numbers: Numbers };

function Filters({ filter, numbers }: Loaded) {
	const t = useManagementTexts().analytics;
	const nameOf = useSourceName();
	const sources = new Set([...numbers.choices, ...(filter.source === undefined ? [] : [filter.source])]);
	return (
		<FilterBar action={home} isUnfolded>
			<FilterChoice
				name="days"
				label={t.period}
				options={periods.map((days) => ({ value: days === usual ? "" : String(days), text: t.days(days) }))}
			/>
			<FilterChoice
				name="language"
				label={t.language}
				options={[
					{ value: "", text: t.allLanguages },
					...analyticsLanguages.map((language) => ({ value: language, text: languageNames[language] })),
				]}
			/>
			<FilterChoice
				name="source"
				label={t.source}
				options={[
					{ value: "", text: t.allSources },
					...[...sources].map((source) => ({ value: source || unknownInAddress, text: nameOf(source) })),
				]}
			/>
		</FilterBar>
	);
}

function Shown({ filter, numbers }: Loaded) {
	const texts = useManagementTexts();
	const t = texts.analytics;
	const isEmpty =
		numbers.sources.length === 0 &&
		numbers.searches.length === 0 &&
		Object.values(numbers.totals).every((sum) => sum === 0);
	if (isEmpty) {
		const filtered = filter.language !== undefined || filter.source !== undefined;
		return (
			<div className="notice text-center">
				<p>{filtered ? texts.nothingFound : t.empty}</p>
			</div>
		);
	}
	return (
		<>
			<Way totals={numbers.totals} />
			<div className="charts">
				<Course filter={filter} steps={numbers.steps} />
				<BySource sources={numbers.sources} total={numbers.totals.views} />
				<SourcesTable sources={numbers.sources} />
				{viewedNouns.map((noun) => (
					<MostViewed key={noun} noun={noun} rows={numbers.mostViewed.filter((one) => one.noun === noun)} />
				))}
				<Searches searches={numbers.searches} />
			</div>
		</>
	);
}

/** The funnel: how many visits continue from one step to the next. */
function Way({ totals }: { totals: Numbers["totals"] }) {
	const t = useManagementTexts().analytics;
	const { language } = useFrame();
	const part = (say: (share: string) => string, value: number | null) =>
		value === null ? "" : say(formatShare(value, language));
	const begun = totals["start:apply"];
	const sent = totals["sent:apply"];
	const steps = [
		{ name: t.looks, count: totals.views, parts: [] },
		{ name: t.begun, count: begun, parts: [part(t.ofLooks, share(begun, totals.views))] },
		{
			name: t.sent,
			count: sent,
			parts: [part(t.ofBegun, share(sent, begun)), part(t.ofLooks, share(sent, totals.views))],
		},
	];
	return (
		<section aria-labelledby="way" className="mb-4">
			<h2 id="way" className="text-lg">
				{t.way}
			</h2>
			<ol className="way">
				{steps.map(({ name, count, parts }) => (
					<li key={name} className="count">
						<span className="text-muted">{name}</span>
						<strong>{formatNumber(count, language)}</strong>
						{parts.filter(Boolean).map((text) => (
							<span key={text}>{text}</span>
						))}
					</li>
				))}
			</ol>
			<p className="mt-2 text-muted">
				{(
					[
						[t.messagesBegun, "start:contact"],
						[t.messagesSent, "sent:contact"],
						[t.myViews, "open:my"],
						[t.checkedOurs, "check:ours"],
						[t.checkedNotOurs, "check:not-ours"],
					] as const
				)
					.map(([name, event]) => `${name}: ${formatNumber(totals[event], language)}.`)
					.join(" ")}
			</p>
		</section>
	);
}

function Course({ filter, steps }: { filter: AnalyticsFilter; steps: Numbers["steps"] }) {
	const t = useManagementTexts().analytics;
	const { language } = useFrame();
	const weekly = filter.days > 30;
	const chart = (title: string, of: "views" | "sent") => {
		const rows = steps.map((step) => ({
			name: formatDay(step.day, language),
			short: shortDay(step.day, language),
			count: step[of],
		}));
		const total = rows.reduce((sum, { count }) => sum + count, 0);
		const best = rows.toSorted((a, b) => b.count - a.count)[0];
		const summary = total === 0 || !best ? t.nothing : t.steps(total, best.count, best.name);
		return <Chart title={title} summary={summary} head={[weekly ? t.week : t.day, t.count]} rows={total ? rows : []} />;
	};
	return (
		<>
			{chart(weekly ? t.looksAWeek : t.looksADay, "views")}
			{chart(weekly ? t.sentAWeek : t.sentADay, "sent")}
		</>
	);
}

/** The total includes sources without a bar. */
function BySource({ sources, total }: { sources: Numbers["sources"]; total: number }) {
	const t = useManagementTexts().analytics;
	const nameOf = useSourceName();
	const rows = sources
		.filter(({ views }) => views > 0)
		.toSorted((a, b) => b.views - a.views)
		.slice(0, onChart)
		.map(({ source, views }) => ({ name: nameOf(source), count: views }));
	const [best] = rows;
	const summary = best ? t.steps(total, best.count, best.name) : t.nothing;
	return <Chart title={t.bySource} summary={summary} head={[t.source, t.views]} rows={rows} across />;
}

/** The label of a source; most have none and are shown unchanged. */
function useSourceName(): (source: string) => string {
	const { sources } = useManagementTexts().analytics;
	return (source) =>
		source === unknownSource
			? sources.unknown
			: source === direct
				? sources.direct
				: source === others
					? sources.other
					: source;
}

function SourcesTable({ sources }: { sources: Numbers["sources"] }) {
	const t = useManagementTexts().analytics;
	const { language } = useFrame();
	const nameOf = useSourceName();
	const number = (value: number) => formatNumber(value, language);
	return (
		<TotalsTable
			title={t.applications}
			hint={t.sourceHint}
			head={[t.source, t.columns.sent, t.columns.begun, t.columns.rate, t.views]}
			rows={sources.map((row) => {
				const rate = share(row["sent:apply"], row["start:apply"]);
				return {
					key: row.source,
					cells: [
						nameOf(row.source),
						number(row["sent:apply"]),
						number(row["start:apply"]),
						rate === null ? "–" : formatShare(rate, language),
						number(row.views),
					],
				};
			})}
		/>
	);
}

const tabs = { university: "universities", program: "programs", post: "blog" } as const;

function MostViewed({ noun, rows }: { noun: ViewedNoun; rows: Viewed[] }) {
	const t = useManagementTexts().analytics;
	const { language } = useFrame();
	return (
		<TotalsTable
			title={t.viewed[noun]}
			head={[t.nouns[noun], t.views]}
			rows={rows.map(({ id, name, views }) => ({
				key: id ?? "",
				cells: [<ViewedName key="name" noun={noun} id={id} name={name} />, formatNumber(views, language)],
			}))}
		/>
	);
}

/** A record's current name; the start of its id if it was deleted. */
function ViewedName({ noun, id, name }: Pick<Viewed, "noun" | "id" | "name">) {
	const t = useManagementTexts().analytics;
	if (id === null) return t.tooMany;
	if (name === null) return `${t.deleted} (${id.slice(0, 8)})`;
	return (
		<Link to={`/admin/${tabs[noun]}/${id}`} className="link">
			{name}
		</Link>
	);
}

function Searches({ searches }: { searches: Numbers["searches"] }) {
	const texts = useManagementTexts();
	const t = texts.analytics;
	const { language } = useFrame();
	return (
		<TotalsTable
			title={t.searches}
			hint={t.searchesHint}
			head={[t.words, t.list, t.times]}
			rows={searches.map(({ list, words, count }) => ({
				key: `${list} ${words}`,
				cells: [words, texts.tabs[list === "posts" ? "blog" : list], formatNumber(count, language)],
			}))}
		/>
	);
}
