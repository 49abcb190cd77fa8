import { type KeyboardEvent, useRef } from "react";
import { Icon } from "../ui/icons.tsx";
import { useDisclosure } from "./disclosure.ts";

export type MenuProps = {
	open: string;
	label: string;
	links: { href: string; text: string; look?: "outlined" | "primary" }[];
};

/** The small screen's menu: a native disclosure; awake, it holds the focus, closes with Escape and by a touch beside it. */
export function Menu({ open, label, links }: MenuProps) {
	const details = useRef<HTMLDetailsElement>(null);
	useDisclosure(details, focusFirstLink);

	const holdFocus = (event: KeyboardEvent) => {
		if (event.key !== "Tab" || !details.current?.open) return;
		const stops = [...details.current.querySelectorAll<HTMLElement>("summary, a")];
		const from = stops.indexOf(document.activeElement as HTMLElement);
		event.preventDefault();
		stops[(from + (event.shiftKey ? stops.length - 1 : 1)) % stops.length]?.focus();
	};

	return (
		<details ref={details} className="menu" onKeyDown={holdFocus}>
			<summary className="btn" aria-label={open}>
				<Icon name="Menu" />
				<Icon name="Close" />
			</summary>
			<nav className="panel" aria-label={label}>
				<ul>
					{links.map(({ href, text, look }) => (
						<li key={href}>
							<a href={href} className={look ? `btn mt-3 w-full ${look === "primary" ? "btn-primary" : ""}` : "row"}>
								{text}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</details>
	);
}

function focusFirstLink(menu: HTMLDetailsElement) {
	menu.querySelector("a")?.focus();
}
