import { z } from "zod";
import { PortalError } from "../domain/ports.ts";
import { type DayRates, isNear, type OtherCurrency, otherCurrencies } from "../domain/rates/rules.ts";

/** One currency of the bank's answer. All values are strings; the rate is the price of `Nominal` units. */
const entry = z.object({
	Nominal: z.string().regex(/^10{0,6}$/),
	Rate: z.string().regex(/^\d{1,9}(\.\d{1,6})?$/),
	Date: z.string().regex(/^\d{2}\.\d{2}\.\d{4}$/),
});
/** The codes of ISO 4217. Without dollar and won, the answer has no rates; each of the others may be missing. */
const codes = { USD: "840", KRW: "410", KZT: "398", KGS: "417", TJS: "972", RUB: "643" } as const;

/**
 * Reads the rates from the bank's answer. Whatever differs from what it is known to be is no rate: a wrong one would be shown
 * beside every price.
 * @throws PortalError 'changed', naming what is wrong with dollar or won.
 */
export function readRates(text: string, now: Date): DayRates {
	const entries = parseList(text);
	const [usd, krw] = [read(entries, "USD"), read(entries, "KRW")];
	if (usd.onDate !== krw.onDate) throw new PortalError("changed", "the dates differ");
	if (!isNear(usd.onDate, now)) throw new PortalError("changed", `the date is ${usd.onDate}`);
	const others = otherCurrencies.flatMap((currency) => {
		const rate = readOther(entries, currency);
		return rate?.onDate === usd.onDate ? [[currency, rate.uzsPerUnit]] : [];
	});
	return {
		onDate: usd.onDate,
		usd: usd.uzsPerUnit,
		krw: krw.uzsPerUnit,
		...(others.length > 0 && { others: Object.fromEntries(others) }),
	};
}

/** A bad rate of another currency is no fault of the answer: the currency is not offered on that day. */
function readOther(entries: unknown[], currency: OtherCurrency) {
	try {
		return read(entries, currency);
	} catch (error) {
		if (error instanceof PortalError) return undefined;
		throw error;
	}
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
