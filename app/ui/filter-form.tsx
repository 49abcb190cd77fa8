import type { ReactNode } from "react";
import {
	choicesOf,
	type Filters,
	type FilterText,
	type FilterTexts,
	type FilterValues,
	setFilters,
} from "../../domain/records/filters.ts";
import { useTexts } from "../i18n/texts.ts";
import { Island } from "../islands/island.tsx";
import { LiveFilters } from "../islands/live-filters.tsx";
import { useHref } from "../request-context.ts";

type FilterFormProps = {
	action: string;
	/** The search by words, if the list has one. */
	search?: string;
	hint?: string;
	query?: string;
	/** The number of active filters; undefined for a list without filters. */
	active?: number;
	children: ReactNode;
};

/**
 * A list's search and filters: a GET form, so that the URL contains the filters; live after the first interaction. On a phone
 * the filters open with a button, on a wide screen they are a row.
 */
export function FilterForm({ action, search, hint = "", query = "", active, children }: FilterFormProps) {
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
			{search && <TypedName name="q" label={search} value={query} hint={hint} />}
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

/** Below what was not found: a search of all programs. */
export function ProgramSearch({ query = "" }: { query?: string }) {
	const t = useTexts();
	const href = useHref();
	return (
		<form method="get" action={href("/programs")} className="mt-6 flex max-w-120 flex-wrap items-end gap-3">
			<div className="grow">
				<TypedName name="q" id="program-search" label={t.programs.search} value={query} hint={t.programs.searchHint} />
			</div>
			<button type="submit" className="btn">
				{t.compare.find}
			</button>
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
 * @param without filters that would find nothing.
 */
export function FilterChoices<F extends Filters>({
	filters,
	texts,
	values,
	records = {},
	typed = {},
	without = [],
}: FilterChoicesProps<F> & { typed?: Record<string, string>; without?: readonly string[] }) {
	const given: Record<string, string | boolean | number | undefined> = values;
	const said: Record<string, FilterText> = texts;
	const shown = Object.entries(filters).filter(([name]) => !without.includes(name));
	return shown.map(([name, filter]) => {
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

type TypedNameProps = { name: string; id?: string; label: string; value: string; hint: string };

function TypedName({ name, id = `filter-${name}`, label, value, hint }: TypedNameProps) {
	return (
		<div>
			<label className="label" htmlFor={id}>
				{label}
			</label>
			<input
				id={id}
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

/** Above a list: a link for each active filter that shows the list without it. */
export function ActiveFilters<F extends Filters, V extends FilterValues<F> & { page: number }>({
	filters,
	texts,
	values,
	records = {},
	href,
}: Omit<FilterChoicesProps<F>, "values"> & { values: V; href: (values: V) => string }) {
	const t = useTexts();
	return namesOf(filters, texts, values, records).map(([name, text]) => {
		const others = { ...values, page: 1 };
		delete others[name];
		return (
			<a key={name} className="active-filter" href={href(others)} aria-label={t.filters.remove(text)}>
				{text}
				<span aria-hidden="true">×</span>
			</a>
		);
	});
}

type WaysOnProps<F extends Filters, V> = Omit<FilterChoicesProps<F>, "values"> & {
	values: FilterValues<F> & { query: string };
	/** The lists without one of the words or filters, or with corrected words, and how many records they have. */
	others: { name: string; values: V; total: number; spelled?: string }[];
	count: (total: number) => string;
	href: (values: V) => string;
};

/** Below a list without results or with few: the same list without one word or filter, and a question to us. */
export function WaysOn<F extends Filters, V>({
	filters,
	texts,
	values,
	records = {},
	others,
	count,
	href,
}: WaysOnProps<F, V>) {
	const t = useTexts();
	const to = useHref();
	const names = new Map([["query", values.query], ...namesOf(filters, texts, values, records)]);
	return (
		<>
			{others.map(({ name, values: rest, total, spelled }, at) => (
				<a key={name} className={at === 0 ? "btn btn-primary" : "btn"} href={href(rest)}>
					{spelled
						? t.filters.spelled(spelled, count(total))
						: t.filters.without(names.get(name) ?? name, count(total))}
				</a>
			))}
			<a className={others.length > 0 ? "btn" : "btn btn-primary"} href={to("/contact")}>
				{t.programs.callContact}
			</a>
		</>
	);
}

/** The names of the chosen values by filter. */
function namesOf<F extends Filters>(
	filters: F,
	texts: FilterTexts<F>,
	values: FilterValues<F>,
	records: Record<string, Option[]>,
): [name: string, text: string][] {
	const said: Record<string, FilterText> = texts;
	return setFilters(filters, values).map(({ name, filter, value }) => {
		const options = [...choicesOf(filter.options, said[name]), ...(records[name] ?? [])];
		return [name, options.find((option) => option.value === filter.format(value))?.text ?? filter.format(value)];
	});
}
