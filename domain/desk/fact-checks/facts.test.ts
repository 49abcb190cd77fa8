import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { program, university } from "../../../tests/support/factories.ts";
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
const item = (kind: string, checkedOn: string, source = page) => ({
	kind,
	amount: 1_000_000,
	amountTo: null,
	period: kind === "admission_fee" ? "once" : "per_semester",
	academicYear: null,
	certainty: "announced",
	note: null,
	source,
	checkedOn,
});

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
	const itemsOf = async (id: string): Promise<Record<string, unknown>[]> =>
		(await sql("select fee_items from programs where id = $1", [id]))[0]?.fee_items;
	return { clock, sql, system, caller, withFees, itemsOf };
}

type Desk = Awaited<ReturnType<typeof desk>>;
const seenOf = async ({ caller }: Desk, source: string) => {
	const [topic] = await listStaleFacts(caller);
	const facts = topic?.sources.find((one) => one.source === source)?.facts ?? [];
	return { topic: "fees", source, seen: facts.map(({ id, version }) => `${id}.${version}`).join(" ") };
};

test("a form that names a fact that was saved since, a fresh one, one of another source or none confirms nothing", async () => {
	const now = await desk();
	const one = await now.withFees("One", [item("tuition", "2026-05-01")]);
	const two = await now.withFees("Two", [item("tuition", "2026-05-02")]);
	const fresh = await now.withFees("Fresh", [item("tuition", "2026-11-01")]);
	const cost = (source: string, checkedOn: string) =>
		now.sql(
			`insert into cost_items (code, low, currency, period, source, grade, checked_on)
			values ('food', 300000, 'KRW', 'per_month', $1, 'B', $2) returning id`,
			[source, checkedOn],
		);
	const [stale] = await cost(page, "2026-05-01");
	const seen = await seenOf(now, page);
	await now.sql("update programs set title = 'Changed' where id = $1", [two]);
	for (const changed of [
		seen,
		{ topic: "fees", source: page, seen: `${fresh}.1` },
		{ topic: "costs", source: other, seen: `${stale?.id}.1` },
	])
		await expect(confirmFacts(now.caller, changed)).rejects.toMatchObject({
			problem: { kind: "conflict", code: "changed" },
		});
	for (const wrong of [{}, { ...seen, topic: "rates" }, { ...seen, seen: "" }])
		await expect(confirmFacts(now.caller, wrong)).rejects.toMatchObject({ problem: { kind: "invalid" } });
	const gone = { ...seen, seen: `${randomUUID()}.1` };
	await expect(confirmFacts(now.caller, gone)).rejects.toMatchObject({ problem: { kind: "not-found" } });
	expect((await now.itemsOf(one))[0]?.checkedOn).toBe("2026-05-01");
	await confirmFacts(now.caller, { topic: "costs", source: page, seen: `${stale?.id}.1` });
	expect(await now.sql("select checked_on::text from cost_items")).toEqual([{ checked_on: today }]);
});

test("housekeeping opens one task a topic, counts it anew, and the last confirmation ends it", async () => {
	const now = await desk();
	const { caller, system, sql, clock } = now;
	await openFactChecks(system);
	expect(await sql("select from tasks")).toEqual([]);
	await now.withFees("One", [item("tuition", "2026-05-01")]);
	await Promise.all([openFactChecks(system), openFactChecks(system)]);
	await now.withFees("Two", [item("tuition", "2026-05-02", other)]);
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
		{ ...task, stale_records: 2, is_open: true, outcome: null },
	]);
});

test("a check of facts stands in the queue, can be assigned, and is never a promise: no alarm, no figure, no count", async () => {
	const now = await desk();
	const { caller, system, sql, clock } = now;
	await now.withFees("One", [item("tuition", "2026-05-01")]);
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
