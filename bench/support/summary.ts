import { formatGoal, type Goal, type GoalName, isReached } from "../goals.ts";
import { formatNumber, table, verdict } from "./report.ts";

/** How a benchmark has ended, and how long it took. */
export type Outcome = { name: string; minutes: number; end: string };

/** @param limit minutes after which the benchmark was stopped */
export function describeEnd(minutes: number, limit: number, code: number | null, signal: string | null): string {
	if (code === 0) return "measured";
	return minutes >= limit ? "stopped at its limit" : `failed (${signal ?? code})`;
}

/** Whether no benchmark has failed or was stopped. */
export const areAllMeasured = (outcomes: Outcome[]): boolean =>
	outcomes.every(({ end }) => /^(measured|not run)/.test(end));

/**
 * The worst figure for each goal: some are measured for several pages or sizes. A figure that is not a number is the worst.
 * @param lines written by `judge`
 */
export function worstOf(lines: string, goals: Record<string, Goal>): Map<string, number> {
	const worst = new Map<string, number>();
	for (const line of lines.split("\n").filter(Boolean)) {
		const { name, value } = JSON.parse(line) as { name: GoalName; value: number | null };
		const measured = value ?? Number.NaN;
		const known = worst.get(name);
		const worse = goals[name]?.atMost === undefined ? Math.min : Math.max;
		// Both return NaN if one of the figures is not a number.
		worst.set(name, known === undefined ? measured : worse(known, measured));
	}
	return worst;
}

/** The table of benchmarks, and that of figures and goals. */
export function summarize(outcomes: Outcome[], measured: Map<string, number>, goals: Record<string, Goal>): string {
	const ran = new Set(outcomes.map(({ name }) => name));
	const rows = Object.entries(goals)
		.filter(([, { bench }]) => ran.has(bench))
		.map(([name, goal]) => {
			const value = measured.get(name);
			const figures =
				value === undefined ? ["–", "not measured"] : [formatNumber(value), verdict(isReached(goal, value))];
			return [`${goal.bench}: ${goal.what}`, formatGoal(goal), ...figures];
		});
	return `# Summary

${table(
	["benchmark", "end", "minutes"],
	outcomes.map(({ name, end, minutes }) => [name, end, minutes]),
)}

${table(["figure", "goal", "measured", ""], rows)}
`;
}
