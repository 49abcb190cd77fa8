import { useLocation } from "react-router";
import { type Filters, type FilterValues, setFilters } from "../../../domain/records/filters.ts";
import { formatDay } from "../../i18n/formats.ts";
import { Icon } from "../../ui/icons.tsx";
import type { ListFilterText, ListFilterTexts } from "../filter-controls.tsx";
import { useAdminTexts, useFrame } from "../frame.ts";
import { Link } from "../link.tsx";
import { listAddress } from "./address.ts";

type ChipsProps<F extends Filters> = {
	home: string;
	filters: F;
	values: FilterValues<F> & { query?: string };
	texts: ListFilterTexts<F>;
};

/** The chosen filters in words, each as a link that removes it. */
export function FilterChips<F extends Filters>({ home, filters, values, texts }: ChipsProps<F>) {
	const t = useAdminTexts().lists;
	const { language } = useFrame();
	const { search } = useLocation();
	const chips = setFilters(filters, values).map(({ name, filter, value }) => {
		const { label, options, isNamed } = texts[name] as ListFilterText;
		const typed = filter.format(value);
		const text = options ? (options[typed] ?? "—") : filter.kind === "date" ? formatDay(typed, language) : typed;
		if (filter.kind === "integer") return { name: filter.param, text: `${label} ${text}` };
		return { name: filter.param, text: options && !isNamed ? text : `${label}: ${text}` };
	});
	if (values.query) chips.unshift({ name: "q", text: values.query });
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
