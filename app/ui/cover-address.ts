import { type CoverFacts, coverFacts } from "../../domain/catalog/cover-facts.ts";
import { hash } from "./lattice/hash.ts";

/** Increase when the drawings change, so that browsers load them again. */
const drawingVersion = 2;

/** What a cover shows: a university's facts, a post's tags, or nothing but the lattice. */
export type CoverSubject = Partial<CoverFacts> & { tags?: string[] };

/** Changes with what the cover shows, so that browsers may keep each address for ever. */
export const coverVersion = (subject: CoverSubject): string =>
	hash(`${drawingVersion}${JSON.stringify(subject)}`).toString(36);

export const universityCover = (university: { id: string } & Parameters<typeof coverFacts>[0]): string =>
	`/covers/${university.id}?${coverVersion(coverFacts(university))}`;

export const postCover = ({ id, tags }: { id: string; tags: string[] }): string =>
	`/covers/${id}?${coverVersion({ tags })}`;

/** The name of the cover without a subject, the lattice alone, that the pages of missing records show. */
export const plainCoverSeed = "not-found";
export const plainCover = `/covers/${plainCoverSeed}?${coverVersion({})}`;

/** The address of the same cover for the dark theme. */
export const darkCover = (address: string): string => address.replace("?", "/dark?");
