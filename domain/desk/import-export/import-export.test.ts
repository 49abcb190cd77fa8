import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { exported, importer, rowsOf } from "../../../tests/support/sheets.ts";
import { callerOf, freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { updateUniversity } from "../../catalog/commands.ts";
import { type Problem, problemOf } from "../../shared/errors.ts";
import { confirmImport, discardImport, recheckImport, removeOldImports, runImport, runNextImport } from "./commands.ts";
import { getImport, listImportRows } from "./queries.ts";
import type { Sheet } from "./schema.ts";

async function office(start: "empty" | "sample" = "empty") {
	const url = await freshDatabase(start);
	const { caller: staff, sql, userId } = await staffOn(url);
	const system = callerOf("system", url);
	return { url, sql, staff, userId, system, ...importer(staff, system) };
}

const problem = (attempt: Promise<unknown>): Promise<Problem | undefined> => attempt.then(() => undefined, problemOf);
/** A sheet of one row. */
const one = (cells: Record<string, string>): Sheet => [Object.keys(cells), Object.values(cells)];
const universities: Sheet = [
	["name", "location", "ranking", "is_public", "website_url"],
	["One", "Seoul", "5", "no", "https://one.example"],
	["Two", "Busan", "", "", ""],
];

test("an import that takes longer than its lease is not begun again", async () => {
	const { staff, system, sql, check, url } = await office();
	await confirmImport(staff, await check("universities", universities));
	const holder = new pg.Client({ connectionString: url });
	await holder.connect();
	onTestFinished(() => holder.end());
	await holder.query("select pg_advisory_lock(hashtextextended('import', 0))");
	const running = runNextImport(system, { leaseSeconds: 0 });
	await expect.poll(() => sql("select from pg_locks where locktype = 'advisory' and not granted")).toHaveLength(1);
	expect(await runNextImport(system)).toBe(false);
	await holder.query("select pg_advisory_unlock_all()");
	expect(await running).toBe(true);
	expect(await sql("select state, done from imports")).toEqual([{ state: "done", done: 2 }]);
});

test("exporting and importing a file changes nothing, and no cell of a CSV file is a formula", async () => {
	const { staff, check, sql } = await office("sample");
	await sql("update universities set description = E'Two\\r\\nlines', name_ko = '=1+1', tuition_range = '''-5'");
	for (const [kind, format] of [
		["universities", "csv"],
		["universities", "xlsx"],
		["programs", "xlsx"],
	] as const) {
		const file = await exported(staff, kind, format);
		if (format === "csv") expect(new TextDecoder().decode(file)).toMatch(/'=1\+1.*''-5/s);
		else if (kind === "universities") expect((await rowsOf(file))[1]).toEqual(expect.arrayContaining(["=1+1", "'-5"]));
		const { counts, state } = await getImport(staff, await check(kind, file));
		expect(state).toBe("ready");
		expect(counts).toEqual({ wrong: 0, new: 0, changed: 0, same: counts.same });
		expect(counts.same).toBeGreaterThan(15);
	}
});

test("each row is reported as new, changed, same or invalid with the reason; nothing is written before confirmation", async () => {
	const { checked, check, all, report, staff, sql } = await office();
	expect(await all("universities", universities)).toMatchObject({ state: "done", counts: { new: 2 } });
	const before = await sql("select * from universities order by name");
	const sheet = [
		["Name", "location", "ranking", "is_public"],
		["One", "Seoul", "5", "Ложь"],
		["two", "Busan", "7", "no"],
		["", "", "", ""],
		["Three", "", "x", ""],
		["One", "Seoul", "5", ""],
		["Four", "Daegu", "", "perhaps"],
		["Five", "Daejeon", "12", ""],
		["Six", "Daejeon", "13", "", "one cell too many"],
	];
	const id = await check("universities", sheet);
	expect(await report(id)).toEqual([
		[2, "same"],
		[3, "changed", "name", "ranking", "is_public"],
		[5, "wrong", "location required", "ranking not_a_number"],
		[6, "wrong", "name row_twice"],
		[7, "wrong", "is_public bad_yes_no"],
		[8, "new"],
		[9, "wrong", " too_many_cells"],
	]);
	const { items } = await listImportRows(staff, id, { page: 1 });
	expect(items.map(({ line }) => line)).toEqual([5, 6, 7, 9, 2, 3, 8]);
	const change = { column: "is_public", from: "true", to: "false" };
	expect(items.find(({ line }) => line === 3)?.changes).toContainEqual(change);
	expect((await listImportRows(staff, id, { state: "new", page: 7 })).items.map(({ line }) => line)).toEqual([8]);
	expect(await sql("select * from universities order by name")).toEqual(before);
	expect(await checked("universities", [["name"], ["One"]])).toEqual([[2, "same"]]);
});

test("a row changes only the columns in the file, and matches its record by id or name; who edits the record meanwhile sees who imported it", async () => {
	const { all, checked, staff, sql } = await office();
	await all("universities", universities);
	const [{ id }] = (await sql("select id from universities where name = 'One'")) as [{ id: string }];
	const renamed = await all("universities", one({ id, name: "Renamed" }));
	expect(renamed).toMatchObject({ state: "done", done: 1, counts: { changed: 1, new: 0 } });
	await all("universities", one({ name: "renamed", ranking: "3" }));
	const [row] = await sql("select * from universities where id = $1", [id]);
	const kept = { location: "Seoul", is_public: false, website_url: "https://one.example" };
	expect(row).toMatchObject({ ...kept, name: "renamed", ranking: 3, version: 3 });
	expect(await problem(updateUniversity(staff, id, { name: "One", location: "Seoul" }, 1))).toMatchObject({
		...{ kind: "conflict", code: "changed", changed: { by: "Dilnoza", version: 3 } },
	});
	const unknown = ["00000000-0000-4000-8000-000000000000", "no id"].map((one) => [one, "X", "Seoul"]);
	expect(await checked("universities", [["id", "name", "location"], ...unknown])).toEqual([
		[2, "wrong", "id unknown_id"],
		[3, "wrong", "id unknown_id"],
	]);
	await sql("insert into universities (name, location) values ('RENAMED', 'Seoul')");
	expect(await checked("universities", [["name"], ["renamed"]])).toEqual([[2, "wrong", "name ambiguous"]]);
});

test("a program refers to its university by id, any of its names or its abbreviation, and matches by university, title and type", async () => {
	const { all, checked, sql } = await office();
	await all("universities", universities);
	await sql("update universities set name_ru = 'Первый' where name = 'One'");
	await sql("update universities set website_url = 'https://www.tsu.ac.kr' where name = 'Two'");
	const sheet = [
		["university", "title", "type", "application_deadline"],
		["ONE", "Robotics", "Master", "2027-03-01"],
		["Первый", "Robotics", "Bachelor", "1.3.2027"],
		["None", "Law", "Master", ""],
		["One", "History", "Diploma", "soon"],
		["tsu", "Law", "Master", ""],
	];
	expect(await checked("programs", sheet)).toEqual([
		[2, "new"],
		[3, "new"],
		[4, "wrong", "university unknown_university"],
		[5, "wrong", "type unknown_type", "application_deadline bad_date"],
		[6, "new"],
	]);
	expect(await all("programs", sheet.slice(0, 3))).toMatchObject({ state: "done", counts: { new: 2 } });
	// The first row is the newest, so that lists have the order of the file.
	expect(await sql("select type, application_deadline::text as day from programs order by created_at desc")).toEqual(
		["Master", "Bachelor"].map((type) => ({ type, day: "2027-03-01" })),
	);
	expect(await checked("programs", sheet.slice(0, 3))).toEqual([
		[2, "same"],
		[3, "same"],
	]);
	const untyped = one({ university: "One", title: "Robotics" });
	expect(await checked("programs", untyped)).toEqual([[2, "wrong", "title ambiguous"]]);
	const [two] = await sql("select id from universities where name = 'Two'");
	const other = one({ university: "One", university_id: two?.id, title: "Art", type: "PhD" });
	expect(await checked("programs", other)).toEqual([[2, "wrong", "university university_mismatch"]]);
});

test("a file of another kind is rejected with a message", async () => {
	const { check, sql } = await office();
	for (const [sheet, field, code] of [
		[[["location"], ["Seoul"]], "file", "column_missing"],
		[[["name", "name"]], "name", "column_twice"],
		[[["name"], ...Array.from({ length: 10_001 }, (_, index) => [`U${index}`])], "file", "too_many_rows"],
	] as [Sheet, string, string][])
		expect(await problem(check("universities", sheet))).toMatchObject({ kind: "invalid", issues: [{ field, code }] });
	expect(await sql("select * from imports")).toEqual([]);
});

test("a concurrent change, duplicate name or deleted university stops the import, and nothing is written", async () => {
	const { all, check, write, staff, system, userId, report, sql } = await office();
	await all("universities", universities);
	const sheet = [
		["name", "location", "ranking"],
		["Three", "Seoul", "1"],
		["One", "Seoul", "6"],
	];
	const programs = one({ university: "Two", title: "Law", type: "Master" });
	const stored = () =>
		sql("select name, ranking from universities union all select title, null from programs order by 1");
	const meanwhile = async (kind: "universities" | "programs", change: string) => {
		const id = await check(kind, kind === "programs" ? programs : sheet);
		await sql(change);
		const before = await stored();
		expect(await write(id)).toMatchObject({ state: "failed", fault: "changed_meanwhile", done: 0 });
		expect(await stored()).toEqual(before);
		return id;
	};
	await meanwhile("universities", "update universities set location = 'Busan' where name = 'One'");
	await meanwhile("programs", "delete from universities where name = 'Two'");
	const id = await meanwhile("universities", "insert into universities (name, location) values ('three', 'Seoul')");
	await recheckImport(staff, id);
	await runImport(system, id);
	expect(await report(id)).toEqual([
		[2, "changed", "name", "ranking"],
		[3, "changed", "location", "ranking"],
	]);
	expect(await write(id)).toMatchObject({ state: "done", counts: { changed: 2 } });
	expect(await sql("select ranking from universities where name = 'One'")).toEqual([{ ranking: 6 }]);
	const entries = await sql("select action, detail, actor_id from audit_log where record_id = $1 order by id", [id]);
	expect(entries).toEqual([
		{ action: "universities:import", detail: { created: "1", changed: "1" }, actor_id: userId },
		{ action: "universities:import-failed", detail: null, actor_id: userId },
		{ action: "universities:import", detail: { created: "0", changed: "2" }, actor_id: userId },
	]);
});

test("an import runs once, and is deleted after a day", async () => {
	const { check, write, staff, system, url, sql } = await office();
	const id = await check("universities", universities);
	expect(await problem(recheckImport(staff, id))).toBeUndefined();
	expect(await problem(confirmImport(staff, id))).toMatchObject({ code: "import_moved_on" });
	await runImport(system, id);
	await confirmImport(staff, id);
	expect(await problem(discardImport(staff, id))).toMatchObject({ code: "import_moved_on" });
	// Jobs may run twice, even concurrently.
	await Promise.all([runImport(system, id), runImport(system, id), runImport(system, id)]);
	await runImport(system, id);
	expect(await sql("select count(*)::int as count from universities")).toEqual([{ count: 2 }]);
	expect(await problem(write(id))).toMatchObject({ code: "import_moved_on" });
	const same = await check("universities", universities);
	expect(await problem(confirmImport(staff, same))).toMatchObject({ code: "import_empty" });
	await discardImport(staff, same);
	expect(await problem(getImport(staff, same))).toEqual({ kind: "not-found", noun: "import" });
	expect(await problem(getImport(staff, "nonsense"))).toEqual({ kind: "not-found", noun: "import" });
	expect(await removeOldImports(system)).toBe(0);
	const tomorrow = callerOf("system", url, () => new Date(Date.now() + 25 * 60 * 60 * 1_000));
	expect(await removeOldImports(tomorrow)).toBe(1);
	expect(await sql("select * from import_rows")).toEqual([]);
});

test("H3: an import whose confirmer is demoted or deleted before the write is not written", async () => {
	for (const end of ["update profiles set role = 'user' where user_id = $1", "delete from users where id = $1"]) {
		const { check, staff, system, sql, url, userId } = await office();
		const id = await check("universities", universities);
		await confirmImport(staff, id);
		await sql(end, [userId]);
		await runImport(system, id);
		const colleague = (await staffOn(url)).caller;
		expect(await getImport(colleague, id)).toMatchObject({ state: "failed", fault: "refused", done: 0 });
		expect(await sql("select * from universities")).toEqual([]);
		await recheckImport(colleague, id);
		await runImport(system, id);
		expect(await importer(colleague, system).write(id)).toMatchObject({ state: "done", done: 2 });
	}
});

test("a database error in the last of many batches of rows fails the whole import and is reported", async () => {
	const { check, write, staff, system, sql } = await office();
	const rows = Array.from({ length: 1_200 }, (_, index) => [`U${index}`, index === 1_199 ? "Busan" : "Seoul"]);
	const id = await check("universities", [["name", "location"], ...rows]);
	await sql("alter table universities add constraint no_busan check (location <> 'Busan')");
	await confirmImport(staff, id);
	await expect(runImport(system, id)).rejects.toThrow();
	expect(await getImport(staff, id)).toMatchObject({ state: "failed", fault: "unexpected" });
	expect(await sql("select * from universities")).toEqual([]);
	await runImport(system, id);
	await sql("alter table universities drop constraint no_busan");
	await recheckImport(staff, id);
	await runImport(system, id);
	expect(await write(id)).toMatchObject({ state: "done", done: 1_200, counts: { new: 1_200 } });
});
