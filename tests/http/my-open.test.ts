import { expect, test } from "vitest";
import { problemOf } from "../../domain/shared/errors.ts";
import { applicationFields, keyOf, turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { application, myCookie, open, openProven } from "../support/my.ts";
import { mySession } from "../support/my-case.ts";
import { freshDatabase, sqlOn, type TestSite, testSite } from "../support/site.ts";
import { applicantOn, callerOfAny } from "../support/staff-callers.ts";
import { telegramChat } from "../support/telegram-chats.ts";

const hour = 60 * 60 * 1_000;
const missing = "00000000-0000-4000-8000-000000000000";
const isOpen = async (site: TestSite, cookie = "") =>
	(await openPage(site.get("/my", { cookie }))).has('form[action="/my/sign-out"]');

test("B2-1: an application opens by its reference and phone number in every spelling, without script", async () => {
	const site = await testSite();
	const { reference } = await application(site, { phoneNumber: "+998 90 123-45-67" });
	const bare = reference.replaceAll("-", "").toLowerCase();
	const typed = [
		[reference, "+998901234567"],
		[bare, "90 123 45 67"],
		[` ${reference.replaceAll("-", " ")} `, "(90) 123-45-67"],
		[reference.replace("HM", "НМ"), "998901234567"],
		[bare.slice(2), "００９９８ ９０ １２３ ４５ ６７"],
	] as const;
	for (const [each, phone] of typed) {
		const answer = await open(site, { reference: each, phone });
		expect([each, answer.status, answer.headers.get("location")]).toEqual([each, 303, "/my"]);
		expect(await isOpen(site, myCookie(answer))).toBe(true);
	}
});

test("B2-1: an unreadable phone number opens its application as it was typed and by its last nine digits, and one with another country's code does not", async () => {
	const site = await testSite();
	const short = await application(site, { phoneNumber: "0555 123456" });
	const korean = await application(site, { phoneNumber: "+82 10 1234 5678" });
	for (const [{ reference }, phone, status] of [
		[short, "0555-12-34-56", 303],
		[short, "+996 555 123 456", 303],
		[short, "123456", 422],
		[korean, "+998 01 234 56 78", 422],
		[korean, "998 01 234 56 78", 422],
		[korean, "0082 10-1234-5678", 303],
		[korean, "１０ 1234 5678", 303],
	] as const)
		expect((await open(site, { reference, phone })).status, phone).toBe(status);
});

test("B2-2: 50 wrong and 50 half-right pairs get the same status and the same bytes", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const own = await Promise.all(Array.from({ length: 5 }, () => application(site)));
	const answers = new Set<string>();
	let client = 0;
	const ask = async (reference: string, phone: string) => {
		const answer = await open(site, { reference, phone }, { "x-forwarded-for": `203.0.${++client}.7` });
		const text = (await answer.text()).replaceAll(reference, "REFERENCE").replaceAll(phone, "PHONE");
		answer.headers.delete("x-request-id");
		answers.add(`${answer.status} ${JSON.stringify([...answer.headers])} ${text}`);
	};
	for (let each = 0; each < 50; each++) {
		const { reference, phone } = own[each % 5] as (typeof own)[number];
		const unknown = `HM-${String(2222 + each).replace(/[01]/g, "9")}-7K3P`;
		await ask(unknown, "+998 71 5554433");
		if (each % 2) await ask(unknown, phone);
		else await ask(reference, "+998 71 5554433");
	}
	expect([...answers].map((answer) => answer.slice(0, 4))).toEqual(["422 "]);
	expect(answers.size).toBe(1);
});

test("B2-2: a wrong form of the reference or the phone number is named at its field, and everything that was typed stays", async () => {
	const site = await testSite();
	const page = await openPage(open(site, { reference: "HM-12", phone: "none", remember: "yes" }));
	expect(page.status).toBe(422);
	expect(page.one("#reference").get("value")).toBe("HM-12");
	expect(page.one("#phone").get("value")).toBe("none");
	expect(page.has("#remember[checked]")).toBe(true);
	expect(page.one("#reference-error").text).toContain("HM-7K3P-Q9TD");
	expect(page.one("#phone-error").text).toContain("+998 90 123 45 67");
	expect(page.all('[role="alert"] a').map((link) => link.get("href"))).toEqual(["#reference", "#phone"]);
	const empty = await openPage(open(site, { reference: "", phone: "" }));
	expect(empty.all('[role="alert"] a')).toHaveLength(2);
});

test("a session ends after 12 hours without use, and after 30 days if the phone was to be remembered", async () => {
	const clock = turnableClock();
	const site = await testSite("empty", { now: clock.now });
	const own = await application(site);
	const idle = myCookie(await open(site, own));
	const remembered = myCookie(await open(site, { ...own, remember: "yes" }));
	for (const wait of [11, 11, 11]) {
		clock.turn(wait * hour);
		expect(await isOpen(site, idle)).toBe(true);
	}
	clock.turn(12 * hour + 1_000);
	expect(await isOpen(site, idle)).toBe(false);
	expect((await openPage(site.get("/my", { cookie: idle }))).text).toContain("Your session has ended");
	expect(await isOpen(site, remembered)).toBe(true);
	clock.turn(30 * 24 * hour - 45 * hour);
	expect(await isOpen(site, remembered)).toBe(false);
});

test("B2: sending an application opens it in this browser, at once and for no other; repeated within five minutes, and not later from the history of a shared phone", async () => {
	const site = await testSite();
	const fields = { ...applicationFields, form_key: await keyOf(site, "/apply") };
	const answer = await site.post("/apply", fields);
	expect(answer.status).toBe(303);
	const cookie = myCookie(answer);
	expect(await isOpen(site, cookie)).toBe(true);
	const sessions = "select level, is_remembered, application_id from sessions where applicant_id is not null";
	const known = { level: "known", is_remembered: false, application_id: expect.any(String) };
	expect(await site.sql(sessions)).toEqual([known]);
	// The same words from another browser find the same application, but do not open it.
	const again = await site.post("/apply", { ...applicationFields, form_key: await keyOf(site, "/apply") });
	expect([again.status, myCookie(again)]).toEqual([303, ""]);
	expect(await site.sql("select id from applications")).toHaveLength(1);
	expect(await isOpen(site, myCookie(await site.post("/apply", fields)))).toBe(true);
	await site.post("/my/sign-out", {}, { cookie });
	await site.sql("update applications set submitted_at = submitted_at - interval '6 minutes'");
	const repeated = await site.post("/apply", fields);
	expect([repeated.status, myCookie(repeated)]).toEqual([303, ""]);
});

test("B2: sending another application does not end or narrow a proven session of the same applicant", async () => {
	const site = await testSite();
	const { full_name: fullName, phone_number: phoneNumber } = applicationFields;
	const first = await application(site, { fullName, phoneNumber });
	const cookie = await mySession(site.sql, first.applicantId, null, undefined, "call");
	const fields = { ...applicationFields, form_key: await keyOf(site, "/apply") };
	const answer = await site.post("/apply", fields, { cookie });
	expect([answer.status, myCookie(answer)]).toEqual([303, ""]);
	expect((await site.get("/my/details", { cookie })).status).toBe(200);
});

test("B2-4: a known session gets 404 for details and everything that is only the applicant's own, by page, data request and API", async () => {
	const site = await testSite();
	const own = await application(site);
	const known = myCookie(await open(site, own));
	const pages = ["/my/details", "/my/family", "/my/export", "/my/erase"];
	for (const path of pages.flatMap((page) => [page, `${page}.data`]))
		expect((await site.get(path, { cookie: known })).status, path).toBe(404);
	// The page about privacy says how to prove who it is; what it does needs the proof.
	for (const path of [...pages, "/my/privacy", "/my/privacy/copy"]) {
		const form = { intent: "ask", email: "stranger@example.com" };
		expect((await site.post(path, form, { cookie: known })).status, path).toBe(404);
	}
	for (const path of [`/api/applicants/${own.applicantId}`, `/api/applications/${own.id}`, "/api/language_tests"])
		expect([401, 404], path).toContain((await site.get(path, { cookie: known })).status);
	expect(await site.sql("select email from applicants")).toEqual([{ email: null }]);
	const shown = await openPage(site.get("/my", { cookie: known }));
	expect(shown.all('a[href="/my/details"], a[href="/my/family"]')).toEqual([]);
});

test("signing out ends the session of this browser or all, with the chats that reference and number connected; only a proven session ends proven ones", async () => {
	const site = await testSite();
	const own = await application(site);
	const proven = await openProven(site, own.applicantId);
	const connect = () => telegramChat(site.sql, { applicantId: own.applicantId, applicationId: own.id });
	const left = async () => [
		await site.sql("select level from telegram_chats"),
		await site.sql("select level from sessions where applicant_id is not null"),
	];
	const everywhere = (cookie: string) => site.post("/my/sign-out", { everywhere: "yes" }, { cookie });
	await connect();
	const [first, second, third] = [await open(site, own), await open(site, own), await open(site, own)].map(myCookie);
	const one = await site.post("/my/sign-out", {}, { cookie: first as string });
	expect([one.status, one.headers.get("location")]).toEqual([303, "/my"]);
	expect(one.headers.getSetCookie().find((cookie) => cookie.startsWith("my="))).toContain("Max-Age=0");
	expect([await isOpen(site, first), await isOpen(site, second)]).toEqual([false, true]);
	await everywhere(second as string);
	expect(await left()).toEqual([[], [{ level: "proven" }]]);
	// In a browser whose session was ended elsewhere, it leads to the form.
	const late = await everywhere(third as string);
	expect([late.status, late.headers.get("location")]).toEqual([303, "/my"]);
	await connect();
	await open(site, own);
	await everywhere(proven);
	expect(await left()).toEqual([[], []]);
	expect(site.logged.filter(({ level }) => (level as number) >= 40)).toEqual([]);
});

test("a planted or forged cookie opens nothing, and a new session never continues an id that the browser had", async () => {
	const site = await testSite();
	const own = await application(site);
	const planted = myCookie(await open(site, await application(site)));
	const opened = myCookie(await open(site, own, { cookie: planted }));
	expect(opened).not.toBe(planted);
	for (const wrong of [planted, `${opened}x`, opened.replace(/\..*/, ""), `my=${own.id}.x`])
		expect(await isOpen(site, wrong)).toBe(false);
});

type Operation = (...args: unknown[]) => Promise<unknown>;

/** The functions about one's own application that take the id of a row, found by their permission. */
async function ownOperations(): Promise<[string, Operation][]> {
	const sources = import.meta.glob<string>("../../domain/**/{,*-}{queries,commands}.ts", {
		query: "?raw",
		import: "default",
	});
	const modules = import.meta.glob<Record<string, unknown>>("../../domain/**/{,*-}{queries,commands}.ts");
	const found: [string, Operation][] = [];
	for (const [path, read] of Object.entries(sources)) {
		const source = await read();
		const module = (await modules[path]?.()) ?? {};
		for (const [, name = "", parameters = "", body = ""] of source.matchAll(
			/export async function (\w+)\(([^)]*)\)[^{]*\{([\s\S]*?)\n\}/g,
		)) {
			const isOwn = body.includes("permitOwn(") || /My[A-Z]/.test(name);
			if (!isOwn || !/^\s*caller: Caller,\s*\w*[iI]d: string/.test(parameters)) continue;
			found.push([`${path.replace("../../domain/", "")} ${name}`, module[name] as Operation]);
		}
	}
	return found;
}

test("F0-5: every function about one's own application answers not-found for another applicant's row, and changes nothing, for every session", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const victim = await applicantOn(url, { role: "proven" });
	const [link] = await sql(`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
		values ('family', '${victim.applicantId}', 'link', 'Mom', 'uz', now() + '1 day') returning id`);
	const [message] = await sql(`insert into entries (applicant_id, application_id, kind, channel, text)
		values ('${victim.applicantId}', '${victim.applicationId}', 'message_out', 'web', 'Hello') returning id`);
	const rows = [victim.applicantId, victim.applicationId, link.id, message.id, victim.sessionId, missing, "no id"];
	// No other role has the permissions (tests/architecture/permissions.test.ts).
	const roles = ["applicant", "proven"] as const;
	const operations = await ownOperations();
	expect(operations.map(([name]) => name)).toEqual(expect.arrayContaining([expect.stringContaining("my/")]));
	const callers = await Promise.all(roles.map((role) => callerOfAny(role, url)));
	const tables = ["links", "entries", "applications", "applicants"];
	const stored = () => Promise.all(tables.map((table) => sql(`select * from ${table} order by id`)));
	const before = await stored();
	for (const [name, operation] of operations)
		for (const [index, caller] of callers.entries())
			for (const id of rows) {
				const problem = await operation(caller, id, {}).then(() => undefined, problemOf);
				expect(["not-found", "refused", "invalid"], `${name} as ${roles[index]}`).toContain(problem?.kind);
			}
	expect(await stored()).toEqual(before);
});
