import { useLocation } from "react-router";
import { ChoiceLink } from "../choice-link.tsx";
import { useAdminTexts, useFrame } from "../frame.ts";
import { ShortcutsButton } from "../shortcuts.tsx";

type DeskHeadProps = {
	title: string;
	/** New rows, in the window's title, so that they are noticed while another tab is open. */
	count: number;
	current: "queue" | "board";
};

/** The title of queue or board, and the way to the other with the same filters. */
export function DeskHead({ title, count, current }: DeskHeadProps) {
	const t = useAdminTexts().desk;
	const { siteName } = useFrame();
	const { search } = useLocation();
	const places = [
		{ name: "queue", to: "/admin/queue", text: t.asList },
		{ name: "board", to: "/admin/queue/board", text: t.asBoard },
	] as const;
	return (
		<div className="list-head">
			<title>{`${count > 0 ? `(${count}) ` : ""}${title} — ${siteName}`}</title>
			<h1>{title}</h1>
			<nav aria-label={title} className="list-actions">
				<ShortcutsButton />
				{places.map(({ name, to, text }) => (
					<ChoiceLink key={name} to={to + search} isCurrent={name === current}>
						{text}
					</ChoiceLink>
				))}
			</nav>
		</div>
	);
}
