import { expect, test } from "vitest";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { program, university } from "../../../tests/support/factories.ts";
import { callerOf, freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { getOverview } from "./queries.ts";

const unknown = "00000000-0000-4000-8000-000000000000";
/** A Saturday; its week began on Monday the 16th. */
const now = () => new Date("2026-11-21T12:00:00Z");

test("the overview counts twelve weeks from Monday to Sunday in the consultancy's time zone, including empty ones, and each status", async () => {
	const { caller, sql } = await staffOn(await freshDatabase(), { context: { now } });
	const sent = [
		"2026-11-15T19:00:00Z",
		"2026-11-15T18:59:00Z",
		"2026-11-21T10:00:00Z",
		"2026-08-30T19:00:00Z",
		"2026-08-30T18:59:00Z",
	];
	await applicationRows(
		sql,
		sent.map((time, at) => ({ submitted_at: time, status: at === 0 ? "accepted" : "pending" })),
	);
	await sql(
		"insert into contact_submissions (name, email, message, submitted_at) values ('N', 'e@example.com', 'M', '2026-11-20')",
	);
	const { applicationWeeks, messageWeeks, statuses } = await getOverview(caller);
	expect(applicationWeeks).toHaveLength(12);
	expect(applicationWeeks[0]).toEqual({ week: "2026-08-31", count: 1 });
	expect(applicationWeeks.slice(1, 10).map(({ count }) => count)).toEqual(Array(9).fill(0));
	expect(applicationWeeks.slice(10)).toEqual([
		{ week: "2026-11-09", count: 1 },
		{ week: "2026-11-16", count: 2 },
	]);
	expect(messageWeeks.at(-1)).toEqual({ week: "2026-11-16", count: 1 });
	expect(statuses.toSorted((a, b) => a.count - b.count)).toEqual([
		{ status: "accepted", count: 1 },
		{ status: "pending", count: 4 },
	]);
});

test("the overview shows the most viewed existing programs of thirty days", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url, now);
	const { caller, sql } = await staffOn(url, { context: { now } });
	const universityId = await university(system);
	const [often, seldom] = [
		await program(system, { universityId, title: "Often" }),
		await program(system, { universityId, title: "Seldom" }),
	];
	await sql(
		`insert into daily_counts (day, event, subject, language, count, source) values
			('2026-11-21', 'view:program', $1, 'en', 3, 'direct'), ('2026-11-21', 'view:program', $1, 'uz', 3, 'instagram'),
			('2026-10-22', 'view:program', $2, 'en', 100, ''), ('2026-10-23', 'view:program', $2, 'en', 2, ''),
			('2026-11-20', 'view:program', $3, 'en', 50, ''), ('2026-11-20', 'view:program', 'other', 'en', 60, 'other'),
			('2026-11-20', 'view:post', $2, 'en', 70, '')`,
		[often, seldom, unknown],
	);
	const { mostViewedPrograms, programViews } = await getOverview(caller);
	expect(mostViewedPrograms).toMatchObject([
		{ id: often, title: "Often", views: 6 },
		{ id: seldom, title: "Seldom", views: 2 },
	]);
	expect(programViews).toBe(118);
});
