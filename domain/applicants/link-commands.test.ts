import { join } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { readBackup, writeBackup } from "../../database/backup.ts";
import { readSettings } from "../../server/config.ts";
import { restore } from "../../server/restore.ts";
import { applicationRows } from "../../tests/support/application-rows.ts";
import { startBackend } from "../../tests/support/backend.ts";
import { callerOf, freshDatabase, sqlOn, temporaryFolder } from "../../tests/support/site.ts";
import { staffOn } from "../../tests/support/staff-callers.ts";
import { changeApplicationStatus } from "../applications/status-commands.ts";
import { linkStoredApplications } from "./link-commands.ts";

type Query = ReturnType<typeof sqlOn>;

/** As in a database that was just migrated: applications may be without an applicant. */
async function withoutApplicants(sql: Query): Promise<void> {
	await sql("alter table applications alter applicant_id drop not null");
	await sql("update applications set applicant_id = null");
	await sql("delete from applicants");
	await sql("alter table applications disable trigger applications_create_applicant");
}

const unlinked = "select count(*)::int as count from applications where applicant_id is null";
const people = `select p.full_name, p.phone_e164, p.email, count(a.id)::int as applications
	from applicants p left join applications a on a.applicant_id = p.id group by p.id order by 1, 2, 3`;

/** PostgreSQL 15 runs the same statements on fewer rows. */
const rows = inject("server") === "embedded" ? 100_000 : 10_000;

/** Six people per ten rows: of three, two are siblings who share a phone number, and four in six applied twice. */
async function storedRows(sql: Query): Promise<void> {
	await sql(
		`insert into applications (reference, full_name, location, phone_number, age, terms_agreed, status, submitted_at)
		select 'HM-' || n, case when n >= $2::int then 'PERSON  ' else 'Person ' end || n % $2::int, 'Tashkent',
			case when n >= $2::int then '+998 ' else '' end || (900000000 + n % $2::int / 3 * 3 + n % 3 / 2), 19, true,
			case when n % 10 = 0 then 'contacted' else 'pending' end, now() - ($1::int - n) * interval '1 minute'
		from generate_series(0, $1::int - 1) n`,
		[rows, rows * 0.6],
	);
	await sql("analyze applications");
}

test("F0-7: 100,000 stored applications are linked by two processes at once, after a third one was killed halfway", {
	timeout: 180_000,
}, async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	await withoutApplicants(sql);
	await storedRows(sql);
	// The newest application is locked, so that the first process is killed before its last batch, however fast it is.
	const other = new pg.Client(url);
	other.on("error", () => {});
	await other.connect();
	await other.query("begin");
	await other.query("select from applications order by submitted_at desc, id desc limit 1 for update");
	const killed = linkStoredApplications(callerOf("system", url));
	const begun = () => sql("select count(*)::int > 3000 as begun from applicants");
	await expect.poll(begun, { interval: 50 }).toEqual([{ begun: true }]);
	await Promise.all([
		expect(killed).rejects.toThrow(),
		sql(
			"select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
		),
	]);
	expect((await sql(unlinked))[0].count).toBeGreaterThan(0);
	const linked = await Promise.all([1, 2].map(() => linkStoredApplications(callerOf("system", url))));
	expect(Math.min(...linked)).toBeGreaterThan(0);
	expect(await sql(unlinked)).toEqual([{ count: 0 }]);
	const [counts] = await sql(`select count(*)::int as people, count(distinct phone_e164)::int as phones,
			(select count(*)::int from case_events where kind = 'submitted') as submitted,
			(select count(*)::int from case_events where kind = 'status_changed') as changed,
			(select count(*)::int from applications where changed_at is not null) as touched,
			(select count(*)::int from applications a join applicants p on p.id = a.applicant_id
				where replace(lower(a.full_name), '  ', ' ') <> lower(p.full_name)) as wrong from applicants`);
	expect(counts).toEqual({
		...{ people: rows * 0.6, phones: rows * 0.4 },
		...{ submitted: rows, changed: rows / 10, touched: 0, wrong: 0 },
	});
	// Again: nothing is left to do, and no application can be without an applicant any more.
	expect(await linkStoredApplications(callerOf("system", url))).toBe(0);
	await expect(sql("update applications set applicant_id = null")).rejects.toMatchObject({ code: "23502" });
});

test("F0-7: events tell the past as far as the audit log knows it, and the oldest application describes the person", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { caller, userId } = await staffOn(backend.url);
	const [second, first, scripted] = await applicationRows(backend.sql, [
		{ full_name: "AZIZA KARIMOVA", phone_number: "+998 90 123 45 67", email: "second@example.com" },
		{ full_name: "Aziza Karimova", phone_number: "90 123 45 67", email: "First@Example.com", language: "uz" },
		{ full_name: "Bobur Aliyev", phone_number: "0555 123456", status: "approved" },
	]);
	for (const status of ["contacted", "accepted"]) await changeApplicationStatus(caller, first as string, { status });
	await withoutApplicants(backend.sql);
	expect(await linkStoredApplications(backend.system)).toBe(3);
	expect(await backend.sql(people)).toEqual([
		{ full_name: "Aziza Karimova", phone_e164: "+998901234567", email: "first@example.com", applications: 2 },
		{ full_name: "Bobur Aliyev", phone_e164: null, email: null, applications: 1 },
	]);
	const events = await backend.sql("select application_id, kind, actor_id, data from case_events order by at");
	const of = (id: string | undefined) =>
		events.filter(({ application_id }) => application_id === id).map(({ application_id: _, ...event }) => event);
	expect(of(second)).toEqual([{ kind: "submitted", actor_id: null, data: null }]);
	expect(of(first)).toEqual([
		{ kind: "submitted", actor_id: null, data: null },
		{ kind: "status_changed", actor_id: userId, data: { from: "pending", to: "contacted" } },
		{ kind: "status_changed", actor_id: userId, data: { from: "contacted", to: "accepted" } },
	]);
	expect(of(scripted)).toEqual([
		{ kind: "submitted", actor_id: null, data: null },
		{ kind: "status_changed", actor_id: null, data: { from: "pending", to: "approved" } },
	]);
});

test("an application of a process of the earlier release gets an applicant at once, and its e164 at the next start", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	await applicationRows(sql, [
		{ full_name: "Aziza", phone_number: "90 123 45 67" },
		{ full_name: "Bobur", phone_number: "1" },
	]);
	expect(await sql(unlinked)).toEqual([{ count: 0 }]);
	await linkStoredApplications(callerOf("system", url));
	expect(await sql("select full_name, phone_e164 from applicants order by 1")).toEqual([
		{ full_name: "Aziza", phone_e164: "+998901234567" },
		{ full_name: "Bobur", phone_e164: null },
	]);
});

test("a contact message belongs to an applicant only if email and name are those of exactly one", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const messages = [
		{ name: "AZIZA  KARIMOVA", email: "Aziza@Example.com", message: "hers" },
		{ name: "Someone Else", email: "aziza@example.com", message: "with her address" },
		{ name: "Aziza Karimova", email: "other@example.com", message: "with her name" },
		{ name: "Bobur Aliyev", email: "family@example.com", message: "with an address of two applicants" },
	];
	const linked = () => backend.sql("select message from contact_submissions where applicant_id is not null order by 1");
	for (const message of messages) await backend.contact(message);
	await backend.apply({ fullName: "Aziza Karimova", email: "aziza@example.com", phoneNumber: "901111111" });
	for (const fullName of ["Bobur Aliyev", "Jasur Aliyev"])
		await backend.apply({ fullName, email: "family@example.com", phoneNumber: "902222222" });
	expect(await linked()).toEqual([]);
	await linkStoredApplications(backend.system);
	expect(await linked()).toEqual([{ message: "hers" }]);
	for (const message of messages) await backend.contact({ ...message, message: `${message.message}, later` });
	expect(await linked()).toEqual([{ message: "hers" }, { message: "hers, later" }]);
});

test("F0-7: a backup from before the data step is restored and linked", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	await withoutApplicants(sql);
	await applicationRows(sql, [{ full_name: "Aziza", phone_number: "90 123 45 67" }]);
	const file = join(await temporaryFolder(), "database.jsonl.gz");
	await writeBackup(url, file);
	const other = await freshDatabase();
	await expect(readBackup(other, file)).rejects.toThrow("applicant_id");
	const settings = readSettings({ DATABASE_URL: other, AUTH_SECRET: "x".repeat(32) });
	await restore(settings, { file, replace: true, log: () => {} });
	expect(await sqlOn(other)(people)).toMatchObject([{ full_name: "Aziza", applications: 1 }]);
});
