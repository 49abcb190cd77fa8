import type { YearOfCases } from "../../../domain/desk/promises/queries.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useRequestContext } from "../../request-context.ts";

/** What came of the cases of each year. */
export function Results({ years }: { years: YearOfCases[] }) {
	const { language } = useRequestContext();
	const t = useTexts().company;
	const columns = t.resultColumns;
	return (
		<section className="wrap section">
			<h2 id="results">{t.results}</h2>
			<div className="table mt-3">
				<table className="w-full" aria-labelledby="results">
					<thead>
						<tr>
							<th scope="col">{columns.year}</th>
							<th scope="col">{columns.applications}</th>
							<th scope="col">{columns.admissions}</th>
							<th scope="col">{columns.enrolled}</th>
						</tr>
					</thead>
					<tbody>
						{years.map((one) => (
							<tr key={one.year}>
								<th scope="row">{one.year}</th>
								<td>{formatNumber(one.applications, language)}</td>
								<td>{formatNumber(one.admissions, language)}</td>
								<td>{formatNumber(one.enrolled, language)}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			<p className="note mt-3">{t.resultsNote}</p>
		</section>
	);
}
