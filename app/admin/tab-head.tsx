import { Link, useLocation } from "react-router";
import { useFrame } from "./frame.ts";

/** A tab's name, for the window too, and the way to a new record. */
export function TabHead({ title, add }: { title: string; add?: { to: string; text: string } }) {
	const { siteName } = useFrame();
	const { search } = useLocation();
	return (
		<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
			<title>{`${title} — ${siteName}`}</title>
			<h2>{title}</h2>
			{add && (
				<Link to={add.to + search} preventScrollReset className="btn btn-small btn-action">
					{add.text}
				</Link>
			)}
		</div>
	);
}
