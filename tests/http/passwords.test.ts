import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { requestPasswordReset, signUp } from "../../domain/accounts/sign-up/commands.ts";
import { createUser, sendPasswordReset } from "../../domain/accounts/users/commands.ts";
import { defaultLimits } from "../../server/rate-limits.ts";
import { account, cookiesOf, password, sessionOf } from "../support/accounts.ts";
import { startBackend } from "../support/backend.ts";
import { turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { fakeMailServer, mailedSite } from "../support/mail.ts";
import { type TestSite, testSite } from "../support/site.ts";

const fresh = "three red kites above Namsan";
const soon = { timeout: 20_000 };

const recovery = /http:\/\/localhost:3000(\/auth\/new-password\?code=\S+)/;
const codeIn = (path: string) => new URL(path, "http://localhost").searchParams.get("code") ?? "";
const failureOf = async (answer: Response) => (await openPage(answer)).one('[role="alert"]').text;

test("ROLE-14, AUTH-09, C-16: a password reset link sets a new password once, also if it is followed several times at once, and ends every session", async () => {
	const { site, mailed } = await mailedSite({ trustProxy: 1 });
	const { email } = await account(site, "admin");
	const cookie = await sessionOf(site, email);
	const asked = await site.post("/auth/forgotten", { email });
	expect([asked.status, asked.headers.get("location")]).toEqual([303, "/auth"]);
	const path = await mailed(email, recovery);
	const page = await openPage(site.get(path));
	expect([page.headers.get("referrer-policy"), page.headers.get("cache-control")]).toEqual(["same-origin", "no-store"]);
	const use = (each: number) => {
		const form = { code: codeIn(path), password: fresh };
		return site.post("/auth/new-password", form, { "x-forwarded-for": `198.51.100.${each}` });
	};
	const answers = await Promise.all([1, 2, 3, 4].map(use));
	expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422]);
	expect(answers.find(({ status }) => status === 303)?.headers.get("location")).toBe("/auth");
	expect((await site.get("/auth/session", { cookie })).status).toBe(401);
	await expect(sessionOf(site, email)).rejects.toThrow("422");
	expect((await site.post("/auth", { email, password: fresh })).status).toBe(303);
	const again = await use(5);
	expect(again.status).toBe(422);
	const used = await openPage(again);
	expect(used.one('[role="alert"]').text).toMatch(/This link has been used or is too old\..*Invalid session in URL/);
	expect([used.has("main form"), used.href("Send a new link")]).toEqual([false, "/auth/forgotten"]);
});

test("a link is valid for thirty minutes, and only with its own account's code and our signature; an unknown address gets the same response as a known one, and no email", async () => {
	const clock = turnableClock();
	const { site, mailed, received } = await mailedSite({ now: clock.now });
	const { email } = await account(site, "user");
	const ask = async (address: string) => {
		const headers = { host: "localhost:3000", "x-forwarded-host": "evil.example" };
		const answer = await site.post("/auth/forgotten", { email: address }, headers);
		return [answer.status, answer.headers.get("location"), answer.headers.getSetCookie(), await answer.text()];
	};
	expect(await ask("nobody@example.com")).toEqual(await ask(email));
	await expect.poll(() => site.sql("select from deliveries where state <> 'waiting'"), soon).toHaveLength(2);
	expect(received.map(({ to }) => to)).toEqual([[email]]);
	expect(received[0]?.text).not.toContain("evil");
	const code = codeIn(await mailed(email, recovery));
	const id = code.slice(0, 32);
	const forged =
		id + createHmac("sha256", "another secret").update(`link recovery ${id} `).digest("base64url").slice(0, 32);
	for (const wrong of [forged, id, `${code}x`, "."])
		expect((await site.post("/auth/new-password", { code: wrong, password: fresh })).status).toBe(422);
	// A code for another purpose is invalid.
	expect((await site.post("/auth/confirm", { code })).status).toBe(422);
	const hasForm = async () => (await openPage(site.get(`/auth/new-password?code=${code}`))).has("main form");
	expect(await hasForm()).toBe(true);
	clock.turn(30 * 60_000 + 1);
	expect((await site.post("/auth/new-password", { code, password: fresh })).status).toBe(422);
	// Who opens an old link need not think of a password first.
	expect(await hasForm()).toBe(false);
	expect(await sessionOf(site, email)).toMatch(/^session=/);
});

test("M1: repeated sign-ins to an unconfirmed account send its address only a few emails", async () => {
	const { site, received } = await mailedSite();
	const email = "stranger@example.com";
	expect((await site.post("/auth/sign-up", { email, password, displayName: "Somebody" })).status).toBe(303);
	for (let times = 0; times < defaultLimits["sign-up-email"].each.uses + 2; times++) {
		const answer = await site.post("/auth", { email, password });
		expect(answer.status).toBe(422);
		expect(await failureOf(answer)).toContain("Email not verified");
	}
	await expect.poll(() => site.sql("select from deliveries where state = 'waiting'"), soon).toEqual([]);
	expect(received.map(({ to }) => to)).toEqual(Array(defaultLimits["sign-up-email"].each.uses).fill([email]));
});

test("H4: neither sign-ups nor resets by staff with an address use up its recovery emails", async () => {
	const { settings } = await fakeMailServer();
	const backend = await startBackend({ mail: settings, jobs: { workers: 0 } });
	const limit = defaultLimits["recovery-email"].each.uses;
	const email = "owner@example.com";
	await createUser(backend.system, { email, password, displayName: "Owner", role: "user" });
	const origin = (each: number) => ({ client: `198.51.100.${each}`, language: "en" as const });
	for (let each = 0; each < limit + 1; each++) {
		await signUp(backend.visitor, { email, password, displayName: "Stranger" }, origin(each));
		await sendPasswordReset(backend.system, { email }, "en").catch(() => "limited");
	}
	await backend.sql("delete from deliveries");
	for (let each = 0; each < limit + 1; each++) await requestPasswordReset(backend.visitor, { email }, origin(each));
	expect(await backend.sql("select from deliveries where user_id is not null")).toHaveLength(limit);
});

test("ERR-14, VALID-17: a form without email or password, a link without a code and a forged session get clear errors, and nothing is looked up", async () => {
	const site = await testSite();
	expect((await site.post("/auth", { email: "a@example.com", password: "" })).status).toBe(422);
	const empty = await openPage(site.post("/auth", { email: " ", password: "" }));
	expect(await site.sql("select 1 from rate_limits")).toEqual([]);
	expect(empty.all("[aria-invalid]").map((field) => field.get("name"))).toEqual(["email", "password"]);
	for (const [path, label, newLinkAt] of [
		["/auth/new-password", "Send a new link", "/auth/forgotten"],
		// Signing in with an address that is not confirmed sends a new link.
		["/auth/confirm", "Sign in", "/auth"],
	] as const) {
		const page = await openPage(site.get(path));
		expect(page.one('[role="alert"]').text).toContain("No code detected");
		// A form without a code could not work.
		expect([page.has("main form"), page.one("main").href(label)]).toEqual([false, newLinkAt]);
	}
	const forged = await openPage(site.get("/auth", { cookie: "session=forged.forged" }));
	expect(forged.one('[role="alert"]').text).toContain("Invalid JWT signature");
	const { email } = await account(site, "user");
	const cookie = await sessionOf(site, email);
	await site.sql("delete from sessions");
	const ended = await openPage(site.get("/auth", { cookie }));
	expect(ended.one('[role="alert"]').text).toContain("Your session has ended. Please sign in again.");
	expect(ended.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=; Max-Age=0/)]);
});

test("C-14, NAV-06: with email, an account opens after its address is confirmed; a known address gets the same response", async () => {
	const { site, mailed, received } = await mailedSite();
	const form = { displayName: "New person", email: "new@example.com", password };
	const first = await site.post("/auth/sign-up", form);
	expect([first.status, first.headers.get("location")]).toEqual([303, "/auth"]);
	const early = await site.post("/auth", form);
	expect([early.status, await failureOf(early)]).toEqual([422, expect.stringContaining("Email not verified")]);
	const path = await mailed(form.email, /http:\/\/localhost:3000(\/auth\/confirm\?code=\S+)/);
	expect((await openPage(site.get(path))).one("main form button").text).toBe("Confirm the address");
	expect((await site.post("/auth/confirm", { code: codeIn(path) })).status).toBe(303);
	expect((await site.post("/auth", form)).status).toBe(303);
	const again = await site.post("/auth/sign-up", { ...form, password: fresh });
	expect([again.status, again.headers.getSetCookie()]).toEqual([first.status, first.headers.getSetCookie()]);
	await expect.poll(() => received.map(({ text }) => text).join(), soon).toContain("It already has an account");
	expect((await site.post("/auth", { ...form, password: fresh })).status).toBe(422);
	expect(await site.sql("select role from profiles")).toEqual([{ role: "user" }]);
});

test("C-14: without email, an account opens at once, a known address is reported, and no notice is stored", async () => {
	const site = await testSite("empty", { production: true });
	const form = { displayName: "New person", email: "new@example.com", password, role: "owner" };
	const first = await site.post("/auth/sign-up", form);
	const cookie = cookiesOf(first);
	expect((await site.get("/auth/session", { cookie })).status).toBe(204);
	const change = { current_password: password, new_password: fresh };
	expect((await site.post("/account/password", change, { cookie })).status).toBe(303);
	expect(await site.sql("select from deliveries")).toEqual([]);
	const again = await site.post("/auth/sign-up", form);
	expect([again.status, await failureOf(again)]).toEqual([422, expect.stringContaining("User already exists")]);
	expect(await site.sql("select role from profiles")).toEqual([{ role: "user" }]);
	for (const weak of ["1234567", "seoul2026", "x".repeat(129)]) {
		const refused = await site.post("/auth/sign-up", { ...form, email: "weak@example.com", password: weak });
		expect([weak, refused.status]).toEqual([weak, 422]);
		expect(await refused.text()).not.toContain(`value="${weak}"`);
	}
});

const guess = (site: TestSite, email: string, tried: string, client = "203.0.113.7") =>
	site.post("/auth", { email, password: tried }, { "x-forwarded-for": client });

test("attempts on one account face growing delays from any number of addresses, and so does the right password until they end", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const { email } = await account(site, "admin");
	const ten = Array.from({ length: 10 }, (_, each) => guess(site, email, `guess ${each}`, `198.51.100.${each}`));
	const answers = await Promise.all(ten);
	expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(422), ...Array(5).fill(429)]);
	expect((await guess(site, email, password, "198.51.100.200")).status).toBe(429);
	const waits: number[] = [];
	for (let each = 0; each < 7; each++) {
		const [gate] = await site.sql("select key, expire from rate_limits where key like 'sign-in gate%'");
		waits.push(Math.round((Number(gate.expire) - Date.now()) / 1_000));
		await site.sql("update rate_limits set expire = 1 where key = $1", [gate.key]);
		expect((await guess(site, email, `another ${each}`, `192.0.2.${each}`)).status).toBe(422);
	}
	const expected = [30, 60, 120, 240, 480, 900, 900];
	for (const [place, wait] of waits.entries()) expect(Math.abs(wait - (expected[place] ?? 0))).toBeLessThan(15);
	await site.sql("update rate_limits set expire = 1 where key like 'sign-in gate%'");
	expect((await guess(site, email, password)).status).toBe(303);
	expect(await site.sql("select 1 from rate_limits where key similar to 'sign-in (free|gate|waits)%'")).toEqual([]);
});

test("H4: one address may fail twenty times, which locks out no known device; an office behind one address can sign in any number of times", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const { email } = await account(site, "user");
	const first = await guess(site, email, password);
	for (const answer of [first, await guess(site, email, password)]) expect(answer.status).toBe(303);
	const fail = async (name: string) => (await guess(site, `${name}@example.com`, "wrong")).status;
	expect(await fail("nobody")).toBe(422);
	await site.sql("update rate_limits set points = points + 18 where key like 'sign-in address%'");
	expect([await fail("no-one"), await fail("another")]).toEqual([422, 429]);
	expect((await guess(site, email, password)).status).toBe(429);
	expect((await guess(site, email, password, "203.0.113.8")).status).toBe(303);
	const known = { "x-forwarded-for": "203.0.113.7", cookie: cookiesOf(first).replace(/session=[^;]*(; )?/, "") };
	expect((await site.post("/auth", { email, password }, known)).status).toBe(303);
});
