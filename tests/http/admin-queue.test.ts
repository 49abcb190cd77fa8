import { expect, test } from "vitest";
import { homeDay } from "../../domain/shared/time-zone.ts";
import { account, cookiesOf, password } from "../support/accounts.ts";
import type { Page } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";
import { contactTaskRow, taskRow } from "../support/task-rows.ts";

/** A Saturday afternoon in Tashkent. */
const now = new Date("2026-11-21T12:00:00Z");
const queueSite = () => staffSite("admin", ["empty", { now: () => now }]);
const names = (page: Page) => page.all("tbody .row-name").map(({ text }) => text);
const counts = (page: Page) => page.all(".section-counts [data-count]").map(({ text }) => Number(text));

test("B6: the queue shows open tasks by section, in the order in which they fall due, of a long one its first rows", async () => {
	const site = await queueSite();
	const due = (name: string, due_at: string, task = {}) => taskRow(site.sql, { due_at, ...task }, { full_name: name });
	await due("Later", "2026-11-25T13:00:00Z");
	await due("Today", "2026-11-21T18:30:00Z");
	await due("Overdue", "2026-11-21T09:50:00Z", { skipped_days: ["2026-11-15", "2026-11-23"] });
	await due("Tomorrow", "2026-11-21T19:00:00Z");
	await due("Last of the two days", "2026-11-23T18:59:00Z");
	await due("Done", "2026-11-21T13:00:00Z", { done_at: now, outcome: "reached" });
	await due("Flood", "2026-11-21T13:00:00Z", { is_suspect: true });
	await contactTaskRow(site.sql, { due_at: "2026-11-21T14:10:00Z" });
	const page = await site.open("/admin/queue");
	expect(counts(page)).toEqual([1, 2, 2, 1]);
	expect(names(page)).toEqual(["Overdue", "Dilnoza", "Today", "Tomorrow", "Last of the two days", "Later"]);
	const sections = ["Overdue 1", "By tonight 2", "Next two days 2", "Later 1"];
	expect(page.all("main h2").map(({ text }) => text)).toEqual(sections);
	const [overdue, contact] = page.all(".promise").map(({ text }) => text.replaceAll("\u00a0", " "));
	expect(overdue).toBe("Overdue by 2 h by 21 Nov, 14:50 · 3 business days + Sun, 23 Nov");
	expect(page.text).toContain("Message: When does the intake begin?");
	expect(contact).toBe("2 h by 21 Nov, 19:10 · 24 h");
	expect(page.one("title").text).toBe("Today — Hamroh");
	expect(page.one(".admin-pages").text).toContain("1 overdue");
	// Promises of one moment are in the order in which they were made; a long section leads to its others.
	for (let at = 27; at > 0; at--) {
		const task = { office: "seoul", opened_at: new Date(now.getTime() + at * 1_000) };
		await taskRow(site.sql, task, { full_name: `Applicant ${at}` });
	}
	const long = await site.open("/admin/queue?office=seoul");
	expect(names(long)).toEqual(Array.from({ length: 10 }, (_, at) => `Applicant ${at + 1}`));
	expect(long.href("Show all 27")).toBe("/admin/queue?office=seoul&due=soon");
	expect(names(await site.open("/admin/queue?office=seoul&due=soon"))).toHaveLength(27);
});

test("B6: each filter of the queue is in its address, and together they leave what matches all", async () => {
	const site = await queueSite();
	const { id: other } = await account(site, "admin");
	const [reader] = await site.sql("select id from users where id <> $1", [other]);
	await taskRow(site.sql, { assignee_id: reader?.id }, { full_name: "Mine", status: "contacted" });
	await taskRow(site.sql, { assignee_id: other, kind: "follow_up" }, { full_name: "Others", visa_type: "D-2-2" });
	await taskRow(site.sql, { office: "seoul", language: "uz" }, { full_name: "Seoul" });
	await taskRow(site.sql, { is_suspect: true }, { full_name: "Flood" });
	await contactTaskRow(site.sql, {});
	const shown = async (query: string) => names(await site.open(`/admin/queue?${query}`)).sort();
	for (const [query, ...expected] of [
		["who=mine", "Mine"],
		["who=nobody", "Dilnoza", "Seoul"],
		["kind=follow_up", "Others"],
		["status=contacted", "Mine"],
		["language=uz", "Seoul"],
		["visa=D-2-2", "Others"],
		["suspect=yes", "Flood"],
		["due=overdue"],
		["office=seoul&kind=first_contact&who=nobody", "Seoul"],
		["kind=nonsense&office=moon", "Dilnoza", "Mine", "Others", "Seoul"],
	] as [string, ...string[]][])
		expect(await shown(query), query).toEqual(expected);
	expect((await site.open("/admin/queue?kind=follow_up&office=seoul")).text).toContain("Clear the filters");
});

test("B4, N1: queue, board and list can be filtered by the papers that wait for us, those that wait for the applicant, and the late ones", async () => {
	const site = await queueSite();
	const states = { Sent: "received", Asked: "needed", "Sent back": "returned", Done: "accepted", "Nothing asked": "" };
	for (const [name, state] of Object.entries(states)) {
		const dueOn = name === "Asked" ? homeDay(new Date()) : "2026-11-20";
		const task = state === "received" ? { kind: "review_documents" } : {};
		const { applicantId, applicationId } = await taskRow(site.sql, task, { full_name: name });
		const columns = "applicant_id, application_id, code, stage, state, due_on";
		const insert = `insert into documents (${columns}) values ($1, $2, 'photo', 'visa', $3, $4)`;
		if (state) await site.sql(insert, [applicantId, applicationId, state, dueOn]);
		const mark = (await site.open(`/admin/applicants/${applicantId}`)).text.includes("overdue: 1");
		expect(mark, name).toBe(name === "Sent back");
	}
	const waiting = await site.open("/admin/queue?kind=review_documents");
	expect(waiting.one(".promise").text).toMatch(/ · 3.business days/);
	const cards = async (query: string) =>
		(await site.open(`/admin/queue/board?${query}`)).all(".board-card h3").map(({ text }) => text);
	for (const [query, expected] of [
		["papers=us", ["Sent"]],
		["papers=them", ["Asked", "Sent back"]],
		["papers=late", ["Sent back"]],
		["papers=nobody", ["Asked", "Done", "Nothing asked", "Sent", "Sent back"]],
	] as const) {
		expect(names(await site.open(`/admin/queue?${query}`)).sort(), query).toEqual(expected);
		expect((await cards(query)).sort(), query).toEqual(expected);
		expect(names(await site.open(`/admin/applications?${query}`)).sort(), query).toEqual(expected);
	}
});

test("B6, staff 7.1: the last word is the newest comment, message, answer, call or note, and notes are for staff only", async () => {
	const site = await queueSite();
	const { applicantId } = await taskRow(site.sql, {}, { full_name: "Aziza" });
	const lastWord = async () => (await site.open("/admin/queue")).all("tbody td .second")[0]?.text;
	const say = (columns: string, values: string) =>
		site.sql(`insert into entries (applicant_id, ${columns}) values ($1, ${values})`, [applicantId]);
	expect(await lastWord()).toBe("");
	await site.sql("update applications set comment = 'Please call my father', submitted_at = '2026-11-20T09:00Z'");
	expect(await lastWord()).toBe("Comment: Please call my father");
	await say("kind, channel, text, at", "'message_in', 'web', 'When do I hear?', '2026-11-20T10:00Z'");
	expect(await lastWord()).toBe("Applicant: When do I hear?");
	await say("kind, text, at", "'note', 'Prefers Busan', '2026-11-20T11:00Z'");
	expect(await lastWord()).toBe("Note: Prefers Busan");
	await say("kind, at, data", `'call', '2026-11-20T12:00Z', '{"result": "not_reached"}'`);
	expect(await lastWord()).toBe("Call: not reached");
	await say("kind, channel, text, at", "'message_out', 'web', 'Tomorrow.', '2026-11-20T13:00Z'");
	expect(await lastWord()).toBe("We: Tomorrow.");
});

test("B6, AUTH-02, DASH-01: the sign-in ends on /admin, whose dashboard begins with what is overdue", async () => {
	const site = await queueSite();
	const due_at = "2026-11-21T09:50:00Z";
	const { applicantId } = await taskRow(site.sql, { due_at }, { full_name: "Aziza" });
	const { contactId } = await contactTaskRow(site.sql, { due_at: "2026-11-21T10:00:00Z" });
	await taskRow(site.sql, {}, { full_name: "Not overdue" });
	const { email } = await account(site, "admin");
	const signIn = await site.post("/auth", { email, password, returnTo: "/admin" });
	expect(signIn.headers.get("location")).toBe("/admin");
	expect((await site.get("/admin", { cookie: cookiesOf(signIn) })).status).toBe(200);
	const page = await site.open("/admin");
	expect(page.all(".overdue-cases li > a").map((link) => [link.text, link.get("href")])).toEqual([
		["Aziza", `/admin/applicants/${applicantId}`],
		["Dilnoza", `/admin/contact/${contactId}`],
	]);
	expect(page.one(".overdue-cases > a").get("href")).toBe("/admin/queue");
	expect(page.all("[data-count]").length).toBe(6);
	expect((await site.open("/admin/programs")).all(".overdue-cases")).toEqual([]);
});

test("B6: a next action is shown as what staff wrote, in the queue, on the board and on the dashboard", async () => {
	const site = await queueSite();
	const text = "Ask the mother about the school certificate";
	await taskRow(site.sql, { kind: "follow_up", text, due_at: "2026-11-21T09:00:00Z" }, { full_name: "Aziza" });
	for (const [path, place] of [
		["/admin/queue", "tbody"],
		["/admin/queue/board", ".board-card"],
		["/admin", ".overdue-cases li"],
	] as const)
		expect((await site.open(path)).one(place).text, path).toContain(text);
});

test("B6: staff save up to ten views of their own, and see nobody else's", async () => {
	const site = await queueSite();
	const save = (query: string, name: string) => site.send(`/admin/queue?${query}`, { intent: "save", name });
	for (let number = 1; number <= 10; number++)
		expect((await save("office=seoul&page=3&x=y", `View ${number}`)).status).toBe(303);
	expect((await save("who=mine", "View 11")).status).toBe(409);
	expect((await save("who=mine", "View 10")).status).toBe(303);
	expect((await save("who=mine", " ")).status).toBe(422);
	const page = await site.open("/admin/queue");
	const views = page.all(".view-chip > a").map((view) => [view.text, view.get("href")]);
	expect(views).toHaveLength(10);
	expect(views).toContainEqual(["View 1", "/admin/queue?office=seoul"]);
	expect(views).toContainEqual(["View 10", "/admin/queue?who=mine"]);
	const { id: other } = await account(site, "admin");
	const foreign = JSON.stringify([{ name: "Foreign", query: "" }]);
	await site.sql("update users set saved_views = $1 where id = $2", [foreign, other]);
	expect((await site.open("/admin/queue")).text).not.toContain("Foreign");
	for (const [name, status] of [
		["Foreign", 404],
		["View 1", 303],
	] as const)
		expect((await site.send("/admin/queue", { intent: "delete", view: name })).status).toBe(status);
	const [{ left }] = await site.sql("select sum(jsonb_array_length(saved_views))::int as left from users");
	expect(left).toBe(10);
});

test("B6: the board has a column per status with the open applications, first what falls due first", async () => {
	const site = await queueSite();
	await taskRow(site.sql, { due_at: "2026-11-24T13:00:00Z" }, { full_name: "Second" });
	await taskRow(site.sql, { due_at: "2026-11-21T13:00:00Z" }, { full_name: "First" });
	await taskRow(site.sql, { done_at: now, outcome: "reached" }, { full_name: "Without a task" });
	await taskRow(site.sql, {}, { full_name: "Contacted", status: "contacted", visa_type: "D-4-1" });
	await taskRow(site.sql, {}, { full_name: "Closed", closed_at: now, close_reason: "withdrawn" });
	const columns = (await site.open("/admin/queue/board")).all(".board-column");
	expect(columns).toHaveLength(8);
	const heads = columns.slice(0, 3).map((column) => column.one("h2").text);
	expect(heads).toEqual(["Pending 3", "Contacted 1", "In review 0"]);
	expect(columns[0]?.all("h3").map(({ text }) => text)).toEqual(["First", "Second", "Without a task"]);
	const cards = async (query: string) =>
		(await site.open(`/admin/queue/board?${query}`)).all(".board-column h3").map(({ text }) => text);
	expect([await cards("visa=D-4-1"), await cards("kind=follow_up")]).toEqual([["Contacted"], []]);
});

test("B6: of two people who move a card at once, the second one sees both values and changes nothing", async () => {
	const site = await queueSite();
	const { applicationId } = await taskRow(site.sql, {}, { full_name: "Aziza" });
	const move = (status: string, expected: string) =>
		site.send(`/admin/queue/board/status/${applicationId}?office=tashkent`, { status, expected });
	const first = await move("contacted", "pending");
	expect([first.status, first.headers.get("location")]).toEqual([303, "/admin/queue/board?office=tashkent"]);
	const second = await move("in_review", "pending");
	expect(second.status).toBe(409);
	expect(await second.text()).toContain("it is now “Contacted”, you chose “In review”");
	expect(await site.sql("select status from applications")).toEqual([{ status: "contacted" }]);
	expect((await move("rejected", "contacted")).status).toBe(422);
});

test("B6: staff take a task or a case and give it to others, see who is away, and come back only to pages of the admin panel", async () => {
	const site = await queueSite();
	const { id: away } = await account(site, "admin");
	await site.sql("update profiles set away_until = '2026-12-01' where user_id = $1", [away]);
	await site.sql("update users set display_name = 'Zarina' where id = $1", [away]);
	const { id, applicantId } = await taskRow(site.sql, {}, { full_name: "Aziza" });
	const back = "/admin/queue?who=nobody";
	const taken = await site.send(`/admin/queue/take/${id}?who=nobody`, {});
	expect([taken.status, taken.headers.get("location")]).toEqual([303, back]);
	const [reader] = await site.sql("select id from users where id <> $1", [away]);
	const [task] = await site.sql("select assignee_id from tasks");
	expect(task?.assignee_id).toBe(reader?.id);
	const dialog = (await site.open(`/admin/queue/assign/${id}?who=mine`)).one("dialog");
	expect(dialog.one("h2").text).toBe("Who is responsible for Aziza?");
	expect(dialog.all("option").map((option) => [option.text, option.get("disabled") !== undefined])).toEqual([
		["Unassigned", false],
		["Test admin", false],
		["Zarina (away until 1 December 2026)", true],
	]);
	expect((await site.send(`/admin/queue/assign/${id}`, { assignee: away })).status).toBe(409);
	expect((await site.send(`/admin/queue/assign/${id}`, { assignee: "" })).status).toBe(303);
	const [released] = await site.sql("select assignee_id from applicants where id = $1", [applicantId]);
	expect(released?.assignee_id).toBeNull();
	// Who is away stays the assignee of a case, unless another one is chosen.
	await site.sql("update applicants set assignee_id = $1 where id = $2", [away, applicantId]);
	const kept = (await site.open(`/admin/queue/board/assign/${applicantId}`)).one("dialog option[selected]");
	expect([kept.get("value"), kept.get("disabled")]).toEqual([away, undefined]);
	expect((await site.open(`/admin/queue/assign/${crypto.randomUUID()}`)).status).toBe(404);
	const take = (list: string) => site.send(`/admin/${list}/take/${applicantId}?office=tashkent`, {});
	expect((await take("queue/board")).status).toBe(409);
	await site.send(`/admin/applications/assign/${applicantId}`, { assignee: "" });
	for (const list of ["queue/board", "applications"])
		expect((await take(list)).headers.get("location")).toBe(`/admin/${list}?office=tashkent`);
	const call = async (from: string) => {
		const path = `/admin/applicants/${applicantId}/call?${new URLSearchParams({ from })}`;
		return (await site.send(path, { result: "not_reached" })).headers.get("location");
	};
	expect(await call("/admin/queue?who=mine")).toBe("/admin/queue?who=mine");
	for (const from of ["//other.example", "https://other.example/admin/", "/auth"])
		expect(await call(from), from).toBe(`/admin/applicants/${applicantId}`);
});

test("B6: the search finds tasks and cards by name, phone number, reference and email address", async () => {
	const site = await queueSite();
	const aziza = { full_name: "Aziza Karimova", phone_number: "+998 90 123 45 67" };
	await taskRow(site.sql, {}, { ...aziza, email: "aziza@example.com", reference: "HM-ABCD-2345" });
	await contactTaskRow(site.sql, {});
	for (const typed of ["karim", "90 123-45", "hmabcd2345", "aziza@example"]) {
		const query = new URLSearchParams({ q: typed });
		expect(names(await site.open(`/admin/queue?${query}`)), typed).toEqual(["Aziza Karimova"]);
		const cards = (await site.open(`/admin/queue/board?${query}`)).all(".board-card h3");
		expect(cards.map(({ text }) => text)).toEqual(["Aziza Karimova"]);
	}
	expect(names(await site.open("/admin/queue?q=dilnoza%40example.com"))).toEqual(["Dilnoza"]);
});

test("B6: news of a list are counted by the filters of its own address", async () => {
	const site = await queueSite();
	const at = "2026-11-21T11:59:00Z";
	await taskRow(site.sql, { opened_at: at, office: "seoul" }, { full_name: "Aziza", submitted_at: at });
	await contactTaskRow(site.sql, { opened_at: at });
	await site.sql("update contact_submissions set submitted_at = $1", [at]);
	const fresh = async (list: string, query = "") => {
		const path = `/admin/live?list=${list}&since=2026-11-21T11:58:00Z&${query}`;
		return ((await (await site.get(path, { cookie: site.cookie })).json()) as { fresh: number }).fresh;
	};
	for (const [list, query, count] of [
		["queue", "", 2],
		["queue", "office=seoul", 1],
		["board", "visa=D-2-2", 0],
		["applications", "status=pending&q=aziza", 1],
		["applications", "status=accepted", 0],
		["contact", "state=closed", 0],
		["contact", "assignee=nobody", 1],
	] as const)
		expect(await fresh(list, query), `${list} ${query}`).toBe(count);
});

test("staff 7.13: a row says that it was sent twice, and who else has its phone number", async () => {
	const site = await staffSite("admin", ["sample"]);
	const [first, second, other] = [
		await taskRow(site.sql, {}, { full_name: "Aziza" }),
		await taskRow(site.sql, {}, { full_name: "Bobur" }),
		await taskRow(site.sql, {}, { full_name: "Dilnoza" }),
	];
	await site.sql("update applications set program_id = (select id from programs limit 1)");
	await site.sql("update applications set applicant_id = $1 where id = $2", [first.applicantId, second.applicationId]);
	await site.sql("update tasks set applicant_id = $1 where id = $2", [first.applicantId, second.id]);
	await site.sql("update applicants set phone_e164 = '+998710000000' where full_name in ('Aziza', 'Dilnoza')");
	for (const path of ["/admin/queue", "/admin/queue/board", "/admin/applications"]) {
		const page = await site.open(path);
		const isTwice = [first, second, other].map(({ id, applicationId }) =>
			page.one(`[data-row="${path === "/admin/queue" ? id : applicationId}"]`).text.includes("Sent twice?"),
		);
		expect(isTwice, path).toEqual([true, true, false]);
		expect(page.links("Same phone: Dilnoza")[0]?.get("href"), path).toBe(`/admin/applicants/${other.applicantId}`);
	}
	await site.sql("update applications set closed_at = now(), close_reason = 'duplicate' where full_name = 'Bobur'");
	expect((await site.open("/admin/applications")).text).not.toContain("Sent twice?");
});

test("an open list has its news also from a process whose clock is behind that of the one that rendered it", async () => {
	const { get, cookie } = await staffSite("admin");
	const status = async (since: string) =>
		(await get(`/admin/live?list=queue&since=${encodeURIComponent(since)}`, { cookie })).status;
	const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
	expect(await status(inSeconds(-30))).toBe(200);
	expect(await status(inSeconds(30))).toBe(200);
	expect(await status(inSeconds(3_600))).toBe(404);
	expect(await status("yesterday")).toBe(404);
});

test("AUTH-08: what an open page asks by itself does not renew the session of an unattended computer", async () => {
	const site = await staffSite("admin");
	const { get, cookie, sql } = site;
	const live = `/admin/live?list=queue&since=${encodeURIComponent(new Date().toISOString())}`;
	await sql("update sessions set updated_at = now() - interval '11 hours 50 minutes'");
	const isRenewed = async (path: string) => {
		const answer = await get(path, { cookie });
		expect(answer.ok, path).toBe(true);
		return answer.headers.getSetCookie().length > 0;
	};
	expect(await isRenewed(live)).toBe(false);
	expect(await isRenewed("/auth/session?idle")).toBe(false);
	expect(await isRenewed("/admin/queue")).toBe(true);
	await sql("update sessions set updated_at = now() - interval '12 hours 1 minute'");
	expect((await get(live, { cookie })).status).toBe(302);
	expect((await get("/auth/session?idle", { cookie })).status).toBe(401);
});
