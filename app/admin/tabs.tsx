import type { KeyboardEvent, ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useAdminTexts, useHydrated } from "./frame.ts";

const tabs = [
	{ name: "universities", to: "/admin" },
	{ name: "programs", to: "/admin/programs" },
	{ name: "applications", to: "/admin/applications" },
	{ name: "blog", to: "/admin/blog" },
	{ name: "contact", to: "/admin/contact" },
	{ name: "users", to: "/admin/users" },
] as const;

/** The six tabs (spec §2), each an address. Arrow keys walk along them; without script each is a stop of its own. */
export function Tabs({ children }: { children: ReactNode }) {
	const t = useAdminTexts();
	const hydrated = useHydrated();
	const { pathname } = useLocation();
	const room = pathname.split("/")[2];
	const current = tabs.find(({ name }) => name === room)?.name ?? "universities";
	return (
		<>
			<div role="tablist" aria-label={t.tabsLabel} className="tabs" onKeyDown={walk}>
				{tabs.map(({ name, to }) => (
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
						{t.tabs[name]}
					</Link>
				))}
			</div>
			<div role="tabpanel" id="panel" aria-labelledby={`tab-${current}`} tabIndex={-1} className="pt-4">
				{children}
			</div>
		</>
	);
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
