import { expect, test } from "vitest";
import { account, codeInOutbox, codeNow, cookiesOf, password, sessionOf, signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { type TestSite, testSite } from "../support/site.ts";
import { withApp } from "../support/two-factor.ts";

const fresh = "three red kites above Namsan";
const change = (site: TestSite, cookie: string, current: string, next: string, prefix = "") =>
	site.post(`${prefix}/account/password`, { current_password: current, new_password: next }, { cookie });
const isOpen = async (site: TestSite, cookie: string) => (await site.get("/auth/session", { cookie })).status === 204;
const signInFrom = async (site: TestSite, email: string, agent: string) =>
	cookiesOf(await site.post("/auth", { email, password }, { "user-agent": agent, "x-forwarded-for": "203.0.113.7" }))
		.split("; ")
		.find((each) => each.startsWith("session=")) ?? "";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1";

test("ASVS 6.2.2, 6.2.3, 7.4.5, L7: users change their password with the current one, in a few attempts; other sessions end, this one gets a new token", async () => {
	const site = await testSite();
	const { email, id } = await account(site, "user");
	const cookie = await sessionOf(site, email);
	const other = await sessionOf(site, email);
	const page = await openPage(site.get("/account/password", { cookie }));
	const fields = page.all("main form input").map((input) => input.get("autocomplete"));
	expect(fields).toEqual(["current-password", "new-password"]);
	const wrong = await openPage(change(site, cookie, "not my password", fresh, "/ru"));
	expect([wrong.status, wrong.one("#current_password-error").text]).toEqual([422, "Это не Ваш текущий пароль."]);
	expect(wrong.html).not.toContain(fresh);
	const weak = await openPage(change(site, cookie, password, "hamroh2026"));
	expect(weak.one("#new_password-error").text).toContain("Choose a few words that have nothing to do with them");
	expect((await openPage(change(site, cookie, "", ""))).all("[aria-invalid]")).toHaveLength(2);
	const answer = await change(site, cookie, password, fresh);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/account"]);
	const renewed = cookiesOf(answer);
	expect(await isOpen(site, renewed)).toBe(true);
	expect([await isOpen(site, cookie), await isOpen(site, other)]).toEqual([false, false]);
	expect((await site.post("/auth", { email, password })).status).toBe(422);
	expect((await site.post("/auth", { email, password: fresh })).status).toBe(303);
	const log = await site.sql("select actor_id from audit_log where action = 'user:change-password'");
	expect(log).toEqual([{ actor_id: id }]);
	const statuses: number[] = [];
	for (let each = 0; each < 6; each++) statuses.push((await change(site, renewed, "not my password", fresh)).status);
	expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
	expect(await isOpen(site, renewed)).toBe(true);
});

test("ASVS 7.5.2, 7.4.5: users see their own sessions, the current one first, and can sign out each of them, or all others at once", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const { email } = await account(site, "user");
	const stranger = await signedIn(site, "user");
	const laptop = await signInFrom(site, email, firefox);
	const mobile = await signInFrom(site, email, phone);
	const page = await openPage(site.get("/account/sessions", { cookie: laptop }));
	expect(page.headers.get("cache-control")).toBe("no-store");
	expect(page.all("main li h2").map(({ text }) => text)).toEqual(["Firefox, Linux · This device", "Safari, iPhone"]);
	expect(page.all("main li form")).toHaveLength(1);
	expect(page.all("main li dl")[0]?.text).toMatch(/^IP address 203\.0\.113\.x /);
	expect([page.one("main").text.match(/Tashkent/g), page.text.includes("Asia/")]).toEqual([["Tashkent"], false]);
	const session = page.one("main li form button").get("value") ?? "";
	// A session of another account cannot be ended.
	expect((await site.post("/account/sessions", { session }, { cookie: stranger })).status).toBe(303);
	expect(await isOpen(site, mobile)).toBe(true);
	for (const _ of [1, 2]) {
		const answer = await site.post("/account/sessions", { session }, { cookie: laptop });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/account/sessions"]);
		expect([await isOpen(site, mobile), await isOpen(site, laptop)]).toEqual([false, true]);
	}
	const others = [await sessionOf(site, email), await sessionOf(site, email)];
	expect((await site.post("/account/sessions", {}, { cookie: laptop })).status).toBe(303);
	const open = await Promise.all([laptop, stranger, ...others].map((cookie) => isOpen(site, cookie)));
	expect(open).toEqual([true, true, false, false]);
	expect((await site.get("/account/sessions")).headers.get("location")).toBe("/auth");
	// N8: browsers that do so at once are answered without an error.
	const cookies = [laptop, await sessionOf(site, email), await sessionOf(site, email)];
	const answers = await Promise.all(cookies.map((cookie) => site.post("/account/sessions", {}, { cookie })));
	expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
	expect(site.logged.filter(({ level }) => (level as number) >= 50)).toEqual([]);
});

test("M7: of concurrent uses of one code, only one signs in, and none afterwards", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const { email, key } = await withApp(site, "user");
	const challenge = async () => {
		await site.sql("delete from rate_limits");
		return cookiesOf(await site.post("/auth", { email, password }));
	};
	const pass = (waiting: string, code: string, client = "192.0.2.1") =>
		site.post("/auth/second-factor", { code }, { cookie: waiting, "x-forwarded-for": client });
	const challenges = [await challenge(), await challenge(), await challenge(), await challenge()];
	await site.sql("delete from rate_limits");
	const next = codeNow(key, 1);
	const answers = await Promise.all(challenges.map((each, place) => pass(each, next, `198.51.100.${place}`)));
	expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
	expect((await pass(await challenge(), next)).status).toBe(422);
	// An earlier code does not work either.
	expect((await pass(await challenge(), codeNow(key, 0))).status).toBe(422);
});

test("staff 9: staff change the address of their own account with the password; the new address confirms it, and the old one is notified", async () => {
	const site = await testSite();
	const { email, id } = await account(site, "owner");
	const cookie = await sessionOf(site, email);
	const ask = (form: Record<string, string>) => site.post("/admin/account/address", form, { cookie });
	const wrong = await openPage(ask({ email: "new@example.com", current_password: "not my password" }));
	expect([wrong.status, wrong.one("input[name=email]").get("value")]).toEqual([422, "new@example.com"]);
	expect(wrong.text).toContain("This is not your current password.");
	const other = await account(site, "admin");
	const taken = await openPage(ask({ email: other.email, current_password: password }));
	expect(taken.text).toContain("Another account has this address.");
	const asked = await ask({ email: "New@example.com", current_password: password });
	expect([asked.status, asked.headers.get("location")]).toEqual([303, "/admin/account"]);
	const stored = await site.sql("select email, pending_email from users where id = $1", [id]);
	expect(stored).toEqual([{ email, pending_email: "new@example.com" }]);
	await expect.poll(async () => (await openPage(site.get("/outbox"))).text).toContain("Your address is being changed");
	const code = await codeInOutbox(site, "/auth/confirm");
	expect((await site.post("/auth/confirm", { code })).status).toBe(303);
	expect((await site.post("/auth", { email: "new@example.com", password })).status).toBe(303);
	expect((await site.post("/auth", { email, password })).status).toBe(422);
	expect((await site.post("/auth/confirm", { code })).status).toBe(422);
});

test("staff 9: after a new password, no address that was asked for with the old one can be confirmed", async () => {
	const site = await testSite();
	const { email } = await account(site, "owner");
	const cookie = await sessionOf(site, email);
	await site.post("/admin/account/address", { email: "thief@example.com", current_password: password }, { cookie });
	await site.post("/auth/forgotten", { email });
	const code = await codeInOutbox(site, "/auth/confirm");
	const reset = { code: await codeInOutbox(site, "/auth/new-password"), password: "nine slow barges past Busan" };
	expect((await site.post("/auth/new-password", reset)).status).toBe(303);
	expect((await site.post("/auth/confirm", { code })).status).toBe(422);
	expect(await site.sql("select email from users")).toEqual([{ email }]);
});
