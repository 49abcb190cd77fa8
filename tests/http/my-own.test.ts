import { expect, test } from "vitest";
import { problemOf } from "../../domain/shared/errors.ts";
import { openPage } from "../support/html.ts";
import { application, myCookie, open, openProven } from "../support/my.ts";
import { freshDatabase, sqlOn, testSite } from "../support/site.ts";
import { applicantOn, callerOfAny } from "../support/staff-callers.ts";

const missing = "00000000-0000-4000-8000-000000000000";

test("B2-4: a known session gets 404 for details and everything that is only the applicant's own, by page, data request and API", async () => {
	const site = await testSite();
	const own = await application(site);
	const known = myCookie(await open(site, own));
	const pages = ["/my/details", "/my/family", "/my/export", "/my/erase"];
	for (const page of pages) {
		for (const path of [page, `/ru${page}`, `${page}.data`, `${page}?_data=routes`]) {
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

test("B2-11: siblings with one phone number get 404 for one another's application", async () => {
	const site = await testSite();
	const phoneNumber = "+998 90 123 45 67";
	const first = await application(site, { fullName: "Example Sister", phoneNumber });
	const second = await application(site, { fullName: "Example Brother", phoneNumber });
	const sessions = [myCookie(await open(site, first)), await openProven(site, first.applicantId)];
	for (const cookie of sessions) {
		const page = await openPage(site.get("/my", { cookie }));
		expect(page.text).not.toMatch(new RegExp(`Brother|${second.reference}`));
		expect((await site.get(`/my/applications/${second.id}`, { cookie })).status).toBe(404);
	}
});

test("N7: signing out everywhere in a browser whose session was ended elsewhere leads to the form, without an error", async () => {
	const site = await testSite();
	const own = await application(site);
	const [first, second] = [myCookie(await open(site, own)), myCookie(await open(site, own))];
	const everywhere = (cookie: string) => site.post("/my/sign-out", { everywhere: "yes" }, { cookie });
	expect((await everywhere(first)).status).toBe(303);
	const late = await everywhere(second);
	expect([late.status, late.headers.get("location")]).toEqual([303, "/my"]);
	expect(site.logged.filter(({ level }) => (level as number) >= 40)).toEqual([]);
});

test("signing out everywhere ends the chats that reference and number connected; only a proven session ends proven ones", async () => {
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
	await connect();
	const known = myCookie(await open(site, own));
	await site.post("/my/sign-out", { everywhere: "yes" }, { cookie: known });
	expect(await left()).toEqual([[], [{ level: "proven" }]]);
	await connect();
	await open(site, own);
	await site.post("/my/sign-out", { everywhere: "yes" }, { cookie: proven });
	expect(await left()).toEqual([[], []]);
});

test("N9: an application that staff delete while it is opened counts as unknown", async () => {
	const site = await testSite();
	const rounds = Array.from({ length: 12 }, async (_, each) => {
		const own = await application(site, { fullName: `Example ${each}` });
		const [answer] = await Promise.all([
			open(site, own),
			site.sql("delete from applicants where id = $1", [own.applicantId]),
		]);
		return answer.status;
	});
	expect((await Promise.all(rounds)).filter((status) => status !== 303 && status !== 422)).toEqual([]);
	expect(site.logged.filter(({ level }) => (level as number) >= 40)).toEqual([]);
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

test("F0-5: every function about one's own application answers not-found for another applicant's row, and changes nothing, for every role", async () => {
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
	const roles = ["anonymous", "applicant", "proven", "user", "admin", "owner", "system"] as const;
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
				const mayOwn = roles[index] === "applicant" || roles[index] === "proven";
				expect(`${name} as ${roles[index]}: ${kind}`).toMatch(mayOwn ? /: (not-found|refused|invalid)$/ : /: refused$/);
			}
		}
	}
	expect(await stored()).toEqual(before);
});
