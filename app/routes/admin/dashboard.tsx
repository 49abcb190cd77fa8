import { Outlet, useLocation } from "react-router";
import { countRecords } from "../../../domain/analytics/overview/queries.ts";
import { listOverdue } from "../../../domain/desk/queue/list-queries.ts";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { Link } from "../../admin/link.tsx";
import { PromiseLeft } from "../../admin/queue/promise.tsx";
import { addressOf, useTaskName } from "../../admin/queue/tasks.tsx";
import { hasTabs, TabList } from "../../admin/tabs.tsx";
import { formatNumber } from "../../i18n/formats.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/dashboard";

export function loader({ context, url }: Route.LoaderArgs) {
	if (!hasTabs(url)) return { value: undefined, fault: undefined };
	const requestContext = context.get(requestContextKey);
	const { caller } = requestContext;
	return load(requestContext, "counts", async () => {
		const [counts, overdue] = await Promise.all([countRecords(caller), listOverdue(caller)]);
		return { counts, overdue };
	});
}

const tabs = [
	{ name: "universities", to: "/admin" },
	{ name: "programs", to: "/admin/programs?tabs=yes" },
	{ name: "applications", to: "/admin/applications?tabs=yes" },
	{ name: "blog", to: "/admin/blog?tabs=yes" },
	{ name: "contact", to: "/admin/contact?tabs=yes" },
	{ name: "users", to: "/admin/users?tabs=yes" },
] as const;

/** Spec §2: six counts and six tabs, and a link to the content manager. The navigation leads to each list by itself. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
	const t = useAdminTexts();
	const { language } = useFrame();
	const { counts, overdue } = loaderData.value ?? {};
	const place = useLocation();
	if (!hasTabs(place)) return <Outlet />;
	const section = place.pathname.split("/")[2];
	const current = tabs.find(({ name }) => name === section)?.name ?? "universities";
	const cards = [
		{ to: "/admin", name: "universities" },
		{ to: "/admin/programs", name: "programs" },
		{ to: "/admin/applications", name: "applications" },
		{ to: "/admin/users", name: "users" },
		{ to: "/admin/blog", name: "blogPosts" },
		{ to: "/admin/contact", name: "inquiries" },
	] as const;
	return (
		<>
			<div className="flex flex-wrap items-center gap-3">
				<h1 className="mr-auto">{t.dashboard}</h1>
				<Link to="/admin/content" className="btn btn-small">
					{t.manageContent}
				</Link>
			</div>
			{overdue && !section && <OverdueCases {...overdue} />}
			{loaderData.fault ? (
				<div className="my-4">
					<FetchFault />
				</div>
			) : (
				<ul className="counts" aria-label={t.counts}>
					{cards.map(({ to, name }) => (
						<li key={name}>
							<Link to={to} className="count" preventScrollReset>
								<span className="text-muted">{{ ...t.tabs, ...t.cards }[name]}</span>
								<strong data-count={name}>{formatNumber(counts?.[name] ?? 0, language)}</strong>
							</Link>
						</li>
					))}
				</ul>
			)}
			<TabList label={t.tabsLabel} tabs={tabs.map((tab) => ({ ...tab, text: t.tabs[tab.name] }))} current={current}>
				<Outlet />
			</TabList>
		</>
	);
}

/** The promises that are longest overdue, first on the dashboard, because the sign-in leads there (AUTH-02). */
function OverdueCases({ rows, now }: Awaited<ReturnType<typeof listOverdue>>) {
	const t = useAdminTexts().desk;
	const nameOf = useTaskName();
	if (rows.length === 0) return null;
	return (
		<section aria-labelledby="overdue-cases" className="overdue-cases">
			<h2 id="overdue-cases">{t.sections.overdue}</h2>
			<ul>
				{rows.map((row) => (
					<li key={row.id} data-row={row.id}>
						<Link to={addressOf(row)} className="link" data-open="">
							{nameOf(row)}
						</Link>
						<span>{row.text ?? t.kinds[row.kind]}</span>
						<PromiseLeft kind={row.kind} dueAt={row.dueAt} now={now} />
					</li>
				))}
			</ul>
			<Link to="/admin/queue" className="btn btn-small btn-primary">
				{t.queue}
			</Link>
		</section>
	);
}
