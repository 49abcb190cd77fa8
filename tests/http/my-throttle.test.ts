import { expect, test } from "vitest";
import { openPage } from "../support/html.ts";
import { application, linkCodes, myCookie, open } from "../support/my.ts";
import { type TestSite, testSite } from "../support/site.ts";

const wrong = "+998 71 5554433";
const from = (client: string) => ({ "x-forwarded-for": client });
const statusOf = async (answer: Promise<Response>) => (await answer).status;
/** Ends the current window of every counter. */
const newWindow = (site: TestSite) => site.sql("update rate_limits set expire = 0");

test("B2-3: the sixth wrong try for a reference from one network is refused in every spelling even with the right phone, until a new window", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const own = await application(site);
	const bare = own.reference.replaceAll("-", " ");
	for (const reference of [own.reference, own.reference.toLowerCase(), bare, own.reference.slice(3), own.reference])
		expect(await statusOf(open(site, { reference, phone: wrong }, from("203.0.113.7")))).toBe(422);
	const refused = await open(site, own, from("203.0.113.7"));
	expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.closeTo(900, -2)]);
	const page = await openPage(refused);
	expect(page.one('[role="alert"]').text).toMatch(/Please wait 15 min/);
	expect(page.one("#reference").get("value")).toBe(own.reference);
	// The addresses of a household or an office count together. Another network is not affected, nor another reference.
	expect(await statusOf(open(site, own, from("203.0.113.99")))).toBe(429);
	expect(await statusOf(open(site, own, from("198.51.100.7")))).toBe(303);
	expect(await statusOf(open(site, await application(site), from("203.0.113.7")))).toBe(303);
	const keys = JSON.stringify(await site.sql("select key from rate_limits"));
	expect(keys).toContain("my reference network");
	expect(keys).not.toMatch(new RegExp(`${own.reference}|203\\.0\\.113`));
	await newWindow(site);
	expect(await statusOf(open(site, own, from("203.0.113.7")))).toBe(303);
	// Concurrent tries are counted before they are made, and a household may have a /56 of IPv6.
	await newWindow(site);
	const tries = Array.from({ length: 8 }, (_, each) =>
		statusOf(open(site, { ...own, phone: wrong }, from(`2001:db8:1:${each}::1`))),
	);
	const statuses = await Promise.all(tries);
	expect(statuses.toSorted()).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
});

test("B2-3: a reference that does not exist is limited in the same way, and a network has 20 wrong tries in ten minutes over all references", async () => {
	const site = await testSite();
	const own = await application(site);
	const statuses: number[] = [];
	for (let each = 0; each < 7; each++)
		statuses.push(await statusOf(open(site, { reference: "HM-2222-2222", phone: wrong })));
	expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
	await newWindow(site);
	for (let each = 0; each < 21; each++) {
		const reference = `HM-2222-22${22 + each}`.replace(/[01]/g, "9");
		statuses.push(await statusOf(open(site, { reference, phone: wrong })));
	}
	expect(statuses.slice(-2)).toEqual([422, 429]);
	expect(await statusOf(open(site, own))).toBe(429);
});

test("B2-3: after 30 wrong tries from 30 networks in a day the owner still gets in by a mailed link, or in the browser that has seen the application", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const own = await application(site, { email: "applicant@example.com" });
	const cookie = myCookie(await open(site, own, from("198.51.100.7")));
	const another = await application(site);
	const strangers = myCookie(await open(site, another, from("198.51.100.7")));
	for (let each = 0; each < 30; each++) {
		expect(await statusOf(open(site, { ...own, phone: wrong }, from(`203.0.${each}.7`)))).toBe(422);
	}
	const refused = await openPage(open(site, own, from("198.51.100.7")));
	expect(refused.status).toBe(429);
	expect(refused.one('[role="alert"]').text).toMatch(/emailed link .* try again in 24 hours/);
	expect(await statusOf(site.post("/my/link", { email: "applicant@example.com" }, from("198.51.100.7")))).toBe(303);
	const [code = ""] = await linkCodes(site);
	expect(myCookie(await site.post("/my/link", { code }, from("198.51.100.7")))).toMatch(/^my=/);
	await site.sql("update sessions set expires_at = now() - interval '1 minute'");
	expect(await statusOf(open(site, own, { ...from("198.51.100.7"), cookie }))).toBe(303);
	expect(await statusOf(open(site, own, { ...from("198.51.100.7"), cookie: strangers }))).toBe(429);
	const theirs = { ...from("198.51.100.7"), cookie: strangers };
	for (let each = 0; each < 10; each++) await open(site, { ...another, phone: wrong }, theirs);
	expect(await statusOf(open(site, another, theirs))).toBe(429);
});

test("B2-3: right pairs do not count, however often they are used, and forgive the earlier wrong ones", async () => {
	const site = await testSite();
	const own = await application(site);
	for (let each = 0; each < 25; each++) expect(await statusOf(open(site, own))).toBe(303);
	for (let round = 0; round < 2; round++) {
		for (let each = 0; each < 4; each++) expect(await statusOf(open(site, { ...own, phone: wrong }))).toBe(422);
		expect(await statusOf(open(site, own))).toBe(303);
	}
});

test("B2: while the owner allows only links, reference and phone number open nothing and such sessions end, and a link opens its application", async () => {
	const site = await testSite();
	const own = await application(site, { email: "applicant@example.com" });
	const cookie = myCookie(await open(site, own));
	await site.sql("insert into policies (name, is_on) values ('my-application-needs-link', true)");
	const page = await openPage(site.get("/my", { cookie }));
	expect([page.has('form[action="/my/sign-out"]'), page.has("#phone")]).toEqual([false, false]);
	expect(page.links(/link/i).length + page.links(/code/i).length).toBeGreaterThan(0);
	const refused = await openPage(open(site, own));
	expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("only with a link")]);
	await site.post("/my/link", { email: "applicant@example.com" });
	const [code = ""] = await linkCodes(site);
	const linked = myCookie(await site.post("/my/link", { code }));
	expect((await openPage(site.get("/my", { cookie: linked }))).text).toContain(own.reference);
});
