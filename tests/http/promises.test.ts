import { expect, test } from "vitest";
import { openPage } from "../support/html.ts";
import { type TestSite, testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

/** Outcomes after half an hour, an hour, and so on, of which the first ones were kept. */
const count = (site: Pick<TestSite, "sql">, kind: string, total: number, kept: number) =>
	site.sql(
		`insert into promise_outcomes (day, kind, is_kept, minutes)
		select '2026-11-20', $1, i <= $3, i * 30 from generate_series(1, $2) i`,
		[kind, total, kept],
	);
const now = () => new Date("2026-11-21T12:00:00Z");

test("N4: the promises stand beside what really happened, with the day of counting, in three languages, and are cached", async () => {
	const site = await testSite("empty", { now, pageCacheBytes: 5_000_000 });
	await count(site, "answer_message", 30, 27);
	await count(site, "first_contact", 19, 19);
	const page = await openPage(site.get("/promises"));
	const [answer, contact, fees, visa] = page.all("main li.card");
	expect(answer?.text).toContain("We answer within 24 hours");
	expect(answer?.text).toContain(
		"90% Kept 27 of 30 times in 90 days. Half took 7 h 30 min or less. Nine out of ten took",
	);
	expect(contact?.text).toContain("Too few cases so far");
	expect(contact?.text).not.toMatch(/19|100%/);
	expect(fees?.text).toContain("in writing before you pay");
	expect(fees?.get("id")).toBe("fees");
	expect(visa?.href("Is it really us?")).toBe("/is-it-us");
	expect(page.text).toContain("Counted on 21 November 2026");
	expect(page.all("main script, main [data-island]")).toEqual([]);
	for (const [prefix, said] of [
		["/ru", "За 90 дней выполнено 27 из 30; половина — за 7 ч 30 мин."],
		["/uz", "90 kunda 30 tadan 27 tasi bajarildi; yarmi 7 soat 30 daqiqa ichida."],
	])
		expect((await openPage(site.get(`${prefix}/promises`))).text).toContain(said);
	expect(page.one("footer").href("Our promises")).toBe("/promises");
	expect(await (await site.get("/sitemap.xml")).text()).toContain("/ru/promises<");

	const first = await site.get("/promises");
	expect(first.headers.get("cache-control")).toBe("no-cache");
	await count(site, "first_contact", 30, 30);
	expect(await (await site.get("/promises")).text()).toBe(await first.text());
});

test("owners hide the page with the promises: it answers 404, its links vanish, and the audit log says so", async () => {
	const site = await staffSite("owner", ["empty", { pageCacheBytes: 5_000_000 }]);
	const status = async () => (await site.get("/promises")).status;
	expect(await status()).toBe(200);
	expect((await site.open("/admin/settings/rules")).text).toContain("Now: visible to visitors");
	const admin = await staffSite("admin");
	expect((await admin.send("/admin/settings/rules/promises", { on: "yes" })).status).toBe(403);
	expect((await site.send("/admin/settings/rules/promises", { on: "yes" })).status).toBe(303);
	await expect.poll(status).toBe(404);
	const home = await openPage(site.get("/"));
	expect(home.one("footer").links("Our promises")).toEqual([]);
	expect(home.one("footer").href("Is it really us?")).toBe("/is-it-us");
	expect(await (await site.get("/sitemap.xml")).text()).not.toContain("promises");
	expect((await site.open("/admin/log")).text).toContain("rule: promises page hidden");
	await site.send("/admin/settings/rules/promises", { on: "" });
	await expect.poll(status).toBe(200);
});
