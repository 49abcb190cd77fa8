import { certificationListFilters } from "../../domain/catalog/certifications/fields.ts";
import { getCertification, listCertifications } from "../../domain/catalog/certifications/queries.ts";
import { certificationInput } from "../../domain/catalog/certifications/schema.ts";
import { originalLanguage } from "../../domain/shared/language.ts";
import { filterShape, filterValues } from "./filters.ts";
import { editing, identified, type Table } from "./table.ts";

/** Visitors read the statuses that are valid today with the university or program (tables/catalog.ts). */
export const certifications: Table = {
	name: "certifications",
	one: "a certification",
	about:
		"The statuses of universities in the ministries’ lists (IEQAS), the newest first, also past and coming ones. `valid_from` and `valid_to` are days in Korea and both included. The validities of one scope of a university do not overlap.",
	record: identified(certificationInput),
	staff: "catalog:write",
	readers: "staff",
	filters: filterShape(certificationListFilters),
	usually: 100,
	list: (caller, { page, limit, ...query }) =>
		listCertifications(caller, { ...filterValues(certificationListFilters, query), page, size: limit }),
	get: (caller, id) => getCertification(caller, id, originalLanguage),
	...editing("certification"),
	example: {
		university_id: "00000000-0000-4000-8000-000000000000",
		scope: "degree",
		status: "certified",
		valid_from: "2025-03-01",
		valid_to: "2026-02-28",
		source: "https://example.com/list",
		checked_on: "2025-03-03",
	},
};
