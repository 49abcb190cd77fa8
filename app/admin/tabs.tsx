import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useHydrated } from "./frame.ts";
import { Link } from "./link.tsx";

type TabListProps = {
	label: string;
	tabs: { name: string; to: string; text: string }[];
	/** The name of the open tab. */
	current: string;
	children: ReactNode;
};

/**
 * Tabs, each with a URL, and the panel of the open one. Arrow keys move between them; without script, each is a tab
 * stop.
 */
export function TabList({ label, tabs, current, children }: TabListProps) {
	const hydrated = useHydrated();
	const list = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect scrolls to the open tab, which changes with `current`.
	useEffect(() => centerCurrent(list.current, "[aria-selected=true]"), [current]);
	return (
		<>
			<div ref={list} role="tablist" aria-label={label} className="tabs" onKeyDown={walk}>
				{tabs.map(({ name, to, text }) => (
					<Link
						key={name}
						to={to}
						role="tab"
						id={`tab-${name}`}
						aria-selected={name === current}
						aria-controls="panel"
						tabIndex={hydrated && name !== current ? -1 : undefined}
						preventScrollReset
					>
						{text}
					</Link>
				))}
			</div>
			<div role="tabpanel" id="panel" aria-labelledby={`tab-${current}`} tabIndex={-1} className="pt-4">
				{children}
			</div>
		</>
	);
}

type Place = { pathname: string; search: string };

/** Whether a page stands below the tabs of `/admin` or `/admin/content`: these two, and the pages that a tab opened. */
export const hasTabs = ({ pathname, search }: Place): boolean =>
	/^\/admin(\/content(\/applications(\/.+)?)?|\/sample)?$/.test(pathname) || new URLSearchParams(search).has("tabs");

/** The query of a list, for links to its dialogs. Below tabs, it keeps them in sight. */
export function useListSearch(): string {
	const place = useLocation();
	const params = new URLSearchParams(place.search);
	if (hasTabs(place)) params.set("tabs", "yes");
	return params.size > 0 ? `?${params}` : "";
}

/**
 * Scrolls to the current one of links that are wider than a phone's screen. Scrolls only their container:
 * `scrollIntoView` could scroll the page as well.
 */
function centerCurrent(list: HTMLElement | null, selector: string) {
	const tab = list?.querySelector(selector);
	if (!list || !tab) return;
	const [box, open] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
	list.scrollLeft += open.left + open.width / 2 - (box.left + box.width / 2);
}

function walk(event: KeyboardEvent<HTMLElement>) {
	const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
	const at = all.indexOf(document.activeElement as HTMLElement);
	const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
	if (event.key === " ") all[at]?.click();
	else if (to !== undefined) all[(to + all.length) % all.length]?.focus();
	else return;
	event.preventDefault();
}
