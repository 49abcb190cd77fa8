import type { CertificationScope, CertificationStatus } from "../../../database/values.ts";
import { keyOf } from "./names.ts";
import type { ListInput } from "./schema.ts";

/** What storing a list would do, computed without the database. */

export type KnownUniversity = { id: string; name: string; nameKo: string | null };
export type Stored = {
	id: string;
	universityId: string;
	scope: CertificationScope;
	status: CertificationStatus;
	validFrom: string;
	validTo: string;
	source: string;
	checkedOn: string;
};

/**
 * "new" is stored; "changed" replaces the stored status of the same first day; "same" is stored already, or better, as
 * "excellent" is; "overlap" waits for the decision to end the earlier validity; "newer" stays, because a later validity is stored.
 */
export const planStates = ["new", "changed", "same", "overlap", "newer"] as const;
export type PlanState = (typeof planStates)[number];

export type PlannedRow = {
	universityId: string;
	university: string;
	scope: CertificationScope;
	status: CertificationStatus;
	state: PlanState;
	/** The stored row that is changed or ended. */
	stored: Stored | null;
	/** Not in the list, but one of all others. */
	isUnlisted: boolean;
};

export type ListPlan = {
	names: number;
	rows: PlannedRow[];
	/** Names without a university, and whether several have the name. */
	unmatched: { name: string; isAmbiguous: boolean }[];
	/** Universities that the list names more than once. */
	twice: string[];
	isOlder: boolean;
};

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** The last day of an earlier validity that a list ends. */
export const endOf = ({ validFrom }: Pick<ListInput, "validFrom">): string => dayBefore(validFrom);

/** @param stored all rows of these scopes whose validity does not end before the list's begins. @param today in Korea */
export function planList(
	input: ListInput,
	names: readonly string[],
	universities: readonly KnownUniversity[],
	stored: readonly Stored[],
	today: string,
): ListPlan {
	const byId = new Map(universities.map((one) => [one.id, one]));
	const byKey = Map.groupBy(
		universities.filter(({ nameKo }) => nameKo),
		({ nameKo }) => keyOf(nameKo ?? ""),
	);
	const listed = new Map<string, KnownUniversity>();
	const unmatched: ListPlan["unmatched"] = [];
	const twice: string[] = [];
	for (const name of names) {
		const found = byKey.get(keyOf(name)) ?? [];
		const one = byId.get(input.chosen[name] ?? "") ?? (found.length === 1 ? found[0] : undefined);
		if (!one) unmatched.push({ name, isAmbiguous: found.length > 1 });
		else if (listed.has(one.id)) twice.push(one.name);
		else listed.set(one.id, one);
	}
	const plan = (one: KnownUniversity, isUnlisted: boolean) =>
		input.scopes.flatMap((scope) => planRow(input, one, scope, stored, isUnlisted));
	const others = input.others ? universities.filter(({ id, nameKo }) => nameKo && !listed.has(id)) : [];
	return {
		names: names.length,
		rows: [...[...listed.values()].flatMap((one) => plan(one, false)), ...others.flatMap((one) => plan(one, true))],
		unmatched,
		twice,
		isOlder: input.validTo < today || stored.some(({ validFrom }) => validFrom > input.validFrom),
	};
}

function planRow(
	input: ListInput,
	{ id, name }: KnownUniversity,
	scope: CertificationScope,
	all: readonly Stored[],
	isUnlisted: boolean,
): PlannedRow[] {
	const status = isUnlisted ? "not_certified" : input.status;
	const own = all.filter(
		(row) =>
			row.universityId === id &&
			row.scope === scope &&
			row.validFrom <= input.validTo &&
			row.validTo >= input.validFrom,
	);
	const planned = (state: PlanState, stored: Stored | null = null): PlannedRow[] => [
		{ universityId: id, university: name, scope, status, state, stored, isUnlisted },
	];
	const same = own.find(({ validFrom }) => validFrom === input.validFrom);
	const current = same ?? own[0];
	// A list of certified universities says nothing about screening, which has a list of its own.
	if (isUnlisted && current && current.status !== "certified" && current.status !== "not_certified") return [];
	if (own.some(({ validFrom }) => validFrom > input.validFrom)) return planned("newer");
	if (same) {
		const isBetter = same.status === "excellent" && status === "certified";
		const isEqual =
			same.status === status &&
			same.validTo === input.validTo &&
			same.source === input.source &&
			same.checkedOn === input.checkedOn;
		return planned(isBetter || isEqual ? "same" : "changed", same);
	}
	const [earlier] = own;
	if (earlier) return planned(input.endsEarlier ? "new" : "overlap", earlier);
	return planned("new");
}
