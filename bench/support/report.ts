import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { formatGoal, type Goal, type GoalName, goals, isReached } from "../goals.ts";

/** `npm run bench -- --quick` sets another file, because figures of small sizes are not comparable. */
const file = process.env.BENCH_REPORT ?? "docs/benchmarks.md";
const beginning = `# Benchmarks

Measured by the scripts in \`bench/\`, each of which writes its section anew (\`bench/README.md\` says how to repeat them); what was
special about a run is added by hand.
Times and rates depend on the machine and its load: compare columns of one run, not sections of different days.
`;

/** A Markdown table that is also readable in a terminal. The first column contains text, the others numbers. */
export function table(head: string[], rows: (string | number)[][]): string {
	const cells = [
		head,
		...rows.map((row) => row.map((value) => (typeof value === "number" ? formatNumber(value) : value))),
	];
	const widths = head.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? "").length), 3));
	const line = (row: string[]) =>
		`| ${widths.map((width, column) => (column === 0 ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width))).join(" | ")} |`;
	const rule = `|${widths.map((width, column) => (column === 0 ? "-".repeat(width + 2) : `${"-".repeat(width + 1)}:`)).join("|")}|`;
	const [first, ...others] = cells as [string[], ...string[][]];
	return [line(first), rule, ...others.map(line)].join("\n");
}

/** 12,345 · 123 · 12.3 · 1.23 · 0.123 */
export function formatNumber(value: number): string {
	const size = Math.abs(value);
	const digits = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
	return value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Prints a section and replaces the previous section of this name in the report. */
export function report(name: string, title: string, body: string): void {
	const section = `## ${title}\n\n${stamp()}\n\n${body.trim()}\n`;
	console.log(`\n${section}`);
	const [from, to] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
	const text = existsSync(file) ? readFileSync(file, "utf8") : beginning;
	const marked = `${from}\n${section}${to}`;
	const old = text.indexOf(from);
	const next =
		old < 0
			? `${text.trimEnd()}\n\n${marked}\n`
			: text.slice(0, old) + marked + text.slice(text.indexOf(to, old) + to.length);
	writeFileSync(file, next);
}

function stamp(): string {
	const [cpu] = cpus();
	const git = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).trim();
	const changed = git("status", "--porcelain", "--", ".", ":!docs", ":!bench") === "" ? "" : " with changes";
	const commit = git("rev-parse", "--short", "HEAD") + changed;
	return `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${cpus().length} cores of ${cpu?.model.trim()}.`;
}

/** Formats whether a goal was reached. */
export const verdict = (reached: boolean): string => (reached ? "reached" : "missed");

/**
 * Compares a figure with its goal, for the text of a report and for the summary of `npm run bench`.
 * @returns "goal ≤ 180 MB: reached"
 */
export function judge(name: GoalName, value: number): string {
	const goal: Goal = goals[name];
	const { BENCH_MEASURED: summary } = process.env;
	if (summary) appendFileSync(summary, `${JSON.stringify({ name, value })}\n`);
	return `goal ${formatGoal(goal)}: ${Number.isFinite(value) ? verdict(isReached(goal, value)) : "not measured"}`;
}
