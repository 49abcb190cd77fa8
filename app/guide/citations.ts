import type { Source } from "./guide.ts";

export type Citations = {
	/** The number of a source, by its label. */
	numberOf: (source: Source) => number;
	/** For each section, the sources that it is the first to cite. */
	notes: Source[][];
};

/**
 * Numbers the sources of a page in the order in which its sections cite them, as footnotes are numbered.
 *
 * @param sections The items of each section, in the order of the page.
 */
export function numberSources(sections: { sources: Source[] }[][]): Citations {
	const numbers = new Map<string, number>();
	const notes = sections.map((items) =>
		items
			.flatMap(({ sources }) => sources)
			.filter(({ label }) => !numbers.has(label) && numbers.set(label, numbers.size + 1)),
	);
	return { numberOf: ({ label }) => numbers.get(label) ?? 0, notes };
}
