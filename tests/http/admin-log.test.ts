import { expect, test } from "vitest";
import { account } from "../support/accounts.ts";
import { applicationRows } from "../support/application-rows.ts";
import { university } from "../support/factories.ts";
import { staffSite } from "../support/staff.ts";

type Entry = { actor?: string | null; action: string; record?: string; at?: string };

async function logSite() {
	const site = await staffSite("owner");
	return {
		...site,
		async write(entries: Entry[]) {
			const insert = "insert into audit_log (actor_id, action, record_id, at) values ($1, $2, $3, $4)";
			for (const { actor = null, action, record = null, at = "2026-11-20T12:00:00Z" } of entries)
				await site.sql(insert, [actor, action, record, at]);
		},
		async rows(query = "") {
			return (await site.open(`/admin/log${query}`)).all("tbody tr").map(({ text }) => text);
		},
	};
}

test("the audit log names records and links to them, and says what was deleted since and whether it is unchanged", async () => {
	const site = await logSite();
	const universityId = await university(site.system, { name: "Hanbit University" });
	const { id: gone } = await account(site, "admin");
	await applicationRows(site.sql, [{ full_name: "Aziza Example", reference: "HM-2222-3333" }]);
	const [application] = await site.sql("select id, applicant_id from applications");
	const own: Entry[] = [
		{ action: "university:update", record: universityId },
		{ action: "application:close", record: application?.id },
		{ action: "applicant:note", record: application?.applicant_id },
	];
	await site.write(own.map((entry) => ({ ...entry, actor: gone })));
	await site.write([{ action: "program:delete", record: crypto.randomUUID() }, { action: "session:fail" }]);
	await site.sql("delete from users where id = $1", [gone]);
	const page = await site.open("/admin/log");
	const [failed, deleted, noted, closed, changed] = page.all("tbody tr");
	expect(changed?.text).toContain("Deleted account");
	expect(changed?.text).toContain("Changed the university");
	expect(changed?.href("Hanbit University")).toBe(`/admin/universities/${universityId}`);
	expect(closed?.href("HM-2222-3333")).toBe(`/admin/applications/${application?.id}`);
	expect(noted?.href("HM-2222-3333")).toBe(`/admin/applicants/${application?.applicant_id}`);
	expect(deleted?.text).toContain("Deleted the program");
	expect(deleted?.text).toContain("deleted");
	expect(failed?.text).toContain("Without an account");
	expect(page.text).not.toContain("Aziza");
	expect(page.text).toContain("The log is complete and unchanged.");
	const { text } = (await site.open("/admin/log", "preferred-language=uz")).one("table");
	expect(text).toContain("Universitet oʻzgartirildi");
	expect(text).not.toMatch(/[a-z]:[a-z]/);
});

test("the audit log is filtered by person, area, day and record, all in the address", async () => {
	const site = await logSite();
	const [chief] = await site.sql("select user_id as id from profiles where role = 'owner'");
	const owner = chief?.id as string;
	const first = await university(site.system, { name: "First" });
	const second = await university(site.system, { name: "Second" });
	const gone = "00000000-0000-4000-8000-00000000000a";
	await site.write([
		{ actor: owner, action: "university:update", record: first, at: "2026-11-01T19:30:00Z" },
		{ actor: gone, action: "university:delete", record: second, at: "2026-11-03T12:00:00Z" },
		{ action: "session:fail", at: "2026-11-03T18:59:00Z" },
		{ actor: owner, action: "policy:write", at: "2026-11-03T19:00:00Z" },
	]);
	const actions = async (query: string) =>
		(await site.rows(query)).map((text) => /policy|rule|sign-in|Changed the uni|Deleted the uni/.exec(text)?.[0]);
	// A day is the reader's; without one, the offices': 2 November begins in Tashkent at 19:00 UTC.
	for (const [query, ...found] of [
		[`who=${owner}`, "rule", "Changed the uni"],
		["who=nobody", "sign-in"],
		["who=deleted", "Deleted the uni"],
		["what=university", "Deleted the uni", "Changed the uni"],
		["from=2026-11-02&to=2026-11-02", "Changed the uni"],
		["from=2026-11-03&to=2026-11-03", "sign-in", "Deleted the uni"],
		["to=2026-11-02", "Changed the uni"],
		[`record=${second}`, "Deleted the uni"],
		["what=session&who=nobody", "sign-in"],
	])
		expect(await actions(`?${query}`), query).toEqual(found);
	expect(await actions("?what=nonsense&from=2026-02-30&who=x&record=y")).toHaveLength(4);
	const page = await site.open(`/admin/log?who=${owner}&from=2026-11-01`);
	expect(page.one("select[name=who] option[selected]").text).toBe("Test owner");
	expect(page.one("input[name=from]").get("value")).toBe("2026-11-01");
	expect((await site.open("/admin/log?what=hero")).text).toContain("Nothing matches");
});

test("newer and older pages of the audit log overlap in nothing, also while entries are added", async () => {
	const site = await logSite();
	await site.sql(`insert into audit_log (action, at, network)
		select 'session:fail', '2026-11-20', '192.0.2.' || (i % 250) || '/24' from generate_series(1, 120) i`);
	const to = (page: Awaited<ReturnType<typeof site.open>>, name: string) => page.href(name) ?? "";
	const numbers = (page: Awaited<ReturnType<typeof site.open>>) => page.all("tbody tr").length;
	const first = await site.open("/admin/log?what=session");
	expect([numbers(first), first.links("Newer")]).toEqual([50, []]);
	const second = await site.open(to(first, "Older"));
	expect(new URLSearchParams(to(first, "Older").split("?")[1]).get("what")).toBe("session");
	await site.write([{ action: "session:fail" }]);
	const last = await site.open(to(second, "Older"));
	expect([numbers(second), numbers(last), last.links("Older")]).toEqual([50, 20, []]);
	const back = await site.open(to(last, "Newer"));
	expect(back.all("tbody tr").map(({ text }) => text)).toEqual(second.all("tbody tr").map(({ text }) => text));
	expect(numbers(await site.open(to(back, "Newer")))).toBe(50);
});

test("staff 6: admins read the history of a record from its page, with the changed fields and without networks, but not the whole log", async () => {
	const site = await staffSite("admin");
	const id = await university(site.system, { name: "Hanbit University" });
	const form = { nameEn: "Hanbit University", locationEn: "Daejeon", nameRu: "Ханбит", ranking: "7", version: "1" };
	const saved = await site.send(`/admin/universities/${id}/edit`, form);
	expect(saved.status).toBe(303);
	const record = await site.open(`/admin/universities/${id}`);
	expect(record.href("History")).toBe(`/admin/history/${id}`);
	const history = await site.open(`/admin/history/${id}`);
	expect(history.one("h1").text).toBe("History: Hanbit University");
	const [change] = history.all("tbody tr");
	expect(change?.text).toMatch(/Test admin.*Changed the university.*changed: .*Name.*Ranking/);
	expect(history.text).not.toContain("127.0.0.1");
	expect(history.all("thead th").map(({ text }) => text)).toEqual(["When", "Who", "What", "Details"]);
	const [{ user_id: userId }] = (await site.sql("select user_id from profiles")) as [{ user_id: string }];
	await site.sql(`insert into audit_log (actor_id, action, record_id)
		select user_id, 'user:change-password', user_id from profiles`);
	expect((await site.open(`/admin/history/${userId}`)).text).toContain("Nothing here yet.");
	const log = await site.open("/admin/log", "preferred-language=ru");
	const refused = [403, "Эту страницу могут открывать только владельцы.", []];
	expect([log.status, log.one("main .notice").text, log.all("[role=alert]")]).toEqual(refused);
});
