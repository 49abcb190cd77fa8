import { expect, onTestFinished, test } from "vitest";
import { connect } from "../../database/connect.ts";
import { Caller } from "../../domain/access/caller.ts";
import { fetchRates } from "../../domain/money/rates/fetch-commands.ts";
import { getRates } from "../../domain/money/rates/queries.ts";
import { createCentralBank } from "../../gateways/central-bank.ts";
import { scriptContext } from "../../server/script-context.ts";
import {
	krwEntry,
	otherEntries,
	ratesAnswer,
	recordedDay,
	recordedRates,
	startCentralBank,
	usdEntry,
} from "../support/central-bank.ts";
import { otherRateAnswers } from "../support/other-rate-answers.ts";
import { rateAnswers } from "../support/rate-answers.ts";
import { freshDatabase, sqlOn } from "../support/site.ts";

const now = () => new Date(`${recordedDay}T06:00:00Z`);

/** A database, and the system's callers of several processes that fetch from a fake bank. */
async function bankOn(processes = 1) {
	const url = await freshDatabase();
	const bank = await startCentralBank();
	const callers = Array.from({ length: processes }, () => {
		const { database, close } = connect(url, { connections: 2 });
		onTestFinished(close);
		const centralBank = createCentralBank(bank.url, { patience: 2_000 });
		return new Caller({ role: "system" }, { ...scriptContext(database, now), centralBank });
	});
	return { ...bank, callers, caller: callers[0] as Caller, sql: sqlOn(url) };
}

const lastGood = { onDate: "2026-09-10", usd: 11_850, krw: 8.7, source: "cbu" };

test("B11-1: recorded and hostile answers give the right rates or none, and the last good ones stay; a missing or bad rate of another currency is left out, and never makes the answer bad", async () => {
	const { respond, sql, caller } = await bankOn();
	expect(rateAnswers.length).toBeGreaterThanOrEqual(60);
	for (const [what, answer, rates] of rateAnswers) {
		await sql("delete from maintenance_runs");
		await sql("delete from exchange_rates");
		await sql(
			`insert into exchange_rates (currency, on_date, uzs_per_unit, source, fetched_at)
			values ('USD', $1, $2, 'cbu', now()), ('KRW', $1, $3, 'cbu', now())`,
			[lastGood.onDate, lastGood.usd, lastGood.krw],
		);
		respond(answer);
		await fetchRates(caller);
		expect(await getRates(caller), what).toEqual(rates ? { ...rates, source: "cbu" } : lastGood);
	}
	expect(otherRateAnswers.length).toBeGreaterThanOrEqual(20);
	for (const [what, answer, others] of otherRateAnswers) {
		await sql("delete from maintenance_runs");
		await sql("delete from exchange_rates");
		respond(answer);
		expect(await fetchRates(caller), what).toBeUndefined();
		expect(await getRates(caller), what).toEqual({ ...recordedRates, source: "cbu", ...(others && { others }) });
	}
});

test("rates that jump are kept aside, and come back after they were discarded only with another value or day; another currency that jumps is held by itself, and the rates of the day are used without it", async () => {
	const { caller, respond, sql } = await bankOn();
	const fetchTenge = async (day: string, rate: string) => {
		const date = { Date: day };
		respond(JSON.stringify([usdEntry(date), krwEntry(date), otherEntries.KZT({ ...date, Rate: rate })]));
		await sql("delete from maintenance_runs");
		await fetchRates(caller);
		return (await getRates(caller))?.others?.KZT;
	};
	expect(await fetchTenge("28.09.2026", "24.31")).toBe(24.31);
	expect(await fetchTenge("29.09.2026", "30.00")).toBeUndefined();
	expect(await getRates(caller)).toEqual({ ...recordedRates, source: "cbu" });
	// A correction of the same day is compared with the last good rate.
	expect(await fetchTenge("29.09.2026", "24.40")).toBe(24.4);
	expect(await fetchTenge("29.09.2026", "31.00")).toBe(24.4);
	const used = { day: "2026-09-28", state: "used" };
	const stored = (currency: string) =>
		sql("select on_date::text as day, state from exchange_rates where currency = $1 order by on_date", [currency]);
	expect(await stored("KZT")).toEqual([used, { day: "2026-09-29", state: "used" }]);
	await sql("delete from exchange_rates");
	const fetchAnswer = async (...answer: Parameters<typeof ratesAnswer>) => {
		respond(ratesAnswer(...answer));
		await sql("delete from maintenance_runs");
		await fetchRates(caller);
		return stored("USD");
	};
	expect(await fetchAnswer("28.09.2026")).toEqual([used]);
	// A correction of the same day cannot replace a good rate with one that jumps.
	expect(await fetchAnswer("28.09.2026", "23613.94")).toEqual([used]);
	expect(await fetchAnswer("29.09.2026", "23613.94")).toEqual([used, { day: "2026-09-29", state: "held" }]);
	await sql("update exchange_rates set state = 'discarded' where state = 'held'");
	expect(await fetchAnswer("29.09.2026", "23613.94")).toEqual([used, { day: "2026-09-29", state: "discarded" }]);
	expect(await fetchAnswer("29.09.2026", "23600.00")).toEqual([used, { day: "2026-09-29", state: "held" }]);
	expect(await fetchAnswer("29.09.2026", "11800.00")).toEqual([used, { day: "2026-09-29", state: "used" }]);
});

test("a fault is stored as a code, without the answer, and the next success clears it; a bank that does not answer is a fault after the timeout", async () => {
	const { caller, respond, sql, url } = await bankOn();
	respond("<h1>Texnik ishlar</h1>");
	expect(await fetchRates(caller)).toBe("changed: no list in JSON");
	const run = () =>
		sql("select fault, succeeded_at is not null as succeeded from maintenance_runs where task = 'rates'");
	expect(await run()).toEqual([{ fault: "changed", succeeded: false }]);
	respond(ratesAnswer());
	await sql("update maintenance_runs set started_at = now() - interval '61 minutes' where task = 'rates'");
	expect(await fetchRates(caller)).toBeUndefined();
	expect(await run()).toEqual([{ fault: null, succeeded: true }]);
	expect(await getRates(caller)).toEqual({ ...recordedRates, source: "cbu" });
	respond(() => {});
	await expect(createCentralBank(url, { patience: 50 }).getRates(now())).rejects.toThrow("timeout");
});

test("one of several processes fetches, and none again until the next day; without a URL nothing is asked", async () => {
	const { callers, caller, asked, sql } = await bankOn(3);
	const { database } = caller.permit("rate:fetch");
	const nowhere = { ...scriptContext(database), centralBank: createCentralBank(undefined) };
	expect(await fetchRates(new Caller({ role: "system" }, nowhere))).toBeUndefined();
	expect(await sql("select 1 from maintenance_runs")).toEqual([]);
	await Promise.all([...callers, ...callers].map((caller) => fetchRates(caller)));
	expect(asked.map(({ url }) => url)).toEqual(["/json/"]);
	const yesterday = "now() - interval '1 day'";
	await sql(`update maintenance_runs set started_at = ${yesterday}, succeeded_at = ${yesterday}`);
	await Promise.all(callers.map((caller) => fetchRates(caller)));
	expect(asked).toHaveLength(2);
});
