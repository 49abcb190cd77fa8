import { expect, test } from "vitest";
import { loadRates } from "../../domain/money/rates/commands.ts";
import { otherRates, recordedRates } from "../support/central-bank.ts";
import { openPage } from "../support/html.ts";
import { staffSite } from "../support/staff.ts";

const now = () => new Date("2026-10-01T12:00:00Z");
const path = "/admin/rates";
const deskOn = (start: "empty" | "sample" = "sample") => staffSite("admin", [start, { now }]);

test("staff find the rates with day and source, beside those of neighboring countries' currencies that pages use", async () => {
	const { open, system } = await deskOn();
	expect((await open(path)).all("tbody tr")[0]?.text).toMatch(/^29 September 2026 .*Sample data/);
	const { KZT, RUB } = otherRates;
	await loadRates(system, { ...recordedRates, others: { KZT, RUB } }, "cbu");
	await loadRates(system, { ...recordedRates, onDate: "2026-09-30" }, "cbu");
	expect((await open("/admin/search?q=rates")).all("a").map((link) => link.get("href"))).toContain(path);
	const page = await open(path);
	expect(page.text).toContain("Rates are not fetched automatically.");
	const [newest, before] = page.all("tbody tr").map(({ text }) => text);
	expect(newest).toMatch(/^30 September 2026/);
	expect(newest).not.toContain("KZT");
	expect(before).toMatch(/^29 September 2026 .*11,806\.97 .*8\.68 .*Central Bank of Uzbekistan/);
	expect(before).toContain(`KZT ${KZT.toFixed(2)} · RUB ${RUB.toFixed(2)}`);
	expect((await open(path, "preferred-language=ru")).all("tbody tr")[1]?.text).toMatch(/11\s806,97 .*Центральный банк/);
});

test("staff enter a rate, and one that differs by more than 20 % only after they ticked that it is right", async () => {
	const { open, send, sql } = await deskOn();
	const entered = { onDate: "2026-10-01", usd: "11 900,50", krw: "87" };
	expect((await open(`${path}/new`)).one("#onDate").get("value")).toBe("2026-10-01");
	expect((await open(`${path}/new`)).all("#isChecked")).toHaveLength(0);
	const warned = await openPage(send(`${path}/new`, entered));
	expect([warned.status, warned.all("#isChecked").length]).toEqual([422, 1]);
	expect(warned.text).toContain("This differs by more than 20% from the last rate.");
	expect(await sql("select 1 from exchange_rates where on_date = '2026-10-01'")).toEqual([]);
	const saved = await send(`${path}/new`, { ...entered, isChecked: "yes" });
	expect([saved.status, saved.headers.get("location")]).toEqual([303, path]);
	const newest = (await open(path)).all("tbody tr")[0]?.text;
	expect(newest).toMatch(/^1 October 2026 .*11,900\.50 .*87\.00 .*Entered by staff/);
	const wrong = await send(`${path}/new`, { ...entered, onDate: "2026-08-01", usd: "dear" });
	expect(wrong.status).toBe(422);
	expect(await wrong.text()).toContain("Please enter a rate in soʻm, such as 11806.97.");
});

test("staff see what was kept aside beside the last rates, also of another currency alone, and use or discard it", async () => {
	const { open, send, sql } = await deskOn();
	const hold = (day: string) =>
		sql(
			`insert into exchange_rates (currency, on_date, uzs_per_unit, source, state, fetched_at)
			values ('USD', $1, 23613.94, 'cbu', 'held', now()), ('KRW', $1, 17.36, 'cbu', 'held', now())`,
			[day],
		);
	await hold("2026-09-30");
	await hold("2026-10-01");
	const held = (await open(path)).one("[aria-labelledby=held]").text;
	expect(held).toContain("US dollar: 11,806.97 → 23,613.94");
	expect(held).toContain("Won: 8.68 → 17.36");
	expect((await send(path, { day: "2026-10-01", intent: "discard" })).status).toBe(303);
	expect((await send(path, { day: "2026-09-30", intent: "confirm" })).status).toBe(303);
	expect((await send(path, { day: "2026-09-30", intent: "confirm" })).status).toBe(404);
	const page = await open(path);
	expect(page.all("[aria-labelledby=held]")).toHaveLength(0);
	expect(page.all("tbody tr").map(({ text }) => text.slice(0, 17))).toEqual(["30 September 2026", "29 September 2026"]);

	await sql(`insert into exchange_rates (currency, on_date, uzs_per_unit, source, state, fetched_at)
		values ('KZT', '2026-09-28', 24.31, 'cbu', 'used', now()), ('KZT', '2026-09-29', 30, 'cbu', 'held', now())`);
	const alone = (await open(path)).one("[aria-labelledby=held]").text;
	expect(alone).toContain("KZT: 24.31 → 30.00");
	expect(alone).not.toContain("US dollar");
	expect((await send(path, { day: "2026-09-29", intent: "confirm" })).status).toBe(303);
	const [entry] = await sql("select detail from audit_log where action = 'rate:confirm' order by id desc limit 1");
	expect(entry?.detail).toEqual({ onDate: "2026-09-29", to: "KZT 30" });
});

test("staff read in words why the last fetch failed, and what visitors see without a recent rate", async () => {
	const { open, sql, system } = await deskOn("empty");
	await loadRates(system, recordedRates, "cbu");
	await sql("insert into maintenance_runs (task, failed_at, fault) values ('rates', now(), 'changed')");
	expect((await open(path)).text).toContain("The answer was not the list of rates as we know it.");
	for (const [day, words] of Object.entries({ "2026-09-23": "more than 7 days", "2026-08-16": "more than 45 days" })) {
		await sql("update exchange_rates set on_date = $1", [day]);
		expect((await open(path)).text).toContain(`${words} old`);
	}
	await sql("delete from exchange_rates");
	expect((await open(path)).text).toContain("Nothing here yet.");
});
