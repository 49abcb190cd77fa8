import type { ReactNode } from "react";
import {
	choicesOf,
	type Filters,
	type FilterText,
	type FilterTexts,
	type FilterValues,
	type Looser,
	setFilters,
	withoutFilter,
} from "../../domain/filters.ts";
import { useTexts } from "../i18n/texts.ts";
import { Island } from "../islands/island.tsx";
import { LiveFilters } from "../islands/live-filters.tsx";

type FilterFormProps = {
	action: string;
	search: string;
	hint: string;
	query: string;
	/** The number of active filters; undefined for a list without filters. */
	active?: number;
	children: ReactNode;
};

/**
 * A list's search and filters: a GET form, so that the URL contains the filters; live after the first interaction. On a phone
 * the filters open with a button, on a wide screen they are a row.
 */
export function FilterForm({ action, search, hint, query, active, children }: FilterFormProps) {
	const t = useTexts();
	const controls = (
		<>
			{children}
			<p className="flex flex-wrap items-end gap-4">
				<button type="submit" className="btn btn-primary">
					{t.filters.apply}
				</button>
				<span className="loading" aria-hidden="true">
					{t.filters.loading}
				</span>
			</p>
		</>
	);
	return (
		<form method="get" action={action} autoComplete="off" className="notice filter-form" aria-label={t.filters.legend}>
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
			{active === undefined ? (
				controls
			) : (
				<details className="filters">
					<summary className="btn" data-filters>
						{t.filters.open(active)}
					</summary>
					<div>{controls}</div>
				</details>
			)}
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

/**
 * A choice for each filter of a noun's lists.
 *
 * @param typed the hints of those for which visitors type a name, because there are too many records to choose from.
 */
export function FilterChoices<F extends Filters>({
	filters,
	texts,
	values,
	records = {},
	typed = {},
}: FilterChoicesProps<F> & { typed?: Record<string, string> }) {
	const given: Record<string, string | boolean | undefined> = values;
	const said: Record<string, FilterText> = texts;
	return Object.entries(filters).map(([name, filter]) => {
		const value = given[name] === undefined ? "" : filter.format(given[name]);
		const own = { name: filter.param, label: said[name]?.label ?? name };
		const known = records[name] ?? [];
		const hint = typed[name];
		if (hint !== undefined) {
			const text = known.find((option) => option.value === value)?.text ?? value;
			return <TypedName key={name} {...own} value={text} hint={hint} />;
		}
		return <Choice key={name} {...own} value={value} options={[...choicesOf(filter.options, said[name]), ...known]} />;
	});
}

type TypedNameProps = { name: string; label: string; value: string; hint: string };

function TypedName({ name, label, value, hint }: TypedNameProps) {
	return (
		<div>
			<label className="label" htmlFor={`filter-${name}`}>
				{label}
			</label>
			<input
				id={`filter-${name}`}
				type="search"
				name={name}
				defaultValue={value}
				placeholder={hint}
				maxLength={80}
				enterKeyHint="search"
				className="field"
			/>
		</div>
	);
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

type ListFilter<F extends Filters> = FilterValues<F> & { query: string; page: number };
type FilterLinksProps<F extends Filters, V extends ListFilter<F>> = Omit<FilterChoicesProps<F>, "values"> & {
	values: V;
	href: (values: V) => string;
};

/** What a filter that is set says. */
function textOf<F extends Filters>({ filters, texts, records = {} }: Omit<FilterChoicesProps<F>, "values">, set: Set) {
	const said: Record<string, FilterText> = texts;
	const filter = filters[set.name];
	const value = filter?.format(set.value) ?? String(set.value);
	const options = [...choicesOf(filter?.options ?? [], said[set.name]), ...(records[set.name] ?? [])];
	return options.find((option) => option.value === value)?.text ?? value;
}
type Set = { name: string; value: string | boolean };

/** Above a list: a link for each active filter that shows the list without it. */
export function ActiveFilters<F extends Filters, V extends ListFilter<F>>(props: FilterLinksProps<F, V>) {
	const t = useTexts();
	const { filters, values, href } = props;
	return setFilters(filters, values).map((set) => {
		const text = textOf(props, set);
		return (
			<a
				key={set.name}
				className="active-filter"
				href={href(withoutFilter(values, set.name))}
				aria-label={t.filters.remove(text)}
			>
				{text}
				<span aria-hidden="true">×</span>
			</a>
		);
	});
}

/** In place of an empty list: a link for each filter without which it has records, with their number. */
export function LooserFilters<F extends Filters, V extends ListFilter<F>>({
	looser,
	...props
}: FilterLinksProps<F, V> & { looser: Looser[] }) {
	const t = useTexts();
	const given: Record<string, unknown> = props.values;
	if (looser.length === 0) return null;
	return (
		<ul className="my-3">
			{looser.map(({ name, total }) => (
				<li key={name}>
					<a className="link inline-block py-2.5" href={props.href(withoutFilter(props.values, name))}>
						{`${t.filters.remove(textOf(props, { name, value: given[name] as Set["value"] }))} (${total})`}
					</a>
				</li>
			))}
		</ul>
	);
}
