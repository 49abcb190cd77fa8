import { visaMonths } from "../catalog/usual-applications.ts";
import type { Funds } from "./funds-rules.ts";

const daysOfMonth = 30;

/** Days from which a rule means the whole stay in Korea: the most that can be stored (funds_rules). */
export const wholeStay = 3_650;

export type MoneyDates = ReturnType<typeof moneyDates>;

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
