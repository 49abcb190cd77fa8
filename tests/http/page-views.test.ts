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
	const counted = () =>
		site.sql(
			"select event, subject, language, source, count from daily_counts order by event, subject, language, source",
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
		{ event: "view:post", subject: postId, language: "en", source: "", count: 1 },
		{ event: "view:program", subject: programId, language: "en", source: "instagram.com", count: 2 },
		{ event: "view:program", subject: programId, language: "en", source: "x", count: 1 },
		{ event: "view:program", subject: programId, language: "ru", source: "direct", count: 1 },
		{ event: "view:university", subject: universityId, language: "en", source: "", count: 1 },
		{ event: "view:university", subject: universityId, language: "uz", source: "other", count: 1 },
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
	expect(await counted()).toEqual([
		{ event: "open:my", subject: "", language: "ru", source: "t.me", count: 1 },
		{ event: "open:my", subject: "", language: "uz", source: "direct", count: 2 },
	]);
	expect(JSON.stringify(await sql("select * from daily_counts"))).not.toContain("secret");
});

test("S-11: lists, unknown records, other sites, bots, and visitors who opt out are not counted", async () => {
	const { seen, counted, programId, post: send, fetch } = await given();
	const page = `/programs/${programId}`;
	for (const path of ["/programs", "/", "/blog/no-such", "/programs/00000000-0000-4000-8000-000000000000"])
		await seen(path);
	await seen(page, "direct&", { "sec-gpc": "1" });
	await seen(page, "direct&", { dnt: "1" });
	await seen(page, "direct&", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
	await seen(page, "direct&start");
	await seen(page, "direct&sent");
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
	const rows = await site.counted();
	expect(rows.map(({ subject, source }) => source || subject)).toEqual(["user cooking", "forged", "user"]);
});

test("a view is stored before its report is answered, and one that cannot be stored is logged", async () => {
	const { seen, sql, counted, logged, programId } = await given();
	const row = (count: number) => [
		{ event: "view:program", subject: programId, language: "en", source: "direct", count },
	];
	await Promise.all(Array.from({ length: 100 }, () => seen(`/programs/${programId}`)));
	expect(await counted()).toEqual(row(100));
	await sql("alter table daily_counts rename to away");
	expect((await seen(`/programs/${programId}`)).status).toBe(204);
	expect(logged.map(({ what }) => what)).toContain("a page view could not be counted");
	await sql("alter table away rename to daily_counts");
	expect(await counted()).toEqual(row(100));
});

test("S-11: a search without results is counted when it is final, without personal data", async () => {
	const { get, seen, counted } = await given();
	for (const query of [
		"q=Quantum++Cooking",
		"q=quantum+cooking&city=Busan&utm_source=x",
		"q=aziza%40example.com",
		"q=Program",
		"type=PhD",
		"",
	]) {
		expect((await get(`/programs?${query}`, browser)).status).toBe(200);
	}
	await get("/ru/universities?q=Кулинария", browser);
	await get("/blog?q=tsunami", browser);
	// Requests while typing, prefetches, bots, and visitors who opt out.
	await get("/programs?q=quant", { ...browser, accept: "text/html" });
	await get("/programs?q=quant", { ...browser, "sec-purpose": "prefetch" });
	await get("/programs?q=quant", { ...browser, dnt: "1" });
	await get("/programs?q=quant");
	// The visitor has stopped typing.
	await seen("/uz/programs?q=Quantum+physiks", "t.me&nothing");
	await seen("/uz/programs?q=901234567", "t.me&nothing");
	await seen("/uz/programs", "t.me&nothing");
	expect(await counted()).toEqual([
		{ event: "search:posts", subject: "tsunami", language: "en", source: "", count: 1 },
		{ event: "search:programs", subject: "quantum cooking", language: "en", source: "", count: 2 },
		{ event: "search:programs", subject: "quantum physiks", language: "uz", source: "t.me", count: 1 },
		{ event: "search:universities", subject: "кулинария", language: "ru", source: "", count: 1 },
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
	const counts = (await counted()).map(({ source, count }) => [source, count]);
	expect(counts).toEqual([
		["flood.example", 300],
		["t.me", 1],
	]);
});
