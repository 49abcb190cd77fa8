import { expect, test } from "vitest";
import { applicationStatuses, storedStatuses } from "../applications/schema.ts";
import { closedDaysOf } from "../tasks/clock.ts";
import { defaultNextStep, nextStepOf, steps, stepsOf } from "./steps.ts";

const signs = { done: "✓", now: "●", next: "○", skipped: "–", closed: "✕" };
const drawn = (...history: Parameters<typeof stepsOf>[0]) =>
	stepsOf(history)
		.map(({ state }) => signs[state])
		.join("");

test("B2: the steps are the eight statuses without the rejection, in the order of the work", () => {
	expect([...steps].sort()).toEqual(applicationStatuses.filter((status) => status !== "rejected").sort());
	expect(stepsOf(["pending"]).map(({ step }) => step)).toEqual([...steps]);
});

test.each([
	[["pending"], "●○○○○○○"],
	[["pending", "contacted"], "✓●○○○○○"],
	[["pending", "contacted", "in_review"], "✓✓●○○○○"],
	[["pending", "contacted", "in_review", "documents_requested"], "✓✓✓●○○○"],
	[["pending", "contacted", "in_review", "documents_requested", "interview_scheduled"], "✓✓✓✓●○○"],
	[["pending", "contacted", "in_review", "documents_requested", "interview_scheduled", "accepted"], "✓✓✓✓✓●○"],
	[[...steps], "✓✓✓✓✓✓●"],
] as const)("B2: without a detour, %j is %s", (history, expected) => {
	expect(drawn(...history)).toBe(expected);
});

test.each([
	["skipped steps show a dash", ["pending", "in_review", "accepted"], "✓–✓––●○"],
	["a step back leaves the later steps ahead", ["pending", "contacted", "in_review", "contacted"], "✓●○○○○○"],
	["a step back over skipped steps", ["pending", "accepted", "in_review"], "✓–●○○○○"],
	["steps before the first record count as done", ["interview_scheduled", "accepted"], "✓✓✓✓✓●○"],
	["'approved' of old rows is shown as accepted", ["approved"], "✓✓✓✓✓●○"],
	[
		"a rejection closes the line where it happened",
		["pending", "contacted", "documents_requested", "rejected"],
		"✓✓–✕",
	],
	["a rejection at once", ["pending", "rejected"], "✕"],
	["a rejection without a record", ["rejected"], "✕"],
	["a rejection that was taken back", ["pending", "in_review", "rejected", "in_review"], "✓–●○○○○"],
	["nothing recorded", [], "●○○○○○○"],
] as const)("B2: %s", (_what, history, expected) => {
	expect(drawn(...history)).toBe(expected);
});

test("B2: the default next step names whose turn it is for every stored status", () => {
	expect(Object.fromEntries(storedStatuses.map((status) => [status, defaultNextStep(status).owner]))).toEqual({
		pending: "consultancy",
		contacted: "consultancy",
		in_review: "consultancy",
		documents_requested: "applicant",
		interview_scheduled: "applicant",
		accepted: "applicant",
		enrolled: "applicant",
		rejected: "consultancy",
		approved: "applicant",
	});
	expect(defaultNextStep("approved").textKey).toBe("accepted");
});

// A Friday in Tashkent, where it is already Saturday at 20:00 UTC.
const submittedAt = new Date("2026-11-20T08:00:00Z");
const plain = { submittedAt, nextStepFor: null, nextStepText: null, nextStepDueOn: null };
const never = closedDaysOf([]);
const at = (day: string) => new Date(`${day}T10:00:00Z`);

test("B2: a received application promises the first contact within three business days", () => {
	const next = nextStepOf({ ...plain, status: "pending" }, at("2026-11-25"), never);
	expect(next).toEqual({
		owner: "consultancy",
		text: null,
		textKey: "pending",
		dueOn: "2026-11-25",
		isOverdue: false,
	});
	expect(nextStepOf({ ...plain, status: "pending" }, new Date("2026-11-25T19:30:00Z"), never)).toMatchObject({
		isOverdue: true,
	});
	expect(nextStepOf({ ...plain, status: "contacted" }, at("2026-11-30"), never)).toMatchObject({
		dueOn: null,
		isOverdue: false,
	});
});

test("B6: the promised day of the first contact skips the office's closed days", () => {
	const closed = closedDaysOf([{ day: "2026-11-24", office: "tashkent" }]);
	expect(nextStepOf({ ...plain, status: "pending" }, at("2026-11-25"), closed).dueOn).toBe("2026-11-26");
});

test("B2: what staff wrote wins over the default", () => {
	const own = {
		nextStepFor: "university",
		nextStepText: " The university answers. ",
		nextStepDueOn: "2026-12-03",
	} as const;
	expect(nextStepOf({ ...plain, ...own, status: "documents_requested" }, at("2026-12-03"), never)).toEqual({
		owner: "university",
		text: "The university answers.",
		textKey: "documents_requested",
		dueOn: "2026-12-03",
		isOverdue: false,
	});
	expect(
		nextStepOf({ ...plain, ...own, nextStepDueOn: null, status: "pending" }, at("2026-12-03"), never).dueOn,
	).toBeNull();
});

test("B2: without a text of staff's own, the default's owner and staff's date apply", () => {
	const next = { nextStepFor: "embassy", nextStepText: " ", nextStepDueOn: "2026-12-03" } as const;
	expect(nextStepOf({ ...plain, ...next, status: "documents_requested" }, at("2026-12-04"), never)).toMatchObject({
		owner: "applicant",
		text: null,
		dueOn: "2026-12-03",
		isOverdue: true,
	});
});
