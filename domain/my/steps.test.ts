import { expect, test } from "vitest";
import { nextStepOf, steps, stepsOf } from "./steps.ts";

const signs = { done: "✓", now: "●", next: "○", skipped: "–", closed: "✕" };
const drawn = (...history: Parameters<typeof stepsOf>[0]) =>
	stepsOf(history)
		.map(({ state }) => signs[state])
		.join("");

test.each([
	["no detour", ["pending", "contacted", "in_review"], "✓✓●○○○○"],
	["the last step", [...steps], "✓✓✓✓✓✓●"],
	["skipped steps show a dash", ["pending", "in_review", "accepted"], "✓–✓––●○"],
	["a step back leaves the later steps ahead", ["pending", "contacted", "in_review", "contacted"], "✓●○○○○○"],
	["steps before the first record count as done", ["interview_scheduled", "accepted"], "✓✓✓✓✓●○"],
	["'approved' of old rows is shown as accepted", ["approved"], "✓✓✓✓✓●○"],
	["a rejection closes the line", ["pending", "contacted", "documents_requested", "rejected"], "✓✓–✕"],
	["a rejection at once", ["pending", "rejected"], "✕"],
	["a rejection that was taken back", ["pending", "in_review", "rejected", "in_review"], "✓–●○○○○"],
	["nothing recorded", [], "●○○○○○○"],
] as const)("B2: %s", (_what, history, expected) => {
	expect(drawn(...history)).toBe(expected);
});

const promise = { at: new Date("2026-11-25T13:00:00Z"), skipped: ["2026-11-21", "2026-11-22"] };
const plain = { promise: null, nextStepFor: null, nextStepText: null, nextStepDueOn: null };
const at = (day: string) => new Date(`${day}T10:00:00Z`);

test("B6-2: a received application shows the promise of the first contact while it is open", () => {
	const received = { ...plain, promise, status: "pending" } as const;
	const shown = { owner: "consultancy", text: null, textKey: "pending", dueOn: "2026-11-25", promise };
	expect(nextStepOf(received, at("2026-11-25"))).toEqual({ ...shown, isOverdue: false });
	expect(nextStepOf(received, new Date("2026-11-25T13:00:01Z"))).toMatchObject({ isOverdue: true });
	for (const [change, dueOn] of [
		[{ promise: null }, null],
		[{ status: "contacted" }, null],
		[{ nextStepDueOn: "2026-12-03" }, "2026-12-03"],
	] as const) {
		const next = nextStepOf({ ...received, ...change }, at("2026-11-30"));
		expect(next).toMatchObject({ dueOn, promise: null, isOverdue: false });
	}
});

test("B2: without a text of staff's own, the default's owner and staff's date apply", () => {
	const next = { nextStepFor: "embassy", nextStepText: " ", nextStepDueOn: "2026-12-03" } as const;
	expect(nextStepOf({ ...plain, ...next, status: "documents_requested" }, at("2026-12-04"))).toMatchObject({
		owner: "applicant",
		text: null,
		dueOn: "2026-12-03",
		isOverdue: true,
	});
});
