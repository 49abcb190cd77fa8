import { Link, useLocation } from "react-router";
import { Icon } from "../../ui/icons.tsx";
import { useAdminTexts } from "../frame.ts";
import { listAddress } from "./address.ts";

/** A filter that is set: its parameter, and how people read it. */
export type Chip = { name: string; text: string };

/** The chosen filters, each as a link that removes it. */
export function FilterChips({ home, chips }: { home: string; chips: Chip[] }) {
	const t = useAdminTexts().lists;
	const { search } = useLocation();
	if (chips.length === 0) return null;
	return (
		<ul className="chips" aria-label={t.chosen}>
			{chips.map(({ name, text }) => (
				<li key={name}>
					<Link to={listAddress(home, search, { [name]: null })} className="chip" aria-label={t.removeFilter(text)}>
						{text} <Icon name="Close" size={14} />
					</Link>
				</li>
			))}
		</ul>
	);
}
