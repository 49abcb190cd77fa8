import { expect, test } from "vitest";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { problemOf } from "../../shared/errors.ts";
import { createScholarship, updateScholarship } from "./commands.ts";
import { currentRound } from "./rounds.ts";
import type { Round, RoundState } from "./rules.ts";
import { parseScholarship } from "./schema.ts";

const rounds: Round[] = [
	{ year: 2027, opens: "2026-09-01", closes: "2026-10-12" },
	{ year: 2028, opens: "2027-09", closes: "2027-10" },
];
const checked = { source: "https://example.com/page", grade: "B", checkedOn: "2026-11-22" };
const valid = { name: "Tuition reduction", provider: "university", levels: ["Bachelor"], ...checked };

// In Korea, a day begins at 15:00 UTC of the day before.
test.for<[string, RoundState | null, Round[], number?]>([
	["2026-08-31T14:59:59Z", "soon", rounds, 2027],
	["2026-08-31T15:00:00Z", "open", rounds, 2027],
	["2026-10-12T14:59:59Z", "open", rounds, 2027],
	["2026-10-12T15:00:00Z", "expected", rounds, 2028],
	// The months of expected calls end by the offices’ calendar.
	["2027-10-31T18:59:59Z", "expected", rounds, 2028],
	["2027-10-31T19:00:00Z", "closed", rounds, 2028],
	["2026-10-12T15:00:00Z", "closed", rounds.slice(0, 1), 2027],
	["2026-09-15T00:00:00Z", "expected", [{ year: 2027, opens: "2026-09", closes: null }], 2027],
	["2026-09-30T19:00:00Z", "closed", [{ year: 2027, opens: "2026-09", closes: null }], 2027],
	["2026-09-15T00:00:00Z", "open", [{ year: 2026, opens: "2026-09-02", closes: "2026-09-20" }, ...rounds], 2026],
	["2026-09-15T00:00:00Z", null, []],
])("B18-1: at %s the call is %s", ([at, state, given, year]) => {
	const round = given.find((round) => round.year === year);
	expect(currentRound(given, new Date(at))).toEqual(state && { state, round });
});

test("B18-2: no scholarship is saved without its source and the day of the check, by no way", async () => {
	const url = await freshDatabase();
	const staff = callerOf("system", url);
	for (const missing of ["source", "checkedOn"] as const) {
		const { [missing]: _, ...rest } = valid;
		for (const input of [rest, { ...valid, [missing]: "" }]) {
			const problem = problemOf(await createScholarship(staff, input).catch((error) => error));
			expect(problem?.kind === "invalid" && [...new Set(problem.issues.map(({ field }) => field))]).toEqual([missing]);
		}
	}
	const id = await createScholarship(staff, valid);
	await expect(updateScholarship(staff, id, { ...valid, source: "ask us" })).rejects.toThrow("bad_link");
	const sql = sqlOn(url);
	for (const change of ["source = null", "source = ''", "checked_on = null"])
		await expect(sql(`update scholarships set ${change}`)).rejects.toThrow();
});

test.for<[change: object, issue: string]>([
	[{ benefits: [{ kind: "tuition" }] }, "benefits.0.percent required"],
	[{ benefits: [{ kind: "tuition", percent: 101 }] }, "benefits.0.percent too_large"],
	[{ benefits: [{ kind: "tuition", percent: 50, amount: "500 000" }] }, "benefits.0.amount percent_or_amount"],
	[{ benefits: [{ kind: "tuition", percent: 50, percentTo: 50 }] }, "benefits.0.percentTo highest_below_lowest"],
	[{ benefits: [{ kind: "airfare" }, { kind: "rent" }] }, "benefits.1.kind unknown_benefit"],
	[{ rounds: [{ year: 2027, opens: "2026-09-31", closes: "2026-10-01" }] }, "rounds.0.opens bad_date"],
	[{ rounds: [{ year: 2027, opens: "autumn" }] }, "rounds.0.opens bad_day_or_month"],
	[{ rounds: [{ year: 2027, opens: "2026-09-01" }] }, "rounds.0.closes required"],
	[{ rounds: [{ year: 2027, opens: "2026-09-01", closes: "2026-10" }] }, "rounds.0.closes days_or_months"],
	[{ rounds: [{ year: 2027, opens: "2026-09", closes: "2026-08" }] }, "rounds.0.closes ends_before_start"],
	[{ citizenships: ["UZ", "ZZ"] }, "citizenships unknown_country"],
	[{ levels: [] }, "levels choose_one"],
])("a scholarship with %j is refused where it is wrong", ([change, issue]) => {
	const [field, code] = issue.split(" ");
	const problem = { kind: "invalid", issues: [{ field, code }] };
	expect(() => parseScholarship({ ...valid, ...change })).toThrow(expect.objectContaining({ problem }));
});
