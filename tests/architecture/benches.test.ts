import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatGoal, type Goal, goals, isReached } from "../../bench/goals.ts";
import { benches } from "../../bench/support/benches.ts";
import { areAllMeasured, describeEnd, summarize, worstOf } from "../../bench/support/summary.ts";
import { root, trackedFiles } from "../support/project.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
/** Scripts in bench/ that measure nothing. */
const others = ["all", "goals", "pictures"];

test("`npm run bench` runs every script of bench/, and bench/README.md names each with its parts", () => {
	const scripts = readdirSync(join(root, "bench")).flatMap((name) => /^(.+)\.ts$/.exec(name)?.[1] ?? []);
	const names = Object.keys(benches);
	expect(names.toSorted()).toEqual(scripts.filter((name) => !others.includes(name)).toSorted());
	const described = [...read("bench/README.md").matchAll(/^\| `node bin\/run\.mjs bench\/(.+)\.ts`/gm)];
	expect(described.map(([, name]) => name).toSorted()).toEqual(names.toSorted());
});

test("every goal belongs to a benchmark that measures it, and has one limit", () => {
	const sources = trackedFiles().filter((file) => file.startsWith("bench/") && file.endsWith(".ts"));
	const measuring = sources.filter((file) => file !== "bench/goals.ts").map(read);
	const names = Object.keys(goals);
	expect(names.filter((name) => !measuring.some((text) => text.includes(`"${name}"`)))).toEqual([]);
	for (const [name, { bench, atMost, atLeast }] of Object.entries<Goal>(goals)) {
		expect(Object.keys(benches), name).toContain(bench);
		expect([atMost, atLeast].filter(Number.isFinite), name).toHaveLength(1);
	}
});

const most = { bench: "one", what: "at most", unit: "ms", atMost: 1_000 };
const least = { bench: "one", what: "at least", unit: "×", atLeast: 2 };
const other = { bench: "other", what: "elsewhere", unit: "", atMost: 0 };
const lines = (...figures: [string, number][]) =>
	figures.map(([name, value]) => `${JSON.stringify({ name, value })}\n`).join("");

test("a goal is reached at its limit, and never by a figure that is not a number", () => {
	expect([999, 1_000, 1_001, Number.NaN].map((value) => isReached(most, value))).toEqual([true, true, false, false]);
	expect([1.9, 2, 3, Number.NaN].map((value) => isReached(least, value))).toEqual([false, true, true, false]);
	expect([most, least, other].map(formatGoal)).toEqual(["≤ 1,000 ms", "≥ 2 ×", "≤ 0"]);
});

test("the worst of several figures counts, and one that is not a number is the worst", () => {
	const worst = (...values: number[]) => {
		const written = lines(
			...values.flatMap((value): [string, number][] => [
				["most", value],
				["least", value],
			]),
		);
		const found = worstOf(written, { most, least });
		return [found.get("most"), found.get("least")];
	};
	expect(worst(3, 1, 2)).toEqual([3, 1]);
	expect(worst(1, Number.NaN, 2)).toEqual([Number.NaN, Number.NaN]);
	expect(worst(Number.NaN, 1)).toEqual([Number.NaN, Number.NaN]);
	expect(worstOf("", { most }).size).toBe(0);
});

test("the summary has a line for each goal of the benchmarks that ran, also for one that was not measured", () => {
	const outcomes = [
		{ name: "one", minutes: 2, end: "measured" },
		{ name: "third", minutes: 0, end: "not run: install it" },
	];
	const text = summarize(outcomes, worstOf(lines(["most", 1_001]), { most, least, other }), { most, least, other });
	const rows = text.split("\n").map((line) =>
		line
			.split("|")
			.map((cell) => cell.trim())
			.filter(Boolean),
	);
	expect(rows).toContainEqual(["one", "measured", "2"]);
	expect(rows).toContainEqual(["third", "not run: install it", "0"]);
	expect(rows).toContainEqual(["one: at most", "≤ 1,000 ms", "1,001", "missed"]);
	expect(rows).toContainEqual(["one: at least", "≥ 2 ×", "–", "not measured"]);
	expect(text).not.toContain("elsewhere");
});

test("the run fails if a benchmark failed or was stopped, not if it could not run here", () => {
	const ends = [
		describeEnd(5, 5, 0, null),
		describeEnd(1, 5, 2, null),
		describeEnd(1, 5, null, "SIGKILL"),
		describeEnd(5, 5, 1, null),
	];
	expect(ends).toEqual(["measured", "failed (2)", "failed (SIGKILL)", "stopped at its limit"]);
	const pass = (end: string) => areAllMeasured([{ name: "one", minutes: 1, end }]);
	expect([...ends, "not run: install it"].map(pass)).toEqual([true, false, false, false, true]);
});
