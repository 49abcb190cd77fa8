import { memo, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { OpenWork } from "../../domain/desk/queue/list-queries.ts";
import { maxCounted } from "../../domain/desk/queue/rules.ts";
import { formatNumber } from "../i18n/formats.ts";
import { Icon } from "../ui/icons.tsx";
import { useAdminTexts, useFrame } from "./frame.ts";
import { Link } from "./link.tsx";
import { currentEntry, type NavigationEntry, navigation } from "./navigation-entries.ts";

const navigationId = "admin-pages";

type AdminNavigationProps = { isOwner: boolean; work: OpenWork };

/**
 * The pages of the panel in groups: a column beside the page on wide screens; elsewhere a panel that "More" opens, also
 * without script.
 */
export function AdminNavigation({ isOwner, work }: AdminNavigationProps) {
	const t = useAdminTexts().navigation;
	const { pathname, search } = useLocation();
	const current = currentEntry(pathname, search);
	const panel = useClosedByLinks<HTMLElement>(pathname + search);
	return (
		<nav ref={panel} id={navigationId} popover="auto" aria-label={t.label} className="admin-pages">
			{navigation
				.filter((group) => isOwner || !group.isOwners)
				.map((group) => (
					<Group
						key={group.name}
						group={group}
						current={group.entries.find((entry) => entry === current)}
						work={work}
					/>
				))}
			<a href="/" className="nav text-muted">
				{t.viewSite}
			</a>
		</nav>
	);
}

type GroupProps = {
	group: (typeof navigation)[number];
	/** The entry of the page that is shown, if it is one of the group's. */
	current: NavigationEntry | undefined;
	work: OpenWork;
};

const Group = memo(function Group({ group: { name, entries }, current, work }: GroupProps) {
	const t = useAdminTexts().navigation;
	return (
		<section aria-labelledby={`pages-${name}`}>
			<h2 id={`pages-${name}`}>{t.groups[name]}</h2>
			<ul>
				{entries.map((entry) => (
					<li key={entry.name}>
						<Link to={entry.to} className="nav" aria-current={entry === current ? "page" : undefined}>
							{t.entries[entry.name]}
							{entry.count && <Count of={entry.count} work={work} />}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
});

/** How many of something wait, in figures that fit beside a name. */
function Count({ of, work }: { of: keyof OpenWork; work: OpenWork }) {
	const t = useAdminTexts().navigation.counts;
	const { language } = useFrame();
	if (work[of] === 0) return null;
	const shown = formatNumber(work[of], language) + (work[of] >= maxCounted ? "+" : "");
	return (
		<>
			{" "}
			<span className={of === "today" ? "work-count overdue-count" : "work-count"}>
				<span aria-hidden="true">{shown}</span>
				<span className="sr-only">{t[of](shown)}</span>
			</span>
		</>
	);
}

/** Four buttons at the bottom of a phone. */
export function PhoneBar({ work }: { work: OpenWork }) {
	const t = useAdminTexts().navigation;
	const { pathname, search } = useLocation();
	const current = currentEntry(pathname, search)?.name;
	return (
		<nav aria-label={t.bar} className="phone-bar">
			<Link to="/admin/queue" aria-current={current === "today" ? "page" : undefined}>
				<Icon name="Today" size={22} />
				<span>
					{t.entries.today}
					<Count of="today" work={work} />
				</span>
			</Link>
			<Link to="/admin/applications" aria-current={current === "applicants" ? "page" : undefined}>
				<Icon name="Users" size={22} />
				{t.people}
			</Link>
			<Link to="/admin/search" aria-current={pathname === "/admin/search" ? "page" : undefined}>
				<Icon name="Search" size={22} />
				{t.find}
			</Link>
			<button type="button" popoverTarget={navigationId}>
				<Icon name="Menu" size={22} />
				{t.more}
			</button>
		</nav>
	);
}

/** A popover that following a link closes. The script that arrives after it was opened leaves it open. */
export function useClosedByLinks<Popover extends HTMLElement>(address: string) {
	const popover = useRef<Popover>(null);
	const openedAt = useRef(address);
	useEffect(() => {
		if (openedAt.current !== address && popover.current?.matches(":popover-open")) popover.current.hidePopover();
		openedAt.current = address;
	}, [address]);
	return popover;
}
