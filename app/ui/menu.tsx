import type { ReactNode } from "react";
import { Disclosure } from "../islands/disclosure.tsx";
import { Island } from "../islands/island.tsx";
import { Icon } from "./icons.tsx";

export type MenuLink = { href: string; text: string; look?: "outlined" | "primary" };

type MenuProps = { open: string; label: string; links: MenuLink[]; children?: ReactNode };

/** The small screen's menu: a native disclosure, which a touch beside it closes; awake, it holds the focus and hears Escape. */
export function Menu({ open, label, links, children }: MenuProps) {
	return (
		<details className="menu">
			<summary className="btn" aria-label={open}>
				<Icon name="Menu" />
				<Icon name="Close" />
			</summary>
			<nav className="panel" aria-label={label}>
				<ul>
					{links.map(({ href, text, look }) => (
						<li key={href}>
							<a href={href} className={look ? `btn mt-3 w-full ${look === "primary" ? "btn-action" : ""}` : "row"}>
								{text}
							</a>
						</li>
					))}
				</ul>
				{children}
			</nav>
			<Island name="Disclosure" component={Disclosure} props={{ modal: true }} />
		</details>
	);
}
