import { expect, test } from "vitest";
import { applicationRows } from "../../tests/support/application-rows.ts";
import { post, program, university } from "../../tests/support/factories.ts";
import { callerOf, freshDatabase } from "../../tests/support/site.ts";
import { staffOn } from "../../tests/support/staff-callers.ts";
import { countViews } from "../views/commands.ts";
import { viewedAt } from "../views/rules.ts";
import { getOverview } from "./queries.ts";

const unknown = "00000000-0000-4000-8000-000000000000";
/** A Saturday; its week began on Monday the 16th. */
const now = () => new Date("2026-11-21T12:00:00Z");

test("the overview counts twelve weeks from Monday to Monday at the consultancy, empty ones too, and each status", async () => {
	const { caller, sql } = await staffOn(await freshDatabase(), { tools: { now } });
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

test("views are counted by day, record and language; what is no record counts nothing", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url, now);
	const { caller, sql } = await staffOn(url, { tools: { now } });
	const universityId = await university(system);
	const [often, seldom] = [
		await program(system, { universityId, title: "Often" }),
		await program(system, { universityId, title: "Seldom" }),
	];
	const postId = await post(system, { slug: "news" });
	await post(system, { slug: "draft", published: false });
	const one = { language: "en", count: 1 } as const;
	await countViews(system, [
		{ noun: "program", name: often, language: "en", count: 2 },
		{ noun: "program", name: seldom, ...one },
		{ noun: "university", name: universityId, ...one },
		{ noun: "post", name: "news", ...one },
		{ noun: "post", name: "draft", ...one },
		{ noun: "post", name: "no such", ...one },
		{ noun: "program", name: universityId, ...one },
		{ noun: "program", name: unknown, ...one },
	]);
	await countViews(system, [
		{ noun: "program", name: often, language: "uz", count: 3 },
		{ noun: "program", name: often, ...one },
	]);
	await countViews(system, []);
	expect(
		await sql("select day::text, event, subject, language, count from daily_counts order by event, count"),
	).toEqual([
		{ day: "2026-11-21", event: "view:post", subject: postId, language: "en", count: 1 },
		{ day: "2026-11-21", event: "view:program", subject: seldom, language: "en", count: 1 },
		{ day: "2026-11-21", event: "view:program", subject: often, language: "en", count: 3 },
		{ day: "2026-11-21", event: "view:program", subject: often, language: "uz", count: 3 },
		{ day: "2026-11-21", event: "view:university", subject: universityId, language: "en", count: 1 },
	]);
	await sql(
		"insert into daily_counts values ('2026-10-22', 'view:program', $1, 'en', 100), ('2026-10-23', 'view:program', $1, 'en', 1)",
		[seldom],
	);
	await sql("insert into daily_counts values ('2026-11-20', 'view:program', $1, 'en', 50)", [unknown]);
	expect((await getOverview(caller)).mostViewedPrograms).toMatchObject([
		{ id: often, title: "Often", views: 6 },
		{ id: seldom, title: "Seldom", views: 2 },
	]);
});

test("of all paths only the three kinds of detail pages count", () => {
	expect(viewedAt(`/programs/${unknown}`)).toEqual({ noun: "program", name: unknown });
	expect(viewedAt(`/universities/${unknown.toUpperCase()}`)).toEqual({ noun: "university", name: unknown });
	expect(viewedAt("/blog/%D0%B2%D0%B8%D0%B7%D0%B0")).toEqual({ noun: "post", name: "виза" });
	for (const path of [
		"/",
		"/programs",
		"/programs/x",
		`/programs/${unknown}/more`,
		"/blog/",
		"/blog/%00",
		"/blog/%ff",
		`/offices/${unknown}`,
		"/constructor/x",
	]) {
		expect(viewedAt(path), path).toBeUndefined();
	}
});
