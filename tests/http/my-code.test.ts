import { expect, test } from "vitest";
import { createCallCode } from "../../domain/my/code-commands.ts";
import { account } from "../support/accounts.ts";
import { startBackend } from "../support/backend.ts";
import { turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { application, myCookie, open } from "../support/my.ts";
import { type TestSite, testSite } from "../support/site.ts";
import { staffOn } from "../support/staff-callers.ts";

/** A code that staff of the site read out. */
async function codeFor(site: TestSite, applicantId: string, now = () => new Date()) {
	const { context } = await startBackend({ url: site.url, jobs: { workers: 0 }, now });
	const { caller } = await staffOn(site.url, { context });
	return (await createCallCode(caller, applicantId)).code;
}

const use = (site: TestSite, reference: string, code: string, headers = {}) =>
	site.post("/my/code", { reference, code }, headers);
const levels = (site: TestSite) =>
	site.sql("select level, application_id from sessions where applicant_id is not null");

test("B2: a code read out by staff opens all applications of the applicant, once", async () => {
	const site = await testSite();
	const own = await application(site);
	const code = await codeFor(site, own.applicantId);
	expect(code).toMatch(/^\d{6}$/);
	const answer = await use(site, own.reference.toLowerCase(), `${code.slice(0, 3)} ${code.slice(3)}`);
	expect([answer.status, answer.headers.get("location"), myCookie(answer)]).toEqual([
		303,
		"/my",
		expect.stringMatching(/^my=/),
	]);
	expect(await levels(site)).toEqual([{ level: "proven", application_id: null }]);
	expect((await use(site, own.reference, code)).status).toBe(422);
	const stored = JSON.stringify(await site.sql("select * from links"));
	expect(stored).not.toContain(code);
	expect(await site.sql("select action, record_id from audit_log")).toEqual([
		{ action: "applicant:call-code", record_id: own.applicantId },
		{ action: "applicant:use-call-code", record_id: own.applicantId },
	]);
});

test("B2: a wrong code is in the audit log, without the code, and one for an unknown reference is not", async () => {
	const site = await testSite();
	const own = await application(site);
	const code = await codeFor(site, own.applicantId);
	const wrong = code === "111111" ? "222222" : "111111";
	for (const reference of [own.reference, "HM-2222-2222"]) await use(site, reference, wrong);
	const log = await site.sql("select action, actor_id, record_id, detail from audit_log where action <> $1", [
		"applicant:call-code",
	]);
	expect(log).toEqual([
		{ action: "applicant:fail-call-code", actor_id: null, record_id: own.applicantId, detail: null },
	]);
});

test("B2: a code has five tries, also concurrent ones, and the right code does not work after them", async () => {
	const site = await testSite();
	const own = await application(site);
	const code = await codeFor(site, own.applicantId);
	const wrong = code === "000000" ? "000001" : "000000";
	await Promise.all(Array.from({ length: 5 }, () => use(site, own.reference, wrong)));
	expect((await use(site, own.reference, code)).status).toBe(422);
	expect(await site.sql("select tries from links")).toEqual([{ tries: 5 }]);
	const fresh = await codeFor(site, own.applicantId);
	expect((await use(site, own.reference, fresh)).status).toBe(303);
});

test("B2: a code works for ten minutes, for its own applicant, and until staff create another one", async () => {
	const clock = turnableClock();
	const site = await testSite("empty", { now: clock.now });
	const own = await application(site);
	const other = await application(site);
	const old = await codeFor(site, own.applicantId, clock.now);
	const code = await codeFor(site, own.applicantId, clock.now);
	expect((await use(site, other.reference, code)).status).toBe(422);
	if (old !== code) expect((await use(site, own.reference, old)).status).toBe(422);
	clock.turn(10 * 60_000);
	expect((await use(site, own.reference, code)).status).toBe(422);
	expect(await levels(site)).toEqual([]);
});

test("B2: an unknown reference and a wrong code get the same answer; the code is not shown again", async () => {
	const site = await testSite();
	const own = await application(site);
	await codeFor(site, own.applicantId);
	const texts = [];
	for (const reference of [own.reference, "HM-2222-2222"]) {
		const answer = await use(site, reference, "000000");
		expect(answer.status).toBe(422);
		texts.push((await answer.text()).replaceAll(reference, ""));
	}
	expect(texts[0]).toBe(texts[1]);
	const page = await openPage(use(site, own.reference, "12345"));
	expect([page.one("#code-error").text, page.one("#code").get("value")]).toEqual([
		"Enter the six digits of the code.",
		"",
	]);
});

test("B2: the offices' phone numbers come before the form of the code, because one calls first", async () => {
	const site = await testSite();
	await site.sql(
		"insert into offices (name, address, phone) values ('Office of the test', 'Street', '+998 71 111 22 33')",
	);
	const page = await openPage(site.get("/my/code"));
	expect(page.one('main a[href="tel:+998711112233"]').text).toBe("+998 71 111 22 33");
	expect(page.one("main form").text).not.toContain("+998 71 111 22 33");
	const html = await (await site.get("/my/code")).text();
	expect(html.indexOf("tel:+998711112233")).toBeLessThan(html.indexOf('action="/my/code"'));
});

test("B2: one network has twenty tries of codes in ten minutes", async () => {
	const site = await testSite();
	await account(site);
	for (let each = 0; each < 20; each++) expect((await use(site, "HM-2222-2222", "000000")).status).toBe(422);
	const page = await openPage(use(site, "HM-2222-2222", "000000"));
	expect([page.status, page.one('[role="alert"]').text]).toEqual([429, expect.stringMatching(/wait 10 min/)]);
});

test("B2: a known session becomes a proven one only by replacing it", async () => {
	const site = await testSite();
	const own = await application(site);
	const known = myCookie(await open(site, own));
	const code = await codeFor(site, own.applicantId);
	const proven = myCookie(await use(site, own.reference, code, { cookie: known }));
	expect(proven).not.toBe(known);
	expect(await levels(site)).toEqual([{ level: "proven", application_id: null }]);
	expect((await openPage(site.get("/my", { cookie: known }))).has("#reference")).toBe(true);
});
