import { Link, useLocation } from "react-router";
import { useAdminTexts, useFrame } from "../frame.ts";
import { ShortcutsButton } from "../shortcuts.tsx";

type DeskHeadProps = {
	title: string;
	/** Shown in the window's title, so that it is seen while another tab is open. */
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
		<div className="-mt-1 mb-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:mt-0 md:mb-3">
			<title>{`${count > 0 ? `(${count}) ` : ""}${title} — ${siteName}`}</title>
			<div>
				<h1 className="max-md:text-lg">{title}</h1>
				<p className="text-muted max-md:hidden">{t.intro}</p>
			</div>
			<nav aria-label={title} className="flex flex-wrap gap-2">
				<ShortcutsButton />
				{places.map(({ name, to, text }) => (
					<Link
						key={name}
						to={to + search}
						className={name === current ? "btn btn-small btn-primary" : "btn btn-small"}
						aria-current={name === current ? "page" : undefined}
					>
						{text}
					</Link>
				))}
			</nav>
		</div>
	);
}
