import { expect, test } from "vitest";
import { sweepExpired } from "../../domain/maintenance/retention/commands.ts";
import { loadPeople } from "../../sample/people.ts";
import { signedIn } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { program } from "../support/factories.ts";
import { callerOf } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";
import { fakeTelegram } from "../support/telegram.ts";

const now = new Date("2026-11-21T12:00:00Z");

test("the overview shows its charts' data in sentences and tables, without script", async () => {
	const site = await staffSite("admin", ["empty", { now: () => now }]);
	const sent = ["pending", "accepted", "accepted"].map((status) => ({ submitted_at: now, status }));
	await applicationRows(site.sql, sent);
	const id = await program(site.system, { title: "Design" });
	await site.sql("insert into daily_counts values ('2026-11-20', 'view:program', $1, 'uz', 7)", [id]);
	const page = await site.open("/admin/overview");
	const titles = ["Applications per week", "Messages per week", "Applications by status"];
	const last = "Most viewed programs in the last 30 days";
	expect(page.all(".chart h2").map(({ text }) => text)).toEqual([...titles, last]);
	const [weeks, messages, statuses, viewed] = page.all(".chart");
	expect(weeks?.text).toContain("3 in the last 12 weeks. Most: 3, in the week from 16 November 2026.");
	expect(weeks?.all("tbody tr")).toHaveLength(12);
	expect(messages?.text).toContain("None in the last 12 weeks.");
	expect(statuses?.all("tbody tr").map(({ text }) => text)).toEqual(["Pending 1", "Accepted 2"]);
	expect(viewed?.all("tbody tr")[0]?.text).toMatch(/^Design, University \d+ 7$/);
});

test("every number of the overview leads to the list with exactly these rows", async () => {
	const site = await staffSite("admin", ["empty", { now: () => now }]);
	const sent = ["2026-11-15T18:59:00Z", "2026-11-15T19:00:00Z", "2026-11-21T10:00:00Z", "2026-09-07T00:00:00Z"];
	const rows = sent.map((time, at) => ({ submitted_at: time, status: at === 0 ? "accepted" : "pending" }));
	await applicationRows(site.sql, rows);
	await site.sql(`insert into contact_submissions (name, email, message, submitted_at)
		select 'N', 'n@example.com', reference, submitted_at from applications`);
	const page = await site.open("/admin/overview");
	const links = page.all(".chart tbody td a").map((link) => [link.get("href") ?? "", link.text]);
	expect(links).toHaveLength(26);
	for (const [address = "", count] of links.filter(([, count], at) => count !== "0" || at % 12 === 0)) {
		const list = await site.open(address);
		const total = /Showing .* of (\d+)/.exec(list.text)?.[1] ?? "0";
		expect(`${address}: ${total}`).toBe(`${address}: ${count}`);
	}
	// The charts repeat the links of their tables for the pointer.
	expect(page.all(".chart [aria-hidden] a").every((link) => link.get("tabindex") === "-1")).toBe(true);
});

test("operations 9, staff 9: the overview lists what is left to do before the site opens, each task until it is done", async () => {
	const mail = { smtpUrl: undefined, from: "Hamroh <no-reply@example.com>" };
	const site = await staffSite("owner", ["sample", { mail }]);
	/** The items with a state: what each says, and where it leads. */
	const listed = async (state = "○") => {
		const page = await site.open("/admin/overview");
		return page
			.all("[aria-labelledby=launch] li")
			.filter(({ text }) => text.startsWith(state))
			.map((item) => [item.text.slice(2, 30), item.links(/./)[0]?.get("href")]);
	};
	expect(await listed("✓")).toEqual([["Remove the example people wh", "/admin/queue"]]);
	await loadPeople((at) => callerOf("system", site.url, () => at));
	expect(await listed()).toEqual([
		["Replace the sample records, ", "/admin/sample"],
		["Remove the example people wh", "/admin/queue"],
		["Enter who is responsible: re", "/admin/settings/legal-entity"],
		["Publish what you charge and ", "/admin/settings/service-fees"],
		["The terms and the privacy no", "/terms"],
		["Enter your offices: addresse", "/admin/content/offices"],
		["An owner signs in as owner@e", "/admin/users"],
		["Turn on two-step sign-in for", "/admin/account"],
		["Decide who manages staff: ow", "/admin/settings/rules/owners-only"],
		["Links in emails and messages", "/admin/status"],
		["Backups are not scheduled. A", "/admin/status"],
		["The staff chat is not connec", "/admin/settings/connections"],
		["No mail server is connected,", "/admin/settings/connections"],
		["The visa portal is not conne", "/admin/settings/connections"],
	]);
	for (const [text, to = ""] of await listed()) {
		const page = await site.get(to, { cookie: site.cookie });
		expect([text, page.status]).toEqual([text, 200]);
	}
	expect(await listed("✓")).toEqual([]);
	await site.sql("update policies set is_on = false where name = 'sample-notice'");
	const removed = await site.post("/admin/examples", {}, { cookie: site.cookie });
	expect(removed.headers.get("location")).toBe("/admin/queue");
	await site.sql("update legal_entities set name = 'Real LLC'");
	await site.sql("update service_fees set name = 'Applying to one university'");
	await site.sql(`insert into two_factors (user_id, secret, backup_codes, verified)
		select user_id, 's', 'c', true from profiles where role = 'owner'`);
	await site.sql("update offices set email = 'office@example.org'");
	await site.sql("update users set email = replace(email, '@example.com', '@example.org')");
	await site.sql("insert into policies values ('owners-manage-staff', false)");
	await site.sql("insert into maintenance_runs (task, succeeded_at) values ('backup', now())");
	const left = ["The terms and the privacy no", "Links in emails and messages", "The staff chat is not connec"];
	const last = ["No mail server is connected,", "The visa portal is not conne"];
	expect((await listed()).map(([text]) => text)).toEqual([...left, ...last]);
	expect(await listed("✓")).toHaveLength(9);
});

test("M5, M6: the overview shows owners, not admins, whether the cleanup works and why it stopped, the last backup and why one failed", async () => {
	const site = await staffSite("owner");
	const shown = async () => (await site.open("/admin/overview")).text;
	expect(await shown()).toContain("Deleting old messages Has not run yet.");
	await site.sql(`insert into contact_submissions (name, email, message, submitted_at)
		select 'V', 'v@example.com', i::text, now() - interval '13 months' from generate_series(1, 7) i`);
	await sweepExpired(site.system);
	expect(await shown()).toContain("Will be deleted at the next check: 0.");
	await site.sql("update retention_marks set marked_at = now() - interval '1 day'");
	await site.sql("update maintenance_runs set started_at = now() - interval '1 day'");
	await sweepExpired(site.system);
	expect(await shown()).toContain("Stopped: 7 of 7 are due, which is more than 5%. Nothing was deleted.");
	const admin = await site.get("/admin/overview", { cookie: await signedIn(site, "admin") });
	expect(admin.status).toBe(200);
	expect(await admin.text()).not.toContain("Deleting old messages");
	expect(await shown()).toContain("Backups are not scheduled.");
	await site.sql(`insert into maintenance_runs (task, started_at, succeeded_at, failed_at, fault, detail) values
		('backup', '2026-11-22 03:15Z', '2026-11-21 03:15Z', '2026-11-22 03:16Z', 'The backup failed: ENOSPC', '{"rows": 1234}')`);
	expect(await shown()).toMatch(
		/Last success: .*21.* Rows saved: 1,234\. Last failure: .*22.* The disk for backups is full\./,
	);
	const inRussian = async (fault: string) => {
		await site.sql("update maintenance_runs set fault = $1 where task = 'backup'", [fault]);
		return site.open("/admin/overview", "preferred-language=ru");
	};
	expect((await inRussian("The backup failed: /key cannot be read: ENOENT")).text).toContain(
		"прочитать файл с паролем",
	);
	const unknown = await inRussian("The backup ended with code 7.");
	expect(unknown.text).toContain("по этому техническому сообщению: The backup ended with code 7.");
	expect(unknown.one("code[lang=en]").text).toBe("The backup ended with code 7.");
});

test("B3: the overview shows staff how messages to the bot arrive, what went wrong, and how many chats follow", async () => {
	const telegram = await fakeTelegram();
	const site = await staffSite("admin", ["empty", { telegram: { ...telegram.settings, updates: "poll" } }]);
	// The open poll writes nothing for most of a minute.
	await expect.poll(() => telegram.updates.isPolled(), { timeout: 30_000 }).toBe(true);
	const shown = async () => (await site.open("/admin/overview")).one("[aria-labelledby=bot]").text;
	await site.sql(`insert into applicants (full_name) select 'Qqname ' || i from generate_series(1, 3) i`);
	await site.sql(`insert into telegram_chats (applicant_id, chat_id, follower, level, proven_by, language, state, ended_at)
		select id, 987654321, 'family', 'proven', 'link', 'uz', state, case state when 'active' then null else now() end
		from (select id, (array['active', 'active', 'blocked'])[row_number() over (order by full_name)] as state
			from applicants) chats`);
	await site.sql("insert into bot_updates (update_id, received_at) values (1, '2026-11-20 10:00Z')");
	await site.sql(`update installation set bot_seen_at = '2026-11-20 10:00Z', bot_last_error = 'conflict',
		bot_last_error_at = '2026-11-20 10:05Z'`);
	expect(await shown()).toMatch(
		/^Telegram bot @test_bot .*\(polling\)\. .*Last message to the bot .*20.* Problem Another program polls this bot.*Connected chats Active: 2\. Stopped: 0\. Blocked the bot: 1\.$/,
	);
	expect(await shown()).not.toMatch(/Qqname|987654321/);
});
