import type { VisaRecord } from "../shared/ports.ts";
import type { visaResultTexts } from "./result-texts.ts";
import type { VisaGroup, VisaResult } from "./schema.ts";

/** The texts of a result in one language. */
type Words = (typeof visaResultTexts)["en"];

export type VisaWarning = { code: "used" | "expired" } | { code: "expiring"; days: number };

const soon = 30;
const aDay = 24 * 60 * 60 * 1_000;

/** Warnings about a visa before a journey. The portal's dates are days in Korean time. */
export function visaWarning(
	{ expiryDate }: VisaRecord,
	group: VisaGroup | undefined,
	now: Date,
): VisaWarning | undefined {
	if (group === "used" || group === "expired") return { code: group };
	if (!expiryDate || (group && group !== "approved")) return undefined;
	const today = Math.floor((now.getTime() + 9 * 60 * 60 * 1_000) / aDay) * aDay;
	const days = (Date.parse(expiryDate) - today) / aDay;
	if (days < 0) return { code: "expired" };
	return days <= soon ? { code: "expiring", days } : undefined;
}

/** The finding of a check. */
export type VisaFinding =
	| { kind: "off" | "none" }
	| { kind: "found"; group: VisaGroup | undefined; record: VisaRecord; warning: VisaWarning | undefined };

/** The result in the spec's format (§3) and in a language; unknown words of the portal stay unchanged. */
export function visaResult(finding: VisaFinding, words: Words): VisaResult {
	if (finding.kind !== "found") return words[finding.kind];
	const { group, record, warning } = finding;
	const reason = rejectionReason(finding);
	const fields: Record<keyof Omit<VisaResult, "status">, string | null | undefined> = {
		application_status: group ? words.groups[group] : record.status,
		message: record.status ? (group ? words.meanings[group] : words.unknownMeaning) : null,
		date_of_application: record.dateOfApplication,
		// The portal gives the date of any decision.
		approval_date: !group || isGranted(group) ? record.approvalDate : null,
		status_of_stay: record.statusOfStay,
		visa_type: entries(record.visaType, words),
		expiry_date: record.expiryDate,
		warning: warning ? warningText(warning, words) : reason && `${words.reason} ${reason}`,
	};
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

/** The portal's reason for a rejected or returned application. */
export function rejectionReason(finding: VisaFinding): string | undefined {
	if (finding.kind !== "found" || (finding.group !== "refused" && finding.group !== "returned")) return undefined;
	return finding.record.reason ?? undefined;
}

const isGranted = (group: VisaGroup) => group === "approved" || group === "used" || group === "expired";

function warningText(warning: VisaWarning, words: Words): string {
	return warning.code === "expiring" ? words.expiring(warning.days) : words[warning.code];
}

/** 단수 is a visa for one entry, 복수 for several. */
function entries(type: string | null, words: Words): string | null {
	if (type?.includes("단수")) return words.singleEntry;
	if (type?.includes("복수")) return words.multipleEntry;
	return type;
}
