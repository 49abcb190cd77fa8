import { expect, test } from "vitest";
import { freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { confirmRates, discardRates, enterRates } from "./commands.ts";
import { getRates, listRates } from "./queries.ts";
import { isFetchDue, isNear } from "./rules.ts";

const at = (time: string) => new Date(`2026-09-${time}Z`);

test.each([
	["never fetched", null, null, "29T00:00", true],
	["before 05:30", "28T06:00", "28T06:00", "29T05:29", false],
	["at 05:30", "28T06:00", "28T06:00", "29T05:30", true],
	["fetched at 05:30", "29T05:30", "29T05:30", "29T23:59", false],
	["fetched before 05:30 after a start of the site", "29T05:00", "29T05:00", "29T05:30", true],
	["failed less than an hour ago", "29T05:35", "28T05:31", "29T06:34", false],
	["failed an hour ago", "29T05:35", "28T05:31", "29T06:35", true],
	["the clock was set back", "29T06:00", "29T06:00", "28T12:00", true],
])("the fetch is due: %s", (_what, started, succeeded, now, isDue) => {
	const run = { startedAt: started && at(started), succeededAt: succeeded && at(succeeded) };
	expect(isFetchDue({ startedAt: run.startedAt || null, succeededAt: run.succeededAt || null }, at(now))).toBe(isDue);
});

test("a rate’s day is in the calendar and at most ten days away", () => {
	const days = ["2026-09-19", "2026-10-09", "2026-09-18", "2026-10-10", "2026-09-31", "29.09.2026", ""];
	expect(days.map((day) => isNear(day, at("29T23:00")))).toEqual([true, true, false, false, false, false, false]);
});

const rates = { onDate: "2026-09-29", usd: "11806.97", krw: "8.68" };

async function desk() {
	const url = await freshDatabase();
	return { ...(await staffOn(url, { context: { now: () => at("29T12:00") } })), sql: sqlOn(url) };
}

const issuesOf = (attempt: Promise<unknown>) =>
	attempt.then(
		() => [],
		(error) => error.problem.issues,
	);

test("staff enter rates as readers write numbers, and wrong ones are rejected", async () => {
	const { caller, sql } = await desk();
	await enterRates(caller, { ...rates, usd: "11 806,97" });
	expect(await getRates(caller)).toEqual({ onDate: "2026-09-29", usd: 11_806.97, krw: 8.68, source: "manual" });
	for (const wrong of ["", "0", "-1", "1e3", "abc", "1.2345678", "11.806.97"])
		expect(await issuesOf(enterRates(caller, { ...rates, krw: wrong })), wrong).toHaveLength(1);
	for (const day of ["2026-08-01", "2026-10-20", "tomorrow", "2026-02-31"])
		expect(await issuesOf(enterRates(caller, { ...rates, onDate: day }))).toEqual([
			{ field: "onDate", code: "bad_rate_day" },
		]);
	expect(await sql("select action, detail from audit_log where action like 'rate:%'")).toEqual([
		{ action: "rate:enter", detail: { onDate: "2026-09-29", to: "USD 11806.97, KRW 8.68" } },
	]);
});

test("rates that differ by more than 20 % are stored only after they were checked", async () => {
	const { caller } = await desk();
	await enterRates(caller, rates);
	const mistyped = { ...rates, krw: "86.8" };
	expect(await issuesOf(enterRates(caller, mistyped))).toEqual([{ field: "krw", code: "rate_jump" }]);
	expect(await getRates(caller)).toMatchObject({ krw: 8.68 });
	await enterRates(caller, { ...mistyped, isChecked: "true" });
	expect(await getRates(caller)).toMatchObject({ krw: 86.8 });
});

test("held rates are used once they are confirmed, and never after they were discarded", async () => {
	const { caller, sql } = await desk();
	await enterRates(caller, rates);
	await sql(`insert into exchange_rates (currency, on_date, uzs_per_unit, source, state, fetched_at)
		select c, d::date, 1000, 'cbu', 'held', now() from unnest(array['USD', 'KRW']) c, unnest(array['2026-09-30', '2026-10-01']) d`);
	expect((await listRates(caller)).held.map(({ onDate }) => onDate)).toEqual(["2026-10-01", "2026-09-30"]);
	await discardRates(caller, "2026-10-01");
	expect(await getRates(caller)).toMatchObject({ onDate: "2026-09-29" });
	await confirmRates(caller, "2026-09-30");
	expect(await getRates(caller)).toMatchObject({ onDate: "2026-09-30", krw: 1_000, source: "cbu" });
	expect((await listRates(caller)).held).toEqual([]);
	for (const day of ["2026-10-01", "2026-09-29", "no day"])
		await expect(confirmRates(caller, day)).rejects.toMatchObject({ problem: { kind: "not-found" } });
	expect(await sql("select action from audit_log where action like 'rate:%' order by id")).toMatchObject([
		{ action: "rate:enter" },
		{ action: "rate:discard" },
		{ action: "rate:confirm" },
	]);
});
