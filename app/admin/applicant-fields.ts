import {
	caseOffices,
	educationLevels,
	languageTestTypes,
	maritalStatuses,
	phoneOwners,
	sponsors,
} from "../../domain/cases/applicants/schema.ts";
import { languages } from "../../domain/shared/language.ts";
import type { Field } from "./fields.ts";

/** @param countries ISO codes in the order of the list */
export const applicantFields = (countries: string[]): Field[] => [
	{ name: "fullName", kind: "line", required: true },
	{ name: "passportName", kind: "line" },
	{ name: "birthDate", kind: "date" },
	{ name: "nationality", kind: "choice", options: countries },
	{ name: "residenceCountry", kind: "choice", options: countries },
	{ name: "phoneNumber", kind: "line" },
	{ name: "phoneOwner", kind: "choice", options: phoneOwners, required: true },
	{ name: "email", kind: "email" },
	{ name: "language", kind: "choice", options: languages, required: true },
	{ name: "sponsor", kind: "choice", options: sponsors },
	{ name: "maritalStatus", kind: "choice", options: maritalStatuses },
	{ name: "educationLevel", kind: "choice", options: educationLevels },
	{ name: "educationFinishedOn", kind: "date" },
	{ name: "gpaPercent", kind: "line" },
	{ name: "passportExpiresOn", kind: "date" },
	{ name: "office", kind: "choice", options: caseOffices, required: true },
];

export const languageTestFields: Field[] = [
	{ name: "test", kind: "choice", options: languageTestTypes, required: true },
	{ name: "result", kind: "line", required: true },
	{ name: "level", kind: "line" },
	{ name: "takenOn", kind: "date" },
];
