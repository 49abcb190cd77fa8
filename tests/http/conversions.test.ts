import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { removeOldDeliveries } from "../../domain/cases/deliveries/commands.ts";
import { signedIn } from "../support/accounts.ts";
import { aContact, anApplication, startBackend } from "../support/backend.ts";
import { applicationFields, contactFields, keyOf, turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { fakeMeta, refusals } from "../support/meta.ts";
import { type TestSite, testSite } from "../support/site.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const yes = {
	cookie: "ads=yes; _fbp=fb.1.1700000000000.42; _fbc=fb.1.1700000000000.AbC-d_e",
	"user-agent": "A browser",
};

/** The final state of every report. */
const settled = (sql: TestSite["sql"]) => {
	const waiting = () => sql("select from deliveries where channel = 'ad' and state = 'waiting'");
	return expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
};

async function site() {
	const meta = await fakeMeta();
	const clock = turnableClock(new Date().toISOString());
	const site = await testSite("empty", { ads: meta.ads, now: clock.now, jobs: { pace: 0, pollSeconds: 0.5 } });
	/**
	 * Submits a form with these headers.
	 * @returns the cookie for the browser's pixel.
	 */
	const send = async (path: string, fields: Record<string, string>, headers: Record<string, string>) => {
		const key = await keyOf(site, path);
		clock.turn(10_000);
		const answer = await site.post(path, { ...fields, form_key: key }, headers);
		expect(answer.status).toBe(303);
		return answer.headers.getSetCookie().find((cookie) => cookie.startsWith("ad-events="));
	};
	return { ...site, meta, clock, send };
}

test("S-11: an application and a contact message of a visitor who agreed are reported hashed, with the browser's event id", async () => {
	const { meta, clock, send, sql } = await site();
	const lead = await send("/uz/apply", { ...applicationFields, email: " Sample@Example.com" }, yes);
	const contact = await send("/contact", contactFields, yes);
	await settled(sql);
	const [one, two] = meta.reported();
	expect(one).toEqual({
		event_name: "Lead",
		event_id: /^ad-events=Lead\.(\w{32});/.exec(lead ?? "")?.[1],
		event_time: expect.any(Number),
		action_source: "website",
		event_source_url: "http://localhost:3000/uz/apply",
		user_data: {
			client_user_agent: "A browser",
			em: [sha256("sample@example.com")],
			ph: [sha256("998710000000")],
			fbp: "fb.1.1700000000000.42",
			fbc: "fb.1.1700000000000.AbC-d_e",
		},
		custom_data: { value: 100, currency: "USD" },
	});
	expect(Math.abs((one?.event_time ?? 0) - clock.now().getTime() / 1_000)).toBeLessThan(60);
	expect(two).toMatchObject({
		event_name: "Contact",
		event_id: /^ad-events=Contact\.(\w{32});/.exec(contact ?? "")?.[1],
		event_source_url: "http://localhost:3000/contact",
		user_data: { em: [sha256(contactFields.email)] },
		custom_data: {},
	});
	expect(contact).toMatch(/; Max-Age=3600; Path=\/; SameSite=Lax$/);
	expect(new Set(meta.addresses)).toEqual(new Set([`POST /v24.0/${meta.ads.pixelId}/events`]));
	const reports = await sql("select state, attempts, payload, last_error from deliveries where channel = 'ad'");
	expect(reports).toEqual(Array(2).fill({ state: "sent", attempts: 1, payload: null, last_error: null }));
});

test("S-11: without consent nothing is reported", async () => {
	const { meta, send, sql } = await site();
	for (const [index, headers] of [
		{},
		{ cookie: "ads=no" },
		// A cookie that is none of ours, and the opt-outs of browsers.
		{ cookie: "ads=yesyes; loads=yes" },
		{ ...yes, "sec-gpc": "1" },
		{ ...yes, dnt: "1" },
	].entries()) {
		const sent = index % 2 ? send("/contact", contactFields, headers) : send("/apply", applicationFields, headers);
		expect(await sent).toBeUndefined();
		expect(await sql("select id from deliveries where channel = 'ad'")).toEqual([]);
		expect(meta.addresses).toEqual([]);
	}
});

test("PIXEL-19: with email, a registration is complete and reported after the link is followed", async () => {
	const { meta, sql, post, ...opened } = await site();
	const person = { displayName: "Sample", email: "student@example.com", password: "seven quiet cranes over Jeonju" };
	const answer = await post("/auth/sign-up", person, yes);
	expect(answer.headers.getSetCookie().join()).not.toContain("ad-events");
	await expect.poll(async () => (await openPage(opened.get("/outbox"))).text).toContain("/auth/confirm?code=");
	const code = /confirm\?code=([\w.-]+)/.exec((await openPage(opened.get("/outbox"))).text)?.[1] ?? "";
	const confirmed = await post("/auth/confirm", { code }, yes);
	expect(confirmed.headers.getSetCookie().join()).toContain("ad-events=CompleteRegistration.");
	await settled(sql);
	const event = { event_name: "CompleteRegistration", event_source_url: "http://localhost:3000/auth/confirm" };
	const user_data = { em: [sha256("student@example.com")] };
	expect(meta.reported()).toMatchObject([{ ...event, user_data, custom_data: { status: true } }]);
});

test("temporary failures of Meta are retried; final ones are given up with the reason and without personal data", async () => {
	const meta = await fakeMeta();
	const backend = await startBackend({ ads: meta.ads });
	const adVisitor = { source: "http://localhost:3000/apply", agent: "A browser", browser: null, click: null };
	meta.answerNext("reset", refusals.passing, refusals.garbage, refusals.tooMany);
	await backend.apply({}, "en", adVisitor);
	await settled(backend.sql);
	const reports = () => backend.sql("select kind, state, attempts, last_error from deliveries where channel = 'ad'");
	expect(await reports()).toEqual([{ kind: "Lead", state: "sent", attempts: 5, last_error: null }]);
	expect(meta.reported()).toHaveLength(1);
	meta.answerNext(refusals.invalid);
	await backend.contact({}, adVisitor);
	await settled(backend.sql);
	const [given] = await backend.sql("select * from deliveries where kind = 'Contact'");
	const last_error = "Meta 400 (100) Invalid parameter";
	expect(given).toMatchObject({ state: "failed", attempts: 1, last_error, payload: null });
	for (const secret of [meta.ads.token, anApplication.phoneNumber, aContact.email])
		expect(backend.logged.join()).not.toContain(secret);
	await backend.sql("update deliveries set created_at = created_at - interval '29 days'");
	await removeOldDeliveries(backend.system);
	expect(await reports()).toHaveLength(2);
	// Deleting a submission deletes its report.
	await backend.sql("delete from contact_submissions");
	expect(await reports()).toMatchObject([{ kind: "Lead" }]);
	await backend.sql("update deliveries set created_at = created_at - interval '2 days'");
	await removeOldDeliveries(backend.system);
	expect(await reports()).toEqual([]);
});

test("S-10, ROUTE-16: everybody can open the test page, search engines cannot index it, and only staff see the server's part", async () => {
	const { meta, send, sql, get, post, ...rest } = await site();
	const cookie = await signedIn({ sql, siteUrl: rest.siteUrl, system: rest.system }, "admin");
	const path = "/facebook-pixel-test";
	const anyone = await openPage(get(path));
	expect([anyone.status, anyone.one("meta[name=robots]").get("content")]).toEqual([200, "noindex"]);
	expect(anyone.has("[data-server-part]")).toBe(false);
	expect((await post(path, { kind: "Lead", code: "TEST12345" })).status).toBe(403);
	expect(await (await get("/sitemap.xml")).text()).not.toContain("pixel");

	meta.answerNext(refusals.token);
	await send("/contact", contactFields, yes);
	await settled(sql);
	const staff = await openPage(get(path, { cookie }));
	expect(staff.one("[data-server-part] dl").text).toMatch(/Not delivered\s*1\s*Meta 400 \(190\)/);
	expect((await post(path, { kind: "Lead", code: " " }, { cookie })).status).toBe(422);
	expect((await post(path, { kind: "Purchase", code: "TEST12345" }, { cookie })).status).toBe(422);
	meta.answerNext(refusals.invalid);
	const refused = await openPage(await post(path, { kind: "Lead", code: "TEST12345" }, { cookie }));
	expect(refused.status).toBe(502);
	expect(refused.one("[role=alert]").text).toContain("Invalid parameter");
	const taken = await openPage(await post(path, { kind: "Lead", code: "TEST12345" }, { cookie }));
	expect(taken.one("[data-sent]").text).toContain("Meta has accepted the event");
	const event = { event_name: "Lead", event_id: expect.stringMatching(/^test\./) };
	expect(meta.bodies.at(-1)).toMatchObject({ test_event_code: "TEST12345", data: [event] });
	expect(await sql("select count(*)::int as count from deliveries where channel = 'ad'")).toEqual([{ count: 1 }]);
});

test("S-11: the policy names the pixel's hosts only where it may run, nothing is asked without a pixel, and the consent answer is stored", async () => {
	const { get, post } = await site();
	const policy = async (path: string) => (await get(path)).headers.get("content-security-policy") ?? "";
	for (const path of ["/", "/no-such-page"]) {
		expect(await policy(path)).toContain("script-src 'self' https://connect.facebook.net;");
		expect(await policy(path)).toContain("connect-src 'self' https://connect.facebook.net https://www.facebook.com;");
		expect(await policy(path)).toContain("trusted-types page default connect.facebook.net/fbevents;");
	}
	for (const path of ["/auth/sign-up", "/ru/auth", "/%61uth", "/ru/%41uth", "/%ff", "/admin"]) {
		expect(await policy(path), path).not.toContain("facebook");
	}
	const without = await openPage((await testSite()).get("/"));
	expect(without.has("[data-ads], [data-pixel]")).toBe(false);
	expect(without.headers.get("content-security-policy")).not.toContain("facebook");
	const answer = async (ads: string) => (await post("/consent", { ads, returnTo: "/ru/about" })).headers;
	expect((await answer("yes")).getSetCookie()).toEqual(["ads=yes; Max-Age=15552000; Path=/; SameSite=Lax"]);
	expect((await answer("no")).get("location")).toBe("/ru/about");
	expect((await answer("yes; Domain=evil.example")).getSetCookie()).toEqual([]);
});
