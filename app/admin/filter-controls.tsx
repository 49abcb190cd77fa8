import type { InputHTMLAttributes } from "react";
import { useLocation } from "react-router";
import {
	choicesOf,
	type Filter,
	type Filters,
	type FilterText,
	type FilterTexts,
} from "../../domain/records/filters.ts";
import { FilterChoice } from "./filter-bar.tsx";
import { useAdminTexts } from "./frame.ts";
import { LookupBox } from "./lookup-box.tsx";

type FilterChoicesProps<F extends Filters> = { filters: F; texts: FilterTexts<F> | Record<string, FilterText> };

/** A choice for each filter of a noun's lists. */
export function FilterChoices<F extends Filters>({ filters, texts }: FilterChoicesProps<F>) {
	const said: Record<string, FilterText> = texts;
	return Object.entries(filters).map(([name, { param, options }]) => (
		<FilterChoice key={name} name={param} label={said[name]?.label ?? name} options={choicesOf(options, said[name])} />
	));
}

/** The words of a filter of one list of staff. */
export type ListFilterText = {
	label: string;
	/** The entry for no filter, if it is not called "All". */
	all?: string;
	/** The names of the values. */
	options?: Record<string, string>;
	/** Whether a chosen value needs the label to be understood. */
	isNamed?: true;
	/** The address of suggestions for what is typed. */
	suggestions?: string;
};
export type ListFilterTexts<F> = { [N in keyof F]?: ListFilterText };

/** The control of each filter, in the order of the texts. */
export function FilterControls<F extends Filters>({ filters, texts }: { filters: F; texts: ListFilterTexts<F> }) {
	const { all } = useAdminTexts();
	return Object.entries(texts as Record<string, ListFilterText>).map(([filter, said]) => {
		const { kind, param: name, options: values } = filters[filter] as Filter;
		const { label, options, suggestions } = said;
		if (options) {
			const choices = values.length > 0 ? values : Object.keys(options);
			const named = choices.map((value) => ({ value, text: options[value] ?? value }));
			return (
				<FilterChoice key={name} {...{ name, label }} options={[{ value: "", text: said.all ?? all }, ...named]} />
			);
		}
		if (suggestions) return <FilterLookup key={name} {...{ name, label, suggestions }} />;
		if (kind === "date") return <FilterDay key={name} {...{ name, label }} />;
		const box = kind === "integer" ? { type: "number", min: 1, max: 120 } : { maxLength: 80 };
		return <FilterInput key={name} {...{ name, label }} {...box} />;
	});
}

type FilterInputProps = { name: string; label: string } & Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"type" | "min" | "max" | "maxLength"
>;

/** A filter that is typed. */
function FilterInput({ name, label, ...box }: FilterInputProps) {
	const params = new URLSearchParams(useLocation().search);
	return (
		<input
			{...box}
			name={name}
			defaultValue={params.get(name) ?? ""}
			placeholder={label}
			aria-label={label}
			className="field field-small"
		/>
	);
}

type FilterDayProps = { name: string; label: string };

/** The first or last day of a period. Browsers show a pattern in an empty box instead of its name. */
function FilterDay({ name, label }: FilterDayProps) {
	const params = new URLSearchParams(useLocation().search);
	return (
		<label className="filter-day">
			{label}
			<input type="date" name={name} defaultValue={params.get(name) ?? ""} className="field field-small" />
		</label>
	);
}

type LookupProps = { name: string; label: string; suggestions: string };

/** A filter by the name of another record. */
export function FilterLookup({ name, label, suggestions }: LookupProps) {
	const params = new URLSearchParams(useLocation().search);
	return (
		<LookupBox
			id={`filter-${name}`}
			name={name}
			suggestions={suggestions}
			value={params.get(name) ?? ""}
			maxLength={80}
			placeholder={label}
			aria-label={label}
			className="field field-small"
		/>
	);
}
