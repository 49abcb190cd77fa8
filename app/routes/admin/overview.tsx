import { getOverview, type Overview as Numbers } from "../../../domain/analytics/overview/queries.ts";
import { applicationStatuses, type StoredStatus } from "../../../domain/cases/applications/schema.ts";
import { listFactChecks } from "../../../domain/desk/fact-checks/queries.ts";
import { type LaunchItem, type LaunchTask, listLaunchTasks } from "../../../domain/maintenance/launch-checklist.ts";
import { listMaintenance } from "../../../domain/maintenance/queries.ts";
import { localized } from "../../../domain/shared/language.ts";
import { shortDay } from "../../../domain/shared/short-day.ts";
import { dayAfter } from "../../../domain/shared/time-zone.ts";
import { getBotState } from "../../../domain/telegram/queries.ts";
import { BotStatus } from "../../admin/bot-status.tsx";
import { Chart } from "../../admin/chart.tsx";
import { useAdminTexts, useFrame, useManagementTexts } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { Maintenance } from "../../admin/maintenance.tsx";
import { Page } from "../../admin/page.tsx";
import { adminLoader } from "../../admin/page-handlers.ts";
import { privacy, terms } from "../../i18n/dictionaries.ts";
import { formatDay } from "../../i18n/formats.ts";
import type { Route } from "./+types/overview";

export const loader = adminLoader("overview", async ({ site, caller }) => {
	const legalTexts = [...Object.values(terms), ...Object.values(privacy)];
	const areTermsTemplates = legalTexts.some((text) => text(site.name, site.retention).templateNotice);
	const [numbers, tasks, checks, bot, maintenance] = await Promise.all([
		getOverview(caller),
		listLaunchTasks(caller, areTermsTemplates),
		listFactChecks(caller),
		getBotState(caller),
		caller.may("maintenance:read") ? listMaintenance(caller) : undefined,
	]);
	return { numbers, tasks, checks, bot, maintenance };
});

export default function Overview({ loaderData }: Route.ComponentProps) {
	const t = useManagementTexts();
	const actions = (
		<Link to="/admin/status" className="btn btn-small">
			{t.maintenance.status.title}
		</Link>
	);
	return (
		<Page title={t.overview} actions={actions} loaded={loaderData}>
			{({ tasks, checks, numbers, bot, maintenance }) => (
				<>
					<LaunchChecklist tasks={tasks} />
					<StaleTopics checks={checks} />
					<Charts numbers={numbers} />
					{bot && <BotStatus {...bot} />}
					{maintenance && <Maintenance {...maintenance} />}
				</>
			)}
		</Page>
	);
}

const most = <T extends { count: number }>(rows: T[]) => rows.toSorted((a, b) => b.count - a.count)[0];
const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);

function Charts({ numbers }: { numbers: Numbers }) {
	const texts = useManagementTexts();
	const { language } = useFrame();
	const t = texts.overviewPage;
	const columns = texts.analytics;
	const weeks = (rows: Numbers["applicationWeeks"], list: string) =>
		rows.map(({ week, count }) => ({
			name: formatDay(week, language),
			short: shortDay(week, language),
			count,
			to: `${list}?from=${week}&to=${dayAfter(week, 6)}`,
		}));
	const weekly = (rows: { name: string; count: number }[]) => {
		const best = most(rows);
		return t.weekly(sum(rows), best?.count ?? 0, best?.name ?? "");
	};
	const ranked = (rows: { name: string; count: number }[], total = sum(rows)) => {
		const best = most(rows);
		return t.ranked(best?.name ?? "", best?.count ?? 0, best ? total : 0);
	};
	const applications = weeks(numbers.applicationWeeks, "/admin/applications");
	const messages = weeks(numbers.messageWeeks, "/admin/contact");
	const order: readonly StoredStatus[] = applicationStatuses;
	const statuses = numbers.statuses
		.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
		.map(({ status, count }) => ({
			name: texts.applications.statuses[status],
			count,
			to: `/admin/applications?status=${status}`,
		}));
	const viewed = numbers.mostViewedPrograms.map(({ university, views, ...program }) => ({
		name: `${localized(program, "title", language)}, ${localized(university, "name", language)}`,
		count: views,
		to: `/admin/programs/${program.id}`,
	}));
	return (
		<div className="charts">
			<Chart
				title={t.applications}
				summary={weekly(applications)}
				head={[columns.week, columns.count]}
				rows={applications}
			/>
			<Chart title={t.messages} summary={weekly(messages)} head={[columns.week, columns.count]} rows={messages} />
			<Chart
				title={t.statuses}
				summary={ranked(statuses)}
				head={[texts.applications.status, columns.count]}
				rows={statuses}
				across
			/>
			<Chart
				title={t.viewed}
				summary={ranked(viewed, numbers.programViews)}
				head={[columns.nouns.program, columns.views]}
				rows={viewed}
				across
			/>
		</div>
	);
}

/** How many records of each topic have to be compared with their source; nothing if none. */
function StaleTopics({ checks }: { checks: Awaited<ReturnType<typeof listFactChecks>> }) {
	const t = useAdminTexts().facts;
	if (checks.length === 0) return null;
	return (
		<section aria-labelledby="fact-checks" className="notice mb-4">
			<h2 id="fact-checks" className="text-lg">
				{t.title}
			</h2>
			<ul className="mt-2 grid gap-1">
				{checks.map(
					({ topic, staleRecords }) =>
						topic && (
							<li key={topic}>
								<Link className="link" to={`/admin/fact-checks#${topic}`}>
									{t.topics[topic]}
								</Link>{" "}
								<span className="text-muted">{t.records(staleRecords ?? 0)}</span>
							</li>
						),
				)}
			</ul>
		</section>
	);
}

/** Where each task is done or its state is shown. */
const places: Record<LaunchTask, `/${string}`> = {
	sample: "/admin/sample",
	examples: "/admin/queue",
	legal: "/admin/settings/legal-entity",
	fees: "/admin/settings/service-fees",
	terms: "/terms",
	offices: "/admin/content/offices",
	owner: "/admin/users",
	"two-factor": "/admin/account",
	staff: "/admin/settings/rules/owners-only",
	address: "/admin/status",
	backups: "/admin/status",
	chat: "/admin/settings/connections",
	mail: "/admin/settings/connections",
	visa: "/admin/settings/connections",
};

/** What is to do before the site opens, each with its state; nothing once all is done. */
function LaunchChecklist({ tasks }: { tasks: LaunchItem[] }) {
	const t = useManagementTexts().launch;
	const done = tasks.filter(({ isDone }) => isDone);
	if (done.length === tasks.length) return null;
	return (
		<section aria-labelledby="launch" className="notice mb-4">
			<h2 id="launch" className="text-lg">
				{t.title}
			</h2>
			<p className="text-muted">{t.progress(done.length, tasks.length)}</p>
			<Items items={tasks.filter(({ isDone }) => !isDone)} />
			{done.length > 0 && (
				<details className="mt-2">
					<summary className="py-1">{t.done}</summary>
					<Items items={done} />
				</details>
			)}
		</section>
	);
}

function Items({ items }: { items: LaunchItem[] }) {
	const t = useManagementTexts().launch;
	return (
		<ul className="mt-2 grid gap-1">
			{items.map(({ task, isDone }) => (
				<li key={task} className="flex gap-2">
					<span role="img" aria-label={isDone ? t.isDone : t.isOpen} className={isDone ? "text-celadon" : "text-amber"}>
						{isDone ? "✓" : "○"}
					</span>
					<a className="link" href={places[task]}>
						{t.tasks[task]}
					</a>
				</li>
			))}
		</ul>
	);
}
