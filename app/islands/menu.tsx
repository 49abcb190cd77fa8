import { type KeyboardEvent, useEffect, useRef } from "react";
import { Icon } from "../ui/icons.tsx";

export type MenuProps = {
	open: string;
	label: string;
	links: { href: string; text: string; look?: "outlined" | "primary" }[];
};

/** The small screen's menu: a native disclosure; awake, it holds the focus, closes with Escape and by a touch beside it. */
export function Menu({ open, label, links }: MenuProps) {
	const details = useRef<HTMLDetailsElement>(null);

	useEffect(() => {
		const menu = details.current;
		if (!menu) return;
		const begin = () => menu.open && menu.querySelector("a")?.focus();
		const beside = ({ target }: Event) => {
			if (target instanceof Node && !menu.contains(target)) close(menu);
		};
		begin();
		menu.addEventListener("toggle", begin);
		document.addEventListener("pointerdown", beside);
		return () => {
			menu.removeEventListener("toggle", begin);
			document.removeEventListener("pointerdown", beside);
		};
	}, []);

	const onKeyDown = (event: KeyboardEvent) => {
		if (!details.current?.open) return;
		if (event.key === "Escape") close(details.current);
		if (event.key !== "Tab") return;
		const stops = [...details.current.querySelectorAll<HTMLElement>("summary, a")];
		const from = stops.indexOf(document.activeElement as HTMLElement);
		event.preventDefault();
		stops[(from + (event.shiftKey ? stops.length - 1 : 1)) % stops.length]?.focus();
	};

	return (
		<details ref={details} className="menu" onKeyDown={onKeyDown}>
			<summary className="btn" aria-label={open}>
				<Icon name="Menu" />
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

function close(menu: HTMLDetailsElement) {
	if (!menu.open) return;
	menu.open = false;
	menu.querySelector("summary")?.focus();
}
