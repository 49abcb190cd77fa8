import type { Benefit } from "../../database/values.ts";
import { type CostLine, type LineAmount, paymentsIn } from "./costs-lines.ts";

/** What a scholarship would take off the costs of a stay. No total includes it, because a scholarship cannot be promised. */

export type Saving = Pick<LineAmount, "low" | "high" | "currency" | "isAbout">;
type Stay = { months: number; visa: "D-2" | "D-4" };

/**
 * What a benefit takes off the tuition of the stay: a share of it, or an amount that is at most the tuition.
 * @param tuition null if it is not known
 * @returns null if the benefit is no share or amount of tuition, or its sum cannot be known.
 */
export function savingOf(benefit: Benefit, tuition: LineAmount | null, { months, visa }: Stay): Saving | null {
	const { kind, percent, percentTo, amount, currency, period, semesters } = benefit;
	if (kind !== "tuition" || !tuition) return null;
	const payments = paymentsIn(months, visa === "D-4" ? "per_term" : "per_semester");
	const paid = Math.min(semesters ?? payments, payments);
	if (percent !== null) {
		const share = (percents: number) => (percents / 100) * (paid / payments);
		return {
			low: Math.round(tuition.low * share(percent)),
			high: Math.round(tuition.high * share(percentTo ?? percent)),
			...{ currency: tuition.currency, isAbout: tuition.isAbout },
		};
	}
	if (amount === null || currency !== tuition.currency) return null;
	const sum = amount * (period === "per_semester" ? paid : paymentsIn(months, period));
	return { low: Math.min(sum, tuition.low), high: Math.min(sum, tuition.high), currency, isAbout: tuition.isAbout };
}

/** The scholarships that take something off, each with what it is for every benefit. */
export function savingsOf<S extends { benefits: readonly Benefit[] }>(
	scholarships: readonly S[],
	lines: readonly CostLine[],
	stay: Stay,
): (S & { savings: { benefit: Benefit; saving: Saving }[] })[] {
	const tuition = lines.find(({ code }) => code === "tuition")?.amount ?? null;
	return scholarships
		.map((one) => ({
			...one,
			savings: one.benefits.flatMap((benefit) => {
				const saving = savingOf(benefit, tuition, stay);
				return saving ? { benefit, saving } : [];
			}),
		}))
		.filter(({ savings }) => savings.length > 0);
}
