import { expect, test } from "vitest";
import { signedIn } from "../support/accounts.ts";
import { post, program, university } from "../support/factories.ts";
import { testSite } from "../support/site.ts";

/** A browser's user agent; others do not count. */
const browser = {
	"user-agent": "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36",
};

async function given() {
	const site = await testSite("empty");
	const universityId = await university(site.system);
	const programId = await program(site.system, { universityId });
	const postId = await post(site.system, { slug: "виза d-2" });
	/** What the page at `path` reports: the visit's source and the event. */
	const seen = (path: string, told = "direct&", headers: Record<string, string> = {}) =>
		site.post(`/track?${told}`, {}, { ...browser, referer: `http://localhost:3000${path}`, ...headers });
	/** Each count with its event, subject, language and source. */
	const counted = async () =>
		(await site.sql("select * from daily_counts order by event, subject, language, source")).map((row) =>
			[row.event, row.subject, row.language, row.source, row.count].join(" "),
		);
	return { ...site, universityId, programId, postId, seen, counted };
}

test("S-11: a view of a detail page is counted by page, language and source, without data of the visitor", async () => {
	const { seen, counted, programId, universityId, postId } = await given();
	for (const [path, told] of [
		[`/programs/${programId}?utm_source=x`, "x&"],
		[`/programs/${programId}`, "www.instagram.com&"],
		[`/programs/${programId}`, "l.instagram.com&"],
		[`/ru/programs/${programId}`, "direct&"],
		[`/universities/${universityId}`, "localhost&"],
		[`/blog/${encodeURIComponent("виза d-2")}`, ""],
	] as const) {
		const answer = await seen(path, told);
		expect(answer.status).toBe(204);
		expect(answer.headers.getSetCookie()).toEqual([]);
	}
	await seen(`/universities/${universityId}`, "aziza%40example.com&", { cookie: "preferred-language=uz" });
	expect(await counted()).toEqual([
		`view:post ${postId} en  1`,
		`view:program ${programId} en instagram.com 2`,
		`view:program ${programId} en x 1`,
		`view:program ${programId} ru direct 1`,
		`view:university ${universityId} en  1`,
		`view:university ${universityId} uz other 1`,
	]);
});

test("B2: a view of a page about one's own application is counted by language and source alone", async () => {
	const { counted, post: send, sql } = await given();
	for (const [told, headers] of [
		["direct&my&uz", {}],
		["direct&my&uz", {}],
		["t.me&my&ru&secret-token", { referer: "http://localhost:3000/ru/family/secret-token" }],
		["direct&my&xx", {}],
		["direct&my", { referer: "http://localhost:3000/my" }],
		["direct&", { referer: "http://localhost:3000/my/applications/00000000-0000-4000-8000-000000000000" }],
		["direct&my&uz", { dnt: "1" }],
	] as const) {
		await send(`/track?${told}`, {}, { ...browser, ...headers });
	}
	expect(await counted()).toEqual(["open:my  ru t.me 1", "open:my  uz direct 2"]);
	expect(JSON.stringify(await sql("select * from daily_counts"))).not.toContain("secret");
});

test("S-11: lists, unknown records, other sites, bots, and visitors who opt out are not counted", async () => {
	const { seen, counted, programId, post: send, fetch } = await given();
	const page = `/programs/${programId}`;
	for (const path of ["/programs", "/", "/blog/no-such", "/programs/00000000-0000-4000-8000-000000000000"])
		await seen(path);
	const robot = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" };
	for (const headers of [{ "sec-gpc": "1" }, { dnt: "1" }, robot]) await seen(page, "direct&", { ...headers });
	for (const told of ["direct&start", "direct&sent"]) await seen(page, told);
	await seen("/visa-status", "direct&start");
	expect((await send("/track", {}, browser)).status).toBe(204);
	expect((await seen(page, "direct&", { "sec-fetch-site": "cross-site" })).status).toBe(403);
	const stranger = { referer: `http://localhost:3000${page}`, origin: "http://other.example" };
	const track = async (method: string, path: string, headers: Record<string, string>) =>
		(await fetch(new Request(`http://localhost:3000${path}`, { method, headers }))).status;
	expect(await track("POST", "/track?direct&", stranger)).toBe(403);
	expect(await track("GET", "/track?direct&", stranger)).toBe(404);
	expect(await track("POST", "/track/more", { ...stranger, origin: "http://localhost:3000" })).not.toBe(204);
	expect(await counted()).toEqual([]);
});

test("views by staff are not counted, views by users are", async () => {
	const site = await given();
	for (const role of ["owner", "admin", "user"] as const) {
		const cookie = await signedIn(site, role);
		expect((await site.seen(`/programs/${site.programId}`, `${role}&`, { cookie })).status).toBe(204);
		await site.get(`/programs?q=${role}+cooking`, { ...browser, cookie });
	}
	await site.seen(`/programs/${site.programId}`, "forged&", { cookie: `${await signedIn(site, "admin")}x` });
	const view = `view:program ${site.programId} en`;
	expect(await site.counted()).toEqual(["search:programs user cooking en  1", `${view} forged 1`, `${view} user 1`]);
});

test("a view is stored before its report is answered, and one that cannot be stored is logged", async () => {
	const { seen, sql, counted, logged, programId } = await given();
	await Promise.all(Array.from({ length: 100 }, () => seen(`/programs/${programId}`)));
	await sql("alter table daily_counts rename to away");
	expect((await seen(`/programs/${programId}`)).status).toBe(204);
	expect(logged.map(({ what }) => what)).toContain("a page view could not be counted");
	await sql("alter table away rename to daily_counts");
	expect(await counted()).toEqual([`view:program ${programId} en direct 100`]);
});

test("S-11: a search without results is counted when it is final, without personal data", async () => {
	const { get, seen, counted } = await given();
	const two = ["q=Quantum++Cooking", "q=quantum+cooking&city=Busan&utm_source=x"];
	for (const query of [...two, "q=aziza%40example.com", "q=Program", "type=PhD", ""])
		expect((await get(`/programs?${query}`, browser)).status).toBe(200);
	await get("/ru/universities?q=Кулинария", browser);
	await get("/blog?q=tsunami", browser);
	// Requests while typing, prefetches, bots, and visitors who opt out.
	for (const headers of [{ accept: "text/html" }, { "sec-purpose": "prefetch" }, { dnt: "1" }, { "user-agent": "" }])
		await get("/programs?q=quant", { ...browser, ...(headers as Record<string, string>) });
	// The visitor has stopped typing.
	for (const query of ["?q=Quantum+physiks", "?q=901234567", ""]) await seen(`/uz/programs${query}`, "t.me&nothing");
	expect(await counted()).toEqual([
		"search:posts tsunami en  1",
		"search:programs quantum cooking en  2",
		"search:programs quantum physiks uz t.me 1",
		"search:universities кулинария ru  1",
	]);
});

test("L5: of many views from one address three hundred count, and other addresses are unaffected", async () => {
	const { fetch, counted, programId } = await given();
	const headers: Record<string, string> = {
		...browser,
		referer: `http://localhost:3000/programs/${programId}`,
		"sec-fetch-site": "same-origin",
	};
	const view = async (path: string, peer: string) =>
		(await fetch(new Request(`http://localhost:3000${path}`, { method: "POST", headers }), peer)).status;
	for (let each = 0; each < 310; each++) expect(await view("/track?flood.example&", "2001:db8::1")).toBe(204);
	// The rest of a household's network counts against the same limit.
	expect(await view("/track?flood.example&", "2001:db8::2")).toBe(204);
	expect(await view("/track?t.me&", "198.51.100.1")).toBe(204);
	const counts = ["flood.example 300", "t.me 1"];
	expect(await counted()).toEqual(counts.map((count) => `view:program ${programId} en ${count}`));
});
