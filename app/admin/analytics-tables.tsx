import { Link } from "react-router";
import type { Analytics as Numbers, Viewed } from "../../domain/analytics/queries.ts";
import { share } from "../../domain/analytics/rules.ts";
import { direct, others, unknownSource, type ViewedNoun } from "../../domain/analytics/schema.ts";
import { formatNumber, formatShare } from "../i18n/formats.ts";
import { useFrame, useManagementTexts } from "./frame.ts";
import { TotalsTable } from "./totals-table.tsx";

/** The label of a source; most have none and are shown unchanged. */
export function useSourceName(): (source: string) => string {
	const { sources } = useManagementTexts().analytics;
	return (source) =>
		source === unknownSource
			? sources.unknown
			: source === direct
				? sources.direct
				: source === others
					? sources.other
					: source;
}

export function SourcesTable({ sources }: { sources: Numbers["sources"] }) {
	const t = useManagementTexts().analytics;
	const { language } = useFrame();
	const nameOf = useSourceName();
	const number = (value: number) => formatNumber(value, language);
	return (
		<TotalsTable
			title={t.applications}
			hint={t.sourceHint}
			head={[t.source, t.columns.sent, t.columns.begun, t.columns.rate, t.views]}
			rows={sources.map((row) => {
				const rate = share(row["sent:apply"], row["start:apply"]);
				return {
					key: row.source,
					cells: [
						nameOf(row.source),
						number(row["sent:apply"]),
						number(row["start:apply"]),
						rate === null ? "–" : formatShare(rate, language),
						number(row.views),
					],
				};
			})}
		/>
	);
}

const tabs = { university: "universities", program: "programs", post: "blog" } as const;

export function MostViewed({ noun, rows }: { noun: ViewedNoun; rows: Viewed[] }) {
	const t = useManagementTexts().analytics;
	const { language } = useFrame();
	return (
		<TotalsTable
			title={t.viewed[noun]}
			head={[t.nouns[noun], t.views]}
			rows={rows.map(({ id, name, views }) => ({
				key: id ?? "",
				cells: [<ViewedName key="name" noun={noun} id={id} name={name} />, formatNumber(views, language)],
			}))}
		/>
	);
}

/** A record's current name; the start of its id if it was deleted. */
function ViewedName({ noun, id, name }: Pick<Viewed, "noun" | "id" | "name">) {
	const t = useManagementTexts().analytics;
	if (id === null) return t.tooMany;
	if (name === null) return `${t.deleted} (${id.slice(0, 8)})`;
	return (
		<Link to={`/admin/${tabs[noun]}/${id}`} className="link">
			{name}
		</Link>
	);
}

export function Searches({ searches }: { searches: Numbers["searches"] }) {
	const texts = useManagementTexts();
	const t = texts.analytics;
	const { language } = useFrame();
	return (
		<TotalsTable
			title={t.searches}
			hint={t.searchesHint}
			head={[t.words, t.list, t.times]}
			rows={searches.map(({ list, words, count }) => ({
				key: `${list} ${words}`,
				cells: [words, texts.tabs[list === "posts" ? "blog" : list], formatNumber(count, language)],
			}))}
		/>
	);
}
