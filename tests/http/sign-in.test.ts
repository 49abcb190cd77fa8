import { expect, test } from "vitest";
import { account, cookiesOf, password, sessionOf, signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { type TestSite, testSite } from "../support/site.ts";

test("ROUTE-13, AUTH-01, CALL-34, ERR-12, ERR-13: a correct email and password sign in, with a toast on the next page; a wrong password and an unknown address get the same bytes and no session", async () => {
	const site = await testSite();
	const { email, id } = await account(site, "user");
	const page = await openPage(site.get("/auth"));
	expect(page.one('form input[name="password"]').get("type")).toBe("password");
	const attempt = async (address: string) => {
		const answer = await site.post("/auth", { email: address, password: `${password}!` });
		expect([answer.status, answer.headers.getSetCookie()]).toEqual([422, []]);
		return (await answer.text()).replaceAll(address, "");
	};
	const known = await attempt(email);
	expect(known).toContain("Invalid email or password");
	expect(await attempt(`x${email}`)).toBe(known);
	expect(await site.sql("select 1 from sessions")).toEqual([]);
	const answer = await site.post("/auth", { email: ` ${email.toUpperCase()} `, password });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
	const home = await openPage(site.get("/", { cookie: cookiesOf(answer) }));
	expect(home.one('main [role="status"]').text).toBe("Signed in successfully!");
	expect(home.text).toContain("Sign out");
	expect(home.text).not.toContain("Sign Up / Sign In");
	const [user] = await site.sql("select last_sign_in_at from users where id = $1", [id]);
	expect(user.last_sign_in_at).toBeInstanceOf(Date);
});

test("AUTH-07, H4: the cookies of the session and of the known device are not readable by scripts, nor by other hosts with https", async () => {
	const plain = await testSite();
	const { email } = await account(plain);
	const cookies = async (site: TestSite) => (await site.post("/auth", { email, password })).headers.getSetCookie();
	const secure = await testSite("empty", { databaseUrl: plain.url, siteUrl: "https://hamroh.example" });
	for (const [site, name, flags] of [
		[plain, "session", "Max-Age=604800; Path=/; HttpOnly; SameSite=Lax"],
		[plain, "device", "Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax"],
		[secure, "__Host-session", "Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax"],
		[secure, "__Host-device", "Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax"],
	] as const) {
		const cookie = (await cookies(site)).find((each) => each.startsWith(`${name}=`));
		expect(cookie?.split("; ").slice(1).join("; ")).toBe(flags);
	}
});

test("AUTH-05: /auth/session responds 204 when signed in, by cookie or bearer (AUTH-06), else 401", async () => {
	const site = await testSite();
	const cookie = await signedIn(site);
	expect((await site.get("/auth/session", { cookie })).status).toBe(204);
	const authorization = `Bearer ${cookie.replace("session=", "")}`;
	expect((await site.get("/auth/session", { authorization })).status).toBe(204);
	expect((await site.get("/auth/session")).status).toBe(401);
});

test("AUTH-09, STATE-17, ERR-15: signing out also deletes the session in the database, and repeating it is not an error; both and failures are audited", async () => {
	const site = await testSite();
	const { id, email } = await account(site);
	const cookie = await sessionOf(site, email);
	await site.get("/about", { cookie });
	for (const _ of [1, 2]) {
		const answer = await site.post("/auth/sign-out", {}, { cookie });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/auth"]);
		expect((await site.get("/auth/session", { cookie })).status).toBe(401);
	}
	expect((await site.post("/auth", { email, password: "wrong" })).status).toBe(422);
	expect(await site.sql("select actor_id, action, detail from audit_log order by id")).toMatchObject([
		{ actor_id: id, action: "session:open" },
		{ actor_id: id, action: "session:close" },
		{ actor_id: null, action: "session:fail", detail: { at: "credentials" } },
	]);
});

test("AUTH-08: a session in use continues; a staff session ends after twelve idle hours, any after a week; a visitor's session ends after 30 days (ASVS 7.3.2)", async () => {
	const site = await testSite();
	const { email } = await account(site, "admin");
	const age = (column: string, interval: string) =>
		site.sql(`update sessions set ${column} = now() - interval '${interval}'`);
	const cookie = await sessionOf(site, email);
	await age("updated_at", "11 hours 50 minutes");
	const used = await site.get("/auth/session", { cookie });
	const renewed = expect.stringMatching(/^session=.*Max-Age=604800/);
	expect([used.status, used.headers.getSetCookie()]).toEqual([204, [renewed]]);
	const again = await site.get("/auth/session", { cookie });
	expect([again.status, again.headers.getSetCookie()]).toEqual([204, []]);
	await age("updated_at", "12 hours 1 minute");
	expect((await site.get("/auth/session", { cookie })).status).toBe(401);
	const busy = await sessionOf(site, email);
	await age("created_at", "7 days 1 minute");
	expect((await site.get("/auth/session", { cookie: busy })).status).toBe(401);
	expect(await site.sql("select 1 from sessions")).toEqual([]);
	const visitor = await signedIn(site, "user");
	for (const [time, status] of Object.entries({ "29 days": 204, "31 days": 401 })) {
		await age("created_at", time);
		expect((await site.get("/auth/session", { cookie: visitor })).status).toBe(status);
	}
});

test("AUTH-03, staff 3: staff who sign in land in the queue, in the language of the page they came from, or in the one that their account has kept", async () => {
	const site = await testSite();
	const { email } = await account(site, "admin");
	const signIn = async (path: string) => {
		const answer = await site.post(path, { email, password });
		expect(answer.headers.get("location")).toBe("/admin/queue");
		return { cookie: cookiesOf(answer), language: /preferred-language=(..)/.exec(cookiesOf(answer))?.[1] };
	};
	const { cookie, language } = await signIn("/auth");
	expect(language).toBe("en");
	await site.post("/language", { language: "uz", returnTo: "/admin" }, { cookie });
	expect((await signIn("/auth")).language).toBe("uz");
	const { cookie: russian } = await signIn("/ru/auth");
	const languageOf = async (cookie: string) =>
		(await openPage(site.get("/admin/queue", { cookie }))).one("html").get("lang");
	expect(await languageOf(russian)).toBe("ru");
	const home = await openPage(site.get("/uz", { cookie: russian }));
	expect(home.links("Panel")[0]?.get("href")).toBe("/uz/admin/queue");
	const led = await site.get("/uz/admin/queue", { cookie: russian });
	expect([led.status, led.headers.get("location")]).toEqual([302, "/admin/queue"]);
	expect(await languageOf(`${russian}; ${cookiesOf(led)}`.replace("preferred-language=ru; ", ""))).toBe("uz");
	const { email: visitor } = await account(site, "user");
	expect(cookiesOf(await site.post("/ru/auth", { email: visitor, password }))).not.toContain("preferred-language");
});
