import type { ReactNode } from "react";

export type Column<Row> = {
	/** Unique within the table. */
	header: string;
	cell: (row: Row) => ReactNode;
	/** Also shown on phones with its header, if the row has a value. Phones otherwise show the first and last column. */
	onPhone?: true;
};

type DataTableProps<Row> = {
	/** Names the table for screen readers. */
	caption: string;
	/** The first column names the row. */
	columns: Column<Row>[];
	rows: Row[];
	/** Wraps cells instead of truncating them, for rows without a page of their own. */
	isWrapped?: boolean;
};

/** A table with a sticky head. The server filters, sorts and paginates. */
export function DataTable<Row extends { id: string }>({
	caption,
	columns,
	rows,
	isWrapped = false,
}: DataTableProps<Row>) {
	return (
		<div className={isWrapped ? "data data-wrapped" : "data"}>
			<table>
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr>
						{columns.map(({ header }) => (
							<th key={header} scope="col">
								{header}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.id}>
							{columns.map((column, index) => (
								<Cell key={column.header} column={column} row={row} isHeader={index === 0} />
							))}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

type CellProps<Row> = { column: Column<Row>; row: Row; isHeader: boolean };

function Cell<Row>({ column: { header, cell, onPhone }, row, isHeader }: CellProps<Row>) {
	const Tag = isHeader ? "th" : "td";
	const content = cell(row);
	const isOnPhone = onPhone && content !== "" && content !== null;
	return (
		<Tag scope={isHeader ? "row" : undefined} className={isOnPhone ? "on-phone" : undefined}>
			{isOnPhone && <span className="phone-label">{header}: </span>}
			{content}
		</Tag>
	);
}
