import { expect, test } from "vitest";
import { callerOf, freshDatabase, sqlOn } from "../../tests/support/site.ts";
import { problemOf } from "../errors.ts";
import { importSheet } from "./commands.ts";
import { checkImport, exportSheet } from "./queries.ts";
import { guarded } from "./rules.ts";
import type { ImportedRow } from "./schema.ts";

const states = (rows: ImportedRow[]) =>
	rows.map(({ line, state, changes, issues }) => [
		line,
		state,
		...changes,
		...issues.map(({ field, code }) => `${field} ${code}`),
	]);

test("what is exported and imported again changes nothing", async () => {
	const url = await freshDatabase("sample");
	const owner = callerOf("owner", url);
	for (const kind of ["universities", "programs"] as const) {
		const sheet = await exportSheet(owner, kind);
		expect(sheet.length).toBeGreaterThan(20);
		const report = await checkImport(owner, kind, sheet);
		expect(report.filter(({ state }) => state !== "same")).toEqual([]);
		expect(await importSheet(owner, kind, sheet)).toEqual({ created: 0, changed: 0 });
	}
});

test("each row says whether it is new, changed, the same or wrong, and why; nothing is written", async () => {
	const url = await freshDatabase();
	const owner = callerOf("owner", url);
	await importSheet(owner, "universities", [
		["name", "location", "ranking"],
		["One", "Seoul", "5"],
		["Two", "Busan", ""],
	]);
	const sheet = [
		["Name", "location", "ranking", "is_public"],
		["One", "Seoul", "5", "yes"],
		["Two", "Busan", "7", "no"],
		["", "", "", ""],
		["Three", "", "x", ""],
		["One", "Seoul", "5", ""],
		["Four", "Daegu", "", "perhaps"],
		["Five", "Daejeon", "12", ""],
	];
	expect(states(await checkImport(owner, "universities", sheet))).toEqual([
		[2, "same"],
		[3, "changed", "ranking", "is_public"],
		[5, "wrong", "location required", "ranking not_a_number"],
		[6, "wrong", "name row_twice"],
		[7, "wrong", "is_public invalid_type"],
		[8, "new"],
	]);
	const sql = sqlOn(url);
	const [before] = await sql("select count(*)::int as count from universities");
	expect(problemOf(await importSheet(owner, "universities", sheet).catch((error) => error))?.kind).toBe("invalid");
	expect(await sql("select count(*)::int as count from universities")).toEqual([before]);
});

test("a row changes only the columns that the file has, and finds its record by id or by name", async () => {
	const url = await freshDatabase();
	const owner = callerOf("owner", url);
	await importSheet(owner, "universities", [
		["name", "location", "is_public", "website_url"],
		["One", "Seoul", "no", "https://one.example"],
	]);
	const [{ id }] = (await sqlOn(url)("select id from universities")) as [{ id: string }];
	expect(
		await importSheet(owner, "universities", [
			["id", "name"],
			[id, "Renamed"],
		]),
	).toEqual({ created: 0, changed: 1 });
	expect(
		await importSheet(owner, "universities", [
			["name", "ranking"],
			["Renamed", "3"],
		]),
	).toEqual({ created: 0, changed: 1 });
	expect(await sqlOn(url)("select name, location, is_public, website_url, ranking, version from universities")).toEqual(
		[
			{
				name: "Renamed",
				location: "Seoul",
				is_public: false,
				website_url: "https://one.example",
				ranking: 3,
				version: 3,
			},
		],
	);
	const unknown = [
		["id", "name", "location"],
		["00000000-0000-4000-8000-000000000000", "X", "Seoul"],
	];
	expect(states(await checkImport(owner, "universities", unknown))).toEqual([[2, "wrong", "id unknown_id"]]);
});

test("a program names its university by id or by name", async () => {
	const url = await freshDatabase();
	const owner = callerOf("owner", url);
	await importSheet(owner, "universities", [
		["name", "location"],
		["One", "Seoul"],
	]);
	const sheet = [
		["university", "title", "type", "application_deadline"],
		["One", "Robotics", "Master", "2027-03-01"],
		["None", "Law", "Master", ""],
		["One", "History", "Diploma", "soon"],
	];
	expect(states(await checkImport(owner, "programs", sheet))).toEqual([
		[2, "new"],
		[3, "wrong", "university unknown_university", "university_id required"],
		[4, "wrong", "type unknown_type", "application_deadline bad_date"],
	]);
	expect(await importSheet(owner, "programs", sheet.slice(0, 2))).toEqual({ created: 1, changed: 0 });
	expect(states(await checkImport(owner, "programs", sheet.slice(0, 2)))).toEqual([[2, "same"]]);
});

test.each([
	[[], "file sheet_empty"],
	[[["name"]], "file sheet_empty"],
	[
		[
			["name", "salary"],
			["a", "b"],
		],
		"salary unknown_column",
	],
	[
		[
			["name", "name"],
			["a", "b"],
		],
		"name column_twice",
	],
	[[["name"], ...Array.from({ length: 10_001 }, (_, index) => [`U${index}`])], "file too_many_rows"],
])("a file that is none of the kind says so (%#)", async (sheet, fault) => {
	const owner = callerOf("owner", await freshDatabase());
	const problem = problemOf(await checkImport(owner, "universities", sheet).catch((error) => error));
	expect(problem?.kind === "invalid" && problem.issues.map(({ field, code }) => `${field} ${code}`)).toEqual([fault]);
});

test("10,000 rows are written at once, or not at all, and progress is told", async () => {
	const url = await freshDatabase();
	const owner = callerOf("owner", url);
	const sheet = [["name", "location"], ...Array.from({ length: 10_000 }, (_, index) => [`U${index}`, "Seoul"])];
	const told: number[] = [];
	expect(await importSheet(owner, "universities", sheet, (done) => told.push(done))).toEqual({
		created: 10_000,
		changed: 0,
	});
	expect(told.length).toBeGreaterThan(10);
	expect(told).toEqual([...told].sort((a, b) => a - b));
	sheet[5_000] = ["U4999", ""];
	sheet[1] = ["U0", "Busan"];
	await expect(importSheet(owner, "universities", sheet)).rejects.toThrow("invalid");
	expect(await sqlOn(url)("select count(*)::int as count from universities where location = 'Busan'")).toEqual([
		{ count: 0 },
	]);
});

test("a cell that a spreadsheet would run is written with an apostrophe", () => {
	expect(["=1+1", "+7", "-", "@x", "'=1", "'quoted", "plain"].map(guarded)).toEqual([
		"'=1+1",
		"'+7",
		"'-",
		"'@x",
		"''=1",
		"'quoted",
		"plain",
	]);
});
