import { expect, test } from "vitest";
import { openPage } from "../support/html.ts";
import { application, linkCodes, myCookie, open } from "../support/my.ts";
import { type TestSite, testSite } from "../support/site.ts";

const wrong = "+998 71 5554433";
const from = (client: string) => ({ "x-forwarded-for": client });
const statusOf = async (answer: Promise<Response>) => (await answer).status;
/** Ends the current window of every counter. */
const newWindow = (site: TestSite) => site.sql("update rate_limits set expire = 0");

test("B2-3: the sixth wrong try for a reference from one network is refused even with the right phone, until a new window", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const own = await application(site);
	for (let each = 0; each < 5; each++) {
		expect(await statusOf(open(site, { ...own, phone: wrong }, from("203.0.113.7")))).toBe(422);
	}
	const refused = await open(site, own, from("203.0.113.7"));
	expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.closeTo(900, -2)]);
	const page = await openPage(refused);
	expect(page.one('[role="alert"]').text).toMatch(/Please wait 15 min/);
	expect(page.one("#reference").get("value")).toBe(own.reference);
	// Another network is not affected, nor is another reference from this one.
	expect(await statusOf(open(site, own, from("198.51.100.7")))).toBe(303);
	expect(await statusOf(open(site, await application(site), from("203.0.113.7")))).toBe(303);
	await newWindow(site);
	expect(await statusOf(open(site, own, from("203.0.113.7")))).toBe(303);
});

test("B2-3: a reference that does not exist is limited in the same way", async () => {
	const site = await testSite();
	const statuses: number[] = [];
	for (let each = 0; each < 7; each++) {
		statuses.push(await statusOf(open(site, { reference: "HM-2222-2222", phone: wrong })));
	}
	expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
});

test("B2-3: other spellings of a reference share its tries", async () => {
	const site = await testSite();
	const own = await application(site);
	const spellings = [
		own.reference,
		own.reference.toLowerCase(),
		own.reference.replaceAll("-", " "),
		own.reference.slice(3),
	];
	for (const reference of [...spellings, own.reference]) await open(site, { reference, phone: wrong });
	expect(await statusOf(open(site, own))).toBe(429);
});

test("B2-3: after 30 wrong tries from 30 networks in a day the owner still gets in by a mailed link", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const own = await application(site, { email: "applicant@example.com" });
	for (let each = 0; each < 30; each++) {
		expect(await statusOf(open(site, { ...own, phone: wrong }, from(`203.0.${each}.7`)))).toBe(422);
	}
	const refused = await openPage(open(site, own, from("198.51.100.7")));
	expect([refused.status, refused.one('[role="alert"]').text]).toEqual([
		429,
		expect.stringMatching(/emailed link .* try again in 24 hours/),
	]);
	expect(await statusOf(site.post("/my/link", { email: "applicant@example.com" }, from("198.51.100.7")))).toBe(303);
	const [code = ""] = await linkCodes(site);
	const opened = await site.post("/my/link", { code }, from("198.51.100.7"));
	expect([opened.status, myCookie(opened)]).toEqual([303, expect.stringMatching(/^my=/)]);
});

test("B2-3: one network has 20 wrong tries in ten minutes over all references", async () => {
	const site = await testSite();
	const own = await application(site);
	const statuses: number[] = [];
	for (let each = 0; each < 21; each++) {
		statuses.push(
			await statusOf(open(site, { reference: `HM-2222-22${22 + each}`.replace(/[01]/g, "9"), phone: wrong })),
		);
	}
	expect(statuses.slice(-2)).toEqual([422, 429]);
	expect(await statusOf(open(site, own))).toBe(429);
});

test("B2-3: concurrent tries are counted before they are made", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const own = await application(site);
	const tries = Array.from({ length: 8 }, () => statusOf(open(site, { ...own, phone: wrong }, from("203.0.113.7"))));
	const statuses = await Promise.all(tries);
	expect(statuses.filter((status) => status === 422)).toHaveLength(5);
	expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

test("B2-3: right pairs do not count, however often they are used", async () => {
	const site = await testSite();
	const own = await application(site);
	for (let each = 0; each < 35; each++) expect(await statusOf(open(site, own))).toBe(303);
	for (let each = 0; each < 4; each++) await open(site, { ...own, phone: wrong });
	expect(await statusOf(open(site, own))).toBe(303);
});

test("B2-3: a right try forgives the earlier wrong ones for the reference", async () => {
	const site = await testSite();
	const own = await application(site);
	for (let round = 0; round < 3; round++) {
		for (let each = 0; each < 4; each++) expect(await statusOf(open(site, { ...own, phone: wrong }))).toBe(422);
		expect(await statusOf(open(site, own))).toBe(303);
	}
});

test("N11: the networks of one household or office count together", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const own = await application(site);
	const tryFrom = (client: string) => statusOf(open(site, { ...own, phone: wrong }, from(client)));
	for (let each = 0; each < 5; each++) expect(await tryFrom(`2001:db8:1:${each}::1`)).toBe(422);
	expect(await tryFrom("2001:db8:1:ff::1")).toBe(429);
	for (let each = 0; each < 5; each++) expect(await tryFrom(`203.0.113.${each}`)).toBe(422);
	expect(await tryFrom("203.0.113.99")).toBe(429);
});

test("N11: a browser that has seen the application opens it while strangers have used up its tries", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const own = await application(site);
	const cookie = myCookie(await open(site, own, from("198.51.100.7")));
	const another = await application(site);
	const strangers = myCookie(await open(site, another, from("198.51.100.7")));
	for (let each = 0; each < 30; each++) await open(site, { ...own, phone: wrong }, from(`203.0.${each}.7`));
	await site.sql("update sessions set expires_at = now() - interval '1 minute'");
	expect(await statusOf(open(site, own, { ...from("198.51.100.7"), cookie }))).toBe(303);
	expect(await statusOf(open(site, own, from("198.51.100.7")))).toBe(429);
	expect(await statusOf(open(site, own, { ...from("198.51.100.7"), cookie: strangers }))).toBe(429);
	for (let each = 0; each < 10; each++)
		await open(site, { ...another, phone: wrong }, { ...from("198.51.100.7"), cookie: strangers });
	expect(await statusOf(open(site, another, { ...from("198.51.100.7"), cookie: strangers }))).toBe(429);
});

test("a number with its country code does not open an application with another country's number", async () => {
	const site = await testSite();
	const own = await application(site, { phoneNumber: "+82 10 1234 5678" });
	for (const phone of ["+998 01 234 56 78", "998 01 234 56 78"])
		expect(await statusOf(open(site, { ...own, phone })), phone).toBe(422);
	for (const phone of ["+82 10 1234 5678", "0082 10-1234-5678", "010 1234 5678", "１０ 1234 5678"])
		expect(await statusOf(open(site, { ...own, phone })), phone).toBe(303);
});

test("what is counted contains neither a reference nor an address", async () => {
	const site = await testSite("empty", { trustProxy: 1 });
	const own = await application(site);
	await open(site, { ...own, phone: wrong }, from("203.0.113.7"));
	const keys = JSON.stringify(await site.sql("select key from rate_limits"));
	expect(keys).toContain("my reference network");
	expect(keys).not.toMatch(new RegExp(`${own.reference}|203\\.0\\.113`));
});

test("B2: while the owner allows only links, no application opens by reference and phone number, and such sessions end", async () => {
	const site = await testSite();
	const own = await application(site);
	const cookie = myCookie(await open(site, own));
	await site.sql("insert into policies (name, is_on) values ('my-application-needs-link', true)");
	const page = await openPage(site.get("/my", { cookie }));
	expect([page.has('form[action="/my/sign-out"]'), page.has("#phone")]).toEqual([false, false]);
	expect(page.links(/link/i).length + page.links(/code/i).length).toBeGreaterThan(0);
	const refused = await openPage(open(site, own));
	expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("only with a link")]);
	expect(
		await site.sql("select count(*)::int as open from sessions where applicant_id is not null and id <> all($1)", [[]]),
	).toEqual([{ open: 1 }]);
});
