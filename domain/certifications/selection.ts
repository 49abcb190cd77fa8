import { type SQL, sql } from "drizzle-orm";
import type { CertificationStatus } from "../../database/values.ts";
import type { FilterValues } from "../filters.ts";
import { type Wanted, wantedValue } from "../search.ts";
import type { certificationFilters } from "./filters.ts";
import type { Certification, CertificationScope } from "./rules.ts";

/** Conditions and columns of queries about what is valid on a day in Korea, an ISO date. */

/** Of the table universities, in a query: the university's certifications that are valid on the day. */
export const certificationsOn = (day: string): SQL<Certification[]> => sql<Certification[]>`coalesce((
	select json_agg(json_build_object('scope', scope, 'status', status, 'validFrom', valid_from, 'validTo', valid_to,
		'source', source, 'checkedOn', checked_on) order by scope)
	from certifications where university_id = universities.id and ${day}::date between valid_from and valid_to), '[]')`;

type Filter = FilterValues<typeof certificationFilters>;

const certified: CertificationStatus[] = ["excellent", "certified"];
const restricted: CertificationStatus[] = ["precision_screening"];

/** Of the table universities: what the filter leaves. A university without a row is neither certified nor restricted. */
export function certificationConditions(filter: Filter, day: string): SQL[] {
	const withStatus = (statuses: CertificationStatus[], scope?: CertificationScope) => sql`universities.id in (
		select university_id from certifications where status = any(${sql.param(statuses)}::text[])
			and ${day}::date between valid_from and valid_to ${scope ? sql`and scope = ${scope}` : sql``})`;
	return [
		...(filter.certified ? [withStatus(certified, filter.certified)] : []),
		...(filter.restricted ? [sql`not (${withStatus(restricted)})`] : []),
	];
}

/** Of the search index: the programs that the filter leaves, by their own scope. */
export function certificationTerms(filter: Filter, day: string): Wanted[] {
	const part = (at: number) => sql`(split_part(search_words.word, ':', ${sql.raw(String(at))}) collate "C")`;
	const withStatus = (statuses: CertificationStatus[]) => sql`search_words.field = 'certification'
		and ${part(1)} = any(${sql.param(statuses)}::text[]) and ${day} between ${part(2)} and ${part(3)}`;
	const course = wantedValue("type", "%Language%");
	return [
		...(filter.certified ? [withStatus(certified), filter.certified === "language" ? course : { not: course }] : []),
		...(filter.restricted ? [{ not: withStatus(restricted) }] : []),
	];
}
