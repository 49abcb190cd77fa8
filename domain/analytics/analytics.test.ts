import { expect, test } from "vitest";
import { callerOf, freshDatabase, sqlOn } from "../../tests/support/site.ts";
import { countEvent, removeOldCounts } from "./commands.ts";
import { analyticsFilter, formAt, isRobot, normalizeSearch, normalizeSource, searchAt, viewedAt } from "./rules.ts";
import { maxDailyRows } from "./schema.ts";

const unknown = "00000000-0000-4000-8000-000000000000";
/** A Saturday; its week began on Monday the 16th. */
const now = () => new Date("2026-11-21T12:00:00Z");
const one = { language: "en", source: "direct" } as const;

async function given() {
	const url = await freshDatabase();
	const system = callerOf("system", url, now);
	return { system, sql: sqlOn(url) };
}

test("only detail pages, forms and searches are counted", () => {
	expect(viewedAt(`/universities/${unknown.toUpperCase()}`)).toEqual({ event: "view:university", subject: unknown });
	const odd = ["/programs/x", `/programs/${unknown}/more`, "/blog/", "/blog/%00", "/blog/%ff", `/offices/${unknown}`];
	for (const path of odd) expect(viewedAt(path), path).toBeUndefined();
	expect(["/contact", "/apply", "/visa-status", "/"].map(formAt)).toEqual(["contact", "apply", undefined, undefined]);
	expect(searchAt("/blog", new URLSearchParams("q="))).toBeUndefined();
	expect(searchAt("/constructor", new URLSearchParams("q=robots"))).toBeUndefined();
});

test("a source is a link's own name or the linking site, and never identifies a person", () => {
	const sources = {
		instagram: "instagram",
		Telegram_Ads: "telegram_ads",
		"l.instagram.com": "instagram.com",
		"m.search.naver.com": "naver.com",
		"www.google.co.kr": "google.co.kr",
		"students.tuit.ac.uz": "tuit.ac.uz",
		"t.me": "t.me",
		direct: "direct",
		"": "",
		"hamroh.example": "",
	};
	for (const [reported, source] of Object.entries(sources)) {
		expect(normalizeSource(reported, "hamroh.example"), reported).toBe(source);
		expect(normalizeSource(source)).toBe(source);
	}
	for (const odd of [
		...["203.0.113.7", "aziza@example.com", "+998901234567", "user90123456", "<script>", "../..", "other"],
		...["a".repeat(41), "a.".repeat(60)],
	])
		expect(normalizeSource(odd, "hamroh.example"), odd).toBe("other");
});

test("a search is stored short and in lower case, and not at all if it looks like personal data", () => {
	expect(normalizeSearch("programs", "  Robot   ТЕХНИКА ")).toEqual({
		event: "search:programs",
		subject: "robot техника",
	});
	expect(normalizeSearch("posts", "TOPIK 6 2027")?.subject).toBe("topik 6 2027");
	expect(normalizeSearch("posts", "я".repeat(200))?.subject).toHaveLength(80);
	for (const words of [
		...["", " x ", "aziza@example.com", "aziza＠example.com", "+998 (90) 123-45-67", "901234567", "AA1234567"],
		...["М70123456", "05.03.2007", "tel ٠١٢٣٤٥٦"],
	])
		expect(normalizeSearch("programs", words), words).toBeUndefined();
});

test("declared bots are not counted, browsers are", () => {
	for (const name of [
		...[undefined, "", "facebookexternalhit/1.1", "TelegramBot (like TwitterBot)", "curl/8.5.0"],
		"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36",
	])
		expect(isRobot(name), name).toBe(true);
	for (const name of [
		"Mozilla/5.0 (Linux; Android 13; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
		"Mozilla/5.0 (Linux; Android 14; SM-A146B Build/UP1A; wv) Chrome/130.0 Mobile Safari/537.36 Instagram 355.0.0.44 Android",
	])
		expect(isRobot(name), name).toBe(false);
});

test("once a day has its maximum of rows, new values count as others, and none is lost", async () => {
	const { system, sql } = await given();
	const known = { event: "search:posts", subject: "visa", ...one, source: "known.example" } as const;
	await countEvent(system, known);
	await sql(
		`insert into daily_counts (day, event, subject, language, source, count)
			select '2026-11-21', 'search:programs', 'junk ' || n, 'en', '', 1 from generate_series(2, $1::int) n`,
		[maxDailyRows],
	);
	await countEvent(system, known);
	for (const source of ["a.example", "b.example"]) {
		await countEvent(system, { event: "search:programs", subject: source, ...one, source });
		await countEvent(system, { event: "start:apply", subject: "", ...one, source });
	}
	expect(
		await sql("select event, subject, source, count from daily_counts where subject not like 'junk%' order by event"),
	).toEqual([
		{ event: "search:posts", subject: "visa", source: "known.example", count: 2 },
		{ event: "search:programs", subject: "other", source: "other", count: 2 },
		{ event: "start:apply", subject: "", source: "other", count: 2 },
	]);
});

test("the filter of the analytics ignores unknown values", () => {
	expect(analyticsFilter(new URLSearchParams("days=90&language=xx&source=-"))).toEqual({ days: 90, source: "" });
	expect(analyticsFilter(new URLSearchParams("days=8&source=google.com&language=uz"))).toEqual({
		days: 30,
		language: "uz",
		source: "google.com",
	});
});

test("counts are stored for twenty-five months", async () => {
	const { system, sql } = await given();
	await sql(`insert into daily_counts (day, event, language, count)
		values ('2024-10-20', 'start:apply', 'en', 1), ('2024-10-21', 'start:apply', 'en', 1)`);
	expect(await removeOldCounts(system)).toBe(1);
	expect(await sql("select day::text from daily_counts")).toEqual([{ day: "2024-10-21" }]);
});
