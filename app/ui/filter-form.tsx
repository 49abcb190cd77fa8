import type { ReactNode } from "react";
import { choicesOf, type Filters, type FilterText, type FilterTexts, type FilterValues } from "../../domain/filters.ts";
import { useTexts } from "../i18n/texts.ts";
import { Island } from "../islands/island.tsx";
import { LiveFilters } from "../islands/live-filters.tsx";

type FilterFormProps = { action: string; search: string; hint: string; query: string; children: ReactNode };

/** A list's search and filters: a GET form, so that the URL contains the filters; live after the first interaction. */
export function FilterForm({ action, search, hint, query, children }: FilterFormProps) {
	const t = useTexts();
	return (
		<form method="get" action={action} autoComplete="off" className="notice" aria-label={t.filters.legend}>
			<div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
				<div>
					<label className="label" htmlFor="filter-q">
						{search}
					</label>
					<input
						id="filter-q"
						type="search"
						name="q"
						defaultValue={query}
						placeholder={hint}
						maxLength={80}
						enterKeyHint="search"
						className="field"
					/>
				</div>
				{children}
			</div>
			<p className="mt-4 flex flex-wrap items-center gap-4">
				<button type="submit" className="btn btn-primary">
					{t.filters.apply}
				</button>
				<span className="loading" aria-hidden="true">
					{t.filters.loading}
				</span>
			</p>
			<Island
				name="LiveFilters"
				component={LiveFilters}
				props={{ loading: t.filters.loading, failed: t.filters.failed }}
			/>
		</form>
	);
}

type Option = { value: string; text: string };
type FilterChoicesProps<F extends Filters> = {
	filters: F;
	texts: FilterTexts<F>;
	values: FilterValues<F>;
	/** The records to choose from, by filters of references. */
	records?: Record<string, Option[]>;
};

/** A choice for each filter of a noun's lists. */
export function FilterChoices<F extends Filters>({ filters, texts, values, records = {} }: FilterChoicesProps<F>) {
	const given: Record<string, string | boolean | undefined> = values;
	const said: Record<string, FilterText> = texts;
	return Object.entries(filters).map(([name, filter]) => (
		<Choice
			key={name}
			name={filter.param}
			label={said[name]?.label ?? name}
			value={given[name] === undefined ? "" : filter.format(given[name])}
			options={[...choicesOf(filter.options, said[name]), ...(records[name] ?? [])]}
		/>
	));
}

type ChoiceProps = { name: string; label: string; value: string; options: Option[] };

export function Choice({ name, label, value, options }: ChoiceProps) {
	return (
		<div>
			<label className="label" htmlFor={`filter-${name}`}>
				{label}
			</label>
			<select id={`filter-${name}`} name={name} defaultValue={value} className="field">
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.text}
					</option>
				))}
			</select>
		</div>
	);
}
