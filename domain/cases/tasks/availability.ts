import type { CaseOffice, Role } from "../../../database/values.ts";
import { isStaffRole } from "../../access/session-rules.ts";
import { isoDayIn, officeZones } from "../../shared/time-zone.ts";

/** What decides whether somebody can be given tasks. `awayUntil`: the first day back, as an ISO date. */
type Person = { role: Role; office: CaseOffice | null; awayUntil: string | null };

/** Today where the person works; who has no certain office goes by Tashkent's calendar. */
export const todayOf = ({ office }: Pick<Person, "office">, at: Date): string =>
	isoDayIn(at, officeZones[office ?? "tashkent"]);

/** @returns the first day back of a person who is away; null for a person who is at work. */
export const absenceOf = (person: Omit<Person, "role">, at: Date): string | null =>
	person.awayUntil && person.awayUntil > todayOf(person, at) ? person.awayUntil : null;

/** Only staff who are at work are given tasks. */
export const isAvailable = (person: Person, at: Date): boolean =>
	isStaffRole(person.role) && absenceOf(person, at) === null;
