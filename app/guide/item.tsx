import type { ReactNode } from "react";
import type { Citations } from "./citations.ts";
import type { GuideItem, GuideStep, Source } from "./guide.ts";

type ItemProps = GuideItem &
	Partial<Pick<GuideStep, "summary">> &
	Pick<Citations, "numberOf"> & {
		/** What the database says about it. */
		children?: ReactNode;
	};

/** A folded paragraph: its title and, for a step, one sentence are always visible. Printed, it is a line with a box. */
export function Item({ title, summary, text, sources, numberOf, children }: ItemProps) {
	return (
		<details className="question">
			<summary>
				<h3>{title}</h3>
				{summary && <span className="block">{summary}</span>}
			</summary>
			<p className="text pb-3">
				{text}
				{sources.map((source) => [
					" ",
					<a key={source.label} className="link print:hidden" href={`#s${numberOf(source)}`}>
						{`[${numberOf(source)}]`}
					</a>,
				])}
			</p>
			{children}
		</details>
	);
}

type NotesProps = { title: string; sources: Source[] } & Pick<Citations, "numberOf">;

/** The sources that a section is the first to cite, folded. */
export function Notes({ title, sources, numberOf }: NotesProps) {
	if (sources.length === 0) return null;
	return (
		<details className="question text-sm text-muted print:hidden">
			<summary>{title}</summary>
			<ol className="pb-3">
				{sources.map((source) => (
					<li key={source.label} id={`s${numberOf(source)}`}>
						{`[${numberOf(source)}] `}
						{source.url ? (
							<a className="link" href={source.url}>
								{source.label}
							</a>
						) : (
							source.label
						)}
					</li>
				))}
			</ol>
		</details>
	);
}
