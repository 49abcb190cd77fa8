import { z } from "zod";
import {
	caseOffices,
	type EntryKind,
	educationLevels,
	entryKinds,
	languages,
	languageTestTypes,
	type Milestone,
	maritalStatuses,
	messageChannels,
	milestones,
	phoneOwners,
	sponsors,
} from "../../../database/values.ts";
import { country, email, line, optional, phone, singleLine } from "../../shared/field-schemas.ts";

export {
	caseOffices,
	type EntryKind,
	educationLevels,
	entryKinds,
	languageTestTypes,
	type Milestone,
	maritalStatuses,
	messageChannels,
	milestones,
	phoneOwners,
	sponsors,
};

/** The audit action for a change of an application's status, with { from, to }. */
export const statusChange = "application:change-status";

const day = z.iso.date("bad_date").refine((value) => value >= "1900-01-01" && value <= "2100-12-31", "bad_date");
/** A month, such as "2027-06", is stored as its first day. */
const month = z.preprocess(
	(value) => (typeof value === "string" && /^\d{4}-\d{2}/.test(value) ? `${value.slice(0, 7)}-01` : value),
	optional(day),
);
/** Written with a decimal point or comma. */
const percent = z.preprocess((value) => {
	if (typeof value !== "string") return value;
	return value.trim() === "" ? null : Number(value.replace(",", "."));
}, z.number("not_a_number").min(0, "out_of_range").max(100, "out_of_range").nullable().default(null));

/** The details of an applicant that staff enter and correct. */
export const applicantInput = z.strictObject({
	fullName: singleLine(),
	passportName: optional(
		line(99)
			.toUpperCase()
			.regex(/^[A-Z][A-Z' -]*$/, "not_latin"),
	),
	birthDate: optional(day),
	nationality: country(),
	residenceCountry: country(),
	phoneNumber: optional(phone),
	phoneOwner: z.enum(phoneOwners, "required").default("self"),
	email: optional(email.toLowerCase().max(254, "too_long")),
	language: z.enum(languages, "required"),
	sponsor: optional(z.enum(sponsors, "required")),
	maritalStatus: optional(z.enum(maritalStatuses, "required")),
	educationLevel: optional(z.enum(educationLevels, "required")),
	educationFinishedOn: month,
	gpaPercent: percent,
	passportExpiresOn: optional(day),
	office: z.enum(caseOffices, "required").default("tashkent"),
});

export const languageTestInput = z.strictObject({
	test: z.enum(languageTestTypes, "required"),
	result: singleLine(20),
	level: optional(line(20)),
	takenOn: optional(day),
});
