import { expect, test } from "vitest";
import { university } from "../../tests/support/factories.ts";
import { callerOf, freshDatabase, sqlOn } from "../../tests/support/site.ts";
import { createProgram, createUniversity } from "./commands.ts";

const unknown = "00000000-0000-4000-8000-000000000000";
const issue = (field: string, code: string) => ({ problem: { kind: "invalid", issues: [{ field, code }] } });
const conflict = (code: string) => ({ problem: { kind: "conflict", code } });

test("DATA-05: a ranking is a whole number from 1, also as text, or null", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const create = (ranking: unknown) => createUniversity(system, { name: "U", location: "Seoul", ranking });
	for (const ranking of [1, "7", 100_000, null, undefined, " "]) await create(ranking);
	expect(await sqlOn(url)("select ranking from universities where ranking is not null order by 1")).toEqual(
		[1, 7, 100_000].map((ranking) => ({ ranking })),
	);
	await expect(create("abc")).rejects.toMatchObject(issue("ranking", "not_a_number"));
	await expect(create(1.5)).rejects.toMatchObject(issue("ranking", "not_an_integer"));
	await expect(create(0)).rejects.toMatchObject(issue("ranking", "too_small"));
	await expect(create(100_001)).rejects.toMatchObject(issue("ranking", "too_large"));
});

test("DATA-08, DATA-10: a program's type contains one of the four, its deadline is a date or null", async () => {
	const url = await freshDatabase();
	const system = callerOf("system", url);
	const universityId = await university(system);
	const create = (more: object) => createProgram(system, { universityId, title: "P", type: "Master", ...more });
	for (const type of ["Bachelor", "PhD", "Language", "Master (MBA)"]) await create({ type });
	await expect(create({ type: "Diploma" })).rejects.toMatchObject(issue("type", "unknown_type"));
	const id = await create({ applicationDeadline: "2028-02-29" });
	expect(await sqlOn(url)("select application_deadline::text as day from programs where id = $1", [id])).toEqual([
		{ day: "2028-02-29" },
	]);
	await create({ applicationDeadline: "" });
	for (const day of ["2026-02-29", "30.11.2026", "soon", "2026-11-30T00:00:00Z"]) {
		await expect(create({ applicationDeadline: day })).rejects.toMatchObject(issue("applicationDeadline", "bad_date"));
	}
	await expect(create({ universityId: "x" })).rejects.toMatchObject(issue("universityId", "required"));
	await expect(create({ universityId: unknown })).rejects.toMatchObject(conflict("unknown_university"));
});
