import type {
	CertificationScope,
	CertificationStatus,
	CostCode,
	FactTopic,
	FundsRegion,
} from "../../../database/values.ts";
import { homeDay } from "../../shared/time-zone.ts";

export type { FactTopic };
/** The codes by which facts differ, besides kinds of fees and cities. */
export type FactWord = FundsRegion | CostCode | CertificationScope | CertificationStatus;

/** Certifications follow a yearly list, so they age with the calendar; every other fact by its days. */
export type FactKind = "certification" | "other";

/** Days after which a fact counts as not checked. Spec §11. */
const staleAfter = 180;

const day = 24 * 60 * 60 * 1_000;

/**
 * The day by the offices' calendar from which on a check still counts: facts that were last checked before it are stale.
 * The list of certified universities is published before March, so from 2 March on only a check since 1 March counts.
 *
 * @returns an ISO date, for comparisons in the database as well
 */
export function staleBefore(now: Date, kind: FactKind = "other"): string {
	const today = homeDay(now);
	if (kind === "other") return new Date(Date.parse(today) - (staleAfter - 1) * day).toISOString().slice(0, 10);
	const year = Number(today.slice(0, 4));
	return `${today > `${year}-03-01` ? year : year - 1}-03-01`;
}

/**
 * Whether a check still counts: for 180 days, of a certification until the first 1 March after the day of the check.
 *
 * @param checkedOn an ISO date
 */
export const factAge = (checkedOn: string, now: Date, kind?: FactKind): "fresh" | "stale" =>
	checkedOn < staleBefore(now, kind) ? "stale" : "fresh";
