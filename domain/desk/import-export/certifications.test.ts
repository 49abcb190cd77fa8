import { expect, test } from "vitest";
import { certify } from "../../../tests/support/certifications.ts";
import { university } from "../../../tests/support/factories.ts";
import { importer } from "../../../tests/support/sheets.ts";
import { callerOf, freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { certificationNoun, deleteCertification, updateCertification } from "../../catalog/certifications/commands.ts";
import { recheckImport, removeOldImports, runImport, startImport, takeBackImport } from "./commands.ts";
import { getImport, listImportRows, listImports } from "./queries.ts";

const now = () => new Date("2026-11-23T03:00:00Z");
const list = {
	...{ scopes: ["degree"], status: "certified", validFrom: "2026-03-01", validTo: "2027-02-28", others: false },
	...{ source: "https://www.example.org/list", checkedOn: "2026-11-20" },
};
type Decided = { endsEarlier?: boolean; isOlder?: boolean; universities?: Record<number, string> };

/** Twenty universities with Korean names of two syllables. */
async function desk() {
	const url = await freshDatabase();
	const { caller, sql } = await staffOn(url, { context: { now } });
	const system = callerOf("system", url, now);
	const names = Array.from("가나다라마바사아자차카타파하거너더러머버", (letter) => `${letter}람대학교`);
	const ids: string[] = [];
	for (const [index, nameKo] of names.entries()) ids.push(await university(caller, { name: `U${index}`, nameKo }));
	const rows = () =>
		sql(`select name, scope, status, valid_from::text as from, valid_to::text as to from certifications
			join universities on universities.id = university_id order by name, valid_from, scope`);
	const issuesOf = (attempt: Promise<unknown>) =>
		attempt.then(
			() => [],
			(error) => error.problem?.issues?.map(({ code }: { code: string }) => code) ?? error.problem?.code ?? error,
		);
	const file = { name: "list", bytes: new Uint8Array() };
	async function check({ names = "", ...more }: { names?: string | undefined } & Partial<typeof list>) {
		const id = await startImport(caller, "certifications", file, undefined, { list: { ...list, ...more }, names });
		await runImport(system, id);
		return id;
	}
	async function decide(id: string, decided: Decided) {
		await recheckImport(caller, id, { endsEarlier: false, isOlder: false, universities: {}, ...decided });
		await runImport(system, id);
	}
	async function undecided(id: string) {
		return (await getImport(caller, id)).undecided.map(({ code, name }) => `${name} ${code}`);
	}
	const { write } = importer(caller, system);
	async function save(more: object, decided?: Decided) {
		const id = await check(more);
		if (decided) await decide(id, decided);
		return { id, ...(await write(id)).counts };
	}
	const certificationsOf = (university = "") => certificationNoun.list(caller, { university });
	return { caller, system, sql, names, ids, rows, check, decide, undecided, write, save, issuesOf, certificationsOf };
}

test("B13-3: a list is not written if somebody has changed or stored a status of one of its universities since it was shown", async () => {
	const { system, sql, names, ids, rows, check, write } = await desk();
	await certify(system, ids[0] as string, { status: "enhanced_screening" });
	const failed = { state: "failed", fault: "changed_meanwhile" };
	const id = await check({ names: names.slice(0, 2).join("\n") });
	await sql("update certifications set status = 'excellent'");
	expect(await write(id)).toMatchObject(failed);
	const again = await check({ names: names[1] });
	await certify(system, ids[1] as string, { validFrom: "2026-06-01" });
	expect(await write(again)).toMatchObject(failed);
	expect(await rows()).toHaveLength(2);
});

test("B13-3: all others are “not on the list” only if staff say so, and screening and better results stay", async () => {
	const { caller, system, ids, names, save, check, rows, issuesOf } = await desk();
	await certify(system, ids[0] as string, { status: "excellent" });
	await certify(system, ids[5] as string, { status: "precision_screening" });
	await certify(system, ids[6] as string, {});
	await university(caller, { name: "Without a Korean name" });
	expect(await save({ names: names.slice(0, 2).join("\n") })).toMatchObject({ new: 1, changed: 0, same: 1 });
	const better = check({ names: names[0], status: "excellent", others: true });
	expect(await issuesOf(better)).toEqual(["others_of_certified"]);
	expect(await save({ names: names.slice(0, 2).join("\n"), others: true })).toMatchObject({ new: 16, changed: 1 });
	const found = await rows();
	const statusOf = (name: string) => found.find((row) => row.name === name)?.status;
	expect(["U0", "U1", "U5"].map(statusOf)).toEqual(["excellent", "certified", "precision_screening"]);
	expect(["U2", "U6"].map(statusOf)).toEqual(["not_certified", "not_certified"]);
	expect(found).toHaveLength(20);
});

test("B13-3: overlapping and older lists wait for a decision", async () => {
	const { caller, system, ids, names, save, check, decide, write, undecided, rows } = await desk();
	const [name] = names;
	await certify(system, ids[0] as string, { validFrom: "2025-03-01", validTo: "2029-02-28" });
	const id = await check({ names: name, status: "precision_screening" });
	expect(await undecided(id)).toEqual([`${name} certification_overlap`]);
	await decide(id, { endsEarlier: true });
	expect((await listImportRows(caller, id, { page: 1 })).items[0]?.changes).toEqual([
		{ column: "valid_to", from: "2029-02-28", to: "2026-02-28" },
	]);
	await write(id);
	const row = (status: string, from: string, to: string) => ({ name: "U0", scope: "degree", status, from, to });
	expect(await rows()).toEqual([
		row("certified", "2025-03-01", "2026-02-28"),
		row("precision_screening", "2026-03-01", "2027-02-28"),
	]);
	const older = { validFrom: "2024-03-01", validTo: "2025-02-28" };
	expect(await undecided(await check({ ...older, names: names[1] }))).toEqual([`${names[1]} older_list`]);
	expect(await save({ ...older, names: names[1] }, { isOlder: true })).toMatchObject({ new: 1 });
	const covering = await check({ names: name, validFrom: "2025-06-01" });
	await decide(covering, { isOlder: true });
	expect(await undecided(covering)).toEqual([`${name} later_status`, `${name} certification_overlap`]);
	expect(await rows()).toHaveLength(3);
});

test("B13-3: taking a list back, also days later, restores what it changed and ended, but nothing that staff have changed since", async () => {
	const { caller, system, sql, ids, names, save, rows, certificationsOf } = await desk();
	const earlier = { validFrom: "2025-03-01", validTo: "2029-02-28" };
	const decided = { endsEarlier: true };
	await certify(system, ids[0] as string, { status: "enhanced_screening" });
	for (const id of ids.slice(1, 3)) await certify(system, id, earlier);
	const before = await rows();
	const first = await save({ names: names.slice(0, 4).join("\n") }, decided);
	await sql("update imports set created_at = '2026-11-01'");
	expect(await removeOldImports(system)).toBe(0);
	expect(await listImports(caller, "certifications")).toHaveLength(1);
	await takeBackImport(caller, first.id);
	expect(await rows()).toEqual(before);
	expect(await listImports(caller, "certifications")).toEqual([]);

	const again = await save({ names: names.slice(0, 4).join("\n") }, decided);
	const ended = (await certificationsOf(ids[1])).find(({ validFrom }) => validFrom === earlier.validFrom);
	const { id = "", version: _v, createdAt: _c, ...values } = ended ?? {};
	await updateCertification(caller, id, { ...values, validTo: "2025-12-31" });
	await takeBackImport(caller, again.id);
	expect((await rows()).map(({ name, status, to }) => [name, status, to])).toEqual([
		["U0", "enhanced_screening", "2027-02-28"],
		["U1", "certified", "2025-12-31"],
		["U2", "certified", "2029-02-28"],
	]);

	const last = await save({ names: names.slice(2, 4).join("\n") }, decided);
	const [current] = await certificationsOf(ids[2]);
	await deleteCertification(caller, current?.id as string);
	await certify(system, ids[2] as string, { status: "not_certified" });
	await takeBackImport(caller, last.id);
	expect((await rows()).filter(({ name }) => name === "U2").map(({ status, to }) => [status, to])).toEqual([
		["certified", "2026-02-28"],
		["not_certified", "2027-02-28"],
	]);
});

test("B13-3: hostile and empty input is refused with a reason", async () => {
	const { check, issuesOf } = await desk();
	const many = Array.from({ length: 10_000 }, (_, index) => `가${index}대학교`).join("\n");
	expect(await issuesOf(check({ names: many }))).toEqual(["too_many_names"]);
	expect(await issuesOf(check({ names: "<script>alert(1)</script>\u0000" }))).toEqual(["no_korean_names"]);
	const dated = { validTo: "2026-02-01", checkedOn: "2026-11-24" };
	expect(await issuesOf(check({ names: "가람대학교", ...dated }))).toEqual(["ends_before_start", "future_date"]);
	const unsourced = { scopes: [], source: "javascript:alert(1)" };
	expect(await issuesOf(check({ names: "가람대학교", ...unsourced }))).toEqual(["required", "bad_link"]);
});
