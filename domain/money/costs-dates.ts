import type { Intake } from "../catalog/usual-applications.ts";
import { homeDay } from "../time-zone.ts";
import type { Funds } from "./funds-rules.ts";

/**
 * When applications for a D-2 visa are usually made, by the intake: the first and the last month, 1 to 12. The admissions
 * guide says so with its sources (app/guide, step "Visa").
 */
const visaMonths = { march: [1, 2], september: [7, 8] } as const satisfies Record<
	Intake,
	readonly [from: number, to: number]
>;

const daysOfMonth = 30;

/** Days from which a rule means the whole stay in Korea: the most that can be stored (funds_rules). */
export const wholeStay = 3_650;

/** When the money must be in the bank, by all rules that may apply: the strictest of each is named. */
export function moneyDates(visa: "D-2" | "D-4", { counted, others }: Pick<Funds, "counted" | "others">) {
	const rules = [...(counted ? [counted] : []), ...others];
	const known = (name: "holdDaysBefore" | "maxAgeDays") => rules.flatMap((rule) => rule[name] ?? []);
	const [holds, ages] = [known("holdDaysBefore"), known("maxAgeDays")];
	const holdDays = holds.length > 0 ? Math.max(...holds) : null;
	// The hold ends a month before applications begin, so that there is time for the certificate. Months count from 0 here.
	const before = (month: number) => {
		const deposit = month - 2 - Math.ceil((holdDays ?? 0) / daysOfMonth);
		return (((deposit % 12) + 12) % 12) + 1;
	};
	return {
		/** The longest time that a rule asks for, in days; null if none says. */
		holdDays,
		/** The shortest age of the bank's certificate, in days; null if none says. */
		maxAgeDays: ages.length > 0 ? Math.min(...ages) : null,
		/** The rules by which money stays there after the arrival. */
		kept: rules.filter(({ keepAfterArrivalDays }) => keepAfterArrivalDays !== null),
		/** Null for language courses, which begin four times a year. */
		visaMonths: visa === "D-2" ? visaMonths : null,
		/** The month at whose end the whole sum is in the bank at the latest, 1 to 12. */
		depositMonths:
			visa === "D-2" ? { march: before(visaMonths.march[0]), september: before(visaMonths.september[0]) } : null,
	};
}

/**
 * Whether a month is this one, or has passed while the months that follow it, up to `last`, have not.
 * @param month 1 to 12, like `last`
 */
export function monthState(month: number, last: number, now: Date): "ahead" | "current" | "passed" {
	const passed = (Number(homeDay(now).slice(5, 7)) - month + 12) % 12;
	if (passed === 0) return "current";
	return passed <= (last - month + 12) % 12 ? "passed" : "ahead";
}
