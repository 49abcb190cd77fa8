import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { urlOf } from "./listen.ts";

/** The day of the recorded answer. */
export const recordedDay = "2026-09-29";
export const recordedRates = { onDate: recordedDay, usd: 11_806.97, krw: 8.68 };

/** Eleven days after the sample data's rate: pages convert prices, and say at length that the rate is old. */
export const whileRateIsOld = () => new Date("2026-10-10T12:00:00Z");

type Entry = Record<string, unknown>;

/** An entry as the Central Bank writes it: every value is a string. */
export const entryOf = (code: string, currency: string, rate: string, change: Entry = {}): Entry => ({
	...{ id: "69", Code: code, Ccy: currency, Nominal: "1", Rate: rate, Diff: "-12.35", Date: "29.09.2026" },
	...{ CcyNm_RU: "Валюта", CcyNm_UZ: "Valyuta", CcyNm_UZC: "Валюта", CcyNm_EN: "Currency" },
	...change,
});
export const usdEntry = (change?: Entry) => entryOf("840", "USD", "11806.97", change);
export const krwEntry = (change?: Entry) => entryOf("410", "KRW", "8.68", change);

/** Invented rates of the other currencies, as the Central Bank writes them. */
export const otherEntries = {
	KZT: (change?: Entry) => entryOf("398", "KZT", "24.31", change),
	KGS: (change?: Entry) => entryOf("417", "KGS", "135.1", change),
	TJS: (change?: Entry) => entryOf("972", "TJS", "1272.05", change),
	RUB: (change?: Entry) => entryOf("643", "RUB", "145.9", change),
};
export const otherRates = { KZT: 24.31, KGS: 135.1, TJS: 1272.05, RUB: 145.9 };

/** The recorded answer with the rates of a day, "DD.MM.YYYY". */
export const ratesAnswer = (day = "29.09.2026", usd = "11806.97", krw = "8.68"): string =>
	JSON.stringify([
		usdEntry({ Date: day, Rate: usd }),
		entryOf("978", "EUR", "13021.45", { Date: day }),
		krwEntry({ Date: day, Rate: krw }),
	]);

/** The Central Bank's rates as a real HTTP server. `respond` replaces its answer. */
export async function startCentralBank() {
	const asked: { url: string; headers: IncomingMessage["headers"] }[] = [];
	let answer = (response: ServerResponse): void => void response.end(ratesAnswer());
	const server = createServer((request, response) => {
		asked.push({ url: request.url ?? "", headers: request.headers });
		answer(response);
	});
	return {
		url: `${await urlOf(server)}/json/`,
		asked,
		/** @param body the text of the answer, or what writes it */
		respond(body: string | Buffer | ((response: ServerResponse) => void)): void {
			answer = typeof body === "function" ? body : (response) => void response.end(body);
		},
	};
}
