import { dayAfter } from "../../shared/time-zone.ts";

type Aging = { rule: { maxAgeDays: number | null } | null; dueOn: string | null };

/** The day from which a paper must be issued to be young enough when it is needed; null if its age does not matter. */
export function earliestIssue({ rule, dueOn }: Aging, today: string): string | null {
	const days = rule?.maxAgeDays ?? null;
	const neededOn = dueOn && dueOn > today ? dueOn : today;
	return days === null ? null : dayAfter(neededOn, -days);
}
