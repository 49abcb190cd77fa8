import { type CentralBank, PortalError } from "../domain/shared/ports.ts";
import { readRates } from "./central-bank-rates.ts";
import { fetchText } from "./portal-answer.ts";

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
