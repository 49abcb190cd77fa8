import { daysUntil } from "../../catalog/facts.ts";
import { intakeTerms } from "../../records/intakes/rules.ts";

/** Reminders of the closing of an intake. */

/** Days before the closing, each of which has one reminder. */
export const reminderSteps = [30, 14, 7, 3, 1] as const;
/** Hours in which an address can be confirmed. */
export const confirmHours = 48;
/** Days after the closing, after which a reminder is deleted. */
export const keptDays = 30;

/** The step of a closing today; null if it is further away. */
export const stepOf = (closesOn: string, now: Date): number | null =>
	reminderSteps.findLast((step) => daysUntil(closesOn, now) <= step) ?? null;

/** Which closing a reminder is about. */
export type WantedRound = {
	programId: string;
	/** `roundName` of the intake. */
	round: string;
	/** The citizenship whose closing counts (ISO code). */
	country: string | null;
};

/** What a link to the bot passes on, so that pressing Start asks for reminders: at most 64 letters, digits and hyphens. */
export const startPayload = ({ programId, round, country }: WantedRound): string =>
	["r", programId.replaceAll("-", ""), "-", round, country && `-${country}`].filter(Boolean).join("");

const payload = new RegExp(`^r([\\da-f]{32})-(20\\d\\d-(?:${intakeTerms.join("|")})-[1-9])(?:-([A-Z]{2}))?$`);

export function readStartPayload(text: string): WantedRound | undefined {
	const [, id, round, country = null] = payload.exec(text) ?? [];
	return id && round
		? { programId: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"), round, country }
		: undefined;
}
