import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useAdminTexts } from "./frame.ts";
import { Link } from "./link.tsx";
import { listAddress } from "./lists/address.ts";
import { SelectAll, type Selectable, SelectBox } from "./selection.tsx";

export type Column<Row> = {
	/** Unique within the table. */
	header: string;
	cell: (row: Row) => ReactNode;
	/** Makes the heading a link that sorts the list. */
	sortable?: Sortable;
	/** Also shown on phones, if the row has a value: with its header, or "bare". Phones otherwise show the first column only. */
	onPhone?: true | "bare";
};

type DataTableProps<Row> = {
	/** Names the table for screen readers. */
	caption: string;
	/** The caption that everybody sees. */
	title?: ReactNode;
	/** The address of a list that can be sorted. */
	home?: string;
	/** The first column names the row. */
	columns: Column<Row>[];
	rows: Row[];
	/** Many columns: smaller text, and no more width for a column than it needs. */
	isDense?: boolean;
	/** Shows the whole text of cells, for rows without a page of their own. Others have at most two lines. */
	isWrapped?: boolean;
	/** Puts a box at the beginning of the rows that can be selected (SelectionBar has the form). */
	selection?: (row: Row) => Selectable | null;
	/** What can be done about a row, at its end. */
	menu?: (row: Row) => ReactNode;
};

/** A table whose rows have at most two lines. The server filters, sorts and paginates. */
export function DataTable<Row extends { id: string }>({
	caption,
	title,
	columns,
	rows,
	home = "",
	isDense = false,
	isWrapped = false,
	selection,
	menu,
}: DataTableProps<Row>) {
	const texts = useAdminTexts();
	return (
		<div className={isWrapped ? "data data-wrapped" : isDense ? "data data-dense" : "data"}>
			<table>
				<caption className={title ? undefined : "sr-only"}>{title ?? caption}</caption>
				<thead>
					<tr>
						{selection && (
							<td className="row-select">
								<SelectAll section={title ? caption : undefined} />
							</td>
						)}
						{columns.map((column) => (
							<Heading key={column.header} column={column} home={home} />
						))}
						{menu && (
							<th scope="col" className="row-end">
								<span className="sr-only">{texts.actions}</span>
							</th>
						)}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id} data-row={row.id}>
							{selection && (
								<td className="row-select">
									<Selection selectable={selection(row)} />
								</td>
							)}
							{columns.map((column, index) => (
								<Cell key={column.header} column={column} row={row} isHeader={index === 0} />
							))}
							{menu && <td className="row-end">{menu(row)}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

const Selection = ({ selectable }: { selectable: Selectable | null }) => selectable && <SelectBox {...selectable} />;

function Heading<Row>({ column: { header, sortable }, home }: { column: Column<Row>; home: string }) {
	const { search } = useLocation();
	if (!sortable)
		return (
			<th scope="col">
				<span>{header}</span>
			</th>
		);
	return (
		<th scope="col" data-column={sortable.by} aria-sort={directionOf(sortable, search)}>
			<SortLink home={home} column={header} sortable={sortable}>
				{header}
			</SortLink>
		</th>
	);
}

type CellProps<Row> = { column: Column<Row>; row: Row; isHeader: boolean };

function Cell<Row>({ column: { header, cell, onPhone }, row, isHeader }: CellProps<Row>) {
	const Tag = isHeader ? "th" : "td";
	const content = cell(row);
	const isOnPhone = onPhone && content !== "" && content !== null;
	return (
		<Tag scope={isHeader ? "row" : undefined} className={isOnPhone ? "on-phone" : undefined}>
			{isOnPhone && onPhone !== "bare" && <span className="phone-label">{header}: </span>}
			{typeof content === "string" ? <span className="two-lines">{content}</span> : content}
		</Tag>
	);
}

/** A column by which a list can be sorted. */
type Sortable = {
	/** The value of the parameter `sort`; "-" in front means descending. */
	by: string;
	/** Whether the list is sorted by it, descending, when the address names no order. */
	isUsual?: true;
};

type SortDirection = "ascending" | "descending";

/** @returns undefined if the list is sorted by another column. */
function directionOf({ by, isUsual }: Sortable, search: string): SortDirection | undefined {
	const sort = new URLSearchParams(search).get("sort") ?? "";
	if (sort === by) return "ascending";
	return sort === `-${by}` || (sort === "" && isUsual) ? "descending" : undefined;
}

type SortLinkProps = { home: string; column: string; sortable: Sortable; children: ReactNode };

/** A column's heading, which sorts the list by it, and reverses the order the second time. */
function SortLink({ home, column, sortable, children }: SortLinkProps) {
	const t = useAdminTexts().lists;
	const { search } = useLocation();
	const direction = directionOf(sortable, search);
	const isNextDescending = direction === "ascending";
	return (
		<Link
			to={listAddress(home, search, { sort: `${isNextDescending ? "-" : ""}${sortable.by}` })}
			preventScrollReset
			className="sort"
			title={isNextDescending ? t.descending(column) : t.ascending(column)}
		>
			{children}
			<span aria-hidden="true">{direction ? { ascending: " ↑", descending: " ↓" }[direction] : ""}</span>
		</Link>
	);
}
