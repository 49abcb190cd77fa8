import { expect, test } from "vitest";
import { createCallCode } from "../../domain/my/code-commands.ts";
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

test("B2: a code read out by staff opens all applications of the applicant, once, and replaces a known session", async () => {
	const site = await testSite();
	const own = await application(site);
	const code = await codeFor(site, own.applicantId);
	expect(code).toMatch(/^\d{6}$/);
	const known = myCookie(await open(site, own));
	const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
	const answer = await use(site, own.reference.toLowerCase(), spaced, { cookie: known });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/my"]);
	expect(myCookie(answer)).toMatch(/^my=/);
	expect(myCookie(answer)).not.toBe(known);
	expect((await openPage(site.get("/my", { cookie: known }))).has("#reference")).toBe(true);
	expect(await levels(site)).toEqual([{ level: "proven", application_id: null }]);
	expect((await use(site, own.reference, code)).status).toBe(422);
	expect(JSON.stringify(await site.sql("select * from links"))).not.toContain(code);
	const actions = ["applicant:call-code", "applicant:use-call-code"];
	const audited = actions.map((action) => ({ action, record_id: own.applicantId }));
	expect(await site.sql("select action, record_id from audit_log")).toEqual(audited);
});

test("B2: an unknown reference and a wrong code get the same answer without the code, and only the latter is in the audit log", async () => {
	const site = await testSite();
	const own = await application(site);
	const code = await codeFor(site, own.applicantId);
	const wrong = code === "111111" ? "222222" : "111111";
	const texts = [];
	for (const reference of [own.reference, "HM-2222-2222"]) {
		const answer = await use(site, reference, wrong);
		expect(answer.status).toBe(422);
		texts.push((await answer.text()).replaceAll(reference, ""));
	}
	expect(texts[0]).toBe(texts[1]);
	const log = "select action, actor_id, record_id, detail from audit_log where action <> 'applicant:call-code'";
	const failed = { action: "applicant:fail-call-code", actor_id: null, record_id: own.applicantId, detail: null };
	expect(await site.sql(log)).toEqual([failed]);
	const page = await openPage(use(site, own.reference, "12345"));
	expect(page.one("#code-error").text).toBe("Enter the six digits of the code.");
	expect(page.one("#code").get("value")).toBe("");
});

test("B2: a code has five tries, also concurrent ones, and the right code does not work after them; a network has twenty in ten minutes", async () => {
	const site = await testSite();
	const own = await application(site);
	const code = await codeFor(site, own.applicantId);
	const wrong = code === "000000" ? "000001" : "000000";
	await Promise.all(Array.from({ length: 5 }, () => use(site, own.reference, wrong)));
	expect((await use(site, own.reference, code)).status).toBe(422);
	expect(await site.sql("select tries from links")).toEqual([{ tries: 5 }]);
	const fresh = await codeFor(site, own.applicantId);
	expect((await use(site, own.reference, fresh)).status).toBe(303);
	const statuses = [];
	for (let each = 0; each < 20; each++) statuses.push((await use(site, "HM-2222-2222", "000000")).status);
	expect(new Set(statuses)).toEqual(new Set([422, 429]));
	const page = await openPage(use(site, "HM-2222-2222", "000000"));
	expect([page.status, page.one('[role="alert"]').text]).toEqual([429, expect.stringMatching(/wait 10 min/)]);
});

test("decision 027: a stranger who applied in a person's name does not use up the tries of her code: it has five with each reference, whatever the network, and twenty in all", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const own = await application(site);
	const other = await application(site, { phoneNumber: own.phone, email: "stranger@example.com" });
	expect(other.applicantId).toBe(own.applicantId);
	const code = await codeFor(site, own.applicantId);
	const wrong = code === "000000" ? "000001" : "000000";
	const from = (client: string) => ({ "x-forwarded-for": client });
	const tries = async (reference: string, client: string) => {
		for (let each = 0; each < 6; each++) await use(site, reference, wrong, from(client));
		return (await site.sql("select tries from links"))[0]?.tries;
	};
	expect(await tries(other.reference, "192.0.2.1")).toBe(5);
	expect(await tries(other.reference, "198.51.100.1")).toBe(5);
	for (const [count, status] of [
		[20, 422],
		[19, 303],
	] as const) {
		await site.sql("update links set tries = $1", [count]);
		expect((await use(site, own.reference, code, from("192.0.2.1"))).status, `${count} tries`).toBe(status);
	}
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
