import { expect, test } from "vitest";
import { post, program, university } from "../support/factories.ts";
import { staffSite } from "../support/staff.ts";

const now = new Date("2026-11-21T12:00:00Z");

test("analytics shows views, searches without results and submissions in sentences and tables, without script", async () => {
	const site = await staffSite("owner", ["empty", { now: () => now }]);
	const empty = await site.open("/admin/analytics");
	expect(empty.text).toContain("No data for this period.");
	const universityId = await university(site.system, { name: "Hanbit" });
	const programId = await program(site.system, { universityId, title: "Design" });
	const postId = await post(site.system, { title: "Visas" });
	await site.sql(
		`insert into daily_counts (day, event, subject, language, count, source) values
			('2026-11-21', 'view:program', $1, 'en', 40, 'instagram'), ('2026-11-20', 'view:university', $2, 'uz', 10, 'direct'),
			('2026-11-20', 'view:post', $3, 'ru', 5, 'google.com'), ('2026-11-20', 'view:post', gen_random_uuid(), 'ru', 3, ''),
			('2026-11-21', 'start:apply', '', 'en', 8, 'instagram'), ('2026-11-21', 'sent:apply', '', 'en', 2, 'instagram'),
			('2026-11-21', 'start:contact', '', 'en', 4, 'direct'), ('2026-11-21', 'sent:contact', '', 'en', 3, 'direct'),
			('2026-11-21', 'open:my', '', 'uz', 7, 'direct'),
			('2026-10-22', 'view:university', $2, 'uz', 100, 'direct'),
			('2026-11-19', 'search:programs', '<b>robots</b>', 'en', 6, '')`,
		[programId, universityId, postId],
	);
	const page = await site.open("/admin/analytics");
	expect(page.all(".way li").map(({ text }) => text)).toEqual([
		"Views of universities, programs and posts 58",
		"Applications started 8 14% of the views",
		"Applications sent 2 25% of those started 3.4% of the views",
	]);
	expect(page.text).toContain("Messages started: 4. Messages sent: 3. Views of “My application”: 7.");
	const part = (title: string, on = page) => on.all(".chart").find((one) => one.all("h2")[0]?.text === title);
	const rows = (title: string) =>
		part(title)
			?.all("tbody tr")
			.map(({ text }) => text);
	expect(part("Views per day")?.text).toContain("58 in total. Most: 21 November 2026, 40.");
	expect(rows("Views per day")).toHaveLength(30);
	expect(rows("Views by source")).toEqual(["instagram 40", "direct 10", "google.com 5", "unknown 3"]);
	expect(rows("Where applications come from")).toEqual([
		"instagram 2 8 25% 40",
		"direct 0 0 – 10",
		"google.com 0 0 – 5",
		"unknown 0 0 – 3",
	]);
	expect(rows("Most viewed programs")).toEqual(["Design, Hanbit 40"]);
	expect(rows("Most viewed universities")).toEqual(["Hanbit 10"]);
	expect(rows("Most viewed posts")).toEqual(["Visas 5", expect.stringMatching(/^deleted \([0-9a-f]{8}\) 3$/)]);
	expect(rows("Searches with no results")).toEqual(["<b>robots</b> Programs 6"]);

	const chosen = await site.open("/admin/analytics?days=365&language=en&source=instagram");
	expect(chosen.all("option[selected]").map(({ text }) => text)).toEqual(["Last 12 months", "English", "instagram"]);
	expect(chosen.all(".way strong").map(({ text }) => text)).toEqual(["40", "8", "2"]);
	expect(chosen.text).toContain("Views per week");
	// What came before the thirty days belongs to the year.
	const year = await site.open("/admin/analytics?days=365");
	expect(year.all(".way strong")[0]?.text).toBe("158");
	expect(part("Views per week", year)?.all("tbody tr")).toHaveLength(53);
	const none = await site.open("/admin/analytics?language=uz&source=nobody");
	expect(none.text).toContain("Nothing matches the search and filters.");

	const answer = await site.get("/admin/analytics/export.csv?language=en", { cookie: site.cookie });
	expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(answer.headers.get("content-disposition")).toBe('attachment; filename="analytics-2026-11-21.csv"');
	expect((await answer.text()).split("\r\n")).toContain(
		`"2026-11-21","view:program","${programId}","Design, Hanbit","en","instagram","40"`,
	);
});
