import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signedIn } from "../support/accounts.ts";
import { program, university } from "../support/factories.ts";
import { applicationFields, contactFields, keyOf, turnableClock } from "../support/forms.ts";
import { myCookie } from "../support/my.ts";
import { type TestSite, testSite } from "../support/site.ts";

/** A site whose pages are cached, on Monday, November 23, 2026, 10:00 in Seoul. */
async function cachingSite(options: Parameters<typeof testSite>[1] = {}) {
	const clock = turnableClock();
	const site = await testSite("empty", { now: clock.now, pageCacheBytes: 16 * 1024 * 1024, ...options });
	await site.ready;
	return { site, clock };
}

const isKept = (site: TestSite, path: string) => site.cached(path) !== undefined;

/** What the loader script makes of a page's key. */
const withOwnPart = (key: string) => `${key}~${randomUUID()}`;

const messages = async (site: TestSite) =>
	(await site.sql("select message from contact_submissions order by message")).map(({ message }) => message);

test("the pages of forms are cached, also those of our own links to a program or a university", async () => {
	const { site } = await cachingSite();
	const universityId = await university(site.system);
	const programId = await program(site.system, { universityId });
	for (const path of ["/uz/contact", "/apply", `/apply?program=${programId}`, `/apply?university=${universityId}`]) {
		expect((await site.get(path)).headers.get("cache-control"), path).toBe("no-cache");
		await expect.poll(async () => (await site.get(path)).ok && isKept(site, path)).toBe(true);
		expect(await keyOf(site, path)).toBe(await keyOf(site, path));
	}
	for (const path of [`/apply?program=${randomUUID()}`, `/apply?program=${programId}&university=${randomUUID()}`]) {
		expect((await site.get(path)).status).toBe(200);
		expect(isKept(site, path), path).toBe(false);
	}
});

test("visitors who are signed in never get or make the cached page", async () => {
	const { site } = await cachingSite();
	const cookie = await signedIn(site, "user");
	for (const path of ["/contact", "/apply"]) {
		expect((await site.get(path, { cookie })).headers.get("cache-control"), path).toBe("no-store");
		expect(isKept(site, path), path).toBe(false);
		const shared = await keyOf(site, path);
		expect(isKept(site, path), path).toBe(true);
		const own = [await keyOf(site, path, { cookie }), await keyOf(site, path, { cookie })];
		expect(new Set([shared, ...own]).size, path).toBe(3);
		expect(await keyOf(site, path), path).toBe(shared);
	}
});

test("visitors with the same cached page send forms of their own, with script by their keys and without by address and words, and each of them only once", async () => {
	const { site, clock } = await cachingSite({ trustProxy: 1 });
	const key = await keyOf(site, "/contact");
	clock.turn(10_000);
	const [one, two] = [withOwnPart(key), withOwnPart(key)];
	const send = async (form_key: string, message: string, from = "198.51.100.1") =>
		(await site.post("/contact", { ...contactFields, message, form_key }, { "x-forwarded-for": from })).status;
	const sent = await Promise.all([send(one, "One"), send(one, "One"), send(two, "Two"), send(two, "Two")]);
	expect(sent).toEqual([303, 303, 303, 303]);
	expect(await send(one, "One, changed")).toBe(409);
	expect(await messages(site)).toEqual(["One", "Two"]);
	for (const wrong of [`${one}~${randomUUID()}`, `${key}~`, `${key}~a b`, `${key}~${"x".repeat(65)}`, `~${one}`]) {
		expect(await send(wrong, "Three"), wrong).toBe(422);
	}
	await site.sql("delete from contact_submissions");
	expect(await Promise.all([send(key, "One"), send(key, "One")])).toEqual([303, 303]);
	for (const message of ["Two", "Three", "One"])
		expect(await send(key, message, message === "Three" ? "203.0.113.7" : undefined)).toBe(303);
	expect(await messages(site)).toEqual(["One", "Three", "Two"]);
});

test("an application opens only in the browser that has sent it, although others have the same page", async () => {
	const { site, clock } = await cachingSite({ trustProxy: 1 });
	const key = await keyOf(site, "/apply");
	clock.turn(10_000);
	const opens = async (form_key: string, fields = applicationFields, headers = {}) => {
		const answer = await site.post("/apply", { ...fields, form_key }, headers);
		expect(answer.status).toBe(303);
		return myCookie(answer) !== "";
	};
	const own = withOwnPart(key);
	expect(await opens(own)).toBe(true);
	expect(await opens(own)).toBe(true);
	expect(await opens(withOwnPart(key))).toBe(false);
	expect(await opens(key)).toBe(false);
	expect(await site.sql("select id from applications")).toHaveLength(1);
	// Without script, the same form from the same address opens it again, as after a double click; from another one it is a
	// person with the same words, who gets an application of their own.
	const other = { ...applicationFields, full_name: "Another Applicant", phone_number: "+998 71 000 00 01" };
	for (const address of ["198.51.100.1", "198.51.100.1", "203.0.113.7"])
		expect(await opens(key, other, { "x-forwarded-for": address })).toBe(true);
	expect(await site.sql("select id from applications where full_name = 'Another Applicant'")).toHaveLength(2);
});

test("a form that may have been sent at once counts as quick: without script, while its page can be a cached one", async () => {
	const narrow = { each: { uses: 8, seconds: 3_600 }, all: { uses: 1_000, seconds: 3_600 } };
	const { site, clock } = await cachingSite({ limits: { contact: narrow } });
	const send = async (message: string, patience: number, change = (key: string) => key) => {
		// Not the copy of the visitor before.
		clock.turn(60_000);
		const key = await keyOf(site, "/contact");
		clock.turn(patience);
		return (await site.post("/contact", { ...contactFields, message, form_key: change(key) })).status;
	};
	expect(await send("One", 30_000)).toBe(303);
	expect(await send("Two", 70_000)).toBe(303);
	for (const words of ["Three", "Four"]) expect(await send(words, 10_000, withOwnPart)).toBe(303);
	expect(await send("Five", 70_000)).toBe(303);
	expect(await send("Six", 70_000)).toBe(429);
});
