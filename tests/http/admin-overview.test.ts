import { expect, test } from "vitest";
import { signedIn } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { program } from "../support/factories.ts";
import { staffSite } from "../support/staff.ts";

const now = new Date("2026-11-21T12:00:00Z");

test("the overview says in sentences and tables, without script, what its charts show", async () => {
	const site = await staffSite("admin", ["empty", { now: () => now }]);
	await applicationRows(site.sql, [
		{ submitted_at: now },
		{ submitted_at: now, status: "accepted" },
		{ submitted_at: now, status: "accepted" },
	]);
	const id = await program(site.system, { title: "Design" });
	await site.sql("insert into daily_counts values ('2026-11-20', 'view:program', $1, 'uz', 7)", [id]);
	const page = await site.open("/admin/overview");
	expect(page.all(".chart h2").map(({ text }) => text)).toEqual([
		"Applications a week",
		"Messages a week",
		"Applications by status",
		"Most viewed programs in 30 days",
	]);
	const [weeks, messages, statuses, viewed] = page.all(".chart");
	expect(weeks?.text).toContain("3 in the last 12 weeks; the most, 3, in the week from 16 November 2026.");
	expect(weeks?.all("tbody tr")).toHaveLength(12);
	expect(messages?.text).toContain("None in the last 12 weeks.");
	expect(statuses?.all("tbody tr").map(({ text }) => text)).toEqual(["Pending 1", "Accepted 2"]);
	expect(viewed?.all("tbody tr")[0]?.text).toMatch(/^Design, University \d+ 7$/);
	for (const language of ["ru", "uz"]) {
		expect((await site.open("/admin/overview", `preferred-language=${language}`)).all(".chart")).toHaveLength(4);
	}
});

test("the overview is for staff alone", async () => {
	const site = await staffSite();
	for (const cookie of ["", await signedIn(site, "user")]) {
		expect([302, 303]).toContain((await site.get("/admin/overview", { cookie })).status);
	}
});
