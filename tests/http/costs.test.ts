import { expect, test } from "vitest";
import { loadRates } from "../../domain/money/rates/commands.ts";
import { recordedRates, whileRateIsOld } from "../support/central-bank.ts";
import { certify } from "../support/certifications.ts";
import { messengers, program, university } from "../support/factories.ts";
import { feeItem, priced } from "../support/fee-items.ts";
import { openPage, type Page } from "../support/html.ts";
import { type TestSite, testSite } from "../support/site.ts";

const checkedOn = "2026-09-20";
const source = (name: string) => `https://example.com/${name}`;

/** A site with a program in Seoul, the rates, and one stored fact of each kind. */
async function siteWithCosts(options: Parameters<typeof testSite>[1] = {}) {
	const site = await testSite("empty", { now: whileRateIsOld, ...options });
	const universityId = await university(site.system, { name: "Example University", location: "Seoul" });
	const id = await program(site.system, { universityId, title: "Robotics", type: "Master" });
	await loadRates(site.system, recordedRates, "cbu");
	await setFees(site, id, [
		{ kind: "tuition", amount: 4_170_000, period: "per_semester", academicYear: 2026 },
		{ kind: "admission_fee", amount: 810_000, period: "once" },
		{ kind: "dormitory", amount: 900_000, amountTo: 1_400_000, period: "per_semester" },
		{ kind: "materials", amount: 123_457, period: "per_year", certainty: "illustrative" },
	]);
	await addCost(site, "food", 800, 1_300, "USD", "per_month");
	await addCost(site, "health_insurance", 76_390, null, "KRW", "per_month");
	await addRule(site, { amount: 20_000_000, currency: "KRW", source: source("general") });
	await addRule(site, { amount: 15_500, currency: "USD", source: source("practice"), hold: 30, bank: "KDB Bank" });
	const open = (query = "", prefix = "") => openPage(site.get(`${prefix}/costs${query}`));
	return { ...site, id, universityId, open };
}

const setFees = (site: TestSite, id: string, fees: Parameters<typeof feeItem>[0][]) =>
	site.sql("update programs set fee_items = $2 where id = $1", [
		...[id, JSON.stringify(fees.map((fee) => feeItem({ academicYear: null, ...fee })))],
	]);

const addCost = (site: TestSite, ...[code, low, high, currency, period]: (string | number | null)[]) =>
	site.sql(
		`insert into cost_items (code, low, high, currency, period, source, grade, checked_on)
		values ($1, $2, $3, $4, $5, $6, 'B', $7)`,
		[code, low, high, currency, period, source(String(code)), checkedOn],
	);

type Rule = { amount: number; currency: string; source: string; hold?: number; bank?: string; visa?: string };
const addRule = (site: Pick<TestSite, "sql">, rule: Rule) => {
	const { amount, currency, source: address, hold, bank, visa = "D-2" } = rule;
	const visaTypes = visa === "D-2" ? ["D-2-2", "D-2-3", "D-2-4"] : ["D-4-1"];
	return site.sql(
		`insert into funds_rules (visa_types, amount, currency, hold_days_before, bank, source, grade, checked_on)
		values ($1, $2, $3, $4, $5, $6, 'B', $7)`,
		[visaTypes, amount, currency, hold ?? null, bank ?? null, address, checkedOn],
	);
};

/** The lowest and the highest amount in won that a text names first. */
function won(text: string): [low: number, high: number] {
	const [, low = "", high = low] = /₩([\d,]+)(?:–₩?([\d,]+))?/.exec(text) ?? [];
	return [Number(low.replaceAll(",", "")), Number(high.replaceAll(",", ""))];
}

test("B11-4, B11-7: on the page, the total is the sum of its lines without what must lie in the bank, and the same link is the same page", async () => {
	const { open, id, sql } = await siteWithCosts();
	const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
	for (const answers of ["", "&months=24", "&home=room", "&country=other"]) {
		const query = `?program=${id}${answers}`;
		const page = await open(query);
		const lines = page.all("[data-line] dd").map(({ text }) => won(text));
		const total = [sum(lines.map(([low]) => low)), sum(lines.map(([, high]) => high))];
		expect(won(page.one("[data-total]").text), query).toEqual(total);
		expect((await open(`?city=&type=${query.replace("?", "&")}&utm_source=x`)).html).toBe(page.html);
	}
	const before = await open(`?program=${id}`);
	// 2 × 4,170,000 + 810,000 + 123,457 + 12 × 76,390, two semesters in the dormitory, and food in dollars at the rate of the day.
	const own = 8_340_000 + 810_000 + 123_457 + 916_680;
	const total = before.one("[data-total]").text;
	expect(won(total)).toEqual([own + 1_800_000 + 13_100_000, own + 2_800_000 + 21_200_000]);
	expect(total).toBe("≈ 217–297 million soʻm, possibly more ≈ ₩25,090,137–₩34,190,137 · ≈ $18,410–$25,150");
	await sql("update funds_rules set amount = 987654321, currency = 'KRW'");
	await expect.poll(async () => (await open(`?program=${id}`)).one("[data-counted]").text).toContain("₩987,654,321");
	const after = await open(`?program=${id}`);
	const spent = (page: Page) => page.all("[data-line], [data-total]").map(({ text }) => text);
	expect(spent(after)).toEqual(spent(before));
	expect(after.text).toContain("The money in the bank is never part of this sum.");
});

test("B11-9: three blocks answer in three languages what is spent, what stays yours and what comes back, each figure with its source", async () => {
	const { open, id, system } = await siteWithCosts();
	await messengers(system);
	for (const [prefix, headings] of [
		["", ["You spend", "Money to show in the bank (it stays yours)", "What you get back if the visa is refused"]],
		["/ru", ["Вы тратите", "Деньги на счёте для визы (остаются Вашими)", "Что вернут, если в визе откажут"]],
		["/uz", ["Sarflaysiz", "Viza uchun hisobdagi pul (oʻzingizda qoladi)", "Viza rad etilsa, nima qaytariladi"]],
	] as const) {
		const page = await open(`?program=${id}`, prefix);
		expect(page.status).toBe(200);
		for (const heading of headings) expect(page.all("h2").map(({ text }) => text)).toContain(heading);
		const links = page.all("[data-stamp] a").map((link) => link.get("href"));
		for (const name of ["fees", "food", "health_insurance", "general", "practice"])
			expect(links, `${prefix} ${name}`).toContain(source(name));
		expect(page.all("script:not([src])")).toEqual([]);
		expect(page.one("form[method=get]").get("action")).toBe(`${prefix}/costs`);
	}
	const page = await open(`?program=${id}`);
	// The higher of two rules in different currencies is counted, and both are shown with their conditions.
	expect(page.one("[data-counted]").text).toContain("$15,500");
	expect(page.one("[data-counted]").text).toContain("in the account for 30 days before you apply · bank: KDB Bank");
	expect(page.one("main").text).toContain("₩20,000,000");
	expect(page.one("main").text).toContain("Studies from March: November. Studies from September: May.");
	const asked = page.links("Ask us").map((link) => link.get("href"));
	expect(asked[0]).toMatch(/^https:\/\/(t|wa)\.me\/.*text=.*costs/);
	expect(page.one("main").text).toContain("we found no published amount: application fee, transport, phone, flight,");
});

test("without a program, the tuition is the range of that level and city; a D-4 course has its own rule, insurance after six months, and no months of a semester", async () => {
	const { open, universityId, ...site } = await siteWithCosts();
	const { system } = site;
	await addRule(site, { visa: "D-4", amount: 10_000_000, currency: "KRW", source: source("d4") });
	await site.sql("update funds_rules set keep_after_arrival_days = 3650 where source = $1", [source("d4")]);
	await program(system, { universityId, type: "Master", ...priced("3,000,000-5,000,000 KRW per semester") });
	await program(system, { universityId, type: "Master", fees: "90,000 USD per year" });
	await program(system, { universityId, type: "PhD", ...priced("1,000,000 KRW per semester") });
	const tuition = async (query: string) => (await open(query)).one("[data-line=tuition]").text;
	expect(await tuition("?type=Master&city=Seoul")).toContain("of 2 programs in our list");
	expect(won(await tuition("?type=Master&city=Seoul"))).toEqual([6_000_000, 10_000_000]);
	const other = await university(system, { location: "Daejeon" });
	for (let time = 0; time < 2; time++) {
		await program(system, { universityId: other, type: "Master", ...priced("1,000,000 KRW per semester") });
	}
	// Visual walk: one price is not called the lowest and the highest.
	expect(await tuition("?type=Master&city=Daejeon")).toContain("price of 2 such programs in our list");
	expect(await tuition("?type=PhD")).toContain("price of 1 such program in our list");
	expect((await open("?type=Master&city=Busan")).has("[data-line=tuition]")).toBe(false);

	const page = await open("?type=Language&city=Seoul");
	expect(page.one("[data-counted]").text).toContain("₩10,000,000");
	expect(page.one("[data-line=health_insurance] dd").text).toContain("₩458,340");
	expect(page.one("main").text).toContain("Language courses begin four times a year");
	expect(page.all("ol.stages li").at(-1)?.text).toContain("in the account during the whole stay in Korea, too");
});

test("without tuition no total is printed and the page says what to ask; without a usable rate, dollars stay dollars and are not in the sum in won", async () => {
	const { open, id, sql } = await siteWithCosts();
	await sql("delete from exchange_rates");
	const page = await open(`?program=${id}`);
	expect(page.one("[data-total]").text).toMatch(
		/^≈ ₩11,990,137–₩12,990,137, possibly more \+ \$9,600–\$15,600 We cannot add these amounts/,
	);
	expect(page.text).toContain("we have no exchange rate at the moment.");
	expect(page.text).toContain("Sources differ, and we have no exchange rate to compare their amounts.");
	expect(page.has("[data-counted]")).toBe(false);
	expect(page.all("dl.notice dd")[1]?.text).toMatch(/^(₩20,000,000 or \$15,500|\$15,500 or ₩20,000,000)$/);

	await sql("update programs set fee_items = '[]'");
	for (const query of [`?program=${id}`, "?type=PhD"]) {
		const page = await open(query);
		expect(page.has("[data-line=tuition]")).toBe(false);
		expect(page.text).toContain("12 months without tuition");
		expect(page.text).not.toContain("Total for");
		// The first answer says what its amount leaves out before and after it.
		expect(page.all("dl.notice dd")[0]?.text).toMatch(/^12 months without tuition .*Tuition is not included, .*Ask us/);
	}
});

test("wrong answers are marked and named in one sentence, nothing else is lost, and nothing breaks; a search in the form leads to programs and keeps the other answers; the page is shared with them and linked where parents look; a deleted program falls back to level and city", async () => {
	const { open, get, id, universityId, sql } = await siteWithCosts();
	const wrong = await open("?months=-5&city=Atlantis&home=room&country=kz&type=Wizard&q=nothing-like-this");
	expect(wrong.status).toBe(200);
	expect(wrong.one("#wrong-answers").text).toBe("Some answers in the link were not valid. Check the form.");
	expect(wrong.one("#months").get("value")).toBe("-5");
	expect(wrong.one("#months").get("aria-describedby")).toBe("months-hint wrong-answers");
	expect(wrong.all("[aria-invalid]").map((field) => field.get("name"))).toEqual(["type", "city", "months"]);
	expect(wrong.one("#home [selected]").get("value")).toBe("room");
	expect(wrong.one("#country [selected]").get("value")).toBe("kz");
	expect(wrong.one("form details").get("open")).toBeDefined();
	expect(wrong.text).toContain("We found no program with these words.");
	for (const months of ["0", "25", "12.5", "1e1", "%00", "<script>alert(1)</script>"]) {
		const { status, html } = await open(`?months=${encodeURIComponent(months)}&program=${id}`);
		expect([status, html.includes("<script>alert")], months).toEqual([200, false]);
		expect(html).toContain('id="wrong-answers"');
	}
	const found = await open("?q=robot&home=room&country=kg");
	expect(found.href("Robotics, Example University")).toBe(`/costs?program=${id}&home=room&country=kg`);
	const chosen = await open(`?program=${id}&home=room&country=kg`);
	expect(chosen.one("input[name=program]").get("value")).toBe(id);
	expect(chosen.href("Calculate without this program")).toBe("/costs?home=room&country=kg");
	expect(chosen.one("h1 + p").href("Robotics, Example University")).toBe(`/programs/${id}`);
	expect(chosen.one('link[rel="canonical"]').get("href")).toMatch(new RegExp(`/costs\\?program=${id}$`));

	const page = await open(`?program=${id}&country=tj`, "/uz");
	const address = page.one("#address").get("value");
	const telegram = new URL(page.href("Telegram orqali yuborish") ?? "");
	expect([telegram.origin, telegram.searchParams.get("url")]).toEqual(["https://t.me", address]);
	const whatsapp = new URL(page.href("WhatsApp orqali yuborish") ?? "");
	expect(whatsapp.searchParams.get("text")).toContain(address);
	const linked = async (path: string) => (await openPage(get(path))).one("main").href("What does the first year cost?");
	expect(await linked(`/programs/${id}`)).toBe(`/costs?program=${id}`);
	expect(await linked(`/universities/${universityId}`)).toBe("/costs?city=Seoul");
	expect(await linked("/admissions")).toBe("/costs");

	const shared = new URL((await open(`?program=${id}`)).one("#address").get("value") ?? "");
	expect(shared.search).toBe(`?program=${id}&type=Master&city=Seoul`);
	await sql("delete from programs");
	for (const query of [shared.search, "?program=no-id&type=Master&city=Seoul"]) {
		const page = await open(query);
		expect(page.status).toBe(200);
		expect(page.one("#wrong-answers").text).toContain("not valid");
		expect(page.one("h1 + p").text).toContain("Master’s program, Seoul");
		expect(page.one("#address").get("value")).not.toContain("program=");
	}
});

test("B11-6: the page is cached by its answers, and dropped when a rate, fee, cost, rule or certification changes; countless addresses cannot fill the cache", async () => {
	const site = await siteWithCosts({ pageCacheBytes: 16 * 1024 * 1024 });
	await site.ready;
	const isCached = (query: string) => site.cached(`/costs${query}`) !== undefined;
	const paths = ["", `?program=${site.id}`, `?program=${site.id}&type=Master&city=Seoul`, "?type=PhD&country=ru"];
	const warm = async () => {
		for (const query of paths) await site.get(`/costs${query}`);
		return paths.every(isCached);
	};
	const changes: [what: string, change: () => Promise<unknown>][] = [
		["rate", () => loadRates(site.system, { ...recordedRates, onDate: "2026-09-30", krw: 8.7 }, "cbu")],
		["fee", () => setFees(site, site.id, [{ kind: "tuition", amount: 5_000_000, period: "per_semester" }])],
		["cost", () => site.sql("update cost_items set low = low + 1, high = null")],
		["rule", () => site.sql("update funds_rules set hold_days_before = 60")],
		["certification", () => certify(site.system, site.universityId)],
	];
	for (const [what, change] of changes) {
		// The notification of the last change may still be on its way: a page that is stored before it is dropped.
		await expect.poll(warm, { message: what }).toBe(true);
		await change();
		await expect.poll(() => paths.some(isCached), { message: what }).toBe(false);
	}
	await expect.poll(warm).toBe(true);
	const unknown = "00000000-0000-4000-8000-000000000000";
	const own = `?program=${site.id}`;
	for (const query of ["?months=7", "?q=robot", "?city=Atlantis", `?program=${unknown}`, `${own}&city=Busan`]) {
		expect((await site.get(`/costs${query}`)).status).toBe(200);
		expect(isCached(query), query).toBe(false);
	}
});
