import type {
	costItemFields,
	costItemFilters,
	fundsRuleFields,
	fundsRuleFilters,
} from "../../../../domain/money/fields.ts";
import type { LabelOf } from "../../../../domain/records/field-types.ts";
import type { FilterTexts } from "../../../../domain/records/filters.ts";
import { cities, costNames } from "../../fields/en.ts";
import { visaTypes } from "../case/en.ts";
import { certificationStatuses } from "../certifications/en.ts";

const regions = {
	capital: "Seoul, Incheon and Gyeonggi",
	other: "the rest of Korea",
};
const grades = {
	A: "A: official",
	B: "B: university, law firm or press",
	C: "C: agency or guide",
};
const codes = { ...costNames, deposit: "Deposit for a room (it comes back)" };
/** Rules on the money to show, and cost items. */
export const money = {
	fundsRules: {
		title: "Money to show",
		hint: "The money to show in a bank for a visa, as each source says it. Pages of programs and /costs show the rules that apply; the highest amount counts.",
		empty: "No rules yet. Until you add some, pages ask visitors to contact you.",
		fields: {
			visaTypes: "Visa types",
			region: "Region of the university (empty: all of Korea)",
			nationality: "Citizenship (empty: any)",
			certification: "Certification of the university (empty: any)",
			amount: "Amount (empty for an exemption)",
			currency: "Currency",
			exempt: "Exemption: no proof of money is needed under the conditions in the note",
			holdDaysBefore: "Days in the account before the application",
			maxAgeDays: "Greatest age of the bank certificate in days",
			keepAfterArrivalDays: "Days in the account after arrival (3650: the whole stay)",
			bank: "Bank that issues the certificate",
			note: "Note for visitors",
			source: "Source (web address)",
			grade: "Reliability of the source",
			checkedOn: "Checked on",
			validFrom: "First day (in Korea)",
			validTo: "Last day (in Korea, included)",
		} satisfies Record<LabelOf<typeof fundsRuleFields>, string>,
		filters: {
			visa: { label: "Visa type", all: "All visa types", options: visaTypes },
			region: { label: "Region", all: "All regions", options: regions },
			certification: { label: "Certification", all: "All certifications", options: certificationStatuses },
			grade: { label: "Reliability", all: "All sources", options: grades },
		} satisfies FilterTexts<typeof fundsRuleFilters>,
	},
	costItems: {
		title: "Cost items",
		hint: "What students pay besides the fees of a program, as each source says it. The page /costs adds these amounts up.",
		empty: "No costs yet. Until you add some, /costs asks visitors to contact you.",
		fields: {
			code: "Kind of cost",
			city: "City (empty: everywhere)",
			nationality: "Citizenship of the student (empty: any)",
			low: "Amount, or the lowest one",
			high: "Highest amount (empty: a single amount)",
			currency: "Currency",
			period: "Paid",
			year: "Year of the price",
			note: "What the amount covers, for visitors",
			source: "Source (web address)",
			grade: "Reliability of the source",
			checkedOn: "Checked on",
		} satisfies Record<LabelOf<typeof costItemFields>, string>,
		filters: {
			code: { label: "Kind of cost", all: "All costs", options: codes },
			city: { label: "City", all: "All cities", options: cities },
			grade: { label: "Reliability", all: "All sources", options: grades },
		} satisfies FilterTexts<typeof costItemFilters>,
	},
	conditions: "Applies to",
	amount: "Amount",
	validity: "Valid",
	exemption: "exemption",
	/** The names of choices, which other records call otherwise. */
	options: {
		...regions,
		...certificationStatuses,
		...grades,
		...codes,
		...cities,
		once: "once",
		per_month: "per month",
		per_year: "per year",
	},
};
