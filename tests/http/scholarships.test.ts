import { expect, test } from "vitest";
import { createScholarship } from "../../domain/catalog/scholarships/commands.ts";
import { loadRates } from "../../domain/money/rates/commands.ts";
import { recordedRates } from "../support/central-bank.ts";
import { program, university } from "../support/factories.ts";
import { feeItem } from "../support/fee-items.ts";
import { turnableClock } from "../support/forms.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";
import { staffSite } from "../support/staff.ts";

const pageCacheBytes = 16 * 1024 * 1024;
const source = "https://example.com/scholarship";
const base = { source, grade: "B", checkedOn: "2026-11-22" };
const tiers = [
	{ kind: "tuition", percent: 30, percentTo: 50, semesters: 1, minTopik: 4, minIelts: 5.5 },
	{ kind: "tuition", percent: 100, minTopik: 6 },
	{ kind: "living", amount: 900_000, period: "per_month" },
];

async function siteWithScholarships(start: string) {
	const clock = turnableClock(start);
	const site = await testSite("empty", { now: clock.now, pageCacheBytes });
	await site.ready;
	const universityId = await university(site.system, { name: "Alpha" });
	const own = { universityId, type: "Master", feeItems: [feeItem({ amount: 4_000_000 })] };
	const id = await program(site.system, own);
	const add = (values: object) => createScholarship(site.system, { ...base, levels: ["Master"], ...values });
	const rounds = [{ year: 2027, opens: "2026-09-01", closes: "2026-10-12" }];
	await add({
		...{ name: "Own", provider: "university", universityId, benefits: tiers, rounds },
		...{ conditions: "Keep your marks.", requiredTopik: 3, maxAge: 24, citizenships: ["UZ"] },
	});
	const hidden = await university(site.system, { isHidden: true });
	await add({ name: "Hidden", provider: "university", universityId: hidden });
	const expected = [{ year: 2028, opens: "2027-09", closes: "2027-10" }];
	await add({ grade: "C", name: "Every", provider: "government", levels: ["Bachelor"], rounds: expected });
	const namesAt = async (path: string) => (await openPage(site.get(path))).all("main li h2").map(({ text }) => text);
	return { ...site, clock, universityId, id, namesAt };
}

test("B18-2: the page shows each scholarship with what it pays, whom, when, its source and the day of the check, by filters; the page of costs says what it would take off, and leaves it out of every sum", async () => {
	const { get, namesAt, universityId, id, sql } = await siteWithScholarships("2026-09-15T03:00:00Z");
	expect(await namesAt("/scholarships")).toEqual(["Every", "Own"]);
	expect(await namesAt("/scholarships?level=Master&utm_source=x")).toEqual(["Own"]);
	expect(await namesAt("/ru/scholarships?provider=government")).toEqual(["Every"]);
	expect(await namesAt(`/uz/scholarships?university=${universityId}`)).toEqual(["Every", "Own"]);
	expect(await namesAt("/scholarships?state=open")).toEqual(["Own"]);
	expect(await namesAt("/scholarships?level=x&state=y")).toHaveLength(2);
	expect((await openPage(get("/scholarships?level=PhD"))).one("main").text).toContain("No such scholarship found.");
	const page = await openPage(get("/scholarships"));
	const [every, own] = page.all("main li").filter(({ text }) => /^(Every|Own)/.test(text));
	for (const text of [
		"30–50% of tuition · first semester · with TOPIK 4 or IELTS 5.5",
		"full tuition · for the whole program · with TOPIK 6",
		"allowance: ₩900,000 per month",
		"TOPIK 3 or higher · at most 24 years old · citizens of: Uzbekistan",
		"Open: closes 12 October (27 days) for studies from 2027",
		"Keep your marks.",
	])
		expect(own?.text).toContain(text);
	expect(every?.text).toContain("expected in September–October 2027; dates not announced");
	expect(every?.has("time, [datetime]")).toBe(false);
	for (const item of [every, own]) expect(item?.one("[data-stamp] a").get("href")).toBe(source);
	const filters = page.all("form select").map((select) => select.get("name"));
	expect(filters).toEqual(["level", "provider", "university", "state"]);

	const open = () => openPage(get(`/costs?program=${id}`));
	const costs = await open();
	const block = costs.one("[data-scholarship=Own]");
	const [half, whole] = block.all("dt").map(({ text }) => text);
	expect(half).toBe("30–50% of tuition · first semester · with TOPIK 4 or IELTS 5.5");
	expect(whole).toBe("full tuition · for the whole program · with TOPIK 6");
	expect(block.all("dd strong").map(({ text }) => text)).toEqual(["₩1,200,000–₩2,000,000", "₩8,000,000"]);
	expect(costs.one("main").text).toContain("The total above includes no scholarship.");
	const sums = costs.all("#spend ~ *").map(({ text }) => text);
	await sql("delete from scholarships");
	await expect.poll(async () => (await open()).has("[data-scholarship]")).toBe(false);
	expect((await open()).all("#spend ~ *").map(({ text }) => text)).toEqual(sums);
});

test("twelve scholarships are on a page of the list, which counts all; a page keeps the filter, and one beyond the end is the last", async () => {
	const site = await testSite();
	for (let number = 10; number < 40; number++) {
		const levels = number < 35 ? ["Master"] : ["PhD"];
		await createScholarship(site.system, { ...base, name: `Grant ${number}`, provider: "government", levels });
	}
	const open = async (query: string) => {
		const page = await openPage(site.get(`/scholarships${query}`));
		return { page, count: page.one("[data-count]").text, names: page.all("main li h2").map(({ text }) => text) };
	};
	const first = await open("");
	expect([first.count, first.names.length]).toEqual(["30 scholarships", 12]);
	expect(first.page.href("Next")).toBe("/scholarships?page=2");
	const last = await open("?level=Master&page=9");
	expect([last.count, last.names]).toEqual(["25 scholarships", ["Grant 34"]]);
	expect(last.page.href("Previous")).toBe("/scholarships?level=Master&page=2");
	expect(last.page.has('meta[name="robots"]')).toBe(true);
});

test("B18-1: the second before a call closes and the second after, in three languages, also on cached pages", async () => {
	const site = await siteWithScholarships("2026-10-12T14:59:59Z");
	const notAnnounced = "next call not announced";
	const texts: [path: string, before: string, after: string][] = [
		["/scholarships", "(today)", notAnnounced],
		[`/ru/universities/${site.universityId}`, "(сегодня)", "следующий набор не объявлен"],
		[`/uz/programs/${site.id}`, "(bugun)", "keyingi qabul eʼlon qilinmagan"],
		[`/costs?program=${site.id}`, "(today)", notAnnounced],
	];
	const stateOf = async (path: string) =>
		(await openPage(site.get(path))).all("[data-state]")[/scholarships|universities/.test(path) ? 1 : 0]?.text;
	for (const [path, before] of texts)
		await expect
			.poll(async () => [await stateOf(path), site.cached(path)?.status], { message: path })
			.toEqual([expect.stringContaining(before), 200]);
	site.clock.turn(1_000);
	for (const [path, , after] of texts) {
		expect(site.cached(path), path).toBeUndefined();
		expect(await stateOf(path), path).toContain(after);
	}
});

test("the amount of a scholarship is shown in the other currencies wherever it is listed, by the rate that the page names once, also where nothing else has a price", async () => {
	const { get, universityId, id, system, sql } = await siteWithScholarships("2026-10-01T03:00:00Z");
	await loadRates(system, recordedRates, "cbu");
	await sql("update programs set fee_items = '[]'");
	for (const path of ["/scholarships", `/programs/${id}`, `/universities/${universityId}`]) {
		const text = async (prefix: string) => (await openPage(get(prefix + path))).text.replace(/\s+/g, " ");
		expect(await text(""), path).toContain("allowance: ₩900,000 per month ≈ $662 ≈ 7.81 million soʻm");
		expect(await text("/ru"), path).toContain("900 000 ₩ за месяц ≈ 7,81 млн сум ≈ 662 $");
		expect(await text("/uz"), path).toContain("≈ 7,81 mln soʻm");
		const rate = "rate of the Central Bank of Uzbekistan, 29 September 2026.";
		expect((await text("")).split(rate), path).toHaveLength(2);
	}
	expect((await openPage(get("/scholarships?level=Bachelor"))).text).not.toContain("Central Bank");
});

test("staff add and change a scholarship without script, and its source is checked again after 180 days", async () => {
	const site = await staffSite();
	const form = {
		...{ nameEn: "Grant", provider: "private", "levels-PhD": "yes", source, grade: "B", checkedOn: "2026-01-22" },
		...{ "benefits.0.kind": "tuition", "benefits.0.percent": "50", "benefits.0.currency": "KRW" },
		...{ "benefits.0.period": "per_semester", "benefits.1.currency": "KRW", "benefits.1.period": "per_semester" },
		...{ "rounds.3.year": "2027", "rounds.3.opens": "2026-09", "rounds.3.closes": "2026-10-01" },
	};
	const refused = await openPage(site.send("/admin/scholarships/new", form));
	expect(refused.status).toBe(422);
	expect(refused.one("[role=alert]").text).toContain("Closes on (in Korea, included): Enter two days or two months");
	expect((await site.send("/admin/scholarships/new", { ...form, "rounds.3.closes": "2026-10" })).status).toBe(303);
	const [{ id, benefits, rounds }] = await site.sql("select id, benefits, rounds from scholarships");
	expect(benefits).toMatchObject([{ kind: "tuition", percent: 50, amount: null, period: "per_semester" }]);
	expect(rounds).toEqual([{ year: 2027, opens: "2026-09", closes: "2026-10" }]);
	const edit = await site.open(`/admin/scholarships/${id}/edit`);
	const benefitRows = edit.all("#benefits summary").map(({ text }) => text);
	expect(benefitRows).toEqual(["tuition, Percent: 50, KRW, per semester", "Add a row"]);
	const list = (await site.open("/admin/scholarships")).one("table").text;
	expect(list).toContain("Grant University: Every university PhD");
	const dialog = (await site.open(`/admin/scholarships/${id}`)).one("dialog").text;
	expect(dialog).toContain("Year in which studies begin: 2027");
	const { "rounds.3.year": _y, "rounds.3.opens": _o, "rounds.3.closes": _c, ...withoutRound } = form;
	expect((await site.send(`/admin/scholarships/${id}/edit`, { ...withoutRound, version: "1" })).status).toBe(303);
	expect(await site.sql("select rounds, version from scholarships")).toEqual([{ rounds: [], version: 2 }]);
	expect((await site.open("/admin/fact-checks")).one("main").text).toContain("Grant");
});
