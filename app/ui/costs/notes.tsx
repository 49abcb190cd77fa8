import { isLanguageCourse } from "../../../domain/catalog/facts.ts";
import { type FactSource, noNote, type SpendCode } from "../../../domain/money/costs-lines.ts";
import type { Costs } from "../../../domain/money/costs-queries.ts";
import { sourcesCheckedOn } from "../../guide/sources.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";
import { Stamp } from "../stamp.tsx";

/** The sources of the page as numbered notes at its end: each once, in the order in which the page cites them. */

type Cited = FactSource & { of: SpendCode | "deposit" | "refund" };

/** Language schools whose refund rule is published (app/guide/sources.ts). */
const schools = ["https://en.kauinternational.com", "https://dongaoia.org/payment-and-refund"];
const schoolSources: FactSource[] = schools.map((source) => ({
	...{ ...noNote, source, grade: "A", checkedOn: sourcesCheckedOn, year: null },
}));
/** Only for language courses: other schools publish no such rule. */
export const refundSources = ({ type }: Pick<Costs, "type">): FactSource[] =>
	isLanguageCourse(type) ? schoolSources : [];

function notesOf({ lines, deposit, type }: Costs): Map<string, Cited[]> {
	const cited: Cited[] = [
		...[...lines, { code: "deposit" as const, amount: deposit }].flatMap(({ code, amount }) =>
			[...(amount?.sources ?? []), ...(amount?.others ?? []).flatMap(({ sources }) => sources)].map((source) => ({
				...source,
				of: code,
			})),
		),
		...refundSources({ type }).map((source) => ({ ...source, of: "refund" as const })),
	];
	return Map.groupBy(cited, ({ source }) => source);
}

/** "[1] [3]": links to the notes of these sources. */
export function NoteLinks({ of, costs }: { of: readonly FactSource[]; costs: Costs }) {
	const addresses = [...notesOf(costs).keys()];
	const numbers = new Set(of.map(({ source }) => addresses.indexOf(source) + 1));
	return [...numbers].map((number) => (
		<a key={number} className="link px-1 py-2" href={`#note-${number}`}>
			{`[${number}]`}
		</a>
	));
}

export function Notes({ costs }: { costs: Costs }) {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.costs;
	const nameOf = ({ of }: Cited) =>
		of === "deposit" ? t.bring.deposit : of === "refund" ? t.refund.title : t.lines[of];
	return (
		<details className="question fold" id="sources">
			<summary>
				<h2 className="inline">{t.sources}</h2>
			</summary>
			<ol className="note mt-2">
				{[...notesOf(costs).values()].map((same, index) => {
					const [first] = same as [Cited, ...Cited[]];
					const names = [...new Set(same.map(nameOf))].join(", ");
					const notes = [...new Set(same.map((source) => localized(source, "note", language)))];
					const said = [names, ...notes, first.year ?? ""].filter(Boolean).join(" · ");
					return (
						<li key={first.source} id={`note-${index + 1}`} className="py-1">
							{`[${index + 1}] ${said} · `}
							<Stamp
								{...{ source: first.source, checkedOn: first.checkedOn, about: names, isAddress: true }}
								{...(first.grade && { grade: first.grade })}
							/>
						</li>
					);
				})}
			</ol>
		</details>
	);
}
