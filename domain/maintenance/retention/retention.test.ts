import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { erasureHash } from "../../../database/tables.ts";
import { startBackend } from "../../../tests/support/backend.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { changeApplicationStatus } from "../../cases/applications/status-commands.ts";
import { deleteContact } from "../../cases/contacts/commands.ts";
import { sweepExpired } from "./commands.ts";
import { mostDeleted } from "./rules.ts";

type Backend = Awaited<ReturnType<typeof startBackend>>;

/** Contact messages with the given ages in months. */
const messages = (backend: Backend, ...ages: number[]) =>
	backend.sql(
		`insert into contact_submissions (name, email, message, submitted_at) select 'V', 'v@example.com', age::text,
			now() - age * interval '1 month' from unnest($1::float[]) age`,
		[ages],
	);
const left = async (backend: Backend) =>
	(await backend.sql("select message from contact_submissions order by message::float")).map(({ message }) =>
		Number(message),
	);

/** Tests cannot change the database's clock, so they move all recorded times back instead. */
async function pass(backend: Backend, time: string): Promise<void> {
	await backend.sql("alter table applications disable trigger user");
	for (const [table, ...columns] of [
		["contact_submissions", "submitted_at"],
		["applications", "submitted_at", "changed_at"],
		["maintenance_runs", "started_at", "succeeded_at", "failed_at", "held_until"],
		["retention_marks", "marked_at"],
	]) {
		const moved = columns.map((column) => `${column} = ${column} - interval '${time}'`);
		await backend.sql(`update ${table} set ${moved.join(", ")}`);
	}
	await backend.sql("alter table applications enable trigger user");
}

const faults = async (backend: Backend) => (await sweepExpired(backend.system)).map(({ fault }) => fault);

test("M5: a message is deleted after twelve months, when two sweeps a day apart agree, with its notification and report, and leaves a hash of its id", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { caller } = await staffOn(backend.url);
	const removed = await backend.contact();
	await deleteContact(caller, removed);
	const old = await backend.contact({ message: "12" });
	await backend.sql("update contact_submissions set submitted_at = now() - interval '366 days'");
	await backend.sql(
		`insert into deliveries (channel, kind, contact_submission_id, payload) values ('ad', 'Contact', $1, '{"source": "s"}')`,
		[old],
	);
	await messages(backend, 11.9, 0);
	const nothing = { deleted: 0, due: 0 };
	expect(await sweepExpired(backend.system)).toMatchObject([{ deleted: 0, due: 1 }, nothing, nothing]);
	// A restart of the site, or another process, on the same day.
	await pass(backend, "23 hours");
	expect(await sweepExpired(backend.system)).toEqual([]);
	expect(await left(backend).then(({ length }) => length)).toBe(3);
	await pass(backend, "1 hour");
	expect(await sweepExpired(backend.system)).toMatchObject([
		{ task: "contact-retention", deleted: 1, due: 0, fault: null },
		{ task: "application-retention", deleted: 0 },
		{ task: "document-retention", deleted: 0 },
	]);
	expect(await left(backend)).toEqual([0, 11.9]);
	for (const table of ["deliveries", "retention_marks"]) {
		expect(await backend.sql(`select * from ${table}`), table).toEqual([]);
	}
	const expired = "select actor_id, record_id, detail from audit_log where action = 'contact:expire'";
	expect(await backend.sql(expired)).toEqual([{ actor_id: null, record_id: null, detail: { count: "1" } }]);
	// Deletions by staff and by sweeps are stored as keyed hashes of the ids only.
	const erased = await backend.sql("select * from erasures order by erased_at");
	expect(JSON.stringify(erased)).not.toMatch(new RegExp(`${removed}|${old}`));
	const hash = `select ${erasureHash("'contact_submissions'", "id::text")} as hash from unnest($1::uuid[]) as id`;
	expect(erased.map(({ hash }) => ({ hash }))).toEqual(await backend.sql(hash, [[removed, old]]));
});

test("M5: an application is deleted 24 months after its last change, and a change between two sweeps keeps it", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { caller } = await staffOn(backend.url);
	for (const fullName of ["Changed", "Untouched", "Changed long ago"]) await backend.apply({ fullName });
	const byName = async (name: string) =>
		(await backend.sql("select id from applications where full_name = $1", [name]))[0]?.id as string;
	await changeApplicationStatus(caller, await byName("Changed long ago"), { status: "accepted" });
	await pass(backend, "23 months");
	await changeApplicationStatus(caller, await byName("Changed long ago"), { status: "contacted" });
	await pass(backend, "2 months");
	await sweepExpired(backend.system);
	await changeApplicationStatus(caller, await byName("Changed"), { status: "contacted" });
	await pass(backend, "1 day");
	await sweepExpired(backend.system);
	const kept = await backend.sql("select full_name as name from applications order by 1");
	expect(kept.map(({ name }) => name)).toEqual(["Changed", "Changed long ago"]);
	expect(await backend.sql("select * from retention_marks")).toEqual([]);
	// Two years after that change it is deleted too; the period is a setting.
	backend.context.retention.applicationMonths = 6;
	await pass(backend, "7 months");
	await sweepExpired(backend.system);
	for (let days = 0; days < 8; days++) {
		await pass(backend, "1 day");
		await sweepExpired(backend.system);
	}
	expect(await backend.sql("select full_name from applications")).toEqual([]);
});

test("M5: a clock that jumps a year ahead deletes nothing, neither at once nor while owners can react, nor after it is set back", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	await messages(backend, 1, 2, 11);
	await sweepExpired(backend.system);
	await pass(backend, "1 year");
	expect(await faults(backend)).toEqual(["clock_moved", "clock_moved", "clock_moved"]);
	for (let day = 0; day < 6; day++) {
		await pass(backend, "1 day");
		expect(await faults(backend)).toEqual(["clock_moved", "clock_moved", "clock_moved"]);
	}
	await pass(backend, "-1 year");
	await faults(backend);
	await pass(backend, "1 day");
	await faults(backend);
	expect(await left(backend)).toEqual([1, 2, 11]);
	expect(await backend.sql("select * from retention_marks")).toEqual([]);
});

test("M5: a sweep of more than 5 % of a table deletes nothing and emails the owners once; the operator can force it", async () => {
	expect([0, 5, 99, 119, 120, 10_000].map(mostDeleted)).toEqual([5, 5, 5, 5, 6, 500]);
	const backend = await startBackend({ production: false });
	const { userId: owner } = await staffOn(backend.url, { role: "owner" });
	await backend.sql("update users set language = 'uz' where id = $1", [owner]);
	await staffOn(backend.url, { role: "admin" });
	await messages(backend, 13, 13, 14, 15, 16, 17);
	await sweepExpired(backend.system);
	for (let day = 0; day < 2; day++) {
		await pass(backend, "1 day");
		expect(await sweepExpired(backend.system)).toMatchObject([
			{ task: "contact-retention", due: 6, deleted: 0, fault: "too_many" },
			...[{ fault: null }, { fault: null }],
		]);
	}
	expect(await left(backend)).toHaveLength(6);
	expect(await backend.sql("select kind, user_id, language from deliveries where kind = 'cleanup-stopped'")).toEqual([
		{ kind: "cleanup-stopped", user_id: owner, language: "uz" },
	]);
	await expect.poll(() => backend.outbox?.entries.length).toBe(1);
	expect(JSON.stringify(backend.outbox?.entries[0])).toContain("/uz/admin/overview");
	// Yesterday's and earlier ones; one that fell due today waits until tomorrow.
	await messages(backend, 12.5);
	const forced = [{ deleted: 6, fault: null }, { deleted: 0 }, { deleted: 0 }];
	expect(await sweepExpired(backend.system, { force: true })).toMatchObject(forced);
	expect(await left(backend)).toEqual([12.5]);
	await pass(backend, "1 day");
	expect(await sweepExpired(backend.system)).toMatchObject([{ deleted: 1, fault: null }, {}, {}]);
});

test("M5: a process that started earlier but waited does not take another process's time for a clock that ran backwards", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	await sweepExpired(backend.system);
	await pass(backend, "1 day");
	const other = new pg.Client({ connectionString: backend.url });
	await other.connect();
	onTestFinished(() => other.end());
	await other.query("begin");
	await other.query("select from maintenance_runs where task = 'contact-retention' for update");
	const sweep = sweepExpired(backend.system);
	const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
	await expect.poll(() => backend.sql(waiting).then(({ length }) => length), { timeout: 10_000 }).toBe(1);
	await other.query("update maintenance_runs set started_at = clock_timestamp() where task = 'contact-retention'");
	await other.query("commit");
	expect(await sweep).toMatchObject([
		{ task: "application-retention", fault: null },
		{ task: "document-retention", fault: null },
	]);
	expect(await backend.sql("select * from maintenance_runs where held_until is not null")).toEqual([]);
});
