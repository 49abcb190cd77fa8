import { expect, test } from "vitest";
import { account, codeNow, cookiesOf, password, sessionOf, signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";
import { readTwoFactor } from "../support/two-factor.ts";

test("AUTH-02, AUTH-03, S-15: of all variants of returnTo only /admin is accepted", async () => {
	const site = await testSite();
	const cookie = await signedIn(site);
	const leads = async (path: string, own = cookie) => (await site.get(path, { cookie: own })).headers.get("location");
	const { email } = await account(site, "admin");
	const posted = async (returnTo: string) =>
		(await site.post("/auth", { email, password, returnTo })).headers.get("location");
	expect([await leads("/auth?returnTo=/admin"), await posted("/admin")]).toEqual(["/admin", "/admin"]);
	const foreign = ["//evil.test", "/\\evil.test", "https://evil.test", "/admin@evil.test"];
	for (const form of ["", "/admin/x", "/admin?x", ...foreign])
		expect([form, await leads(`/auth?returnTo=${encodeURIComponent(form)}`)]).toEqual([form, "/admin/queue"]);
	expect(await posted("//evil.test")).toBe("/admin/queue");
	const visitor = await signedIn(site, "user");
	expect([await leads("/auth?returnTo=//evil.test", visitor), await leads("/ru/auth", visitor)]).toEqual(["/", "/ru"]);
	const { email: other } = await account(site, "user");
	expect((await site.post("/ru/auth", { email: other, password })).headers.get("location")).toBe("/ru");
});

test("S-12: a planted session is not used after sign-in, and the previous session ends", async () => {
	const site = await testSite();
	const { email } = await account(site, "user");
	const attacker = await signedIn(site, "user");
	const answer = await site.post("/auth", { email, password }, { cookie: attacker });
	const own = cookiesOf(answer);
	expect(own).not.toContain(attacker);
	expect((await site.get("/auth/session", { cookie: attacker })).status).toBe(401);
	expect((await site.get("/auth/session", { cookie: own })).status).toBe(204);
});

test("a modified session cookie is invalid, and so is the value in the database; while that is away nobody is signed out", async () => {
	const site = await testSite();
	const cookie = await signedIn(site);
	const signedToken = cookie.replace("session=", "");
	const [{ token }] = await site.sql("select token from sessions");
	const signature = signedToken.slice(token.length + 1);
	for (const wrong of [token, `${token}.`, `.${signature}`, `${token.slice(1)}.${signature}`, `${signedToken}x`]) {
		expect((await site.get("/auth/session", { cookie: `session=${wrong}` })).status).toBe(401);
		expect((await site.get("/auth/session", { authorization: `Bearer ${wrong}` })).status).toBe(401);
	}
	await site.sql("alter table sessions rename to sessions_away");
	const answer = await site.get("/auth/session", { cookie });
	expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
	await site.sql("alter table sessions_away rename to sessions");
	expect((await site.get("/auth/session", { cookie })).status).toBe(204);
});

test("sign-in, sign-out and password reset are accepted only from our own pages, and nowhere else", async () => {
	const site = await testSite();
	const cookie = await signedIn(site, "owner");
	for (const headers of [
		{ "sec-fetch-site": "cross-site" },
		{ "sec-fetch-site": "", origin: "http://localhost:3001" },
	]) {
		for (const path of ["/auth", "/auth/sign-out", "/auth/sign-up", "/auth/new-password", "/account"])
			expect((await site.post(path, {}, { ...(headers as Record<string, string>), cookie })).status, path).toBe(403);
	}
	// A GET changes nothing.
	expect((await site.get("/auth/sign-out", { cookie })).status).toBe(302);
	expect((await site.get("/auth/session", { cookie })).status).toBe(204);
	// The endpoints of better-auth itself.
	for (const path of ["/api/auth/sign-in/email", "/api/auth/get-session", "/api/auth/sign-up/email", "/api/auth/ok"])
		expect((await site.get(path, { cookie })).status).toBe(404);
});

test("O-48: two-step sign-in requires an app's code, or a recovery code once, besides the password, which alone turns it off; both end every other session", async () => {
	const site = await testSite();
	const { email } = await account(site, "admin");
	const isOpen = async (cookie: string) => (await site.get("/auth/session", { cookie })).status === 204;
	const cookie = await sessionOf(site, email);
	const set = (form: Record<string, string>, own = cookie) => site.post("/admin/account", form, { cookie: own });
	const refused = await set({ step: "begin", password: "wrong" });
	expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("This is not your password.")]);
	const { address, key, codes } = await readTwoFactor(set({ step: "begin", password }));
	expect(codes.length).toBeGreaterThanOrEqual(8);
	expect((await set({ step: "confirm", code: "000000", address })).status).toBe(422);
	const on = await set({ step: "confirm", code: codeNow(key), address });
	const own = cookiesOf(on);
	expect([on.status, await isOpen(cookie), await isOpen(own)]).toEqual([303, false, true]);

	const first = async () => {
		const answer = await site.post("/auth", { email, password, returnTo: "/admin" });
		expect(answer.headers.get("location")).toBe("/auth/second-factor?returnTo=/admin");
		expect(cookiesOf(answer)).toMatch(/^challenge=[\w.-]+$/);
		return cookiesOf(answer);
	};
	const second = (challenge: string, code: string) =>
		site.post("/auth/second-factor", { code, returnTo: "/admin" }, { cookie: challenge });
	const challenge = await first();
	expect(await isOpen(challenge)).toBe(false);
	const wrong = await second(challenge, "123456");
	expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("Invalid code")]);
	const right = await second(challenge, codeNow(key, 1));
	expect([right.status, right.headers.get("location")]).toEqual([303, "/admin"]);
	expect(await isOpen(cookiesOf(right))).toBe(true);
	expect(cookiesOf(right)).toContain("device=");
	expect((await second(challenge, codeNow(key))).status).toBe(422);
	expect((await second(await first(), codes[0] ?? "")).status).toBe(303);
	expect((await second(await first(), codes[0] ?? "")).status).toBe(422);
	expect((await second("challenge=forged", "123456")).status).toBe(422);

	expect((await set({ step: "end", password: "wrong" }, own)).status).toBe(422);
	const renewed = await openPage(set({ step: "renew", password }, own));
	expect(renewed.one('section [role="status"]').all("code").length).toBeGreaterThanOrEqual(8);
	const off = await set({ step: "end", password }, own);
	expect([off.status, await isOpen(own), await isOpen(cookiesOf(off))]).toEqual([303, false, true]);
	expect(await sessionOf(site, email)).toMatch(/^session=/);
});

test("where staff need two-step sign-in, staff without it have the role user and are led to set it up", async () => {
	const site = await testSite();
	const { email } = await account(site, "owner");
	const cookie = await sessionOf(site, email);
	expect(await (await site.get("/about", { cookie })).text()).toContain('href="/admin/queue"');
	await site.sql("insert into policies values ('staff-second-factor', true)");
	expect(await (await site.get("/about", { cookie })).text()).not.toContain('href="/admin/queue"');
	const answer = await site.get("/admin/queue", { cookie });
	expect([answer.status, answer.headers.get("location")]).toEqual([302, "/admin/account"]);
	const page = await openPage(site.get("/admin/account", { cookie }));
	expect(page.text).toContain("Staff must use two-step sign-in");
	expect(page.has(".admin-pages, .phone-bar")).toBe(false);
});

test("a file that every cache may share has no session in it, also when the session is renewed with it", async () => {
	const site = await testSite();
	const cookie = await signedIn(site);
	await site.sql("update sessions set updated_at = now() - interval '6 minutes'");
	const renewing = (await site.get("/blog/feed.xml", { cookie })).headers;
	expect([renewing.get("cache-control"), renewing.has("set-cookie")]).toEqual(["private, no-store", true]);
	// The session is renewed once in five minutes.
	const { headers } = await site.get("/manifest.webmanifest", { cookie });
	expect([headers.get("cache-control"), headers.getSetCookie()]).toEqual(["public, max-age=86400", []]);
});
