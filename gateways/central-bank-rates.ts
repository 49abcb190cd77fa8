import { z } from "zod";
import { PortalError } from "../domain/ports.ts";
import { type DayRates, isNear } from "../domain/rates/rules.ts";

/** One currency of the bank's answer. All values are strings; the rate is the price of `Nominal` units. */
const entry = z.object({
	Nominal: z.string().regex(/^10{0,6}$/),
	Rate: z.string().regex(/^\d{1,9}(\.\d{1,6})?$/),
	Date: z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/),
});
/** The codes of ISO 4217, of which the answer has both. */
const codes = { USD: "840", KRW: "410" } as const;

/**
 * Reads the rates of dollar and won from the bank's answer. Whatever differs from what it is known to be is no rate: a wrong
 * one would be shown beside every price.
 * @throws PortalError 'changed', naming what is wrong.
 */
export function readRates(text: string, now: Date): DayRates {
	const entries = parseList(text);
	const [usd, krw] = [read(entries, "USD"), read(entries, "KRW")];
	if (usd.onDate !== krw.onDate) throw new PortalError("changed", "the dates differ");
	if (!isNear(usd.onDate, now)) throw new PortalError("changed", `the date is ${usd.onDate}`);
	return { onDate: usd.onDate, usd: usd.uzsPerUnit, krw: krw.uzsPerUnit };
}

function parseList(text: string): unknown[] {
	try {
		const list: unknown = JSON.parse(text);
		if (Array.isArray(list)) return list;
	} catch {
		// Reported below, without the text.
	}
	throw new PortalError("changed", "no list in JSON");
}

function read(entries: unknown[], currency: keyof typeof codes) {
	const found = entries.filter(
		(one) => typeof one === "object" && one !== null && (one as { Ccy?: unknown }).Ccy === currency,
	);
	const [only] = found;
	if (found.length !== 1) throw new PortalError("changed", `${currency} occurs ${found.length} times`);
	if ((only as { Code?: unknown }).Code !== codes[currency])
		throw new PortalError("changed", `the code of ${currency}`);
	const { data, error } = entry.safeParse(only);
	if (!data) throw new PortalError("changed", `the ${error.issues[0]?.path.join()} of ${currency}`);
	// To 6 decimals, as the database stores it.
	const uzsPerUnit = Number((Number(data.Rate) / Number(data.Nominal)).toFixed(6));
	if (uzsPerUnit === 0) throw new PortalError("changed", `the Rate of ${currency}`);
	return { uzsPerUnit, onDate: data.Date.split(".").toReversed().join("-") };
}
