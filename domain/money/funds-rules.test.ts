import { expect, test } from "vitest";
import type { CertificationStatus, FundsRegion, VisaType } from "../../database/values.ts";
import { noNote } from "./costs-lines.ts";
import { fundsFor } from "./funds-rules.ts";
import type { FundsRule } from "./schema.ts";

const degrees: VisaType[] = ["D-2-1", "D-2-2", "D-2-3", "D-2-4", "D-2-5", "D-2-6", "D-2-7", "D-2-8"];
const language: VisaType[] = ["D-4-1"];

function rule(id: string, source: string, more: Partial<FundsRule>): FundsRule {
	const limits = { holdDaysBefore: null, maxAgeDays: null, keepAfterArrivalDays: null, bank: null };
	const conditions = { region: null, nationality: null, certification: null, validFrom: null, validTo: null };
	const origin = { source: `https://example.com/${source}`, grade: "B", checkedOn: "2026-11-22" } as const;
	return {
		...{ id, version: 1, visaTypes: degrees, amount: null, currency: "KRW", exempt: more.amount === undefined },
		...{ ...limits, ...conditions, ...noNote, ...origin, ...more },
	};
}

const since = { validFrom: "2023-07-03" };
const until = { validTo: "2023-07-02", currency: "USD" } as const;
const inUzbekistan = { nationality: "UZ", currency: "USD", grade: "C", validFrom: "2026-01-21" } as const;
const rules = [
	rule("degree", "ministry", { ...since, amount: 20_000_000 }),
	rule("degree-other", "ministry", { ...since, region: "other", amount: 16_000_000 }),
	rule("language", "ministry", { ...since, visaTypes: language, amount: 10_000_000 }),
	rule("language-other", "ministry", { ...since, visaTypes: language, region: "other", amount: 8_000_000 }),
	rule("uz-degree-capital", "agency", { ...inUzbekistan, region: "capital", amount: 15_500 }),
	rule("uz-degree-other", "agency", { ...inUzbekistan, region: "other", amount: 12_500 }),
	rule("uz-language-capital", "agency", { ...inUzbekistan, visaTypes: language, region: "capital", amount: 8_000 }),
	rule("uz-language-other", "agency", { ...inUzbekistan, visaTypes: language, region: "other", amount: 6_500 }),
	rule("stay-capital", "daily", { ...since, visaTypes: language, region: "capital", amount: 10_000_000 }),
	rule("research", "ministry", { ...since, visaTypes: ["D-2-5"], amount: 12_000_000 }),
	rule("screened", "screening", { certification: "precision_screening", amount: 24_000_000, ...since }),
	rule("kz", "embassy", { nationality: "KZ", amount: 120_000_000, currency: "UZS", grade: "A", ...since }),
	rule("pilot", "pilot", { visaTypes: ["D-2-1"], validFrom: "2026-02-05", validTo: "2027-12-31" }),
	rule("excellent", "certification", { certification: "excellent", validFrom: "2026-03-01", validTo: "2030-02-28" }),
	rule("capital-school", "school", { visaTypes: ["D-2-8"], region: "capital" }),
	rule("old-degree", "national", { ...until, amount: 20_000 }),
	rule("old-language", "national", { ...until, visaTypes: language, amount: 10_000 }),
	rule("old-university", "university", { ...until, visaTypes: ["D-2-2"], amount: 20_000, validTo: "2021-03-02" }),
];
const sourceOf = new Map(rules.map(({ id, source }) => [id, source.split("/").at(-1)]));

/** 1 dollar is 1,360 won: 15,500 and 12,500 dollars are more than 20 and 16 million won. */
const rates = { onDate: "2026-09-29", usd: 11_806.97, krw: 8.68 };
const today = "2026-11-23";

type Written = [
	visa: VisaType,
	region: FundsRegion | null,
	nationality: string | null,
	certification: CertificationStatus | null,
	on: string,
	counted: string | null,
	others: string[],
	exemptions?: string[],
];

const byRegion = ["language", "stay-capital", "uz-language-other", "language-other"];
const withRates: Written[] = [
	["D-2-2", "capital", "UZ", null, today, "uz-degree-capital", ["degree"]],
	["D-2-2", "other", "UZ", null, today, "uz-degree-other", ["degree-other"]],
	["D-2-2", null, "UZ", null, today, "uz-degree-capital", ["degree", "uz-degree-other", "degree-other"]],
	["D-2-2", "capital", "KG", null, today, "degree", []],
	["D-2-2", null, "KG", null, today, "degree", ["degree-other"]],
	["D-2-2", "capital", "KZ", null, today, "degree", ["kz"]],
	["D-2-5", "capital", "KG", null, today, "research", []],
	["D-2-5", "other", "KG", null, today, "degree-other", ["research"]],
	["D-4-1", "capital", "UZ", null, today, "uz-language-capital", ["stay-capital", "language"]],
	["D-4-1", "other", "UZ", null, today, "uz-language-other", ["language-other"]],
	["D-4-1", null, "UZ", null, today, "uz-language-capital", byRegion],
	["D-4-1", "capital", "TJ", null, today, "stay-capital", ["language"]],
	["D-4-1", "other", "TJ", null, today, "language-other", []],
	["D-2-2", "capital", "UZ", "excellent", today, "uz-degree-capital", ["degree"], ["excellent"]],
	["D-2-2", "other", "UZ", "precision_screening", today, "screened", ["uz-degree-other", "degree-other"]],
	["D-2-1", "other", "KG", null, today, "degree-other", [], ["pilot"]],
	["D-2-1", null, "KG", "excellent", today, "degree", ["degree-other"], ["excellent", "pilot"]],
	["D-2-1", "other", "KG", null, "2026-02-04", "degree-other", []],
	["D-2-1", "other", "KG", null, "2026-02-05", "degree-other", [], ["pilot"]],
	["D-2-1", "other", "KG", null, "2027-12-31", "degree-other", [], ["pilot"]],
	["D-2-1", "other", "KG", null, "2028-01-01", "degree-other", []],
	["D-2-8", "capital", "KG", null, today, "degree", [], ["capital-school"]],
	["D-2-2", "capital", "KG", "excellent", "2030-02-28", "degree", [], ["excellent"]],
	["D-2-2", "capital", "UZ", null, "2026-01-20", "degree", []],
	["D-2-2", "capital", "UZ", null, "2026-01-21", "uz-degree-capital", ["degree"]],
	["D-2-2", "other", "UZ", null, "2023-07-03", "degree-other", []],
	["D-2-2", "other", "UZ", null, "2023-07-02", "old-degree", []],
	["D-2-2", "other", "UZ", null, "2021-03-02", "old-degree", ["old-university"]],
	["D-4-1", "capital", "UZ", null, "2023-07-02", "old-language", []],
];
const withoutRates: Written[] = [
	["D-2-2", "capital", "UZ", null, today, null, ["degree", "uz-degree-capital"]],
	["D-2-2", "capital", "KZ", null, today, null, ["kz", "degree"]],
	["D-2-2", "capital", "KG", null, today, "degree", []],
	["D-2-2", null, "KG", null, today, "degree", ["degree-other"]],
	["D-2-2", "other", "UZ", null, "2021-03-02", "old-degree", ["old-university"]],
];

test.for([
	...withRates.map((written) => ({ written, rates })),
	...withoutRates.map((written) => ({ written, rates: null })),
])(
	"B11-3: $written.0, region $written.1, country $written.2, certification $written.3, on $written.4: $written.5 with its source",
	({ written: [visa, region, nationality, certification, on, counted, others, exemptions = []], rates }) => {
		const funds = fundsFor(rules, { visa, region, nationality, certification, on, rates });
		const shown = (list: FundsRule[]) => list.map(({ id, source }) => `${id}, ${source.split("/").at(-1)}`);
		const expected = (ids: string[]) => ids.map((id) => `${id}, ${sourceOf.get(id)}`);
		expect(shown(funds.counted ? [funds.counted] : [])).toEqual(expected(counted ? [counted] : []));
		expect(shown(funds.others)).toEqual(expected(others));
		expect(shown(funds.exemptions)).toEqual(expected(exemptions));
		expect(funds.isComparable).toBe(counted !== null);
	},
);

test("without rules for a visa nothing is counted, and nothing is said to be incomparable", () => {
	const given = { region: null, nationality: null, certification: null, on: today, rates: null };
	const nothing = { counted: null, others: [], exemptions: [], isComparable: true };
	expect(fundsFor([], { visa: "D-4-1", ...given })).toEqual(nothing);
});
