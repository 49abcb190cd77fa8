import { Link, Outlet, useLocation } from "react-router";
import {
	type Filters,
	type FilterTexts,
	type FilterValues,
	filterRows,
	isFiltered,
	readFilters,
} from "../../domain/records/filters.ts";
import { type Page, pageNumber, placePage, recordsPerPage } from "../../domain/shared/paging.ts";
import { type Column, DataTable } from "./data-table.tsx";
import { FetchFault } from "./fault.tsx";
import { FilterBar, FilterChoices } from "./filter-bar.tsx";
import { useAdminTexts } from "./frame.ts";
import { List } from "./list.tsx";
import { PageTitle } from "./page-title.tsx";
import { RowActions } from "./row-actions.tsx";

/** The lists of bank balance rules and cost items. */

export type MoneyList<Row> = { list: Page<Row>; filtered: boolean };

/** The page of a short list that a URL shows. */
export function moneyList<Row extends object, F extends Filters>(
	rows: readonly Row[],
	filters: F,
	params: URLSearchParams,
): MoneyList<Row> {
	const values: FilterValues<F> = readFilters(filters, params);
	const all = filterRows(rows, filters, values);
	const { page, pages, offset } = placePage(pageNumber(params), recordsPerPage, all.length);
	const items = all.slice(offset, offset + recordsPerPage);
	return { list: { items, total: all.length, page, pages }, filtered: isFiltered(filters, values) };
}

type MoneyPageProps<Row, F extends Filters> = {
	home: string;
	texts: { title: string; hint: string; empty: string; filters: FilterTexts<F> };
	filters: F;
	loaded: MoneyList<Row> | null;
	columns: Column<Row>[];
	nameOf(row: Row): string;
};

export function MoneyPage<Row extends { id: string }, F extends Filters>(props: MoneyPageProps<Row, F>) {
	const { home, texts: t, filters, loaded, columns, nameOf } = props;
	const texts = useAdminTexts();
	const { search } = useLocation();
	const actions: Column<Row> = {
		header: texts.actions,
		cell: (row) => <RowActions base={`${home}/${row.id}`} name={nameOf(row)} />,
	};
	return (
		<>
			<div className="mb-2 flex flex-wrap items-center gap-3">
				<PageTitle title={t.title} className="mr-auto" />
				<Link to={`${home}/new${search}`} preventScrollReset className="btn btn-small btn-primary">
					{texts.add}
				</Link>
			</div>
			<p className="mb-4 text-muted">{t.hint}</p>
			<FilterBar action={home}>
				<FilterChoices filters={filters} texts={t.filters} />
			</FilterBar>
			{loaded ? (
				<List {...loaded} size={recordsPerPage} empty={t.empty} home={home}>
					<div className="money-list">
						<DataTable caption={t.title} isWrapped columns={[...columns, actions]} rows={loaded.list.items} />
					</div>
				</List>
			) : (
				<FetchFault />
			)}
			<Outlet />
		</>
	);
}
