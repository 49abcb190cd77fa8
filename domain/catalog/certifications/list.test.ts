import { expect, test } from "vitest";
import { certify } from "../../../tests/support/certifications.ts";
import { university } from "../../../tests/support/factories.ts";
import { callerOf, freshDatabase } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { createCertification, deleteCertification, updateCertification } from "./commands.ts";
import { deleteList, importList } from "./list-commands.ts";
import { checkList, listLists } from "./list-queries.ts";
import { listCertifications } from "./queries.ts";

const now = () => new Date("2026-11-23T03:00:00Z");
const list = {
	names: "",
	scopes: ["degree"],
	status: "certified",
	validFrom: "2026-03-01",
	validTo: "2027-02-28",
	source: "https://www.example.org/list",
	checkedOn: "2026-11-20",
	others: false,
	endsEarlier: false,
	isOlder: false,
	skips: false,
	chosen: {},
};

/** Twenty universities with Korean names of two syllables. */
async function desk() {
	const url = await freshDatabase();
	const { caller, sql } = await staffOn(url, { context: { now } });
	const names = Array.from("가나다라마바사아자차카타파하거너더러머버", (letter) => `${letter}람대학교`);
	const ids: string[] = [];
	for (const [index, nameKo] of names.entries()) ids.push(await university(caller, { name: `U${index}`, nameKo }));
	const rows = () =>
		sql(
			"select name, scope, status, valid_from::text as from, valid_to::text as to from certifications join universities on universities.id = university_id order by name, valid_from, scope",
		);
	const issuesOf = (attempt: Promise<unknown>) =>
		attempt.then(
			() => [],
			(error) => error.problem?.issues?.map(({ code }: { code: string }) => code) ?? error.problem?.code ?? error,
		);
	const write = async (more: object) => {
		const input = { ...list, ...more };
		return importList(caller, input, (await checkList(caller, input, "en")).digest);
	};
	const certificationsOf = async (university = "") =>
		(await listCertifications(caller, { university, page: 1, size: 10 })).items;
	return { caller, system: callerOf("system", url), sql, names, ids, rows, write, issuesOf, certificationsOf };
}

const statesOf = ({ rows }: Awaited<ReturnType<typeof checkList>>) =>
	rows.map(({ university: name, scope, status, state, isUnlisted }) =>
		[name, scope, status, state, isUnlisted].join(" "),
	);

test("B13-3: a list of 200 names shows what is matched, unmatched and changed, and writes nothing before it is confirmed", async () => {
	const { caller, system, sql, names, ids, rows, write, issuesOf } = await desk();
	await certify(system, ids[0] as string, { status: "enhanced_screening" });
	await certify(system, ids[1] as string, {});
	const listed = [
		...names.slice(0, 18),
		...Array.from({ length: 182 }, (_, index) => `모르는${"가나다라마바사아자차"[index % 10]}${index}대학교`),
	];
	const text = listed.map((name, index) => `${index + 1}. ${name}`).join("\n");
	const plan = await checkList(caller, { ...list, names: text }, "en");
	expect([plan.names, plan.unmatched.length, plan.rows.length, plan.isOlder]).toEqual([200, 182, 18, false]);
	expect(statesOf(plan).slice(0, 3)).toEqual([
		"U0 degree certified changed false",
		"U1 degree certified same false",
		"U2 degree certified new false",
	]);
	expect(await rows()).toHaveLength(2);

	expect(await issuesOf(write({ names: text }))).toEqual(["names_without_university"]);
	const chosen = { [listed[18] as string]: ids[18] };
	expect(await write({ names: text, chosen, skips: true })).toMatchObject({ created: 17, changed: 1 });
	expect(await rows()).toHaveLength(19);
	const log = await sql("select action, detail from audit_log where action like 'certifications:%'");
	expect(log).toEqual([
		{ action: "certifications:import", detail: expect.objectContaining({ created: "17", changed: "1" }) },
	]);
	// What it replaced is in the history.
	expect(
		await sql("select data ->> 'status' as status from revisions join certifications on certifications.id = record_id"),
	).toEqual([{ status: "enhanced_screening" }]);
});

test("B13-3: a plan that has changed since it was shown is not written", async () => {
	const { caller, system, names, ids, rows, issuesOf } = await desk();
	const input = { ...list, names: names.slice(0, 2).join("\n") };
	const { digest } = await checkList(caller, input, "en");
	await certify(system, ids[0] as string, { status: "excellent" });
	expect(await issuesOf(importList(caller, input, digest))).toBe("changed_meanwhile");
	expect(await rows()).toHaveLength(1);
});

test("B13-3: all others are “not on the list” only if staff say so, and screening and better results stay", async () => {
	const { caller, system, ids, names, write, rows, issuesOf } = await desk();
	await certify(system, ids[0] as string, { status: "excellent" });
	await certify(system, ids[5] as string, { status: "precision_screening" });
	await certify(system, ids[6] as string, {});
	await university(caller, { name: "Without a Korean name" });
	expect(await write({ names: names.slice(0, 2).join("\n") })).toMatchObject({ created: 1, changed: 0 });
	expect(await issuesOf(write({ names: names[0], status: "excellent", others: true }))).toEqual([
		"others_of_certified",
	]);
	expect(await write({ names: names.slice(0, 2).join("\n"), others: true })).toMatchObject({ created: 16, changed: 1 });
	const found = await rows();
	const statusOf = (name: string) => found.find((row) => row.name === name)?.status;
	expect(["U0", "U1", "U2", "U5", "U6"].map(statusOf)).toEqual([
		"excellent",
		"certified",
		"not_certified",
		"precision_screening",
		"not_certified",
	]);
	expect(found).toHaveLength(20);
});

test("B13-3: overlapping and older lists wait for a decision; a list can be deleted", async () => {
	const { caller, system, ids, names, write, rows, issuesOf } = await desk();
	const [name] = names;
	await certify(system, ids[0] as string, { validFrom: "2025-03-01", validTo: "2029-02-28" });
	expect(await issuesOf(write({ names: name }))).toEqual(["certification_overlap"]);
	await write({ names: name, endsEarlier: true, status: "precision_screening" });
	const row = (status: string, from: string, to: string) => ({ name: "U0", scope: "degree", status, from, to });
	expect(await rows()).toEqual([
		row("certified", "2025-03-01", "2026-02-28"),
		row("precision_screening", "2026-03-01", "2027-02-28"),
	]);
	const older = { names: names[1], validFrom: "2024-03-01", validTo: "2025-02-28" };
	expect(await issuesOf(write(older))).toEqual(["older_list"]);
	await write({ ...older, isOlder: true });
	expect(await rows()).toHaveLength(3);
	const lists = await listLists(caller);
	expect(lists.map(({ rows: count }) => count)).toEqual([1, 1]);
	await deleteList(caller, lists.find(({ status }) => status === "precision_screening")?.id as string);
	expect(await rows()).toEqual([
		row("certified", "2025-03-01", "2029-02-28"),
		{ ...row("certified", "2024-03-01", "2025-02-28"), name: "U1" },
	]);
});

test("B13-3: deleting a list restores what it changed and ended, but nothing that staff have changed since", async () => {
	const { caller, system, ids, names, write, rows, certificationsOf } = await desk();
	const earlier = { validFrom: "2025-03-01", validTo: "2029-02-28" };
	await certify(system, ids[0] as string, { status: "enhanced_screening" });
	for (const id of ids.slice(1, 3)) await certify(system, id, earlier);
	const before = await rows();
	await write({ names: names.slice(0, 4).join("\n"), endsEarlier: true });
	const [imported] = await listLists(caller);
	await deleteList(caller, imported?.id as string);
	expect(await rows()).toEqual(before);

	await write({ names: names.slice(0, 4).join("\n"), endsEarlier: true });
	const [again] = await listLists(caller);
	const own = await certificationsOf(ids[1]);
	const ended = own.find(({ validFrom }) => validFrom === earlier.validFrom);
	if (!ended) throw new Error("The ended status is missing.");
	const { id, version: _v, createdAt: _c, listId: _l, ...values } = ended;
	await updateCertification(caller, id, { ...values, validTo: "2025-12-31" });
	await deleteList(caller, again?.id as string);
	expect((await rows()).map(({ name, status, to }) => [name, status, to])).toEqual([
		["U0", "enhanced_screening", "2027-02-28"],
		["U1", "certified", "2025-12-31"],
		["U2", "certified", "2029-02-28"],
	]);

	await write({ names: names.slice(2, 4).join("\n"), endsEarlier: true });
	const [last] = await listLists(caller);
	const [current] = await certificationsOf(ids[2]);
	await deleteCertification(caller, current?.id as string);
	await certify(system, ids[2] as string, { status: "not_certified" });
	await deleteList(caller, last?.id as string);
	expect((await rows()).filter(({ name }) => name === "U2").map(({ status, to }) => [status, to])).toEqual([
		["certified", "2026-02-28"],
		["not_certified", "2027-02-28"],
	]);
});

test("B13-3: hostile and empty input is refused with a reason", async () => {
	const { write, issuesOf } = await desk();
	const many = Array.from({ length: 10_000 }, (_, index) => `가${index}대학교`).join("\n");
	expect(await issuesOf(write({ names: many }))).toEqual(["too_many_names"]);
	for (const names of ["", "<script>alert(1)</script>", "\u0000"])
		expect(await issuesOf(write({ names }))).toEqual(["no_korean_names"]);
	expect(await issuesOf(write({ names: "가람대학교", validTo: "2026-02-01", checkedOn: "2026-11-24" }))).toEqual([
		"ends_before_start",
		"future_date",
	]);
	expect(await issuesOf(write({ names: "가람대학교", scopes: [], source: "javascript:alert(1)" }))).toEqual([
		"required",
		"bad_link",
	]);
});

test("B13-2: staff cannot store two statuses of a scope for one day, nor one that ends before it begins", async () => {
	const { caller, ids, issuesOf } = await desk();
	const { names: _n, scopes: _s, others: _o, endsEarlier: _e, isOlder: _i, skips: _k, chosen: _c, ...dated } = list;
	const values = { ...dated, scope: "degree", universityId: ids[0] };
	const id = await createCertification(caller, values);
	const overlap = { ...values, validFrom: "2027-02-28", validTo: "2028-02-28" };
	expect(await issuesOf(createCertification(caller, overlap))).toBe("certification_overlap");
	expect(await issuesOf(updateCertification(caller, id, { ...values, validTo: "2026-02-01" }))).toEqual([
		"ends_before_start",
	]);
	await createCertification(caller, { ...overlap, validFrom: "2027-03-01" });
});
