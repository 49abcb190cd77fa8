import { type SQL, sql } from "drizzle-orm";
import type { CertificationStatus } from "../../../database/values.ts";
import type { FilterValues } from "../../records/filters.ts";
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

/** Of the table programs: what the filter leaves, by the scope of each program (rules.ts). */
export function programCertificationConditions(filter: Filter, day: string): SQL[] {
	const withStatus = (statuses: CertificationStatus[]) => sql`(programs.university_id,
		case when programs.type like '%Language%' then 'language' else 'degree' end) in (
		select university_id, scope from certifications where status = any(${sql.param(statuses)}::text[])
			and ${day}::date between valid_from and valid_to)`;
	const isCourse = sql`programs.type like '%Language%'`;
	return [
		...(filter.certified
			? [withStatus(certified), filter.certified === "language" ? isCourse : sql`not ${isCourse}`]
			: []),
		...(filter.restricted ? [sql`not (${withStatus(restricted)})`] : []),
	];
}
