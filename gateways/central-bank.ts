import { z } from "zod";
import { type DayRates, isNear, otherCurrencies } from "../domain/money/rates/rules.ts";
import { type CentralBank, PortalError } from "../domain/shared/ports.ts";
import { fetchText } from "./http-client.ts";

export type CentralBankOptions = {
	/** Timeout of a fetch, in milliseconds. */
	patience?: number;
};

/** Bytes. The bank's answer has about 30,000. */
const maxBytes = 200_000;

/** The Central Bank of Uzbekistan, whose rates are at `url` as JSON. Without a URL, rates are not fetched. */
export function createCentralBank(url: string | undefined, { patience = 8_000 }: CentralBankOptions = {}): CentralBank {
	if (!url) return { isConfigured: false, getRates: () => Promise.reject(new PortalError("unreachable", "off")) };
	return {
		isConfigured: true,
		getRates: async (now) => readRates(await fetchText(url, { patience, maxBytes }), now),
	};
}

/** One currency of the bank's answer. All values are strings; the rate is the price of `Nominal` units. */
const entry = z.object({
	Code: z.string(),
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
function readRates(text: string, now: Date): DayRates {
	const entries = parseList(text);
	const [usd, krw] = [read(entries, "USD"), read(entries, "KRW")];
	if (!usd || !krw) throw new PortalError("changed", `no rate of ${usd ? "KRW" : "USD"}`);
	if (usd.onDate !== krw.onDate) throw new PortalError("changed", "the dates differ");
	if (!isNear(usd.onDate, now)) throw new PortalError("changed", `the date is ${usd.onDate}`);
	const others = otherCurrencies.flatMap((currency) => {
		const rate = read(entries, currency);
		return rate?.onDate === usd.onDate ? [[currency, rate.uzsPerUnit]] : [];
	});
	return {
		onDate: usd.onDate,
		usd: usd.uzsPerUnit,
		krw: krw.uzsPerUnit,
		...(others.length > 0 && { others: Object.fromEntries(others) }),
	};
}

function parseList(text: string): { Ccy?: unknown }[] {
	try {
		const list: unknown = JSON.parse(text);
		if (Array.isArray(list)) return list.filter((one) => typeof one === "object" && one !== null);
	} catch {
		// Reported below, without the text.
	}
	throw new PortalError("changed", "no list in JSON");
}

/** @returns undefined unless the answer has the currency exactly once, and as it is known to be. */
function read(entries: { Ccy?: unknown }[], currency: keyof typeof codes) {
	const [found, second] = entries.filter(({ Ccy }) => Ccy === currency);
	const { data } = entry.safeParse(found);
	if (second || data?.Code !== codes[currency]) return undefined;
	// To 6 decimals, as the database stores it.
	const uzsPerUnit = Number((Number(data.Rate) / Number(data.Nominal)).toFixed(6));
	return uzsPerUnit > 0 ? { uzsPerUnit, onDate: data.Date.split(".").toReversed().join("-") } : undefined;
}
