import { expect, test } from "vitest";
import { program, university } from "../../../tests/support/factories.ts";
import { feeItem } from "../../../tests/support/fee-items.ts";
import { callerOf, freshDatabase, sqlOn } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { raiseAlarms } from "../alarms/commands.ts";
import { getPromises } from "../promises/queries.ts";
import { assignTask } from "../queue/assign-commands.ts";
import { countOpenWork, listOverdue, listQueue } from "../queue/list-queries.ts";
import { confirmFacts, openFactChecks } from "./commands.ts";
import { listFactChecks, listStaleFacts } from "./queries.ts";

const page = "https://university.example/fees";
const other = "https://university.example/dormitory";
const tuition = (checkedOn: string, source = page) => feeItem({ checkedOn, source });

const today = "2026-11-23";

async function desk(start = new Date(`${today}T07:00:00Z`)) {
	const clock = { now: start };
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const system = callerOf("system", url, () => clock.now);
	const { caller } = await staffOn(url, { context: { now: () => clock.now } });
	const universityId = await university(system, { name: "Example University" });
	const withFees = async (title: string, items: object[]) => {
		const id = await program(system, { title, universityId });
		await sql("update programs set fee_items = $2 where id = $1", [id, JSON.stringify(items)]);
		return id;
	};
	return { clock, sql, system, caller, withFees };
}

type Desk = Awaited<ReturnType<typeof desk>>;
const seenOf = async ({ caller }: Desk, source: string) => {
	const [topic] = await listStaleFacts(caller);
	const facts = topic?.sources.find((one) => one.source === source)?.facts ?? [];
	return { topic: "fees", source, seen: facts.map(({ id, version }) => `${id}.${version}`).join(" ") };
};

test("housekeeping opens one task a topic, counts it anew, and the last confirmation ends it", async () => {
	const now = await desk();
	const { caller, system, sql, clock } = now;
	await openFactChecks(system);
	expect(await sql("select from tasks")).toEqual([]);
	await now.withFees("One", [tuition("2026-05-01")]);
	const fresh = await now.withFees("Fresh", [tuition("2026-11-01")]);
	await Promise.all([openFactChecks(system), openFactChecks(system)]);
	// Neither a fresh fact nor one of another source.
	const seen = await seenOf(now, page);
	const problem = { kind: "conflict", code: "changed" };
	for (const change of [{ seen: `${fresh}.1` }, { source: other }])
		await expect(confirmFacts(caller, { ...seen, ...change })).rejects.toMatchObject({ problem });
	await now.withFees("Two", [tuition("2026-05-02", other)]);
	await openFactChecks(system);
	expect(await listFactChecks(caller)).toEqual([{ topic: "fees", staleRecords: 2 }]);
	const select =
		"select kind, topic, stale_records, applicant_id, office, done_at is null as is_open, outcome from tasks";
	const task = { kind: "fact_check", topic: "fees", applicant_id: null, office: "tashkent" };
	expect(await sql(select)).toEqual([{ ...task, stale_records: 2, is_open: true, outcome: null }]);
	await confirmFacts(caller, await seenOf(now, page));
	expect(await listFactChecks(caller)).toEqual([{ topic: "fees", staleRecords: 1 }]);
	await confirmFacts(caller, await seenOf(now, other));
	expect(await sql(select)).toEqual([{ ...task, stale_records: 1, is_open: false, outcome: "done" }]);
	clock.now = new Date("2027-06-01T07:00:00Z");
	await openFactChecks(system);
	expect(await sql(`${select} where done_at is null`)).toEqual([
		{ ...task, stale_records: 3, is_open: true, outcome: null },
	]);
});

test("a check of facts stands in the queue, can be assigned, and is never a promise: no alarm, no figure, no count", async () => {
	const now = await desk();
	const { caller, system, sql, clock } = now;
	await now.withFees("One", [tuition("2026-05-01")]);
	await openFactChecks(system);
	const open = async (filter = {}) => {
		const { sections } = await listQueue(caller, { page: 1, ...filter });
		return sections.flatMap(({ name, rows }) => rows.map((row) => ({ section: name, ...row })));
	};
	const [row] = await open({ kind: "fact_check", owner: "nobody" });
	expect(row).toMatchObject({ section: "later", name: null, topic: "fees", staleRecords: 1 });
	for (const filter of [{ query: "Example" }, { language: "en" }, { status: "pending" }, { kind: "follow_up" }])
		expect(await open(filter)).toEqual([]);
	await assignTask(caller, row?.id ?? "", caller.userId);
	expect(await open({ owner: "mine" })).toHaveLength(1);
	expect(await sql("select detail from audit_log where action = 'facts:assign'")).toEqual([
		{ detail: { topic: "fees" } },
	]);
	clock.now = new Date("2027-01-15T07:00:00Z");
	expect((await open())[0]?.section).toBe("overdue");
	expect((await countOpenWork(caller)).today).toBe(0);
	expect((await listOverdue(caller)).rows).toEqual([]);
	await raiseAlarms(system);
	expect(await sql("select from deliveries")).toEqual([]);
	await confirmFacts(system, await seenOf(now, page));
	expect(await sql("select from promise_outcomes")).toEqual([]);
	expect((await getPromises(caller)).figures).toEqual({ answer: null, contact: null });
});
