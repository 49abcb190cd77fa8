import { expect, test } from "vitest";
import { convertedAmounts } from "../../app/i18n/converted.ts";
import { texts } from "../../app/i18n/dictionaries.ts";
import { Caller } from "../../domain/access/caller.ts";
import { showSampleNotice } from "../../domain/content/site/commands.ts";
import { loadRates } from "../../domain/money/rates/commands.ts";
import { fetchRates } from "../../domain/money/rates/fetch-commands.ts";
import { createCentralBank } from "../../gateways/central-bank.ts";
import { scriptContext } from "../../server/script-context.ts";
import { recordedRates, whileRateIsOld } from "../support/central-bank.ts";
import { program, university } from "../support/factories.ts";
import { priced } from "../support/fee-items.ts";
import { openPage } from "../support/html.ts";
import { databaseOn, testSite } from "../support/site.ts";

const at = (day: string) => () => new Date(`${day}T12:00:00Z`);

/** A site with one program of each fee, and the recorded rate. */
async function siteWith(fees: string[], now = at("2026-10-01"), rates = recordedRates) {
	const site = await testSite("empty", { now });
	const ids: string[] = [];
	for (const text of fees) ids.push(await program(site.system, { title: `Program ${ids.length}`, ...priced(text) }));
	if (rates) await loadRates(site.system, rates, "cbu");
	const open = (path: string) => openPage(site.get(path));
	/** The price on the page of the first program, with plain spaces. */
	const price = async (prefix: string) =>
		(await open(`${prefix}/programs/${ids[0]}`)).all("dl.fact-list dd")[0]?.text.replace(/\s+/g, " ") ?? "";
	return { ...site, ids, open, price };
}

test("a price begins with won in English and with soʻm in Russian and Uzbek, and is shown for a year, too; without any rate only the stored amount and why", async () => {
	const site = await siteWith(["4,170,000 KRW per semester (2026)"]);
	const { price } = site;
	expect(await price("")).toBe(
		"₩4,170,000 per semester · 2026 ≈ $3,070 ≈ 36.2 million soʻm ₩8,340,000 per year ≈ $6,130 ≈ 72.4 million soʻm",
	);
	expect(await price("/ru")).toBe(
		"≈ 36,2 млн сум за семестр · 2026 4 170 000 ₩ ≈ 3070 $ ≈ 72,4 млн сум в год 8 340 000 ₩ ≈ 6130 $",
	);
	expect(await price("/uz")).toMatch(/^≈ 36,2 mln soʻm semestriga · 2026 4 170 000 ₩ ≈ 3070 \$ ≈ 72,4 mln soʻm /);

	const list = async () => (await site.open("/programs")).text;
	await site.sql("delete from exchange_rates");
	await expect.poll(list).toContain("we have no exchange rate at the moment.");
	await site.sql("update programs set fee_items = '[]'");
	await expect.poll(list).not.toContain("exchange rate");
});

test("the lowest price of a level is named once in each currency; a card shows the converted price, and the page names the rate once", async () => {
	const { open, ids } = await siteWith(["4,170,000 KRW per semester", "5,000,000 KRW per semester"]);
	for (const [prefix, shown] of [
		["", "from ₩4,170,000 per semester ≈ 36.2 million soʻm"],
		["/ru", "от ≈ 36,2 млн сум за семестр от 4 170 000 ₩"],
		// The text of each element is set off by a space.
		["/uz", "≈ 36,2 mln soʻm dan semestriga 4 170 000 ₩ dan"],
	] as const) {
		const home = (await open(prefix || "/")).one("main").text.replace(/[\s\u2060]+/g, " ");
		expect(home).toContain(shown);
	}

	const list = await open("/programs");
	expect(list.text).toContain("₩4,170,000 per semester ≈ 36.2 million soʻm");
	for (const path of ["/programs", `/programs/${ids[0]}`, "/universities"]) {
		const { text } = await open(path);
		expect(text.split("rate of the Central Bank of Uzbekistan, 29 September 2026."), path).toHaveLength(2);
	}
});

test("amounts are rounded to 3 significant digits, a billion soʻm and more is written in billions", () => {
	const shown = (from: number, to: number | null) => {
		const fee = { from, to, about: false, currency: "KRW", period: "year", yearly: from } as const;
		const amounts = convertedAmounts(fee, { ...recordedRates, source: "cbu" }, "en", texts.en);
		return amounts.map(({ text }) => text.replace(/\s/g, " ").replaceAll("\u2060", "")).join(" ");
	};
	expect(shown(50_000, null)).toBe("≈ $37 ≈ 434,000 soʻm");
	expect(shown(3_000_000, 4_000_000)).toBe("≈ $2,210–$2,940 ≈ 26–34.7 million soʻm");
	expect(shown(160e6, 200e6)).toBe("≈ $118,000–$147,000 ≈ 1.39–1.74 billion soʻm");
});

test("an older rate is named as old, and after 45 days pages show stored amounts only and say why", async () => {
	let day = "2026-10-06";
	const { open } = await siteWith(["4,170,000 KRW per semester"], () => at(day)());
	const textOn = async (on: string) => {
		day = on;
		return (await open("/programs")).text;
	};
	expect(await textOn("2026-10-06")).not.toContain("We have no newer one");
	expect(await textOn("2026-10-07")).toContain(
		"29 September 2026. We have no newer one, so the amounts may differ today.",
	);
	expect(await textOn("2026-11-13")).toContain("≈ 36.2 million soʻm");
	const useless = await textOn("2026-11-14");
	expect(useless).toContain("₩4,170,000 per semester");
	expect(useless).not.toContain("≈");
	expect(useless).toContain("our last exchange rate (29 September 2026) is too old.");
});

test("the sample rate never ages: pages convert by it a year later, call it an example, and lose it with the notice", async () => {
	const site = await testSite("sample", { now: at("2027-11-24") });
	const open = (path: string) => openPage(site.get(path));
	for (const [prefix, example, som] of [
		["", "rate of the Central Bank of Uzbekistan (example), 29 September 2026.", /≈ [\d.]+ million soʻm/],
		["/ru", "курс Центрального банка Узбекистана (для примера) на 29 сентября 2026", /≈ [\d,]+ млн сум/],
		["/uz", "Oʻzbekiston Markaziy banki kursi (namuna), 2026-yil 29-sentabr.", /≈ [\d,]+ mln soʻm/],
	] as const) {
		const list = (await open(`${prefix}/programs?sort=fee`)).text.replace(/\s+/g, " ").replaceAll("\u2060", "");
		expect(list).toContain(example);
		expect(list).toMatch(som);
		// One sum in soʻm, instead of one sum for each currency.
		const total = (await open(`${prefix}/costs`)).all("[data-total]")[0]?.text.replaceAll("\u2060", "");
		expect(total, prefix).toMatch(/ (soʻm|сум)/);
		expect(total, prefix).not.toContain(" + ");
	}
	await showSampleNotice(site.system, false);
	const list = async () => (await open("/programs?sort=fee")).text;
	await expect.poll(list).toContain("we have no exchange rate at the moment.");
});

test("B11-2: without the network from the first start all pages work, with the sample rate’s date", async () => {
	const site = await testSite("sample", { now: whileRateIsOld, ratesUrl: "http://127.0.0.1:9/" });
	const centralBank = createCentralBank("http://127.0.0.1:9/");
	const context = { ...scriptContext(databaseOn(site.url), whileRateIsOld), centralBank };
	expect(await fetchRates(new Caller({ role: "system" }, context))).toMatch(/^unreachable/);
	const [row] = await site.sql(
		"select id, university_id from programs where yearly_fee is not null order by id limit 1",
	);
	for (const [path, day] of [
		["/programs?sort=fee", "29 September 2026"],
		[`/ru/programs/${row?.id}`, "29 сентября 2026"],
		[`/uz/universities/${row?.university_id}`, "2026-yil 29-sentabr"],
	] as const) {
		const answer = await site.get(path);
		expect(answer.status, path).toBe(200);
		expect((await answer.text()).replaceAll("\u2060", "").replaceAll("\u00a0", " "), path).toContain(day);
	}
	for (const path of ["/universities", "/admissions", "/apply", "/contact", "/about", "/blog"])
		expect((await site.get(path)).status, path).toBe(200);
});

test("B11-6: a new rate drops the cached pages that show prices, and no others", async () => {
	const site = await testSite("empty", { pageCacheBytes: 16 * 1024 * 1024, now: at("2026-10-01") });
	await site.ready;
	const universityId = await university(site.system);
	const id = await program(site.system, { universityId, ...priced("4,170,000 KRW per semester") });
	await loadRates(site.system, recordedRates, "cbu");
	// No doctoral program has a price, but the filter by tuition names its amounts in other currencies.
	const lists = ["/", "/programs", "/programs?type=PhD", "/uz/programs", "/universities"];
	const withPrices = [...lists, `/programs/${id}`, `/universities/${universityId}`];
	const without = ["/is-it-us", "/blog", "/about", "/admissions", "/ru/terms"];
	const cached = (paths: string[]) => paths.filter((path) => site.cached(path) !== undefined);
	// The notifications of the records above may still be on their way: a page that is stored before them is dropped.
	await expect
		.poll(async () => {
			for (const path of [...withPrices, ...without]) await site.get(path);
			return cached([...withPrices, ...without]).length;
		})
		.toBe(withPrices.length + without.length);
	await loadRates(site.system, { ...recordedRates, onDate: "2026-09-30", krw: 8.7 }, "cbu");
	await expect.poll(() => cached(withPrices)).toEqual([]);
	expect(cached(without)).toEqual(without);
	expect(await (await site.get("/programs")).text()).toContain("30 September 2026");
});
