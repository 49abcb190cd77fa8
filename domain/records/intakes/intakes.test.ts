import { expect, test } from "vitest";
import { program } from "../../../tests/support/factories.ts";
import { expectedIntake, intakeItem } from "../../../tests/support/intake-items.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { findIssues, parse } from "../../shared/validation.ts";
import { intakes as intakesField } from "../field-types.ts";
import { readRows, writeRows } from "../sheet-rules.ts";
import { type Intake, maxIntakes, rollOver } from "./rules.ts";
import { intakesInput } from "./schema.ts";

const codesOf = (items: unknown) => findIssues(intakesInput, items).map(({ field, code }) => [field, code]);

test.each<[change: object, field: string, code: string]>([
	[{ closes: "2026-11-01" }, "0.closes", "closes_before_opening"],
	[{ classes: "2026-11-29" }, "0.classes", "classes_before_closing"],
	[{ term: "march" }, "0.term", "unknown_term"],
	[{ closes: "2026-02-30" }, "0.closes", "bad_day_or_month"],
	[{ closes: "2026-11" }, "0.closes", "certain_month"],
	[{ baseYear: 2026 }, "0.baseYear", "certain_base_year"],
	[{ countries: "UZ 2026-11-20; UZ 2026-11-21" }, "0.countries", "country_twice"],
	[{ countries: "UZ 2026-11-01" }, "0.countries", "closes_before_opening"],
	[{ countries: "XX 2026-11-20" }, "0.countries.0.country", "unknown_country"],
	[{ source: "javascript:alert(1)" }, "0.source", "bad_link"],
	[{ checkedOn: "soon" }, "0.checkedOn", "bad_date"],
	[{ seats: 3 }, "0", "unrecognized_keys"],
])("an intake with %j is refused where it is wrong", (change, field, code) => {
	expect(codesOf([{ ...intakeItem(), ...change }])).toContainEqual([field, code]);
});

test("B10-5: an expected intake is refused with a day in any of its dates", () => {
	for (const name of ["opens", "closes", "documentsBy", "result", "classes"] as const)
		expect(codesOf([{ ...expectedIntake(), [name]: "2027-05-20" }])).toContainEqual([`0.${name}`, "expected_day"]);
	const codes = codesOf([{ ...expectedIntake(), countries: "UZ 2027-05-20" }]);
	expect(codes).toContainEqual(["0.countries", "expected_day"]);
});

test("of each start and round there is one, the list is sorted by closing, and dates are read as people write them", () => {
	const [late, early] = [expectedIntake(), intakeItem()];
	expect(codesOf([late, early, intakeItem({ closes: "2026-12-01" })])).toEqual([["2.round", "intake_twice"]]);
	const many = Array.from({ length: maxIntakes + 1 }, (_, at) => intakeItem({ year: 2000 + at }));
	expect(codesOf(many)).toEqual([["", "too_many_intakes"]]);
	expect(parse(intakesInput, [late, early])).toEqual([early, late]);
	// As people and spreadsheets in Russian and Uzbek write dates.
	const typed = { opens: "2.11.2026", closes: "30.11.2026", checkedOn: "24.11.2026", round: "", certainty: "" };
	const lines = [
		{ ...late, opens: "4.2027" },
		{ ...early, ...typed },
	];
	expect(parse(intakesInput, lines)).toEqual([early, late]);
});

test("a cell of a spreadsheet keeps every value of the intakes", () => {
	const intakes = [
		intakeItem({
			countries: [{ country: "UZ", closes: "2026-11-20" }],
			documentsBy: "2026-12-04",
			source: "https://e.kr/?a=1|2",
		}),
		expectedIntake({ baseYear: 2026, classes: "2027-09" }),
	];
	expect(parse(intakesInput, readRows(intakesField(), writeRows(intakesField(), intakes)))).toEqual(intakes);
	expect(codesOf(readRows(intakesField(), `${writeRows(intakesField(), intakes)} | more`))).toContainEqual([
		"1",
		"unrecognized_keys",
	]);
});

test("B10-6: a year becomes expected months of the next one, and a second time nothing changes", () => {
	const winter = intakeItem({
		...{ term: "winter", opens: "2027-09-01", closes: "2027-10-08", classes: "2027-12-06", result: "2027-10-20" },
		countries: [{ country: "UZ", closes: "2027-09-30" }],
	});
	const kept = expectedIntake({ year: 2028, term: "spring", opens: "2027-09", closes: "2027-10" });
	const before = [intakeItem(), kept, winter, expectedIntake({ baseYear: 2025 })];
	const after = rollOver(before, 2027);
	const added = after.filter((intake) => !before.includes(intake));
	expect(added).toEqual([
		expectedIntake({ year: 2028, opens: "2028-04", closes: "2028-05", baseYear: 2025 }),
		expectedIntake({
			...{ year: 2028, term: "winter", opens: "2028-09", closes: "2028-10", classes: "2028-12", result: "2028-10" },
			baseYear: 2027,
		}),
	]);
	expect(findIssues(intakesInput, after)).toEqual([]);
	expect(rollOver(after, 2027)).toEqual(after);
});

test("B10-7: the deadline is the next closing right after each write, whoever writes", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	await program(callerOf("system", url));
	const [{ today }] = (await sql("select (now() at time zone 'Asia/Seoul')::date::text as today")) as [
		{ today: string },
	];
	const dayAfter = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
	const certain = (days: number, round: number) => intakeItem({ opens: null, closes: dayAfter(days), round });
	const store = async (set: string, value: unknown) =>
		(await sql(`update programs set ${set} = $1 returning application_deadline::text as deadline`, [value]))[0]
			.deadline;
	const intakes = (items: Intake[]) => store("intakes", JSON.stringify(items));
	expect(await intakes([certain(-1, 1), certain(0, 2), certain(9, 3)])).toBe(dayAfter(0));
	expect(await store("application_deadline", dayAfter(90))).toBe(dayAfter(0));
	expect(await intakes([certain(-1, 1), certain(9, 3)])).toBe(dayAfter(9));
	expect(await intakes([certain(-1, 1), certain(-5, 2)])).toBe(dayAfter(-1));
	expect(await intakes([expectedIntake()])).toBeNull();
	expect(await store("application_deadline", dayAfter(90))).toBe(dayAfter(90));
	expect(await intakes([])).toBe(dayAfter(90));
});
