import { expect, test } from "vitest";
import { account, cookiesOf, password } from "../support/accounts.ts";
import { turnableClock } from "../support/forms.ts";
import { mailedSite } from "../support/mail.ts";
import { type TestSite, testSite } from "../support/site.ts";

const fresh = "three red kites above Namsan";
const signIn = (site: TestSite, email: string, tried: string, client: string, cookie = "") =>
	site.post("/auth", { email, password: tried }, { "x-forwarded-for": client, cookie });

/** Attempts until the account is locked for strangers, and one more. */
async function attack(site: TestSite, email: string) {
	const statuses: number[] = [];
	for (let each = 0; each < 8; each++)
		statuses.push((await signIn(site, email, "a guess", `198.51.100.${each}`)).status);
	expect(statuses.slice(-2)).toEqual([429, 429]);
}

/** What the browser keeps after signing out: only the device cookie. */
const deviceOf = (answer: Response) =>
	cookiesOf(answer)
		.split("; ")
		.find((cookie) => /^(__Host-)?device=/.test(cookie)) ?? "";

test("H4: a known device has its own five attempts and growing delays", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const { email } = await account(site, "user");
	const device = deviceOf(await signIn(site, email, password, "203.0.113.7"));
	const statuses: number[] = [];
	for (let each = 0; each < 7; each++)
		statuses.push((await signIn(site, email, "wrong", `192.0.2.${each}`, device)).status);
	expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
	expect((await signIn(site, email, password, "203.0.113.9")).status).toBe(303);
});

test("H4: during an attack on an account, its owner signs in on a known device: with its cookie for this account, our signature, and for 180 days", async () => {
	const clock = turnableClock();
	const site = await testSite("empty", { trustProxy: 1, now: clock.now });
	const { email } = await account(site, "user");
	const other = await account(site, "user");
	const enter = (cookie: string, at = email) => signIn(site, at, password, "203.0.113.7", cookie);
	const device = deviceOf(await enter(""));
	const both = deviceOf(await enter(device, other.email));
	await attack(site, email);
	const stolen = deviceOf(await enter("", other.email));
	for (const wrong of ["", stolen, `${device}x`, device.replace(/\.\d+\./, ".9999999999."), "device=~~~.~"])
		expect([wrong, (await enter(wrong)).status]).toEqual([wrong, 429]);
	const known = await enter(both);
	expect([known.status, deviceOf(known) === both]).toEqual([303, false]);
	clock.turn(180 * 24 * 60 * 60 * 1_000 + 1_000);
	expect((await enter(device)).status).toBe(429);
});

test("H4: a new password and signing out all others invalidate every earlier device cookie; the current browser gets a new one", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const { email } = await account(site, "user");
	const enter = (tried: string, cookie = "") => signIn(site, email, tried, "203.0.113.7", cookie);
	const stolen = deviceOf(await enter(password));
	const first = await enter(password);
	const ended = await site.post("/account/sessions", {}, { cookie: cookiesOf(first) });
	await attack(site, email);
	for (const old of [stolen, deviceOf(first)]) expect((await enter(password, old)).status).toBe(429);
	const second = await enter(password, deviceOf(ended));
	expect(second.status).toBe(303);
	const fields = { current_password: password, new_password: fresh };
	const changed = await site.post("/account/password", fields, { cookie: cookiesOf(second) });
	expect(changed.status).toBe(303);
	await attack(site, email);
	for (const old of [stolen, deviceOf(ended), deviceOf(second)]) expect((await enter(fresh, old)).status).toBe(429);
	expect((await enter(fresh, deviceOf(changed))).status).toBe(303);
});

test("H4: after a reset by email the owner signs in on a new device during the attack", async () => {
	const { site, mailed } = await mailedSite({ trustProxy: 1 });
	const { email } = await account(site, "user");
	await attack(site, email);
	await site.post("/auth/forgotten", { email });
	const code = await mailed(email, /new-password\?code=(\S+)/);
	const set = await site.post("/auth/new-password", { code, password: fresh });
	expect(set.status).toBe(303);
	// The counter restarts, so any browser may try …
	expect((await signIn(site, email, fresh, "203.0.113.9")).status).toBe(303);
	// … and the browser that set the password is a known device from now on.
	await attack(site, email);
	expect((await signIn(site, email, fresh, "203.0.113.7", deviceOf(set))).status).toBe(303);
});
