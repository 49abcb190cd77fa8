import { useLocation } from "react-router";
import type { listImportRows } from "../../domain/desk/import-export/queries.ts";
import {
	type ImportKind,
	type ImportRowState,
	importRowStates,
	reportPage,
} from "../../domain/desk/import-export/schema.ts";
import { formatNumber } from "../i18n/formats.ts";
import { ChoiceLink } from "./choice-link.tsx";
import { useFrame, useManagementTexts } from "./frame.ts";
import { choicesIn, headingOf } from "./import-export.ts";
import { issueText } from "./issue-text.ts";
import { List } from "./list.tsx";

/** The state of the rows that the address asks for. */
export const rowStateOf = (params: URLSearchParams): ImportRowState | undefined =>
	importRowStates.find((state) => state === params.get("state"));

const stateStyles: Record<ImportRowState, string> = {
	wrong: "border-brick bg-brick-wash text-brick",
	new: "border-celadon bg-celadon-wash text-celadon",
	changed: "border-amber bg-amber-wash text-amber",
	same: "border-jjok bg-sunken text-jjok",
};

type ImportReportProps = {
	kind: ImportKind;
	counts: Record<ImportRowState, number>;
	rows: Awaited<ReturnType<typeof listImportRows>>;
};

/** The rows of an import, with what is wrong or would change in each. */
export function ImportReport({ kind, counts, rows }: ImportReportProps) {
	const texts = useManagementTexts();
	const t = texts.importExport;
	const { language } = useFrame();
	const { pathname, search } = useLocation();
	const choices = choicesIn(texts);
	const stateName = (state: ImportRowState, names: Record<ImportRowState, string>) =>
		kind === "contacts" && state === "same" ? t.people.same : names[state];
	const values: Record<string, string> = kind === "certifications" ? texts.certifications.options : {};
	const wanted = rowStateOf(new URLSearchParams(search));
	const all = importRowStates.reduce((sum, state) => sum + counts[state], 0);
	const choice = (state: ImportRowState | undefined, text: string) => (
		<ChoiceLink
			key={state ?? ""}
			to={state ? `${pathname}?state=${state}` : pathname}
			preventScrollReset
			isCurrent={state === wanted}
		>
			{text}
		</ChoiceLink>
	);
	return (
		<section aria-labelledby="report">
			<h2 id="report">{t.report}</h2>
			<p className="my-3 flex flex-wrap gap-2">
				{choice(undefined, t.allRows(all))}
				{importRowStates.map((state) =>
					choice(state, `${stateName(state, t.rowStates)}: ${formatNumber(counts[state], language)}`),
				)}
			</p>
			<List list={rows} size={reportPage} filtered={false} empty={texts.nothingFound} home={pathname}>
				<div className="data report">
					<table>
						<caption className="sr-only">{t.report}</caption>
						<thead>
							<tr>
								<th scope="col">{t.row}</th>
								<th scope="col">{t.what}</th>
							</tr>
						</thead>
						<tbody>
							{rows.items.map(({ line, name, state, changes, issues, scope, status }) => (
								<tr key={line} data-state={state}>
									<th scope="row">
										<span className="inline-block min-w-12 font-normal text-muted">{formatNumber(line, language)}</span>{" "}
										{name}
										{scope && status && `: ${values[scope]}, ${values[status]}`}
									</th>
									<td>
										<span className={`badge ${stateStyles[state]}`}>{stateName(state, t.rowState)}</span>
										<ul>
											{(issues ?? []).map(({ field, code }) => (
												<li key={field + code}>
													{field && <strong>{headingOf(kind, field, texts)}:</strong>}{" "}
													{sentenceOf(texts, kind, code, choices[field.replace(/:\d+/, "")])}
												</li>
											))}
											{(changes ?? []).map(({ column, from, to }) => (
												<li key={column}>
													<strong>{headingOf(kind, column, texts)}:</strong>{" "}
													<del>{values[from] ?? (from || t.emptyValue)}</del> →{" "}
													<ins>{values[to] ?? (to || t.emptyValue)}</ins>
												</li>
											))}
										</ul>
									</td>
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</List>
		</section>
	);
}

/** The import's own messages, else those of the forms. */
function sentenceOf(
	texts: ReturnType<typeof useManagementTexts>,
	kind: ImportKind,
	code: string,
	choices: string[] | undefined,
): string {
	const issues: Record<string, string> = texts.importExport.issues;
	const own = kind === "certifications" ? texts.certifications.issues[code] : undefined;
	const known = choices && code.startsWith("unknown_") ? texts.importExport.oneOf(choices.join(", ")) : issues[code];
	return own ?? known ?? issueText(texts, code);
}
