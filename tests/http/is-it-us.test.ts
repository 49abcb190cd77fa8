import { expect, test } from "vitest";
import { applicationRows } from "../support/application-rows.ts";
import { openPage } from "../support/html.ts";
import { type TestSite, testSite } from "../support/site.ts";

async function officialSite(options: Parameters<typeof testSite>[1] = {}) {
	const site = await testSite("empty", { siteUrl: "https://hamroh.example", trustProxy: 1, ...options });
	await site.sql(`insert into offices (name, name_ru, address, phone, email)
		values ('Tashkent office', 'Офис в Ташкенте', 'Example street', '+998 71 200-00-01', 'tashkent@post.example')`);
	await site.sql("insert into social_links (platform, url) values ('Telegram', 'https://t.me/hamroh_study')");
	await site.sql(`insert into team_members (name, position, email, code)
		values ('Malika Sample', 'Adviser', 'malika@private.example', '7K3P')`);
	return site;
}

let clients = 0;
/** A network of its own for each check. */
const client = () => ({ "x-forwarded-for": `203.0.${++clients % 250}.7` });
const check = (site: TestSite, q: string, path = "/is-it-us", headers = client()) =>
	openPage(site.post(path, { q }, headers));

test("N4, N4-4: ours is confirmed with the place where it is published, everything else is not ours, what cannot be checked gets its sentence, and our bot is ours by the name that Telegram has told", async () => {
	const site = await officialSite();
	await site.sql("update installation set bot_mode = 'poll', bot_user_name = 'hamroh_news_bot'");
	const said = async (q: string, path?: string) => (await check(site, q, path)).one("[role=status]");
	const phone = await said("998 71 200 00 01");
	expect(phone.text).toContain("Yes, this is ours The phone number of our office: Tashkent office.");
	expect(phone.href("Contact")).toBe("/contact");
	const foreign = await said("+998 90 000 00 00");
	expect(foreign.text).toContain("Not ours. Do not pay, and tell us.");
	expect(foreign.href("Tell us")).toBe("/contact");
	for (const [prefix, q, answer] of [
		["", "@Hamroh_Study", "Our official contact on Telegram"],
		["", "@Hamroh_News_Bot", "Yes, this is ours"],
		["", "https://HAMROH.example/x", "A page of this website"],
		["", "https://hаmroh.example", "It only looks like ours"],
		["", "malika sample", "A name alone proves nothing"],
		["/ru", "712000001", "Телефон нашего офиса: Офис в Ташкенте."],
		["/uz", "100200300", "Bu biz emas. Pul toʻlamang"],
	] as const)
		expect((await said(q, `${prefix}/is-it-us`)).text, q).toContain(answer);

	for (const q of ["   ", "+()", "x".repeat(201)]) {
		const page = await check(site, q);
		expect(page.status).toBe(422);
		expect(page.one("[role=alert]").text).toContain("Enter a phone number, link, email address, name or code.");
	}
	expect((await openPage(site.get(`/is-it-us?q=${"x".repeat(300)}`, client()))).status).toBe(422);

	expect((await openPage(site.get("/is-it-us", client()))).one("#channels").text).toContain("t.me/hamroh_news_bot");
});

test("N4-5: ten checks a minute from one network, then a sentence with the time to wait", async () => {
	const site = await officialSite();
	const from = (host: number) => ({ "x-forwarded-for": `198.51.100.${host}` });
	for (let number = 1; number <= 10; number++) {
		expect((await check(site, "7K3P", "/is-it-us", from(number))).status).toBe(200);
	}
	const refused = await check(site, "7K3P", "/is-it-us", from(11));
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
	expect(refused.one("[role=alert]").text).toContain("checked too often. Please try again in 1 min.");
	expect((await site.get("/is-it-us?code=7K3P", from(12))).status).toBe(429);
	expect((await check(site, "7K3P", "/is-it-us", { "x-forwarded-for": "198.51.101.1" })).status).toBe(200);
	expect((await site.get("/is-it-us", from(13))).status).toBe(200);
});

test("N4-4: nothing reveals a phone number or an email address that is not published; what is checked is neither stored nor logged; only ours and not ours are counted", async () => {
	const site = await officialSite();
	const canary = "canary4711";
	await check(site, `@${canary}`);
	await site.get(`/is-it-us?q=${canary}`, client());
	await check(site, "7K3P");
	expect(await site.sql("select event, subject, language, count from daily_counts order by event")).toEqual([
		{ event: "check:not-ours", subject: "", language: "en", count: 2 },
		{ event: "check:ours", subject: "", language: "en", count: 1 },
	]);
	const tables = await site.sql("select tablename as name from pg_tables where schemaname = 'public'");
	for (const { name } of tables)
		expect(await site.sql(`select 1 from "${name}" t where t::text like '%${canary}%'`), String(name)).toEqual([]);
	expect(JSON.stringify(site.logged)).not.toContain(canary);

	await applicationRows(site.sql, [{ phone_number: "+998 90 765 43 21" }]);
	const people = ["+998 90 765 43 21", "+998 90 765 43 22", "malika@private.example", "nobody@private.example"];
	const answers = await Promise.all(people.map(async (q) => (await check(site, q)).one("[role=status]").text));
	expect(new Set(answers).size).toBe(1);
	const page = await openPage(site.get("/is-it-us", client()));
	expect(page.html).not.toMatch(/private\.example|765/);
});

test("N4: the page of official contacts is cached for everybody until something is checked; the code on a team member's card leads to the check, which names the person", async () => {
	const site = await officialSite({ pageCacheBytes: 5_000_000 });
	const plain = await site.get("/is-it-us", client());
	expect(plain.headers.get("cache-control")).toBe("no-cache");
	const page = await openPage(plain);
	expect(page.one("#channels").text).toContain("Website hamroh.example Telegram t.me/hamroh_study");
	expect(page.text).toContain("We never promise a visa");

	const link = (await openPage(site.get("/about"))).href("Is it really us? Check code 7K3P") ?? "";
	expect(link).toBe("/is-it-us?code=7K3P");
	const checked = await openPage(site.get(link, client()));
	expect(checked.one("[role=status]").text).toContain("It belongs to Malika Sample, Adviser. Anyone can copy");
	expect(checked.headers.get("cache-control")).toBe("no-store");
	expect(checked.headers.get("referrer-policy")).toBe("same-origin");
});
