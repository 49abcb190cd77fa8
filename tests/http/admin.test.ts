import { expect, test } from "vitest";
import { accountField } from "../../app/admin/account-field.ts";
import { cookiesOf, signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { countRows } from "../support/rows.ts";
import { testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

const addresses = [
	...["/admin", "/admin/programs", "/admin/universities/new", "/admin.data", "/admin/programs.data"],
	...["/admin/programs/universities.data", "/admin/universities/00000000-0000-4000-8000-000000000000/edit"],
];

test("STATE-13, ROLE-04, C-38: without a session every page redirects to the sign-in, without a message", async () => {
	const site = await testSite("sample");
	for (const path of addresses) {
		const answer = await site.get(path);
		// A request of the client-side router gets the redirect as data.
		expect(answer.status, path).toBe(path.endsWith(".data") ? 202 : 302);
		const body = await answer.text();
		const where = path.endsWith(".data") ? body : answer.headers.get("location");
		expect(where, path).toContain("/auth?returnTo=%2Fadmin");
		expect(body, path).not.toContain("Seoul");
		expect(answer.headers.get("cache-control"), path).toBe("no-store");
		expect(cookiesOf(answer), path).not.toMatch(/flash=\w/);
	}
});

test("STATE-15, ROLE-04, ROLE-05, ROLE-06, ERR-20, O-40: an account without the role gets a message on the home page, in its language", async () => {
	const site = await testSite("sample");
	const session = await signedIn(site, "user");
	for (const [path, language, message] of [
		["/admin", "ru", "Доступ запрещён. У Вас нет прав на доступ к панели управления"],
		["/admin", "uz", "Kirish taqiqlangan. Sizda boshqaruv paneliga kirish huquqi yoʻq"],
		[...["/admin/content", "en"], "Access Denied. You don't have permission to access the admin content management"],
	] as const) {
		const cookie = `${session}; preferred-language=${language}`;
		const answer = await site.get(path, { cookie });
		expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
		const page = await openPage(site.get("/", { cookie: `${cookie}; ${cookiesOf(answer)}` }));
		expect(page.one("[role=status]").text).toContain(message);
		// Only once.
		expect((await openPage(site.get("/", { cookie }))).text).not.toContain(message);
	}
});

test("ROUTE-14, STATE-16, DASH-01, DASH-02, DASH-03, CALL-41, C-29: an owner sees six counts, the navigation, and six tabs, each with its own URL", async () => {
	const site = await staffSite("owner", ["sample"]);
	await site.sql("insert into contact_submissions (name, email, message) values ('A', 'a@example.com', 'Hello')");
	const page = await site.open("/admin");
	expect(page.status).toBe(200);
	const shown = page.all("strong[data-count]").map((count) => [count.get("data-count"), Number(count.text)]);
	expect(Object.fromEntries(shown)).toEqual({
		universities: await countRows(site, "universities"),
		programs: await countRows(site, "programs"),
		applications: await countRows(site, "applications"),
		users: await countRows(site, "users"),
		blogPosts: await countRows(site, "blog_posts"),
		inquiries: 1,
	});
	expect(page.href("Website content")).toBe("/admin/content");
	expect(page.text).toContain("Test owner");
	expect(page.one("form[action='/auth/sign-out'] button").text).toBe("Sign out");
	const tabs = (await site.open("/admin/programs?tabs=yes")).all("[role=tab]");
	expect(tabs.map((tab) => [tab.text, tab.get("href"), tab.get("aria-selected")])).toEqual([
		["Universities", "/admin", "false"],
		["Programs", "/admin/programs?tabs=yes", "true"],
		["Applications", "/admin/applications?tabs=yes", "false"],
		["Blog", "/admin/blog?tabs=yes", "false"],
		["Contact", "/admin/contact?tabs=yes", "false"],
		["Users", "/admin/users?tabs=yes", "false"],
	]);
});

test("admin responses are not cached, and each allows its scripts by a nonce", async () => {
	const site = await staffSite("admin", ["sample", { pageCacheBytes: 10_000_000 }]);
	const answers = [await site.open("/admin"), await site.open("/admin")];
	const words = answers.map(({ headers, html }) => {
		const policy = headers.get("content-security-policy") ?? "";
		expect(headers.get("cache-control")).toBe("no-store");
		expect(policy).not.toMatch(/unsafe|\*/);
		expect(policy).toContain("require-trusted-types-for 'script'");
		const [, word] = /script-src 'self' 'nonce-([\w+/=]{20,})'/.exec(policy) ?? [];
		const inline = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes]) => attributes);
		expect(inline.length).toBeGreaterThan(1);
		expect(inline.every((attributes) => attributes?.includes(`nonce="${word}"`))).toBe(true);
		return word;
	});
	expect(words[0]).not.toBe(words[1]);
	// The same URL for another visitor.
	expect((await site.get("/admin")).status).toBe(302);
});

test("staff 6: an admin sees three groups of pages, finds open ones of the others with the search, and a non-canonical URL redirects to the one that the client-side router uses", async () => {
	const site = await staffSite();
	for (const path of ["/ru/admin/programs?q=a", "/Admin/programs?q=a", "/admin/programs/?q=a"]) {
		const answer = await site.get(path, { cookie: site.cookie });
		expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 302, "/admin/programs?q=a"]);
	}
	for (const path of ["/%61dmin", "/%61dmin/programs", "//admin", "/admin%2Fprograms"]) {
		expect((await site.get(path, { cookie: site.cookie })).status, path).toBe(404);
	}
	const groups = (await site.open("/admin/queue")).all(".admin-pages h2");
	expect(groups.map(({ text }) => text)).toEqual(["Work", "Catalog", "Website"]);
	const found = async (query: string) => (await site.open(`/admin/search?q=${query}`)).one("main").text;
	expect(await found("dollar")).toContain("Exchange rates");
	const account = await found("two-step");
	expect(account).toContain("My account");
	expect(account).not.toContain("Security");
	const missing = await site.open("/admin/no-such-page");
	expect([missing.status, missing.one("h1").text]).toEqual([404, "We couldn’t find this page"]);
});

test("ERR-21: a failed read is reported in place, in the reader's language, with the request's code and a retry link", async () => {
	const site = await staffSite("admin", ["sample"]);
	await site.sql("alter table universities rename to hidden");
	const page = await site.open("/admin?q=seoul", "preferred-language=ru");
	expect(page.status).toBe(500);
	const code = page.all("[role=alert] code")[0]?.text;
	expect(code).toMatch(/^[\da-f-]{36}$/);
	const alert = `Не удалось получить данные Если сообщаете о сбое, укажите код ${code} Попробовать ещё раз`;
	expect(page.all("[role=alert]").map((one) => one.text)).toEqual([alert, alert]);
	expect(page.links("Попробовать ещё раз")[0]?.get("href")).toBe("/admin?q=seoul");
	// The rest of the page is there.
	expect(page.all("[role=tab]").length).toBe(6);
});

test("AUTH-04, O-39: the form of another account is rejected; while the session cannot be verified, nobody is led to the sign-in and nothing is saved", async () => {
	const site = await staffSite();
	const send = async () => {
		const form = { nameEn: "One", locationEn: "Seoul", [accountField]: "00000000-0000-4000-8000-000000000000" };
		return (await site.send("/admin/universities/new", form)).status;
	};
	expect(await send()).toBe(401);
	await site.sql("alter table sessions rename to hidden");
	expect(await send()).toBe(503);
	expect(await site.sql("select id from universities where name = 'One'")).toEqual([]);
	const page = await site.open("/admin");
	expect(page.status).toBe(503);
	expect(page.all("[role=alert]")[0]?.text).toContain("Failed to fetch data");
	expect(page.has("[data-count], tbody")).toBe(false);
});
