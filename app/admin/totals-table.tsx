import { type ReactNode, useId } from "react";
import { useManagementTexts } from "./frame.ts";

type SumsProps = {
	title: string;
	/** The meaning of the numbers. */
	hint?: string;
	/** The first column names the row, the others are numbers. */
	head: string[];
	rows: { key: string; cells: ReactNode[] }[];
	/** A picture above the table. */
	children?: ReactNode;
};

/** Several numbers per name; on a phone each name is above its numbers. */
export function TotalsTable({ title, hint, head, rows, children }: SumsProps) {
	const t = useManagementTexts().analytics;
	const id = useId();
	return (
		<section className="chart" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{hint && <p className="text-sm text-muted">{hint}</p>}
			{children}
			{rows.length === 0 ? <p className="mt-2">{t.nothing}</p> : <NumberTable title={title} head={head} rows={rows} />}
		</section>
	);
}

/** A table that can be scrolled sideways by keyboard, too. */
export function NumberTable({ title, head, rows }: Pick<SumsProps, "title" | "head" | "rows">) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
		<section className={head.length > 3 ? "sums sums-wide" : "sums"} aria-label={title} tabIndex={0}>
			<table>
				<caption className="sr-only">{title}</caption>
				<thead>
					<tr>
						{head.map((name) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, cells: [name, ...numbers] }) => (
						<tr key={key}>
							<th scope="row">{name}</th>
							{numbers.map((cell, column) => (
								<td key={head[column + 1]} data-label={head[column + 1]}>
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
