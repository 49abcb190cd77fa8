import { join } from "node:path";
import { expect, test } from "vitest";
import { writeBackup } from "../../../database/backup.ts";
import { withClient } from "../../../database/backup-tables.ts";
import { readErasures } from "../../../database/erasures.ts";
import { readSettings } from "../../../server/config.ts";
import { restore } from "../../../server/restore.ts";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { startBackend } from "../../../tests/support/backend.ts";
import { freshDatabase, sqlOn, temporaryFolder } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { telegramChat } from "../../../tests/support/telegram-chats.ts";
import { sweepExpired } from "../../maintenance/retention/commands.ts";
import { deleteApplication } from "../applications/commands.ts";
import { removeExpiredAccess } from "./cleanup-commands.ts";

type Query = ReturnType<typeof sqlOn>;

const owned = ["entries", "sessions", "links"];
const tables = ["applicants", "applications", "deliveries", ...owned];

/** Adds a row to every table of the applicant. */
async function addEverything(sql: Query, applicantId: string, applicationId: string): Promise<void> {
	for (const statement of [
		`insert into entries (applicant_id, application_id, kind, channel, text) values ($1, $2, 'message_in', 'web', 'Hello')`,
		"insert into entries (kind, applicant_id, text) select 'note', $1, 'Note' where $2::uuid is not null",
		`insert into sessions (opened_by, applicant_id, application_id, level, expires_at) values ('pair', $1, $2, 'known', now() + interval '1 hour')`,
		`insert into links (applicant_id, purpose, expires_at)
			select $1, 'my', now() + interval '1 hour' where $2::uuid is not null`,
		`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
			select 'family', $1, 'link', 'Mother', 'uz', now() + interval '1 hour' where $2::uuid is not null`,
		`insert into entries (applicant_id, application_id, kind) values ($1, $2, 'status_changed')`,
		"insert into deliveries (channel, kind, entry_id) select 'chat', 'message', id from entries where channel is not null and applicant_id = $1 and application_id = $2",
		"insert into deliveries (channel, kind, entry_id) select 'email', 'status', id from entries where kind = 'status_changed' and applicant_id = $1 and application_id = $2 limit 1",
		"insert into deliveries (channel, kind, link_id) select 'email', 'my-link', id from links where purpose = 'my' and applicant_id = $1 and $2::uuid is not null",
	]) {
		await sql(statement, [applicantId, applicationId]);
	}
}

const conditions: Record<string, string> = { sessions: " where applicant_id is not null" };

const counts = async (sql: Query) => {
	const [row] = await sql(
		`select ${tables.map((name) => `(select count(*)::int from ${name}${conditions[name] ?? ""}) as ${name}`)}`,
	);
	return row as Record<string, number>;
};
const nothing = Object.fromEntries(tables.map((name) => [name, 0]));

test("an applicant is erased with the last application and everything that belongs to it, not before", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { caller } = await staffOn(backend.url);
	for (const location of ["Tashkent", "Bukhara"]) await backend.apply({ location, email: "a@example.com" });
	const [first, last] = await backend.sql("select id, applicant_id from applications order by submitted_at");
	await addEverything(backend.sql, first.applicant_id, first.id);
	await backend.sql(`insert into intake_reminders (channel, address, language, program_id, round, title, closes_on)
		select 'email', address, 'en', gen_random_uuid(), '2027-spring-1', 'Design', '2099-11-30'
		from unnest(array['a@example.com', 'b@example.com']) as address`);
	const reminded = async () =>
		(await backend.sql("select address from intake_reminders order by 1")).map(Object.values);
	await deleteApplication(caller, first.id);
	expect(await reminded()).toEqual([["a@example.com"], ["b@example.com"]]);
	// The person is still there, but not the message about the deleted application.
	expect(await counts(backend.sql)).toMatchObject({
		...{ applicants: 1, applications: 1, links: 2 },
		...{ sessions: 0, entries: 2 },
	});
	await deleteApplication(caller, last.id);
	expect(await counts(backend.sql)).toEqual(nothing);
	expect(await reminded()).toEqual([["b@example.com"]]);
	await expect(deleteApplication(caller, last.id)).rejects.toThrow("not-found");
});

test("an application that arrives while the applicant's only one is deleted is kept, with its applicant", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { caller } = await staffOn(backend.url);
	for (let turn = 0; turn < 5; turn++) {
		await backend.apply({ comment: `First of turn ${turn}` });
		const [{ id }] = await backend.sql("select id from applications");
		await Promise.all([deleteApplication(caller, id), backend.apply({ comment: `Second of turn ${turn}` })]);
		const left = await backend.sql(
			"select a.id, a.comment from applications a join applicants p on p.id = a.applicant_id",
		);
		expect(left).toMatchObject([{ comment: `Second of turn ${turn}` }]);
		await deleteApplication(caller, left[0].id);
	}
	expect(await counts(backend.sql)).toEqual(nothing);
});

test("the sweep deletes an applicant with the last application, but nobody who still writes", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const old = { submitted_at: new Date("2020-01-01") };
	const ids = await applicationRows(backend.sql, [
		{ ...old, full_name: "Writes" },
		{ ...old, full_name: "Silent" },
	]);
	for (const id of ids) {
		const [{ applicant_id }] = await backend.sql("select applicant_id from applications where id = $1", [id]);
		await addEverything(backend.sql, applicant_id, id);
	}
	const [, silent] = ids;
	await backend.sql(
		"update entries set visible_at = now() - interval '25 months' where channel is not null and application_id = $1",
		[silent],
	);
	await backend.sql(
		"update entries set visible_at = now() - interval '23 months' where channel is not null and application_id <> $1",
		[silent],
	);
	await sweepExpired(backend.system);
	await backend.sql("update maintenance_runs set started_at = started_at - interval '1 day'");
	await backend.sql("update retention_marks set marked_at = marked_at - interval '1 day'");
	expect(await sweepExpired(backend.system)).toMatchObject([{}, { task: "application-retention", deleted: 1 }, {}]);
	expect(await backend.sql("select full_name from applicants")).toEqual([{ full_name: "Writes" }]);
	expect(await counts(backend.sql)).toMatchObject({ entries: 3, links: 2 });
});

test("M6: a restore erases an applicant again who was erased after the backup, and brings back no session, link or chat", async () => {
	const url = await freshDatabase();
	const backend = await startBackend({ url, jobs: { workers: 0 } });
	const { caller } = await staffOn(url);
	await backend.apply({ fullName: "Erased Person" });
	const [{ id, applicant_id }] = await backend.sql("select id, applicant_id from applications");
	await addEverything(backend.sql, applicant_id, id);
	await backend.apply({ fullName: "Kept Person" });
	const [kept] = await backend.sql("select id, applicant_id from applications where id <> $1", [id]);
	await addEverything(backend.sql, kept.applicant_id, kept.id);
	await telegramChat(backend.sql, { applicantId: kept.applicant_id });
	const file = join(await temporaryFolder(), "database.tar.gz");
	await writeBackup(url, file);
	await deleteApplication(caller, id);
	const erasures = await withClient(url, readErasures);
	expect(erasures).toHaveLength(1);
	await backend.close();
	const other = await freshDatabase();
	const settings = readSettings({ DATABASE_URL: other, AUTH_SECRET: "x".repeat(32) });
	expect(await restore(settings, { file, replace: true, log: () => {}, erasures })).toMatchObject({ erased: 1 });
	expect(await sqlOn(other)("select full_name from applicants")).toEqual([{ full_name: "Kept Person" }]);
	expect(await counts(sqlOn(other))).toMatchObject({ applications: 1, entries: 4, sessions: 0, links: 0 });
	expect(await sqlOn(other)("select from telegram_chats")).toEqual([]);
});

test("applicants without an application are removed after an hour, and nobody else", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	await backend.apply();
	const [{ applicant_id: kept }] = await backend.sql("select applicant_id from applications");
	await backend.sql("update applicants set created_at = now() - interval '1 year'");
	const left = async (age: string) => {
		const insert =
			"insert into applicants (full_name, language, created_at) values ('Left', 'en', now() - $1::interval)";
		return (await backend.sql(`${insert} returning id`, [age]))[0].id as string;
	};
	const [young] = [await left("59 minutes"), await left("61 minutes"), await left("1 year")];
	await removeExpiredAccess(backend.system);
	const stored = (await backend.sql("select id from applicants")).map(({ id }) => id);
	expect(stored.toSorted()).toEqual([kept, young].toSorted());
});

test("sessions of applicants and links are removed thirty days after they ended, those of accounts at once", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	await backend.apply();
	const [{ id, applicant_id }] = await backend.sql("select id, applicant_id from applications");
	await addEverything(backend.sql, applicant_id, id);
	const [user] = await backend.sql(
		"insert into users (email, display_name) values ('a@example.com', 'A') returning id",
	);
	const isOpen = "select from sessions where user_id is not null";
	await backend.sql("insert into sessions (token, user_id, expires_at) values ('T', $1, now() + interval '1 day')", [
		user.id,
	]);
	await removeExpiredAccess(backend.system);
	expect(await backend.sql(isOpen)).toHaveLength(1);
	const ended = async (days: number) => {
		for (const table of ["sessions", "links"])
			await backend.sql(`update ${table} set expires_at = now() - $1 * interval '1 day'`, [days]);
		await removeExpiredAccess(backend.system);
		const { sessions, links } = await counts(backend.sql);
		return [sessions, links];
	};
	expect(await ended(29)).toEqual([1, 2]);
	expect(await backend.sql(isOpen)).toEqual([]);
	expect(await ended(31)).toEqual([0, 0]);
});
