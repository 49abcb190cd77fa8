import { expect, test } from "vitest";
import { account, signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { application, linkCodes, myCookie, open, openProven } from "../support/my.ts";
import { aCase, myPages } from "../support/my-case.ts";
import { outageOf } from "../support/outage.ts";
import { testSite } from "../support/site.ts";

const browser = { "sec-fetch-site": "same-origin" };
const ads = { pixelId: "123456789012345", token: undefined, apiUrl: "http://127.0.0.1:9" };
const pageCacheBytes = 16 * 1024 * 1024;

test("B2-10: every answer below /my and /family is no-store, noindex and no-referrer, without the pixel and never in the page cache, also for concurrent visitors, and the path of a family link is not logged", async () => {
	const site = await testSite("empty", { ads, pageCacheBytes });
	await site.ready;
	const own = await application(site, { email: "applicant@example.com" });
	await site.post("/my/link", { email: "applicant@example.com" });
	const [code = ""] = await linkCodes(site);
	const cookie = myCookie(await open(site, own));
	const proven = await openProven(site, own.applicantId);
	const paths = [
		...["/my", "/my/link", `/my/link?code=${code}`, "/my/code", "/my/sign-out", "/my/no-such", "/family/secret-token"],
		...["/my/", "/MY", "/%6Dy", "//my", "/my?q=1"],
	];
	for (const [index, path] of paths.entries()) {
		const where = (path.startsWith("//") ? "" : ["", "/ru", "/uz"][index % 3]) + path;
		for (const session of ["", cookie, proven]) {
			const answer = await site.get(where, { ...browser, cookie: session });
			const headers = ["cache-control", "referrer-policy", "x-robots-tag"].map((name) => answer.headers.get(name));
			expect([where, ...headers]).toEqual([where, "no-store", "no-referrer", "noindex"]);
			expect(answer.headers.get("content-security-policy")).not.toContain("facebook");
			const html = await answer.text();
			expect(html).not.toContain("data-pixel");
			expect(html).toMatch(/<meta name="robots" content="noindex"\/>/);
			expect(site.cached(where)).toBeUndefined();
		}
	}
	expect(JSON.stringify(site.logged)).not.toContain("secret-token");
	expect(site.logged).toContainEqual(expect.objectContaining({ msg: "not found", path: "/my" }));
	const pages = Array.from({ length: 20 }, (_, each) => openPage(site.get("/my", { cookie: each % 2 ? cookie : "" })));
	for (const [each, page] of (await Promise.all(pages)).entries()) expect(page.has("#reference")).toBe(each % 2 === 0);
	for (const phone of [own.phone, "1"]) {
		const { headers } = await open(site, { ...own, phone }, browser);
		expect([headers.get("cache-control"), headers.get("referrer-policy")]).toEqual(["no-store", "no-referrer"]);
	}
	const robots = await (await site.get("/robots.txt")).text();
	expect(robots).toMatch(/^Disallow: \/my$/m);
	expect(robots).toMatch(/^Disallow: \/family$/m);
	expect(await (await site.get("/sitemap.xml")).text()).not.toMatch(/\/(my|family)</);
});

test("B2-10: a browser that does not say how a request was made keeps the origin of its forms", async () => {
	const site = await testSite();
	const own = await application(site);
	const agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 15_6 like Mac OS X) Safari/604.1";
	const page = await site.get("/my", { "user-agent": agent });
	expect(page.headers.get("referrer-policy")).toBe("same-origin");
	for (const [origin, status] of Object.entries({ "http://localhost:3000": 303, null: 403 })) {
		const sent = { method: "POST", headers: { origin, host: "localhost:3000" }, body: new URLSearchParams(own) };
		expect((await site.fetch(new Request("http://localhost:3000/my", sent))).status).toBe(status);
	}
});

test("an applicant's cookie opens nothing in the admin panel, the API or an account, and an account's cookie no application; with https it has the prefix __Host-, and scripts cannot read it", async () => {
	const site = await testSite();
	const own = await application(site);
	const proven = await openProven(site, own.applicantId);
	for (const [path, status] of Object.entries({ "/admin": 302, "/auth/session": 401, "/api/applications": 401 }))
		expect((await site.get(path, { cookie: proven })).status, path).toBe(status);
	expect((await site.get("/api/applications", { authorization: `Bearer ${proven.slice(3)}` })).status).toBe(401);
	await account(site);
	const staff = await signedIn(site);
	expect((await openPage(site.get("/my", { cookie: staff }))).has("#reference")).toBe(true);
	expect((await openPage(site.get("/my", { cookie: staff.replace("session=", "my=") }))).has("#reference")).toBe(true);
	const secure = await testSite("empty", { siteUrl: "https://hamroh.example" });
	const cookies = (await open(secure, await application(secure))).headers.getSetCookie();
	const cookie = cookies.find((each) => each.startsWith("__Host-my="));
	expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test("B2-12: with the database away every page about an application answers 503 with the offices' phones, never an earlier page", async () => {
	const site = await testSite("empty", { pageCacheBytes });
	await site.ready;
	await site.sql("insert into offices (name, address, phone) values ('Office', 'Street', '+998 71 111 22 33')");
	const own = await aCase(site, ["pending", "contacted", "documents_requested"]);
	await site.sql("update applications set next_step_text = 'Send the diploma' where id = $1", [own.id]);
	const pages = [...myPages(own), ["/my/code", ""] as const];
	for (const [path, cookie] of pages) {
		// Reads every page once, so that a kept one would be found.
		expect((await site.get(path, { ...browser, cookie })).status, path).toBe(200);
	}
	await outageOf(site.url).begin();
	for (const [index, [path, cookie]] of pages.entries()) {
		const where = ["", "/ru", "/uz"][index % 3] + path;
		const answer = await site.get(where, { ...browser, cookie });
		const html = await answer.text();
		// The form of the code reads nothing; it stays, with the phones.
		expect([where, answer.status]).toEqual([where, path === "/my/code" ? 200 : 503]);
		expect(html, where).toContain("+998 71 111 22 33");
		for (const private_ of ["Send the diploma", own.reference, own.phone, "Example Applicant", 'aria-current="step"'])
			expect(html.includes(private_), `${where}: ${private_}`).toBe(false);
		expect(answer.headers.get("cache-control")).toBe("no-store");
	}
	const form = await openPage(open(site, own));
	expect([form.status, form.one("main").text]).toEqual([503, expect.stringContaining("+998 71 111 22 33")]);
	expect(form.one("#reference").get("value")).toBe(own.reference);
	const out = await site.post("/my/sign-out", {}, { cookie: own.known });
	expect([out.status, out.headers.getSetCookie().some((each) => each.startsWith("my=;"))]).toEqual([303, true]);
});
