import { type AuditArea, auditAreas } from "../../access/audit-actions.ts";
import { asIsoDay, asZone, homeZone } from "../../shared/time-zone.ts";
import { asId } from "../../shared/validation.ts";

export const auditRowsPerPage = 50;

/** Actors that are no present account: nobody (visitors and automatic actions), and accounts that were deleted. */
const otherActors = ["nobody", "deleted"] as const;

/** The place in the log where a page begins: entries older or newer than this one. */
export type LogPlace = { before?: number; after?: number };

export type AuditFilter = LogPlace & {
	/** An account's id. */
	who?: string;
	area?: AuditArea;
	/** The first and the last day, as ISO dates in `zone`. */
	from?: string;
	to?: string;
	recordId?: string;
	zone: string;
};

/** Parses the filter of a URL; unknown values are ignored. */
export function auditFilter(params: URLSearchParams, zone = homeZone): AuditFilter {
	const who = otherActors.find((one) => one === params.get("who")) ?? asId(params.get("who"));
	const area = auditAreas.find((one) => one === params.get("what"));
	const recordId = asId(params.get("record"));
	const from = asIsoDay(params.get("from"));
	const to = asIsoDay(params.get("to"));
	return {
		...(who && { who }),
		...(area && { area }),
		...(from && { from }),
		...(to && { to }),
		...(recordId && { recordId }),
		...auditCursor(params),
		zone: asZone(zone),
	};
}

export function auditCursor(params: URLSearchParams): LogPlace {
	const [before, after] = [asNumber(params.get("before")), asNumber(params.get("after"))];
	return before ? { before } : after ? { after } : {};
}

const asNumber = (typed: string | null) => (typed && /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined);
