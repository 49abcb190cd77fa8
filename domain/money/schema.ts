import type {
	AmountCurrency,
	CertificationStatus,
	City,
	CostCode,
	CostPeriod,
	FactGrade,
	FundsRegion,
	VisaType,
} from "../../database/values.ts";
import { inputSchema } from "../records/input-schema.ts";
import type { LocalizedField } from "../shared/language.ts";
import { costItemFields, fundsRuleFields } from "./fields.ts";

export const fundsRuleInput = inputSchema(fundsRuleFields);
export const costItemInput = inputSchema(costItemFields);

/** Where a fact comes from, how reliable that is, and when somebody last looked (ISO date). */
type Origin = { source: string; grade: FactGrade; checkedOn: string };
type Note = { [K in LocalizedField<"note">]: string | null };

/** What a source says about the money that must lie in a bank for a visa. */
export type FundsRule = Origin &
	Note & {
		id: string;
		version: number;
		visaTypes: VisaType[];
		/** Null for all of Korea. */
		region: FundsRegion | null;
		/** ISO 3166-1 alpha-2; null for all. */
		nationality: string | null;
		/** Of the university; null for all. */
		certification: CertificationStatus | null;
		/** Null for an exemption. */
		amount: number | null;
		currency: AmountCurrency;
		/** Whether no money has to be shown under the conditions of the note. */
		exempt: boolean;
		holdDaysBefore: number | null;
		maxAgeDays: number | null;
		keepAfterArrivalDays: number | null;
		/** The bank that the certificate has to come from; null for any. */
		bank: string | null;
		/** The first and the last day in Korea on which it holds, as ISO dates; null for no limit. */
		validFrom: string | null;
		validTo: string | null;
	};

/** What a source says about a cost besides a program's fees. */
export type CostItem = Origin &
	Note & {
		id: string;
		version: number;
		code: CostCode;
		/** Null for all of Korea, or for costs at home. */
		city: City | null;
		/** ISO 3166-1 alpha-2; null for all. */
		nationality: string | null;
		low: number;
		/** Null for a single amount. */
		high: number | null;
		currency: AmountCurrency;
		period: CostPeriod;
		/** Of the price; null if the source names none. */
		year: number | null;
	};
