/** A row as far as its number depends on it. */
export type Source = {
	id: string;
	/** Microseconds since 1970: the order needs what a Date leaves out. */
	createdAt: number;
	/** What a program costs a year, in won. */
	fee: number | null;
};

/** A row with its number. */
export type Place = Source & { number: number };

/**
 * Numbers new rows, so that a later row has a higher number. Most are the latest, and get the next numbers. One that comes in
 * between takes a number that a deleted row has left, or moves as few of the following rows as possible.
 * @param places the rows that follow the first new one, in their order
 * @param last the number before them, or -1
 * @returns the places of the new rows and of the moved ones.
 */
export function assignNumbers(places: Place[], fresh: Source[], last: number): Place[] {
	const waiting = fresh.toSorted(byAge);
	const assigned: Place[] = [];
	let previous = last;
	let next = 0;
	const assign = (source: Source) => {
		previous += 1;
		assigned.push({ ...source, number: previous });
	};
	for (const place of places) {
		for (let source = waiting[next]; source && byAge(source, place) < 0; source = waiting[++next]) assign(source);
		if (place.number > previous) previous = place.number;
		else assign(place);
	}
	for (const source of waiting.slice(next)) assign(source);
	return assigned;
}

/** In the order of creation. */
export function byAge(one: Source, other: Source): number {
	if (one.createdAt !== other.createdAt) return one.createdAt - other.createdAt;
	return one.id < other.id ? -1 : 1;
}
