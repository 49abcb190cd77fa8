import { z } from "zod";
import { required } from "../shared/field-schemas.ts";

/** The status of a visa application in the product's own terms. */
export const visaGroups = [
	"submitted",
	"under_review",
	"additional_info",
	"approved",
	"used",
	"refused",
	"returned",
	"withdrawn",
	"cancelled",
	"expired",
] as const;
export type VisaGroup = (typeof visaGroups)[number];

/** The four stages of the explainer (spec §2) in order. */
export const visaStages = ["submitted", "under_review", "additional_info", "approved"] as const satisfies VisaGroup[];

const singleSpaces = (text: string) => text.normalize("NFKC").replace(/\s+/g, " ").trim().toUpperCase();
const latinName = /^[\p{Script=Latin}\p{M}' .,-]+$/u;

/** Passports print Latin letters; the apostrophe variants of phones are unified. */
const fullName = required(100)
	.transform((typed) => singleSpaces(typed).replace(/[\u02bb\u02bc\u2018\u2019`´]/g, "'"))
	.refine((name) => latinName.test(name) && /\p{L}/u.test(name), "not_latin");

/** Not only Uzbek passports: the portal accepts others (integrations.md §1.3). */
const passportNumber = required(60)
	.transform((typed) => singleSpaces(typed).replace(/[ -]/g, ""))
	.refine((number) => /^[A-Z0-9]{5,20}$/.test(number), "bad_passport");

/** The current date as an ISO date. */
export const isoDay = (now: Date): string => now.toISOString().slice(0, 10);

/** Whether an ISO date exists in the calendar. */
export const isRealDay = (day: string): boolean => z.iso.date().safeParse(day).success;

const dayOfBirth = (today: string) =>
	z.string().superRefine((day, context) => {
		if (!isRealDay(day) || day < "1900") context.addIssue("bad_date");
		else if (day > today) context.addIssue("future_date");
	});

/** The input of the visa check (spec §3, O-33). `today` is an ISO date. */
export const visaInput = (today: string) =>
	z.strictObject({ fullName, passportNumber, dateOfBirth: required(40).pipe(dayOfBirth(today)) });

/** Spec §3: the result of a check. Dates are ISO dates; unknown values are omitted. */
export type VisaResult = {
	status?: string;
	message?: string;
	application_status?: string;
	date_of_application?: string;
	approval_date?: string;
	status_of_stay?: string;
	visa_type?: string;
	expiry_date?: string;
	warning?: string;
};
