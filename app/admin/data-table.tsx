import { type ColumnDef, createColumnHelper, type RowData, tableFeatures, useTable } from "@tanstack/react-table";
import type { ReactNode } from "react";

/** The server filters, sorts and cuts: nothing of it happens in the browser. */
const features = tableFeatures({});

// biome-ignore lint/suspicious/noExplicitAny: each column has a value of its own type.
export type Columns<Row extends RowData> = ColumnDef<typeof features, Row, any>[];
export const columnsOf = <Row extends RowData>() => createColumnHelper<typeof features, Row>();

type DataTableProps<Row extends RowData> = {
	/** Says what the table holds, for those who do not see it. */
	caption: string;
	/** Memoized, as are the rows. The first column names the row; phones show it and the last one. */
	columns: Columns<Row>;
	rows: Row[];
	/** Ids of further columns that phones show, each after its heading's name and only where the row has a value. */
	onPhone?: string[];
	/** Cells wrap instead of being cut to one line: for tables whose rows have no page of their own. */
	isWrapped?: boolean;
};

/** A list as a table: rows of 40 px under a head that stays in sight. */
export function DataTable<Row extends RowData & { id: string }>({
	caption,
	columns,
	rows,
	onPhone = [],
	isWrapped = false,
}: DataTableProps<Row>) {
	const table = useTable({ features, columns, data: rows, getRowId: (row) => row.id });
	return (
		<div className={isWrapped ? "data data-wrapped" : "data"}>
			<table>
				<caption className="sr-only">{caption}</caption>
				<thead>
					{table.getHeaderGroups().map((group) => (
						<tr key={group.id}>
							{group.headers.map((header) => (
								<th key={header.id} scope="col">
									<table.FlexRender header={header} />
								</th>
							))}
						</tr>
					))}
				</thead>
				<tbody>
					{table.getRowModel().rows.map((row) => (
						<tr key={row.id}>
							{row.getAllCells().map((cell, index): ReactNode => {
								const Cell = index === 0 ? "th" : "td";
								const isOnPhone = onPhone.includes(cell.column.id) && cell.getValue() !== "";
								return (
									<Cell
										key={cell.id}
										scope={index === 0 ? "row" : undefined}
										className={isOnPhone ? "on-phone" : undefined}
									>
										{isOnPhone && <span className="phone-label">{String(cell.column.columnDef.header)}: </span>}
										<table.FlexRender cell={cell} />
									</Cell>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
