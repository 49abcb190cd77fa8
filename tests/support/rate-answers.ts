import type { ServerResponse } from "node:http";
import { entryOf, krwEntry, ratesAnswer, recordedRates, usdEntry } from "./central-bank.ts";

type Answer = string | Buffer | ((response: ServerResponse) => void);
type Rates = typeof recordedRates;

const listOf = (usd: object, krw: object, ...others: unknown[]) => JSON.stringify([usd, krw, ...others]);
const withUsd = (change: Record<string, unknown>) => listOf(usdEntry(change), krwEntry());
const withKrw = (change: Record<string, unknown>) => listOf(usdEntry(), krwEntry(change));
const dated = (day: unknown) => listOf(usdEntry({ Date: day }), krwEntry({ Date: day }));
const won = (krw: number): Rates => ({ ...recordedRates, krw });
const on = (onDate: string): Rates => ({ ...recordedRates, onDate });
const status =
	(code: number, body: string, headers: Record<string, string> = {}) =>
	(response: ServerResponse) =>
		void response.writeHead(code, headers).end(body);
const cutOff = (response: ServerResponse) => {
	response.writeHead(200, { "content-length": "30000" });
	response.write(ratesAnswer().slice(0, 200), () => response.socket?.resetAndDestroy());
};

/** Answers of the Central Bank on 29 September 2026, recorded and hostile, and the rates that they give; null for none. */
export const rateAnswers: [what: string, answer: Answer, rates: Rates | null][] = [
	["the recorded answer", ratesAnswer(), recordedRates],
	["the answer with spaces and line breaks", JSON.stringify(JSON.parse(ratesAnswer()), null, 4), recordedRates],
	["the won first", listOf(krwEntry(), usdEntry()), recordedRates],
	["unknown fields", withUsd({ Trend: "up" }), recordedRates],
	["the won for 10", withKrw({ Nominal: "10", Rate: "86.84" }), won(8.684)],
	["the won for 1,000", withKrw({ Nominal: "1000", Rate: "8684.12" }), won(8.68412)],
	["a rate without decimals", withKrw({ Rate: "9" }), won(9)],
	["six decimals", withKrw({ Rate: "8.681234" }), won(8.681234)],
	["yesterday’s rates, as on a weekend", ratesAnswer("28.09.2026"), on("2026-09-28")],
	["tomorrow’s rates", ratesAnswer("30.09.2026"), on("2026-09-30")],
	["rates of 10 days ago", ratesAnswer("19.09.2026"), on("2026-09-19")],
	["rates of 11 days ago", ratesAnswer("18.09.2026"), null],
	["rates of 11 days ahead", ratesAnswer("10.10.2026"), null],
	["rates of last year", ratesAnswer("29.09.2025"), null],
	["a day that does not exist", ratesAnswer("31.09.2026"), null],
	["an American date", ratesAnswer("09/29/2026"), null],
	["an ISO date", ratesAnswer("2026-09-29"), null],
	["a date with a time", ratesAnswer("29.09.2026 10:00"), null],
	["an empty date", ratesAnswer(""), null],
	["a date as a number", dated(20_260_929), null],
	["a missing date", dated(undefined), null],
	["different dates of dollar and won", withKrw({ Date: "28.09.2026" }), null],
	["no won", JSON.stringify([usdEntry()]), null],
	["no dollar", JSON.stringify([krwEntry()]), null],
	["the won twice", listOf(usdEntry(), krwEntry(), krwEntry({ Rate: "9.1" })), null],
	["the dollar under the won’s code", withUsd({ Code: "410" }), null],
	["the won under another code", withKrw({ Code: "408" }), null],
	["a decimal comma", withUsd({ Rate: "11806,97" }), null],
	["digits grouped with commas", withUsd({ Rate: "11,806.97" }), null],
	["an exponent", withUsd({ Rate: "1.180697e4" }), null],
	["a sign", withUsd({ Rate: "+11806.97" }), null],
	["a negative rate", withKrw({ Rate: "-8.68" }), null],
	["zero", withKrw({ Rate: "0" }), null],
	["next to nothing", withKrw({ Rate: "0.000001", Nominal: "1000000" }), null],
	["a huge rate", withUsd({ Rate: "1180697000000" }), null],
	["infinity", withUsd({ Rate: "Infinity" }), null],
	["an empty rate", withUsd({ Rate: "" }), null],
	["a rate as a number", withUsd({ Rate: 11_806.97 }), null],
	["a hexadecimal rate", withKrw({ Rate: "0x08" }), null],
	["Arabic digits", withKrw({ Rate: "٨.٦٨" }), null],
	["a nominal of 0", withKrw({ Nominal: "0" }), null],
	["a nominal of 50", withKrw({ Nominal: "50" }), null],
	["a negative nominal", withKrw({ Nominal: "-1" }), null],
	["a missing nominal", withKrw({ Nominal: undefined }), null],
	["an empty list", "[]", null],
	["an empty answer", "", null],
	["an object", JSON.stringify({ USD: usdEntry(), KRW: krwEntry() }), null],
	["null and nested lists", JSON.stringify([null, [], [[usdEntry(), krwEntry()]], 7, "USD"]), null],
	["half of the answer", ratesAnswer().slice(0, 300), null],
	["a connection that breaks off", cutOff, null],
	["HTML", "<!doctype html><title>cbu.uz</title><h1>Texnik ishlar</h1>", null],
	["HTML with status 503", status(503, "<h1>503</h1>"), null],
	["a redirect", status(302, "", { location: "http://127.0.0.1:9/" }), null],
	["the right answer with status 404", status(404, ratesAnswer()), null],
	["10 MB", Buffer.alloc(10_000_000, " "), null],
	["201,000 bytes", ratesAnswer() + " ".repeat(201_000), null],
	["many currencies", listOf(usdEntry(), krwEntry(), ...Array(400).fill(entryOf("978", "EUR", "1"))), recordedRates],
	["100,000 open brackets", "[".repeat(100_000), null],
	["a jump of the won", ratesAnswer("29.09.2026", "11806.97", "86.8"), null],
	["a jump of the dollar", ratesAnswer("29.09.2026", "9000.00", "8.68"), null],
];
