import { expect, test } from "vitest";
import { statusWords } from "../../tests/support/visa-portal.ts";
import type { VisaRecord } from "../shared/ports.ts";
import { type VisaFinding, visaResult, visaWarning } from "./result.ts";
import { visaResultTexts } from "./result-texts.ts";
import { visaGroup, visaReasonTopics } from "./rules.ts";

const record: VisaRecord = {
	status: "허가",
	dateOfApplication: "2026-03-02",
	approvalDate: "2026-04-01",
	statusOfStay: "석사유학(D-2-3)",
	visaType: "복수",
	expiryDate: "2027-04-22",
	reason: null,
};
type Found = Extract<VisaFinding, { kind: "found" }>;
const found = (group: Found["group"]): VisaFinding => ({ kind: "found", group, record, warning: undefined });

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

test("a decision date is an approval date only for an approved application", () => {
	for (const group of ["refused", "returned", "withdrawn", "cancelled", "under_review"] as const)
		expect(visaResult(found(group), visaResultTexts.en)).not.toHaveProperty("approval_date");
	for (const group of ["approved", "used", "expired"] as const)
		expect(visaResult(found(group), visaResultTexts.en)).toHaveProperty("approval_date", "2026-04-01");
});

test("STATE-20: the days until a visa expires are counted in Korean time, from thirty days on", () => {
	const until = (now: string) => visaWarning(record, "approved", new Date(now));
	expect(until("2027-03-22T03:00:00Z")).toBeUndefined();
	expect(until("2027-03-23T03:00:00Z")).toEqual({ code: "expiring", days: 30 });
	expect(until("2027-04-21T14:59:59Z")).toEqual({ code: "expiring", days: 1 });
	expect(until("2027-04-21T15:00:00Z")).toEqual({ code: "expiring", days: 0 });
	expect(until("2027-04-22T15:00:00Z")).toEqual({ code: "expired" });
	expect(visaWarning({ ...record, expiryDate: "2020-01-01" }, "refused", new Date())).toBeUndefined();
	expect(visaWarning({ ...record, expiryDate: null }, "approved", new Date())).toBeUndefined();
});

test.each([
	["재정능력 입증 부족", ["money"]],
	["제출서류 미비, 입국목적 불분명", ["documents", "purpose"]],
	["허위 서류 제출", ["forged"]],
	["수학능력 부족 및 불법체류 우려", ["study", "overstay"]],
	["기타", []],
])("the reason %s is about %j", (reason, topics) => {
	expect(visaReasonTopics(reason)).toEqual(topics);
});
