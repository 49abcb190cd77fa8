import { expect, test } from "vitest";
import { convertedAmounts } from "../../app/i18n/converted.ts";
import { texts } from "../../app/i18n/dictionaries.ts";
import { Caller } from "../../domain/access/caller.ts";
import type { ProgramInput } from "../../domain/catalog/schema.ts";
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
async function siteWith(fees: string[], now = at("2026-10-01")) {
	const site = await testSite("empty", { now });
	const ids: string[] = [];
	for (const text of fees) ids.push(await program(site.system, { title: `Program ${ids.length}`, ...priced(text) }));
	await loadRates(site.system, recordedRates, "cbu");
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
	expect(await textOn("2026-10-07")).toContain("29 September 2026. We have no newer one, so the amounts may differ");
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
	const [row] = await site.sql("select id, university_id from programs where yearly_fee is not null limit 1");
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

/** A site with one program of each fee, titled A, B, C …, all in Busan but the first. */
async function siteOfMasters() {
	const site = await testSite("empty", { now: at("2026-10-01") });
	const seoul = await university(site.system, { location: "Seoul" });
	const busan = await university(site.system, { location: "Busan" });
	for (const [at, text] of fees.entries()) {
		const universityId = at === 0 ? seoul : busan;
		await program(site.system, { universityId, title: "ABCDEFG"[at] as string, type: "Master", ...priced(text) });
	}
	const open = async (path: string) => {
		const page = await openPage(site.get(path));
		return { ...page, titles: page.all(".cards > li h2").map(({ text }) => text) };
	};
	return { ...site, open };
}

const yearly = ["4,000,000 KRW per year", "3,000,000 KRW per semester", "9,000,000 KRW per year"];
const fees = [...yearly, "900 USD per year", "", "2,000,000 KRW per term", "400,000 KRW per month"];

test("B11-5: the filter “up to … a year” combines with search, filters and orders, and one link removes it; an order by yearly tuition counts a semester twice, a term four times and a year once, missing last; one list has one URL; the API has the same filter", async () => {
	const { open, get } = await siteOfMasters();
	// An amount that nobody can compare by the year comes before none, and the newest first.
	expect((await open("/programs?sort=fee")).titles).toEqual(["A", "B", "F", "C", "G", "E", "D"]);
	expect((await open("/programs?up_to=6000000&sort=fee")).titles).toEqual(["A", "B"]);
	expect((await open("/programs?up_to=10000000&city=Busan&type=Master&sort=fee")).titles).toEqual(["B", "F", "C"]);
	const page = await open("/programs?q=a&up_to=6000000");
	expect(page.titles).toEqual(["A"]);
	expect(page.one('select[name="up_to"] option[selected]').get("value")).toBe("6000000");
	expect(page.text).toContain("Programs without a known yearly price are not shown.");
	expect(page.text).toContain("We compare the lowest price: a program marked “from” can cost more.");
	const chip = page.one(".active-filter");
	expect(chip.text).toContain("up to ₩6,000,000 a year");
	expect(chip.get("href")).toBe("/programs?q=a");
	expect((await open("/programs?up_to=6000000")).href("Clear filters")).toBe("/programs");

	for (const typed of ["up_to=5000000", "up_to=-1", "up_to=4000000.0", "up_to=", "up_to=abc", "up_to=4e6"])
		expect((await open(`/programs?${typed}`)).titles, typed).toHaveLength(7);
	const [city] = (await open("/programs?sort=fee&up_to=6000000&city=Seoul")).all(".active-filter");
	expect(city?.get("href")).toBe("/programs?up_to=6000000&sort=fee");
	expect(await (await get("/programs?up_to=6000000")).text()).toMatch(/<meta name="robots" content="noindex/);

	const found = await (await get("/api/programs?up_to=6000000&order=fee")).json();
	expect(found.items.map(({ title }: { title: string }) => title)).toEqual(["A", "B"]);
	const refused = await get("/api/programs?up_to=5");
	expect(refused.status).toBe(422);
	expect((await refused.json()).fields).toMatchObject([{ field: "up_to", code: "unknown_tuition_step" }]);

	for (const [prefix, said] of [
		["", "We found no matching program up to ₩4,000,000 a year."],
		["/ru", "Подходящих программ до 4 000 000 ₩ в год не нашлось."],
		["/uz", "Yiliga 4 000 000 ₩ gacha boʻlgan mos dastur topilmadi."],
	] as const) {
		const page = await open(`${prefix}/programs?up_to=4000000&city=Busan`);
		expect([page.titles, page.text.replace(/\s+/g, " ")]).toEqual([[], expect.stringContaining(said)]);
	}
});

test("the amounts to choose from name soʻm and dollars by the dated rate, in the order of each language, or won alone", async () => {
	const { open, system } = await siteOfMasters();
	const choices = async (prefix = "") =>
		(await open(`${prefix}/programs`)).all('select[name="up_to"] option').map(({ text }) => text.replace(/\s+/g, " "));
	const inWon = ["4", "6", "8", "10", "12", "15", "20"].map((millions) => `up to ₩${millions},000,000`);
	expect(await choices()).toEqual(["Any tuition", ...inWon]);
	await loadRates(system, recordedRates, "cbu");
	expect((await choices())[3]).toBe("up to ₩8,000,000 (≈ $5,880 ≈ 69.4 million soʻm)");
	expect((await choices("/ru"))[3]).toBe("до ≈ 69,4 млн сум (8 000 000 ₩)");
	expect((await choices("/uz"))[3]).toBe("≈ 69,4 mln soʻm (8 000 000 ₩) gacha");
	expect((await open("/programs")).text).toContain("rate of the Central Bank of Uzbekistan, 29 September 2026");
});

test("where a price is missing, card and page say what at least three programs of the same level, field and year cost, else it is a question to us; that is in no filter, order, sum, description, structured data or answer of the API; programs are filtered by their field of study on the page and in the API", async () => {
	const site = await testSite("empty", { now: at("2026-10-01") });
	const universityId = await university(site.system, { name: "Unpriced" });
	const robots = { universityId, title: "Robots", type: "Master", studyField: "engineering" } as const;
	const id = await program(site.system, robots);
	const add = async (fees: string, more: Partial<ProgramInput> = {}) =>
		program(site.system, { title: fees, type: "Master", studyField: "engineering", ...priced(fees), ...more });
	const open = (path: string) => openPage(site.get(path));
	const card = async (path = "/programs") => {
		const cards = (await open(path)).all(".card.program-card");
		return cards.find(({ text }) => text.includes("Robots"))?.all("dl dd")[0]?.text;
	};
	await add("3,000,000 KRW per semester (2026)");
	await add("4,000,000-5,000,000 KRW per semester (2026)");
	await add("5,000,000 KRW per semester (2026)", { type: "PhD", studyField: "it" });
	expect(await card()).toBe("Ask us : Robots");
	expect((await open(`/programs/${id}`)).all("[data-similar]")).toEqual([]);
	expect((await open("/programs?field=engineering")).all(".cards h2")).toHaveLength(3);
	expect((await (await site.get("/api/programs?study_field=engineering")).json()).items).toHaveLength(3);
	expect((await site.get("/api/programs?study_field=magic")).status).toBe(422);

	for (const other of [
		"1,000,000 KRW per semester (2025)",
		"9,000,000 KRW per year (2026)",
		"2,000,000 KRW per semester",
	])
		await add(other);
	await add("100,000 KRW per semester (2026)", { type: "Bachelor" });
	await add("200,000 KRW per semester (2026)", { studyField: "it" });
	// Two of 2026 in the field are too few, three of the level are not.
	await expect.poll(() => card()).toBe("Other programs of this level: ₩200,000–₩5,000,000 per semester · 2026");
	await add("3,500,000 KRW per semester (2026)");
	await expect.poll(() => card()).toBe("Others in this field: ₩3,000,000–₩5,000,000 per semester · 2026");
	const page = await open(`/programs/${id}`);
	expect(page.one("main .notice dl").text).toMatch(
		/^Tuition Ask us : Robots Others in this field: ₩3,000,000–₩5,000,00/,
	);
	expect(await card("/programs?up_to=10000000")).toBeUndefined();
	expect((await open("/programs?sort=fee")).all(".cards h2").at(-1)?.text).toBe("Robots");
	expect(page.html).toContain('"@type":"Course"');
	expect(page.html).not.toMatch(/"offers"|minPrice|3000000/);
	const costs = await open(`/costs?program=${id}`);
	expect(costs.one("[data-similar]").text).toContain("Others in this field: ₩3,000,000");
	expect(costs.all("[data-line], [data-total]").filter(({ text }) => text.includes("₩3,000,000"))).toEqual([]);
	const row = await (await site.get(`/api/programs/${id}`)).json();
	expect(row).toMatchObject({ study_field: "engineering", fee_items: [] });
	expect(JSON.stringify(row)).not.toContain("3000000");
	for (const priceless of [page, await open(`/universities/${universityId}`)])
		expect(priceless.one('meta[name="description"]').get("content")).not.toContain("₩");
	// A written fee is the answer on a card.
	await site.sql("update programs set fees = 'Depends on credits' where id = $1", [id]);
	await expect.poll(() => card()).toBe("Depends on credits");
});

test("programs can be ordered by “price known, closing soon”, and the newest stay first otherwise (CALL-22)", async () => {
	const site = await testSite("empty", { now: at("2026-10-01") });
	const fees = priced("3,000,000 KRW per semester (2026)");
	const add = (title: string, applicationDeadline: string | null, more = {}) =>
		program(site.system, { title, applicationDeadline, ...more });
	await add("Priced, later", "2998-01-01", fees);
	await add("Date alone", "2997-01-01");
	await add("Priced, sooner", "2997-06-01", fees);
	await add("Priced, closed", "2020-01-01", fees);
	await add("Nothing", null);
	const titles = async (path: string) => (await openPage(site.get(path))).all(".cards h2").map(({ text }) => text);
	const known = ["Priced, sooner", "Priced, later", "Priced, closed"];
	expect(await titles("/programs?sort=priced")).toEqual([...known, "Date alone", "Nothing"]);
	expect((await titles("/programs")).slice(0, 2)).toEqual(["Nothing", "Priced, closed"]);
	const found = await (await site.get("/api/programs?order=priced&limit=1")).json();
	expect(found.items).toMatchObject([{ title: "Priced, sooner" }]);
});
