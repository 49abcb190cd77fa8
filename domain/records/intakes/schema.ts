import { z } from "zod";
import { country, optional, webAddress } from "../../shared/field-schemas.ts";
import { asIsoDay, isoDate } from "../../shared/time-zone.ts";
import {
	firstIntakeYear,
	intakeCertainties,
	intakeDates,
	intakeTerms,
	isSameRound,
	lastIntakeYear,
	maxIntakes,
	sortIntakes,
} from "./rules.ts";

/** A day or a month, of which day and month exist and the year is one of an intake. */
const isDate = (text: string) => {
	const year = Number(text.slice(0, 4));
	const isKnown = asIsoDay(text.length === 7 ? `${text}-01` : text) !== undefined;
	return isKnown && year >= firstIntakeYear && year <= lastIntakeYear;
};

const date = z.preprocess(
	(value) => (value === null || value === "" ? undefined : isoDate(value)),
	z
		.string({ error: ({ input }) => (input === undefined ? "required" : "bad_day_or_month") })
		.trim()
		.refine(isDate, "bad_day_or_month"),
);

const ownDate = z.strictObject({
	country: country().pipe(z.string("unknown_country")),
	closes: date,
});

/** "UZ 2026-12-31; VN 2026-12-31", as forms and spreadsheets have the dates of countries. */
const readCountries = (value: unknown) =>
	typeof value === "string"
		? value.split(/[;\n]/).flatMap((part) => {
				const [code = "", ...day] = part.trim().split(/[\s:]+/);
				return code ? [{ country: code.toUpperCase(), closes: day.join(" ") }] : [];
			})
		: (value ?? undefined);

/** A blank text is missing. */
const blank = (value: unknown) => (value === "" ? undefined : value);
const whole = (least: number, most: number, code: string) =>
	z.coerce.number(code).int(code).min(least, code).max(most, code);
const year = whole(firstIntakeYear, lastIntakeYear, "bad_intake_year");

/** One intake of a program: a row of its form, an object of the API, a line of a cell in a spreadsheet. */
const intakeInput = z
	.strictObject({
		year,
		term: z.enum(intakeTerms, "unknown_term"),
		round: z.preprocess(blank, whole(1, 9, "bad_round").default(1)),
		certainty: z.preprocess(blank, z.enum(intakeCertainties, "unknown_certainty").default("certain")),
		opens: optional(date),
		closes: date,
		documentsBy: optional(date),
		result: optional(date),
		classes: optional(date),
		countries: z.preprocess(readCountries, z.array(ownDate).max(20, "too_many").default([])),
		baseYear: optional(year),
		source: webAddress,
		checkedOn: z.preprocess(
			isoDate,
			z.iso.date("bad_date").refine((day) => day >= `${firstIntakeYear}`, "bad_date"),
		),
	})
	.superRefine((intake, context) => {
		const report = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
		const { certainty, opens, closes, classes, countries } = intake;
		const length = certainty === "expected" ? 7 : 10;
		const fault = certainty === "expected" ? "expected_day" : "certain_month";
		for (const name of ["closes", ...intakeDates] as const)
			if (intake[name] && intake[name].length !== length) report([name], fault);
		for (const [index, own] of countries.entries()) {
			if (own.closes.length !== length) report(["countries"], fault);
			if (opens && own.closes < opens) report(["countries"], "closes_before_opening");
			if (countries.findIndex(({ country }) => country === own.country) !== index)
				report(["countries"], "country_twice");
		}
		if (opens && closes < opens) report(["closes"], "closes_before_opening");
		if (classes && classes < closes) report(["classes"], "classes_before_closing");
		if (certainty === "certain" && intake.baseYear !== null) report(["baseYear"], "certain_base_year");
	});

/** The intakes of a program, of each start and round one at most. */
export const intakesInput = z
	.array(intakeInput)
	.max(maxIntakes, "too_many_intakes")
	.superRefine((intakes, context) => {
		intakes.forEach((intake, index) => {
			if (intakes.findIndex((one) => isSameRound(one, intake)) === index) return;
			context.addIssue({ code: "custom", path: [index, "round"], message: "intake_twice" });
		});
	})
	.overwrite(sortIntakes);
