import { expect, test } from "vitest";
import { cookiesOf } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { openPage, type Page } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const now = new Date("2026-11-21T12:00:00Z");
const names = (page: Page) => page.all("tbody .row-name").map(({ text }) => text);

test("CALL-42, DASH-06, O-35: the newest come first, ten per page, also in Russian", async () => {
	const site = await staffSite();
	const rows = Array.from({ length: 11 }, () => ({}));
	await applicationRows(site.sql, rows);
	const first = await site.open("/admin/applications");
	expect(names(first)).toEqual(Array.from({ length: 10 }, (_, at) => `Applicant ${at}`));
	expect(first.text).toContain("Showing 1 to 10 of 11");
	expect(names(await site.open("/admin/applications?page=2"))).toEqual(["Applicant 10"]);
	expect((await site.open("/admin/applications", "preferred-language=ru")).one("main h1").text).toBe("Абитуриенты");
});

test("DASH-18, DASH-19, DASH-20, O-34: status and dates filter the list, each through the URL", async () => {
	const site = await staffSite("admin", ["empty", { now: () => now }]);
	const at = (time: string, status = "pending") => ({ full_name: time, submitted_at: `${time}:00Z`, status });
	const rows = ["2026-11-21T00:05", "2026-11-20T23:55", "2026-11-15T12:00", "2026-11-13T12:00"];
	await applicationRows(site.sql, [...rows.map((time) => at(time)), at("2026-11-21T01:00", "contacted")]);
	const shown = async (query: string, zone = "UTC") =>
		names(await site.open(`/admin/applications?${query}`, `time-zone=${zone}`));
	expect(await shown("status=contacted")).toEqual(["2026-11-21T01:00"]);
	expect(await shown("date=week")).toEqual(["2026-11-21T01:00", ...rows.slice(0, 3)]);
	expect(await shown("date=today")).toEqual(["2026-11-21T01:00", "2026-11-21T00:05"]);
	expect(await shown("date=today&status=pending")).toEqual(["2026-11-21T00:05"]);
	expect(await shown("date=today&status=pending", "Asia/Seoul")).toEqual(rows.slice(0, 2));
	expect(await shown("date=today&status=pending", "No/Where")).toEqual(rows.slice(0, 2));
	expect(await shown("q=11-13")).toEqual(["2026-11-13T12:00"]);
	expect(await shown("q=no-such")).toEqual([]);
});

test("DATA-17, C-10, STATE-02: the view shows the submitted data, the chosen program and the notification's state", async () => {
	const site = await staffSite();
	const [id] = await applicationRows(site.sql, [
		{
			full_name: "Aziza <b>Karimova</b>",
			language_certificates: ["topik", "other"].map((type) => ({ type, score: type === "topik" ? "Level 4" : null })),
			...{ comment: "Two\nlines", marketing_consent: true, terms_version: "2026-11-21", language: "uz" },
		},
	]);
	await site.sql(`insert into deliveries (channel, kind, application_id, state, last_error)
		select 'chat', 'application', id, 'failed', 'TELEGRAM_BOT_TOKEN is not set' from applications`);
	const view = (await site.open(`/admin/applications/${id}`)).one("dialog");
	for (const text of [
		...["Application from Aziza <b>Karimova</b>", "Status Pending", "Phone +998 71 000 00 00", "Location Tashkent"],
		...["Age 19", "Email not provided", "University not provided", "Comment Two lines"],
		...["Language certificates TOPIK (Korean): Level 4 Other", "Language of the form Oʻzbekcha"],
		...["Agreed to the terms of 21 November 2026", "Agreed to receive news Yes"],
		"Message to the staff chat Failed Telegram is not connected",
	])
		expect(view.text).toContain(text);
	expect(view.text).not.toContain("TELEGRAM_BOT_TOKEN");
	const missing = await site.open("/admin/applications/00000000-0000-4000-8000-000000000000");
	expect([missing.status, missing.text]).toEqual([404, expect.stringContaining("This record no longer exists.")]);
});

test("STATE-03, CALL-51, ERR-25, ERR-29, ERR-30, O-42: a status is changed and confirmed without script; what could not be stored or deleted stays, with the reason", async () => {
	const site = await staffSite();
	const [id] = await applicationRows(site.sql, [{ status: "enrolled" }, {}]);
	const answer = await site.send(`/admin/applications/${id}/status?status=enrolled`, { status: "pending" });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin/applications?status=enrolled"]);
	const after = await site.open("/admin/applications", cookiesOf(answer));
	expect(after.one(".toast").text).toBe("Application status updated successfully Undo");
	expect(await site.sql("select id from applications where status = 'pending'")).toHaveLength(2);
	const refused = await site.send(`/admin/applications/${id}/status`, { status: "approved" });
	expect(refused.status).toBe(422);
	expect(await refused.text()).toContain("Failed to update application status");
	await site.sql(`create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
		create trigger broken before update or delete on applications for each row execute function broken()`);
	const broken = await site.send(`/admin/applications/${id}/status`, { status: "accepted" });
	expect(broken.status).toBe(500);
	expect(await broken.text()).toMatch(/Failed to update application status[\s\S]*Something went wrong on our side\./);
	const kept = await site.send(`/admin/applications/${id}/delete`, {});
	expect(kept.status).toBe(500);
	expect(await kept.text()).toContain("Failed to delete item");
	expect(await site.sql("select status from applications where id = $1", [id])).toEqual([{ status: "pending" }]);
});

test("B2-7: a rejection without a reason asks for it and keeps what was entered", async () => {
	const site = await staffSite();
	const [id] = await applicationRows(site.sql, [{ status: "contacted", language: "uz" }]);
	const entered = { status: "rejected", nextStepText: "Kuzgi qabulga topshiring.", nextStepDueOn: "2027-03-01" };
	const refused = await openPage(site.send(`/admin/applications/${id}/status`, { ...entered, reason: " " }));
	expect(refused.status).toBe(422);
	const form = refused.one("dialog form");
	expect(form.one("textarea[name=reason]").get("aria-invalid")).toBe("true");
	expect(form.one("#reason-error").text).toBe("Please fill in this field.");
	expect(form.one("option[value=rejected]").get("selected")).toBeDefined();
	expect(form.one("textarea[name=nextStepText]").text).toBe(entered.nextStepText);
	expect(form.one("input[name=nextStepDueOn]").get("value")).toBe(entered.nextStepDueOn);
	expect(await site.sql("select status from applications")).toEqual([{ status: "contacted" }]);
	const answer = await site.send(`/admin/applications/${id}/status`, { ...entered, reason: "Joy qolmadi." });
	expect(answer.status).toBe(303);
	expect(await site.sql("select status, next_step_text, next_step_due_on from applications")).toMatchObject([
		{ status: "rejected", next_step_text: entered.nextStepText },
	]);
});

test("the CSV contains the filtered list, all pages, and is not cached; a download can be limited to the columns that the list shows", async () => {
	const site = await staffSite("admin", ["empty", { now: () => now }]);
	await applicationRows(site.sql, [
		...Array.from({ length: 12 }, () => ({ status: "contacted", comment: "Not shown" })),
		{ full_name: "=1+1", status: "pending" },
	]);
	const page = await site.open("/admin/applications?status=contacted&page=2");
	const address = page.href("Download CSV") ?? "";
	const answer = await site.get(address, { cookie: site.cookie });
	expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
	expect(answer.headers.get("content-disposition")).toBe('attachment; filename="applications-2026-11-21.csv"');
	expect(answer.headers.get("cache-control")).toBe("no-store");
	const bytes = new Uint8Array(await answer.arrayBuffer());
	expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	expect(new TextDecoder().decode(bytes).match(/"HM-/g)).toHaveLength(12);
	const all = await (await site.get("/admin/applications/export.csv", { cookie: site.cookie })).text();
	expect(all).toContain(`"'=1+1"`);
	const cookie = `${site.cookie}; application-columns=age.assignee.due`;
	const shown = page.href("CSV with the columns shown") ?? "";
	const [head, row] = (await (await site.get(shown, { cookie })).text()).split("\r\n");
	expect(head).toMatch(/^.?"?status"?,"?full_name"?,"?phone_number"?,"?age"?,"?assignee"?,"?next_due \(.*\)"?$/);
	expect(row).not.toContain("Not shown");
	expect((await site.get(page.href("XLSX with the columns shown") ?? "", { cookie })).status).toBe(200);
});

test("ERR-21: without a database the list shows an error, and the rest of the page stays", async () => {
	const site = await staffSite();
	await site.sql("alter table applications rename to gone");
	const page = await site.open("/admin/applications");
	expect(page.status).toBe(500);
	expect(page.text).toContain("Failed to fetch data");
	expect(page.has(".admin-pages")).toBe(true);
});
