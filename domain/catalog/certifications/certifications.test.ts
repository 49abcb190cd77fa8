import { expect, test } from "vitest";
import { university } from "../../../tests/support/factories.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { certificationsOf } from "./queries.ts";
import { type Certification, isCertified, isRestricted, scopeOf, statusOn } from "./rules.ts";

const row = (more: Partial<Certification> = {}): Certification => ({
	scope: "degree",
	status: "certified",
	validFrom: "2026-03-01",
	validTo: "2027-02-28",
	source: "https://www.example.org/list",
	checkedOn: "2026-11-20",
	...more,
});

test("B13-1, B13-2: only the row of the scope that is valid on the day counts, from the first to the last day", () => {
	const rows = [
		row(),
		row({ status: "precision_screening", validFrom: "2027-03-01", validTo: "2028-02-29" }),
		row({ scope: "language", status: "excellent" }),
	];
	const on = (day: string, scope: "degree" | "language" = "degree") => statusOn(rows, scope, day)?.status;
	expect(["2026-02-28", "2026-03-01", "2027-02-28", "2027-03-01", "2028-03-01"].map((day) => on(day))).toEqual([
		undefined,
		"certified",
		"certified",
		"precision_screening",
		undefined,
	]);
	expect([on("2026-06-01", "language"), statusOn([], "degree", "2026-06-01")]).toEqual(["excellent", undefined]);
});

test("B13-1: excellent counts as certified; only precision screening stops visas", () => {
	const statuses = ["excellent", "certified", "not_certified", "enhanced_screening", "precision_screening"] as const;
	expect(statuses.filter((status) => isCertified({ status }))).toEqual(["excellent", "certified"]);
	expect(statuses.filter((status) => isRestricted({ status }))).toEqual(["precision_screening"]);
	expect(["Bachelor", "Master (MBA)", "Language"].map(scopeOf)).toEqual(["degree", "degree", "language"]);
});

test("B13-2: a query returns what is valid on its day, once for each scope", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const [one, other] = [await university(system), await university(system)];
	const sql = sqlOn(url);
	const insert = (id: string, { scope, status, validFrom, validTo, source, checkedOn }: Certification) =>
		sql(
			`insert into certifications (university_id, scope, status, valid_from, valid_to, source, checked_on)
			values ($1, $2, $3, $4, $5, $6, $7)`,
			[id, scope, status, validFrom, validTo, source, checkedOn],
		);
	await insert(one, row());
	await insert(one, row({ scope: "language", validFrom: "2026-06-01", validTo: "2026-06-30" }));
	const on = (day: string) => certificationsOf(callerOf("anonymous", url), [one, other], day);
	expect(await on("2026-06-30")).toEqual(
		new Map([
			[one, [row(), row({ scope: "language", validFrom: "2026-06-01", validTo: "2026-06-30" })]],
			[other, []],
		]),
	);
	expect((await on("2026-07-01")).get(one)).toEqual([row()]);
	// Two validities of one scope never overlap, not even by a day.
	await expect(insert(one, row({ validFrom: "2027-02-28", validTo: "2028-02-28" }))).rejects.toMatchObject({
		code: "23P01",
	});
	await insert(one, row({ validFrom: "2027-03-01", validTo: "2028-02-29" }));
});
