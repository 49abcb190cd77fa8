import { type SQL, sql } from "drizzle-orm";
import type { Certification } from "./rules.ts";

/** Of the table universities, in a query: the university's certifications that are valid on a day in Korea. */
export const certificationsOn = (day: string): SQL<Certification[]> => sql<Certification[]>`coalesce((
	select json_agg(json_build_object('scope', scope, 'status', status, 'validFrom', valid_from, 'validTo', valid_to,
		'source', source, 'checkedOn', checked_on) order by scope)
	from certifications where university_id = universities.id and ${day}::date between valid_from and valid_to), '[]')`;
