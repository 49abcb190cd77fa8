import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { maxCounted } from "../../domain/desk/queue/rules.ts";
import { pages } from "../../domain/desk/revisions/rules.ts";
import { formatNumber } from "../i18n/formats.ts";
import { useAdminTexts, useFrame } from "./frame.ts";
import { centerCurrent } from "./tabs.tsx";

/** The admin's parts, on each of its pages; `section` is the second part of their address. */
const parts = [
	{ section: "queue", name: "queue" },
	{ section: "", name: "dashboard" },
	{ section: "overview", name: "overview" },
	{ section: "analytics", name: "analyticsTitle" },
	{ section: "content", name: "manageContent" },
	{ section: "settings", name: "settings" },
] as const;

type Account = { displayName: string; email: string };

/** Pages that belong to no part. */
const besides = [
	"status",
	"applicants",
	"import-export",
	"log",
	"history",
	"images",
	"search",
	"trash",
	"bulk",
	"rates",
	"certifications",
	"fact-checks",
	...pages,
];

type AdminNavigationProps = {
	account: Account | null;
	/** Overdue tasks, at most `maxCounted`. */
	overdue: number;
};

export function AdminNavigation({ account, overdue }: AdminNavigationProps) {
	const texts = useAdminTexts();
	const t = { ...texts, queue: texts.desk.queue, settings: texts.content.settings };
	const { pathname } = useLocation();
	const section = pathname.split("/")[2] ?? "";
	const current = parts.find((part) => part.section === section) ?? (besides.includes(section) ? undefined : parts[1]);
	const list = useRef<HTMLElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect scrolls to the current part, which changes with `pathname`.
	useEffect(() => centerCurrent(list.current, "[aria-current]"), [pathname]);
	return (
		<nav ref={list} aria-label={t.navigation} className="parts">
			{parts.map(({ section, name }) => (
				<Link
					key={name}
					to={section ? `/admin/${section}` : "/admin"}
					className="nav"
					aria-current={name === current?.name ? "page" : undefined}
				>
					{t[name]}
					{name === "queue" && overdue > 0 && <OverdueCount count={overdue} />}
				</Link>
			))}
			<a href="/" className="nav text-muted">
				{t.viewSite}
			</a>
			{account && (
				<a href="/account" className="nav account" title={account.email}>
					{account.displayName || account.email}
				</a>
			)}
		</nav>
	);
}

/** How many promises are overdue, in figures that fit the menu. */
function OverdueCount({ count }: { count: number }) {
	const t = useAdminTexts().desk;
	const { language } = useFrame();
	const shown = formatNumber(count, language) + (count >= maxCounted ? "+" : "");
	return (
		<>
			{" "}
			<span className="overdue-count">
				<span aria-hidden="true">{shown}</span>
				<span className="sr-only">{t.overdueInMenu(shown)}</span>
			</span>
		</>
	);
}
