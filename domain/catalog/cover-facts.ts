import type { City } from "../../database/values.ts";
import { type LocalizedField, localized } from "../shared/language.ts";
import { cityOf } from "./facts.ts";

/** What the drawn cover of a university without a photo shows. */
export type CoverFacts = { nameKo: string; shortName: string; city: City | null };

type InAllLanguages<Name extends string> = { [K in LocalizedField<Name>]: string | null };
export type NamedUniversity = { nameKo: string | null; websiteUrl: string | null } & InAllLanguages<"name">;
type UniversityFacts = NamedUniversity & { location: string } & InAllLanguages<"location">;

export function coverFacts(university: UniversityFacts): CoverFacts {
	return {
		nameKo: university.nameKo?.trim() ?? "",
		shortName: shortName(university),
		city: cityOf(university) ?? null,
	};
}

/** The longest host label that is taken for an abbreviation: skku.edu is SKKU. */
const maxAbbreviationLength = 5;

/**
 * How a university abbreviates its own name, in Latin letters: the abbreviation in parentheses after its name, else the
 * word of its name that is also its internet address (Yonsei, yonsei.ac.kr), else a short address (SNU, snu.ac.kr).
 * @returns "" if the record gives none of them.
 */
export function shortName(university: NamedUniversity): string {
	const name = localized(university, "name", "en");
	const [, abbreviation] = /\(([A-Z]{2,10})\)/.exec(name) ?? [];
	if (abbreviation) return abbreviation;
	const label = hostLabel(university.websiteUrl);
	const bare = (word: string) => word.replace(/[^A-Za-z]/g, "").toLowerCase();
	const word = name.split(/\s+/).find((each) => bare(each) === label);
	if (label && word) return word;
	return label.length <= maxAbbreviationLength ? label.toUpperCase() : "";
}

/** "snu" of https://www.snu.ac.kr/en; "" for anything that is not a university's address of its own. */
function hostLabel(url: string | null): string {
	const [, label] = /^https?:\/\/(?:[a-z0-9-]+\.)*?([a-z]+)\.(?:ac\.kr|edu)(?:[:/]|$)/i.exec(url ?? "") ?? [];
	return label?.toLowerCase() ?? "";
}
