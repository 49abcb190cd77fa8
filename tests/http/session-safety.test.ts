import { expect, test } from "vitest";
import { account, codeNow, cookiesOf, password, sessionOf, signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { type TestSite, testSite } from "../support/site.ts";

/** Redirect targets that an attacker would use; one of them is valid. */
const elsewhere = [
	"",
	"/",
	"/blog",
	"/admin/",
	"/admin/x",
	"/admin/content",
	"/admin?x",
	"/admin#x",
	"/ADMIN",
	" /admin",
	"/admin ",
	"/admin\n",
	"/admin\0",
	"//admin",
	"/\\admin",
	"\\/admin",
	"admin",
	"./admin",
	"../admin",
	"/./admin",
	"/x/../admin",
	"/%61dmin",
	"%2fadmin",
	"%2Fadmin",
	"/admin%00",
	"/admin%0d%0aset-cookie:x=y",
	"/admin/..//evil.test",
	"//evil.test",
	"///evil.test",
	"////evil.test",
	"/\\evil.test",
	"\\\\evil.test",
	"/\t/evil.test",
	"/\n/evil.test",
	"https://evil.test",
	"http://evil.test",
	"https:evil.test",
	"https:/evil.test",
	"https:///evil.test",
	"HTTPS://EVIL.TEST",
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	"java\tscript:alert(1)",
	"data:text/html,x",
	"vbscript:x",
	"file:///etc/passwd",
	"ftp://evil.test",
	"mailto:x@evil.test",
	"//evil.test/admin",
	"https://localhost:3000.evil.test/admin",
	"https://localhost:3000@evil.test/admin",
	"http://localhost:3000/admin",
	"//localhost:3000/admin",
	"/admin@evil.test",
	"/admin:80",
	"/admin;x",
	"/admin,x",
	"/admin&x",
	"/admin=x",
	"[/admin]",
	"null",
	"undefined",
	"/admin,/admin",
];
const forms = [
	...elsewhere,
	...elsewhere.map((form) => encodeURIComponent(form)),
	...elsewhere.map((form) => encodeURIComponent(encodeURIComponent(form))),
	...elsewhere.map((form) => `${form}/admin`),
	...elsewhere.map((form) => `/admin${form}//evil.test`),
].filter((form) => form !== "/admin");

test("AUTH-02, AUTH-03, S-15: of three hundred variants of returnTo only /admin is accepted", async () => {
	const site = await testSite();
	expect(forms.length).toBeGreaterThan(300);
	const cookie = await signedIn(site);
	const leads = async (returnTo: string) =>
		(await site.get(`/auth?returnTo=${encodeURIComponent(returnTo)}`, { cookie })).headers.get("location");
	expect(await leads("/admin")).toBe("/admin");
	for (const form of forms) expect([form, await leads(form)]).toEqual([form, "/admin/queue"]);
	const visitor = await signedIn(site, "user");
	const leadsVisitor = async (path: string) => (await site.get(path, { cookie: visitor })).headers.get("location");
	expect([await leadsVisitor("/auth?returnTo=//evil.test"), await leadsVisitor("/ru/auth")]).toEqual(["/", "/ru"]);
	const { email } = await account(site, "admin");
	const posted = async (returnTo: string) =>
		(await site.post("/auth", { email, password, returnTo })).headers.get("location");
	expect(await posted("/admin")).toBe("/admin");
	for (const form of forms.slice(0, 10)) expect([form, await posted(form)]).toEqual([form, "/admin/queue"]);
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

test("a modified session cookie is invalid, and so is the value in the database", async () => {
	const site = await testSite();
	const cookie = await signedIn(site);
	const signedToken = cookie.replace("session=", "");
	const [{ token }] = await site.sql("select token from sessions");
	const signature = signedToken.slice(token.length + 1);
	for (const wrong of [
		token,
		`${token}.`,
		`${token}.x`,
		`.${signature}`,
		`${token.slice(1)}.${signature}`,
		`${signedToken}x`,
		signedToken.toUpperCase(),
		`${token}.${signature.split("").reverse().join("")}`,
	]) {
		expect((await site.get("/auth/session", { cookie: `session=${wrong}` })).status).toBe(401);
		expect((await site.get("/auth/session", { authorization: `Bearer ${wrong}` })).status).toBe(401);
	}
	expect((await site.get("/auth/session", { cookie })).status).toBe(204);
});

test("sign-in, sign-out and password reset are accepted only from our own pages", async () => {
	const site = await testSite();
	const { email } = await account(site, "user");
	const cookie = await sessionOf(site, email);
	const strangers: Record<string, string>[] = [
		{ "sec-fetch-site": "cross-site" },
		{ "sec-fetch-site": "same-site" },
		{ "sec-fetch-site": "", origin: "null" },
		{ "sec-fetch-site": "" },
		{ "sec-fetch-site": "", origin: "https://evil.test" },
		{ "sec-fetch-site": "", origin: "http://localhost:3001" },
		{ "sec-fetch-site": "", origin: "http://sub.localhost:3000" },
	];
	for (const headers of strangers) {
		for (const path of ["/auth", "/auth/sign-out", "/auth/sign-up", "/auth/new-password", "/account"]) {
			const answer = await site.post(path, { email, password }, { ...headers, cookie });
			expect([path, headers, answer.status]).toEqual([path, headers, 403]);
		}
	}
	expect(await site.sql("select 1 from sessions")).toHaveLength(1);
	// A GET changes nothing.
	expect((await site.get("/auth/sign-out", { cookie })).status).toBe(302);
	expect((await site.get("/auth/session", { cookie })).status).toBe(204);
});

test("better-auth's own endpoints are not exposed", async () => {
	const site = await testSite();
	const cookie = await signedIn(site, "owner");
	for (const path of ["/api/auth/sign-in/email", "/api/auth/get-session", "/api/auth/sign-up/email", "/api/auth/ok"]) {
		expect((await site.get(path, { cookie })).status).toBe(404);
	}
});

async function withTwoFactor(site: TestSite) {
	const { email } = await account(site, "admin");
	const cookie = await sessionOf(site, email);
	const wrong = await site.post("/admin/account", { step: "begin", password: "wrong" }, { cookie });
	expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("This is not your password.")]);
	const page = await openPage(site.post("/admin/account", { step: "begin", password }, { cookie }));
	const address = page.one('input[name="address"]').get("value")?.replaceAll("&amp;", "&") ?? "";
	const codes = page.all('input[name="recovery"]').map((code) => code.get("value") ?? "");
	const secret = new URL(address).searchParams.get("secret") ?? "";
	expect((await site.post("/admin/account", { step: "confirm", code: "000000", address }, { cookie })).status).toBe(
		422,
	);
	const on = await site.post("/admin/account", { step: "confirm", code: codeNow(secret), address }, { cookie });
	expect(on.status).toBe(303);
	expect((await site.get("/auth/session", { cookie })).status).toBe(401);
	const own = cookiesOf(on);
	expect((await site.get("/auth/session", { cookie: own })).status).toBe(204);
	return { email, secret, codes, cookie: own };
}

test("O-48: two-step sign-in requires an app's code, or a recovery code once, besides the password", async () => {
	const site = await testSite();
	const { email, secret, codes } = await withTwoFactor(site);
	expect(codes.length).toBeGreaterThanOrEqual(8);
	const first = async () => {
		const answer = await site.post("/auth", { email, password, returnTo: "/admin" });
		expect(answer.headers.get("location")).toBe("/auth/second-factor?returnTo=/admin");
		expect(cookiesOf(answer)).toMatch(/^challenge=[\w.-]+$/);
		return cookiesOf(answer);
	};
	const second = (cookie: string, code: string) =>
		site.post("/auth/second-factor", { code, returnTo: "/admin" }, { cookie });
	const challenge = await first();
	expect((await site.get("/auth/session", { cookie: challenge })).status).toBe(401);
	const wrong = await second(challenge, "123456");
	expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("Invalid code")]);
	const right = await second(challenge, codeNow(secret, 1));
	expect([right.status, right.headers.get("location")]).toEqual([303, "/admin"]);
	expect((await site.get("/auth/session", { cookie: cookiesOf(right) })).status).toBe(204);
	expect((await second(challenge, codeNow(secret))).status).toBe(422);
	expect((await second(await first(), codes[0] ?? "")).status).toBe(303);
	expect((await second(await first(), codes[0] ?? "")).status).toBe(422);
	expect((await second("challenge=forged", "123456")).status).toBe(422);
});

test("O-48: only the password disables two-step sign-in, which ends every other session", async () => {
	const site = await testSite();
	const { email, cookie } = await withTwoFactor(site);
	expect((await site.post("/admin/account", { step: "end", password: "wrong" }, { cookie })).status).toBe(422);
	const renewed = await openPage(site.post("/admin/account", { step: "renew", password }, { cookie }));
	expect(renewed.one('section [role="status"]').all("code").length).toBeGreaterThanOrEqual(8);
	const off = await site.post("/admin/account", { step: "end", password }, { cookie });
	expect(off.status).toBe(303);
	expect((await site.get("/auth/session", { cookie })).status).toBe(401);
	expect((await site.get("/auth/session", { cookie: cookiesOf(off) })).status).toBe(204);
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

test("while the database is unreachable nobody is signed in or out by mistake", async () => {
	const site = await testSite();
	const cookie = await signedIn(site);
	await site.sql("alter table sessions rename to sessions_away");
	const answer = await site.get("/auth/session", { cookie });
	expect([answer.status, answer.headers.getSetCookie()]).toEqual([503, []]);
	await site.sql("alter table sessions_away rename to sessions");
	expect((await site.get("/auth/session", { cookie })).status).toBe(204);
});

test("a file that every cache may share has no session in it, also when the session is renewed with it", async () => {
	const site = await testSite();
	const cookie = await signedIn(site);
	await site.sql("update sessions set updated_at = now() - interval '6 minutes'");
	for (const [path, expected] of [
		["/blog/feed.xml", "private, no-store"],
		// The session is renewed once in five minutes.
		["/manifest.webmanifest", "public, max-age=86400"],
	] as const) {
		const answer = await site.get(path, { cookie });
		expect(answer.headers.get("cache-control"), path).toBe(expected);
		expect(answer.headers.getSetCookie().length > 0, path).toBe(expected.startsWith("private"));
	}
});
