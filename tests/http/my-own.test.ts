import { expect, test } from "vitest";
import { problemOf } from "../../domain/shared/errors.ts";
import { openPage } from "../support/html.ts";
import { application, myCookie, open, openProven } from "../support/my.ts";
import { freshDatabase, sqlOn, type TestSite, testSite } from "../support/site.ts";
import { applicantOn, callerOfAny } from "../support/staff-callers.ts";

const missing = "00000000-0000-4000-8000-000000000000";
const isOpen = async (site: TestSite, cookie = "") =>
	(await openPage(site.get("/my", { cookie }))).has('form[action="/my/sign-out"]');

test("B2-4: a known session gets 404 for details and everything that is only the applicant's own, by page, data request and API", async () => {
	const site = await testSite();
	const own = await application(site);
	const known = myCookie(await open(site, own));
	const pages = ["/my/details", "/my/family", "/my/export", "/my/erase"];
	for (const page of pages) {
		for (const path of [page, `${page}.data`]) {
			expect([path, (await site.get(path, { cookie: known })).status]).toEqual([path, 404]);
		}
		expect([page, (await site.post(page, { email: "stranger@example.com" }, { cookie: known })).status]).toEqual([
			page,
			404,
		]);
	}
	// The page says how to prove who it is; what it does needs the proof.
	for (const path of ["/my/privacy", "/my/privacy/copy"])
		expect([path, (await site.post(path, { intent: "ask" }, { cookie: known })).status]).toEqual([path, 404]);
	for (const path of [`/api/applicants/${own.applicantId}`, `/api/applications/${own.id}`, "/api/language_tests"]) {
		expect([path, (await site.get(path, { cookie: known })).status].join(" ")).toMatch(/ (401|404)$/);
	}
	expect(await site.sql("select email from applicants")).toEqual([{ email: null }]);
	const shown = await openPage(site.get("/my", { cookie: known }));
	expect(shown.all('a[href="/my/details"], a[href="/my/family"]')).toEqual([]);
});

test("signing out ends the session of this browser or all, with the chats that reference and number connected; only a proven session ends proven ones", async () => {
	const site = await testSite();
	const own = await application(site);
	const proven = await openProven(site, own.applicantId);
	const connect = () =>
		site.sql(
			`insert into telegram_chats (applicant_id, application_id, chat_id, follower, level, language, state)
			values ($1, $2, 7000000001, 'applicant', 'known', 'uz', 'active')`,
			[own.applicantId, own.id],
		);
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
	const [link] = await sql(
		`insert into links (purpose, applicant_id, proven_by, label, language, expires_at) values ('family', $1, 'link', 'Mom', 'uz', now() + '1 day')
		returning id`,
		[victim.applicantId],
	);
	const [message] = await sql(
		`insert into entries (applicant_id, application_id, kind, channel, text) values ($1, $2, 'message_out', 'web', 'Hello')
		returning id`,
		[victim.applicantId, victim.applicationId],
	);
	const rows = [victim.applicantId, victim.applicationId, link.id, message.id, victim.sessionId, missing, "no id"];
	// No other role has the permissions (tests/architecture/permissions.test.ts).
	const roles = ["applicant", "proven"] as const;
	const operations = await ownOperations();
	expect(operations.map(([name]) => name)).toEqual(expect.arrayContaining([expect.stringContaining("my/")]));
	const callers = await Promise.all(roles.map((role) => callerOfAny(role, url)));
	const stored = () =>
		sql(`select (select json_agg(t order by id) from links t) as links, (select json_agg(t order by id) from entries t where channel is not null) as messages,
			(select json_agg(t order by id) from applications t) as applications, (select json_agg(t order by id) from applicants t) as applicants`);
	const before = await stored();
	for (const [name, operation] of operations) {
		for (const [index, caller] of callers.entries()) {
			for (const id of rows) {
				const error = await operation(caller, id, {}).then(
					() => undefined,
					(thrown) => thrown,
				);
				const kind = problemOf(error)?.kind ?? String(error);
				expect(`${name} as ${roles[index]}: ${kind}`).toMatch(/: (not-found|refused|invalid)$/);
			}
		}
	}
	expect(await stored()).toEqual(before);
});
