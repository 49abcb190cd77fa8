import { Link, Outlet, useLocation } from "react-router";
import { countRecords } from "../../../domain/analytics/overview/queries.ts";
import { listOverdue } from "../../../domain/desk/queue/list-queries.ts";
import { FetchFault } from "../../admin/fault.tsx";
import { useAdminTexts, useFrame } from "../../admin/frame.ts";
import { OverdueCases } from "../../admin/queue/overdue.tsx";
import { TabList } from "../../admin/tabs.tsx";
import { formatNumber } from "../../i18n/formats.ts";
import { load } from "../../load.ts";
import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/dashboard";

export { TabFault as ErrorBoundary } from "../../admin/fault.tsx";

export function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller } = requestContext;
	return load(requestContext, "counts", async () => {
		const [counts, overdue] = await Promise.all([countRecords(caller), listOverdue(caller)]);
		return { counts, overdue };
	});
}

const tabs = [
	{ name: "universities", to: "/admin" },
	{ name: "programs", to: "/admin/programs" },
	{ name: "applications", to: "/admin/applications" },
	{ name: "blog", to: "/admin/blog" },
	{ name: "contact", to: "/admin/contact" },
	{ name: "users", to: "/admin/users" },
] as const;

/** Spec §2: six counts and six tabs; the layout links to content and overview. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
	const t = useAdminTexts();
	const { language } = useFrame();
	const { counts, overdue } = loaderData.value ?? {};
	const section = useLocation().pathname.split("/")[2];
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
			<h1>{t.dashboard}</h1>
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
