import { useId } from "react";
import { formatNumber } from "../i18n/formats.ts";
import { Bars, Columns, type Counted } from "./bars.tsx";
import { useFrame, useManagementTexts } from "./frame.ts";
import { Link } from "./link.tsx";
import { NumberTable } from "./totals-table.tsx";

type ChartProps = {
	title: string;
	/** Describes the chart in a sentence. */
	summary: string;
	/** Headings of the table: name and count. */
	head: [name: string, count: string];
	rows: Counted[];
	/** Horizontal bars, for long names. */
	across?: boolean;
};

/** Shows numbers as a sentence, a chart, and a table. */
export function Chart({ title, summary, head, rows, across = false }: ChartProps) {
	const t = useManagementTexts().overviewPage;
	const { language } = useFrame();
	const id = useId();
	return (
		<section className="chart" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			<p className="text-muted">{summary}</p>
			{rows.length > 0 && (
				<div aria-hidden="true" className="mt-3">
					{across ? <Bars rows={rows} /> : <Columns rows={rows} />}
				</div>
			)}
			{rows.length > 0 && (
				<details className="mt-2">
					<summary>{t.asTable}</summary>
					<NumberTable
						title={title}
						head={head}
						rows={rows.map(({ name, count, to }, index) => {
							const number = formatNumber(count, language);
							const link = to && (
								<Link className="link" to={to} aria-label={`${name}: ${number}`}>
									{number}
								</Link>
							);
							return { key: String(index), cells: [name, link || number] };
						})}
					/>
				</details>
			)}
		</section>
	);
}
