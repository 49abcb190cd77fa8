import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { directionOf, type Sortable, SortLink } from "./lists/sort-link.tsx";
import { type Selectable, SelectBox } from "./selection.tsx";

export type Column<Row> = {
	/** Unique within the table. */
	header: string;
	cell: (row: Row) => ReactNode;
	/** Makes the heading a link that sorts the list. */
	sortable?: Sortable;
	/** Also shown on phones with its header, if the row has a value. Phones otherwise show the first and last column. */
	onPhone?: true;
};

type DataTableProps<Row> = {
	/** Names the table for screen readers. */
	caption: string;
	/** The address of a list that can be sorted. */
	home?: string;
	/** The first column names the row. */
	columns: Column<Row>[];
	rows: Row[];
	/** Many columns: smaller text, and no more width for a column than it needs. */
	isDense?: boolean;
	/** Wraps cells instead of truncating them, for rows without a page of their own. */
	isWrapped?: boolean;
	/** Puts a box at the beginning of the rows that can be selected (SelectionBar has the form). */
	selection?: (row: Row) => Selectable | null;
};

/** A table with a sticky head. The server filters, sorts and paginates. */
export function DataTable<Row extends { id: string }>({
	caption,
	columns,
	rows,
	home = "",
	isDense = false,
	isWrapped = false,
	selection,
}: DataTableProps<Row>) {
	return (
		<div className={isWrapped ? "data data-wrapped" : isDense ? "data data-dense" : "data"}>
			<table>
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<Heading key={column.header} column={column} home={home} />
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id} data-row={row.id}>
							{columns.map((column, index) => (
								<Cell key={column.header} column={column} row={row} isHeader={index === 0} selection={selection} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Heading<Row>({ column: { header, sortable }, home }: { column: Column<Row>; home: string }) {
	const { search } = useLocation();
	if (!sortable) return <th scope="col">{header}</th>;
	return (
		<th scope="col" aria-sort={directionOf(sortable, search)}>
			<SortLink home={home} column={header} sortable={sortable}>
				{header}
			</SortLink>
		</th>
	);
}

type CellProps<Row> = {
	column: Column<Row>;
	row: Row;
	isHeader: boolean;
	selection: DataTableProps<Row>["selection"];
};

function Cell<Row>({ column: { header, cell, onPhone }, row, isHeader, selection }: CellProps<Row>) {
	const Tag = isHeader ? "th" : "td";
	const content = cell(row);
	const selectable = isHeader && selection?.(row);
	const isOnPhone = onPhone && content !== "" && content !== null;
	return (
		<Tag scope={isHeader ? "row" : undefined} className={isOnPhone ? "on-phone" : undefined}>
			{selectable && <SelectBox {...selectable} />}
			{isOnPhone && <span className="phone-label">{header}: </span>}
			{content}
		</Tag>
	);
}
