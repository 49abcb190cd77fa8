import { type City, type FundsRegion, type Province, provinces, type VisaType } from "../../database/values.ts";
import { isCapitalRegion, isLanguageCourse } from "../catalog/facts.ts";

/** The visa for a type of program; any type that is no level of ours has the visa of a bachelor's program. */
export function visaTypeOf(programType: string): VisaType {
	if (isLanguageCourse(programType)) return "D-4-1";
	return programType.includes("PhD") ? "D-2-4" : programType.includes("Master") ? "D-2-3" : "D-2-2";
}

/**
 * The region of a university. The six cities of the catalog are provinces of their own, so a city is enough.
 * @returns null if neither is known.
 */
export function regionOf(province: Province | null, city: City | undefined): FundsRegion | null {
	const isCapital = isCapitalRegion(province ?? provinces.find((known) => known === city?.toLowerCase()) ?? null);
	return isCapital === null ? null : isCapital ? "capital" : "other";
}
