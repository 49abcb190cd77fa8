import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { type Goal, type GoalName, goals } from "../goals.ts";

/** Whether a script is only tried, with small sizes: its figures are printed, not kept. */
const isQuick = process.argv.includes("--quick");

/** @returns the size of the measurement, or of its trial. */
export const sized = <Size>(usual: Size, quick: Size): Size => (isQuick ? quick : usual);

const file = "docs/benchmarks.md";

/** Other load on the machine distorts times. */
const [loadBefore = 0] = loadavg();

/**
 * Prints a section with its figures beside their goals, and replaces the previous one of this name in docs/benchmarks.md.
 * @param method what was measured, and how
 * @param details tables and lists that are only printed
 */
export function report(
	section: string,
	title: string,
	method: string,
	figures: Partial<Record<GoalName, number>>,
	details = "",
): void {
	const rows = Object.entries(figures).map(([name, value]) => {
		const goal: Goal = goals[name as GoalName];
		return [goal.what, value, formatGoal(goal), isReached(goal, value) ? "reached" : "**missed**"];
	});
	const figureTable = table(["figure", "measured", "goal", ""], rows);
	const mark = `<!-- ${section} -->`;
	const text = `${[`## ${title} ${mark}`, `${stamp()} ${method}`, figureTable].join("\n\n")}\n`;
	console.log(`\n${text}\n${details.trim()}`);
	if (isQuick) {
		console.log("Tried with small sizes: these figures say nothing about the goals.");
		return;
	}
	const sections = readFileSync(file, "utf8").split(/^(?=## )/m);
	const at = sections.findIndex((each) => each.includes(mark));
	sections.splice(at < 0 ? sections.length : at, at < 0 ? 0 : 1, `${text}\n`);
	writeFileSync(file, `${sections.join("").trimEnd()}\n`);
}

/** How fast the machine is today: milliseconds of a loop of ten million steps, the fastest of five. */
function loopTime(): number {
	const times = Array.from({ length: 5 }, () => {
		const began = performance.now();
		let sum = 0;
		for (let step = 0; step < 10_000_000; step++) sum = (sum + step * step) % 1_000_003;
		return sum >= 0 ? performance.now() - began : 0;
	});
	return Math.min(...times);
}

function stamp(): string {
	const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
	const isChanged = git("status", "--porcelain", "--", ".", ":!docs/benchmarks.md") !== "";
	const commit = git("rev-parse", "--short", "HEAD") + (isChanged ? " with changes" : "");
	const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()} (loop: ${formatNumber(loopTime())} ms), load ${formatNumber(loadBefore)} before`;
	return `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}.`;
}

/** "≤ 180 MB" */
const formatGoal = ({ atMost, atLeast, unit }: Goal): string =>
	`${atMost === undefined ? "≥" : "≤"} ${formatNumber(atMost ?? atLeast ?? 0)} ${unit}`.trim();

/** What was not measured, NaN or the infinite maximum of nothing, reaches no goal. */
const isReached = ({ atMost = Infinity, atLeast = -Infinity }: Goal, value: number): boolean =>
	Number.isFinite(value) && value <= atMost && value >= atLeast;

/** A Markdown table. The first column contains text, the others numbers. */
export function table(head: string[], rows: (string | number)[][]): string {
	const lines = [head, head.map((_, at) => (at === 0 ? "---" : "--:")), ...rows];
	const cell = (value: string | number) => (typeof value === "number" ? formatNumber(value) : value);
	return lines.map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");
}

/** 12,345 · 123 · 12.3 · 1.23 · 0.123 */
export function formatNumber(value: number): string {
	const size = Math.abs(value);
	const digits = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
	return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

export const median = (values: number[]): number => percentile(values, 0.5);

/** Nearest rank: always a measured value. */
export function percentile(values: number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
