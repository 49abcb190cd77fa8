import { expect, test } from "vitest";
import { moneyCase } from "../../../tests/support/money.ts";
import { callerOf, databaseOn } from "../../../tests/support/site.ts";
import { getWorkReport } from "./queries.ts";

test("N3-1: the report adds up payments by month, source and consultant, from the month in Tashkent in which its period begins, without examples", async () => {
	const { url, sql, agree, pay } = await moneyCase();
	const agreement = await agree();
	const som = await agree({ currency: "UZS" });
	await pay(agreement, { on: "2026-02-27", amount: "400" });
	await pay(agreement, { on: "2026-03-02", amount: "100" });
	await pay(agreement, { on: "2026-03-03", amount: "50", method: "cash" });
	await pay(agreement, { on: "2026-03-20", amount: "30", type: "refunded" });
	await pay(agreement, { on: "2026-03-20", amount: "7", type: "waived" });
	await pay(som, { on: "2026-03-28", amount: "900" });
	const shown = async (now: string) => {
		const system = callerOf("system", url, () => new Date(now), databaseOn(url));
		const { money } = await getWorkReport(system, { weeks: 4, isOwn: false });
		return Object.fromEntries(
			money.map(({ by, key, currency, paid, refunded, unconfirmed }) => [
				`${by} ${key} ${currency}`,
				[paid, refunded, unconfirmed],
			]),
		);
	};
	const march = { "month 2026-03-01 USD": [100, 30, 50], "month 2026-03-01 UZS": [900, 0, 0] };
	const beside = (usd: number[]) => ({
		...{ "source site USD": usd, "source site UZS": [900, 0, 0] },
		...{ "consultant null USD": usd, "consultant null UZS": [900, 0, 0] },
	});
	// The last second of a Sunday, whose period begins in February, and the first one of the Monday.
	expect(await shown("2026-03-22T18:59:59Z")).toEqual({
		...{ "month 2026-02-01 USD": [400, 0, 0], ...march },
		...beside([500, 30, 50]),
	});
	expect(await shown("2026-03-22T19:00:00Z")).toEqual({ ...march, ...beside([100, 30, 50]) });
	await sql("update applicants set is_example = true");
	expect(await shown("2026-03-22T19:00:00Z")).toEqual({});
});
