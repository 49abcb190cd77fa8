import { auditAreas } from "../../access/audit-actions.ts";
import { choiceFilter, dayFilter, type FilterValues, idFilter, readFilters } from "../../records/filters.ts";
import { asZone, homeZone } from "../../shared/time-zone.ts";

export const auditRowsPerPage = 50;

export const auditFilters = {
	/** An account's id, nobody (visitors and automatic actions), or accounts that were deleted. */
	who: idFilter("who", ["nobody", "deleted"]),
	area: choiceFilter("what", auditAreas),
	/** The first and the last day, in the filter's `zone`. */
	from: dayFilter("from"),
	to: dayFilter("to"),
	recordId: idFilter("record"),
};

/** The place in the log where a page begins: entries older or newer than this one. */
export type LogPlace = { before?: number; after?: number };

export type AuditFilter = LogPlace & FilterValues<typeof auditFilters> & { zone: string };

/** Parses the filter of a URL; unknown values are ignored. */
export const auditFilter = (params: URLSearchParams, zone = homeZone): AuditFilter => ({
	...readFilters(auditFilters, params),
	...auditCursor(params),
	zone: asZone(zone),
});

export function auditCursor(params: URLSearchParams): LogPlace {
	const [before, after] = [asNumber(params.get("before")), asNumber(params.get("after"))];
	return before ? { before } : after ? { after } : {};
}

const asNumber = (typed: string | null) => (typed && /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined);
