import type { OtherCurrency } from "../../database/values.ts";
import { entryOf, krwEntry, otherEntries, otherRates, usdEntry } from "./central-bank.ts";

type Others = Partial<Record<OtherCurrency, number>>;

const { KZT, KGS, TJS, RUB } = otherEntries;
const answer = (...others: unknown[]) => JSON.stringify([usdEntry(), krwEntry(), ...others]);
const withTenge = (change: Record<string, unknown>) => answer(KZT(change), KGS(), TJS(), RUB());
const { KZT: _tenge, ...withoutTenge } = otherRates;

/** Answers of the Central Bank with good rates of dollar and won, and the rates of the other currencies that they give. */
export const otherRateAnswers: [what: string, answer: string, others: Others | undefined][] = [
	["all four", answer(KZT(), KGS(), TJS(), RUB()), otherRates],
	["none", answer(), undefined],
	["the ruble alone", answer(RUB()), { RUB: 145.9 }],
	["three of four", answer(KGS(), TJS(), RUB()), withoutTenge],
	["a currency that nobody offers", answer(entryOf("934", "TMT", "3373.4")), undefined],
	["the tenge for 10", withTenge({ Nominal: "10", Rate: "243.1" }), otherRates],
	["the tenge for 25", withTenge({ Nominal: "25" }), withoutTenge],
	["the tenge for nothing", withTenge({ Nominal: "" }), withoutTenge],
	["an exponent", withTenge({ Rate: "2.431e1" }), withoutTenge],
	["a negative rate", withTenge({ Rate: "-24.31" }), withoutTenge],
	["a rate that rounds to 0", withTenge({ Nominal: "1000000", Rate: "0.1" }), withoutTenge],
	["a missing rate", withTenge({ Rate: undefined }), withoutTenge],
	["the rate as a number", withTenge({ Rate: 24.31 }), withoutTenge],
	["a rate with HTML", withTenge({ Rate: "<b>24.31</b>" }), withoutTenge],
	["another day than the dollar’s", withTenge({ Date: "28.09.2026" }), withoutTenge],
	["the tenge under the ruble’s code", withTenge({ Code: "643" }), withoutTenge],
	["the ruble’s old code", answer(RUB({ Code: "810" }), KZT()), { KZT: 24.31 }],
	["the tenge twice", answer(KZT(), KZT(), KGS(), TJS(), RUB()), withoutTenge],
	["null and numbers between the entries", answer(null, 7, "KZT", [], RUB()), { RUB: 145.9 }],
	["all four bad", answer(...[KZT, KGS, TJS, RUB].map((entry) => entry({ Rate: "?" }))), undefined],
];
