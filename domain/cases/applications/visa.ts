import type { VisaType } from "../../../database/values.ts";

/** The visa that a program usually needs. A stored type may be longer than its name, as in "Master (MBA)". */
const visaOf: [programType: string, visa: VisaType][] = [
	["Bachelor", "D-2-2"],
	["Master", "D-2-3"],
	["PhD", "D-2-4"],
	["Language", "D-4-1"],
];

/** @returns the visa to suggest for a program; null for an unknown type. */
export const suggestVisaType = (programType: string): VisaType | null =>
	visaOf.find(([type]) => programType.includes(type))?.[1] ?? null;
