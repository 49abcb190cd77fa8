import { expect, test } from "vitest";
import { statusWords } from "../../tests/support/visa-portal.ts";
import type { VisaRecord } from "../ports.ts";
import { type VisaFinding, visaResult, visaWarning } from "./result.ts";
import { visaResultTexts } from "./result-texts.ts";
import { visaGroup } from "./rules.ts";
import { visaInput } from "./schema.ts";

const record: VisaRecord = {
	status: "허가",
	dateOfApplication: "2026-03-02",
	approvalDate: "2026-04-01",
	statusOfStay: "석사유학(D-2-3)",
	visaType: "복수",
	expiryDate: "2027-04-22",
	reason: null,
};
const found = (changes: Partial<Extract<VisaFinding, { kind: "found" }>> = {}): VisaFinding => ({
	kind: "found",
	group: "approved",
	record,
	warning: undefined,
	...changes,
});

test.each(statusWords)("O-32: %s means %s, with or without spaces and a date", (word, group) => {
	expect(visaGroup(word)).toBe(group);
	expect(visaGroup(`  ${word}\n(2026.06.11.) `)).toBe(group);
	expect(visaGroup(word.toUpperCase())).toBe(group);
});

test.each([
	["허가취소", "cancelled"],
	["발급 거부", "refused"],
	["여권교부 철회", "withdrawn"],
	["보완접수 완료", "under_review"],
	["Not Approved", undefined],
	["허가보류", undefined],
	["발급불가", undefined],
	["Visa to be issued", undefined],
	["", undefined],
	["(허가)", undefined],
	["審査", undefined],
] as const)("a longer word is never a positive result by accident: %s means %s", (word, group) => {
	expect(visaGroup(word)).toBe(group);
});

test("DATA-21, CALL-33: a result has exactly the nine fields of the spec, none of them blank", () => {
	const reasoned = found({ group: "refused", record: { ...record, status: "불허", reason: "기타" } });
	const expiring = found({ warning: { code: "expiring", days: 3 } });
	const nine = [
		"status",
		"message",
		"application_status",
		"date_of_application",
		"approval_date",
		"status_of_stay",
		"visa_type",
		"expiry_date",
		"warning",
	];
	for (const finding of [found(), reasoned, expiring, { kind: "none" }, { kind: "off" }] as VisaFinding[]) {
		const result = visaResult(finding, visaResultTexts);
		for (const [field, value] of Object.entries(result)) {
			expect(nine).toContain(field);
			expect(value.trim()).not.toBe("");
		}
	}
	expect(visaResult(expiring, visaResultTexts)).toEqual({
		application_status: "Approved",
		message: visaResultTexts.meanings.approved,
		date_of_application: "2026-03-02",
		approval_date: "2026-04-01",
		status_of_stay: "석사유학(D-2-3)",
		visa_type: "Multiple entry",
		expiry_date: "2027-04-22",
		warning: "This visa expires in 3 days.",
	});
	expect(visaResult({ kind: "none" }, visaResultTexts)).toEqual({
		status: "No visa found",
		message: expect.any(String),
	});
	expect(visaResult({ kind: "off" }, visaResultTexts)).toEqual({ status: "Demo Data", message: expect.any(String) });
});

test("C-21: an application without a status is a result with neither status nor application_status", () => {
	const result = visaResult(found({ group: undefined, record: { ...record, status: "" } }), visaResultTexts);
	expect(result).not.toHaveProperty("status");
	expect(result).not.toHaveProperty("application_status");
});

test("a decision date is an approval date only for an approved application", () => {
	for (const group of ["refused", "returned", "withdrawn", "cancelled", "under_review"] as const)
		expect(visaResult(found({ group }), visaResultTexts)).not.toHaveProperty("approval_date");
	for (const group of ["approved", "used", "expired"] as const)
		expect(visaResult(found({ group }), visaResultTexts)).toHaveProperty("approval_date", "2026-04-01");
});

test("STATE-20: the days until a visa expires are counted in Korean time", () => {
	const until = (now: string) => visaWarning({ ...record, expiryDate: "2027-04-22" }, "approved", new Date(now));
	expect(until("2027-04-21T14:59:59Z")).toEqual({ code: "expiring", days: 1 });
	expect(until("2027-04-21T15:00:00Z")).toEqual({ code: "expiring", days: 0 });
	expect(until("2027-04-22T15:00:00Z")).toEqual({ code: "expired" });
	expect(visaWarning({ ...record, expiryDate: "2020-01-01" }, "refused", new Date())).toBeUndefined();
	expect(visaWarning({ ...record, expiryDate: null }, "approved", new Date())).toBeUndefined();
});

test("DATA-20: the input has exactly these three fields", () => {
	const input = { fullName: "Testova Test", passportNumber: "AA0000000", dateOfBirth: "2007-05-14" };
	const check = (changes: object) => visaInput("2026-11-21").safeParse({ ...input, ...changes }).success;
	expect(check({})).toBe(true);
	expect(check({ status: "approved" })).toBe(false);
	for (const field of Object.keys(input)) {
		for (const wrong of [undefined, null, 7, true, {}, [], ["AA0000000"], ""])
			expect(check({ [field]: wrong })).toBe(false);
	}
});
