import type { ReactNode } from "react";
import { useTexts } from "../i18n/texts.ts";
import { Icon } from "./icons.tsx";
import { MessengerList } from "./messenger-links.tsx";

declare module "react" {
	/** Invoker commands, which React passes through and its types do not name yet. */
	interface ButtonHTMLAttributes<T> {
		command?: "show-modal";
		commandfor?: string;
	}
}

export type MenuLink = { href: string; text: string };
type MenuGroup = { title?: string; links: MenuLink[] };

type MenuProps = {
	groups: MenuGroup[];
	/** The address of the current page, which the menu marks. */
	current: string;
	/** The main actions, below the groups; they stay in view. */
	actions: ReactNode;
	children?: ReactNode;
};

/**
 * The menu: a native modal dialog, which traps the focus, closes with Escape or a tap outside, and returns the focus to
 * its button (O-50). Wide screens have it for what is not in the header.
 */
export function Menu({ groups, current, actions, children }: MenuProps) {
	const t = useTexts();
	return (
		<>
			<button type="button" className="btn btn-icon" aria-label={t.menu} command="show-modal" commandfor="menu">
				<Icon name="Menu" />
			</button>
			<dialog id="menu" className="panel" aria-label={t.menu} closedby="any">
				<form method="dialog">
					<button type="submit" className="btn btn-icon ml-auto flex" aria-label={t.closeMenu}>
						<Icon name="Close" />
					</button>
				</form>
				<nav aria-label={t.nav.label}>
					{groups.map(({ title, links }) => (
						<div key={links[0]?.href}>
							{title && <p className="mt-3 text-sm text-muted">{title}</p>}
							<ul>
								{links.map(({ href, text }) => (
									<li key={href}>
										<a href={href} className="row" aria-current={href === current ? "page" : undefined}>
											{text}
										</a>
									</li>
								))}
							</ul>
						</div>
					))}
					{children}
					<div className="menu-actions">{actions}</div>
				</nav>
				<MessengerList className="mt-5" />
			</dialog>
		</>
	);
}
