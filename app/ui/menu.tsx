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

export type MenuLink = { href: string; text: string; look?: "outlined" | "primary" };

type MenuProps = {
	links: MenuLink[];
	/** The address of the current page, which the menu marks. */
	current: string;
	children?: ReactNode;
};

/**
 * The menu of small screens: a native modal dialog, which traps the focus, closes with Escape or a tap outside, and
 * returns the focus to its button (O-50).
 */
export function Menu({ links, current, children }: MenuProps) {
	const t = useTexts();
	return (
		<>
			<button
				type="button"
				className="btn btn-icon md:hidden"
				aria-label={t.menu}
				command="show-modal"
				commandfor="menu"
			>
				<Icon name="Menu" />
			</button>
			<dialog id="menu" className="panel" aria-label={t.menu} closedby="any">
				<form method="dialog">
					<button type="submit" className="btn btn-icon ml-auto flex" aria-label={t.closeMenu}>
						<Icon name="Close" />
					</button>
				</form>
				<nav aria-label={t.nav.label}>
					<ul>
						{links.map(({ href, text, look }) => (
							<li key={href}>
								<a
									href={href}
									className={look ? `btn mt-3 w-full ${look === "primary" ? "btn-action" : ""}` : "row"}
									aria-current={href === current ? "page" : undefined}
								>
									{text}
								</a>
							</li>
						))}
					</ul>
					{children}
				</nav>
				<MessengerList className="mt-5" />
			</dialog>
		</>
	);
}
