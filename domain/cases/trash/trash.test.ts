import { join } from "node:path";
import { expect, test } from "vitest";
import { writeBackup } from "../../../database/backup.ts";
import { withClient } from "../../../database/backup-tables.ts";
import { readErasures } from "../../../database/erasures.ts";
import { readSettings } from "../../../server/config.ts";
import { restore } from "../../../server/restore.ts";
import { startBackend } from "../../../tests/support/backend.ts";
import { freshDatabase, sqlOn, temporaryFolder } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { telegramChat } from "../../../tests/support/telegram-chats.ts";
import type { Caller } from "../../access/caller.ts";
import { sweepExpired } from "../../maintenance/retention/commands.ts";
import { deleteApplication } from "../applications/commands.ts";
import { deleteContact } from "../contacts/commands.ts";
import { deleteFromTrash, removeExpiredTrash, restoreFromTrash } from "./commands.ts";
import { listTrash } from "./queries.ts";

type Query = ReturnType<typeof sqlOn>;

const tables = ["applicants", "applications", "entries", "contact_submissions", "deliveries", "links", "tasks"];

const conditions: Record<string, string> = {
	deliveries: "where link_id is null",
	links: "where purpose = 'family'",
};

/** Every row of every table that the trash keeps, without links that work once and their deliveries. */
async function everything(sql: Query) {
	const rows: Record<string, unknown> = {};
	for (const table of tables) {
		const where = conditions[table] ?? "";
		const found = await sql(`select to_jsonb(t) as row from ${table} t ${where} order by id`);
		rows[table] = found.map(({ row }) => row);
	}
	return rows;
}

/** Adds a row with a recognizable text to every table that belongs to an application or its applicant. */
async function fill(sql: Query, applicationId: string, authorId: string): Promise<void> {
	const [{ applicant_id: person }] = (await sql("select applicant_id from applications where id = $1", [
		applicationId,
	])) as [{ applicant_id: string }];
	await sql(`
		update applicants set language_tests = '[{"test": "topik", "result": "CANARY test"}]' where id = '${person}';
		insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
			values ('family', '${person}', 'link', 'CANARY link', 'uz', now() + interval '1 hour');
		insert into links (applicant_id, purpose, expires_at) values ('${person}', 'my', now() + interval '1 hour');
		insert into sessions (opened_by, applicant_id, application_id, level, expires_at)
			values ('pair', '${person}', '${applicationId}', 'known', now() + interval '1 hour');
		insert into entries (applicant_id, application_id, author_id, kind, channel, text, data) values
			('${person}', null, '${authorId}', 'note', null, 'CANARY note', null),
			('${person}', '${applicationId}', null, 'message_in', 'web', 'CANARY message', null),
			('${person}', null, '${authorId}', 'message_out', 'web', 'CANARY personal', null),
			('${person}', '${applicationId}', null, 'status_changed', null, null, '{"reason": "CANARY event"}'),
			('${person}', null, null, 'call', null, null, null);
		insert into deliveries (channel, kind, entry_id, state) select 'email', 'message', id, 'sent'
			from entries where channel is not null and applicant_id = '${person}' on conflict do nothing;
		insert into deliveries (channel, kind, entry_id, payload) select 'email', 'status', id, '{"text": "CANARY delivery"}'
			from entries where application_id = '${applicationId}' and kind = 'status_changed';
		insert into tasks (kind, applicant_id, application_id, office, language, text, due_at, assignee_id)
			values ('follow_up', '${person}', '${applicationId}', 'tashkent', 'en', 'CANARY task', now(), '${authorId}');
		insert into tasks (kind, applicant_id, entry_id, office, language, due_at)
			select 'answer_message', applicant_id, id, 'tashkent', 'en', now() + interval '1 day'
			from entries where applicant_id = '${person}' and kind = 'message_in' on conflict do nothing;
		insert into tasks (kind, applicant_id, delivery_id, office, language, due_at)
			select 'fix_delivery', '${person}', id, 'tashkent', 'en', now() from deliveries where entry_id is not null
			on conflict do nothing`);
}

async function start(options: Parameters<typeof startBackend>[0] = { jobs: { workers: 0 } }) {
	const backend = await startBackend(options);
	const staff = await staffOn(backend.url);
	return { ...backend, staff: staff.caller, userId: staff.userId };
}

const trashed = async (caller: Caller) => (await listTrash(caller, { page: 1 })).items;
const idsOf = async (sql: Query) =>
	(await sql("select id from applications order by submitted_at")).map(({ id }) => id as string);

test("an application, and a contact message with its answers, come back from the trash with a row of every table as it was, but without sessions and links", async () => {
	const { sql, staff, userId, apply, contact } = await start();
	await apply({ fullName: "CANARY Person", email: "canary@example.com", comment: "CANARY comment" });
	const contactId = await contact({ name: "CANARY Person", email: "canary@example.com" });
	await sql(`insert into tasks (kind, applicant_id, contact_submission_id, office, language, due_at)
		select 'answer_contact', applicant_id, id, 'tashkent', 'en', now() + interval '1 day' from contact_submissions on conflict do nothing`);
	const [id = ""] = await idsOf(sql);
	await fill(sql, id, userId);
	const before = await everything(sql);
	const linked = await sql("select applicant_id from contact_submissions");
	expect(linked[0]?.applicant_id).not.toBeNull();

	const entry = await deleteApplication(staff, id);
	for (const table of ["applicants", "applications", "links"])
		expect(await sql(`select * from ${table}`), table).toEqual([]);
	expect(await sql("select kind from entries")).toEqual([{ kind: "submitted" }]);
	expect(await sql("select kind, applicant_id from tasks")).toEqual([{ kind: "answer_contact", applicant_id: null }]);
	expect(await trashed(staff)).toMatchObject([{ id: entry, noun: "application", deletedBy: "Dilnoza" }]);

	await restoreFromTrash(staff, entry);
	expect(await everything(sql)).toEqual(before);
	for (const part of "test note link message personal event delivery task comment".split(" "))
		expect(JSON.stringify(before)).toContain(`CANARY ${part}`);
	for (const rows of ["links where purpose <> 'family'", "sessions where applicant_id is not null", "trash"])
		expect(await sql(`select * from ${rows}`), rows).toEqual([]);
	const actions = await sql("select action from audit_log where record_id = $1 order by id", [id]);
	expect(actions.map(({ action }) => action)).toEqual(["application:delete", "application:restore"]);
	await expect(restoreFromTrash(staff, entry)).rejects.toMatchObject({ problem: { kind: "not-found" } });

	await sql(
		`with reply as (insert into entries (kind, channel, contact_submission_id, author_id, text)
			values ('message_out', 'email', $1, $2, 'CANARY reply') returning id)
		insert into deliveries (channel, kind, entry_id) select 'email', 'contact-reply', id from reply`,
		[contactId, userId],
	);
	const withReply = await everything(sql);
	const message = await deleteContact(staff, contactId);
	for (const table of ["contact_submissions", "entries where contact_submission_id is not null"])
		expect(await sql(`select * from ${table}`)).toEqual([]);
	expect(await trashed(staff)).toMatchObject([{ noun: "contact", label: "CANARY Person" }]);
	await restoreFromTrash(staff, message);
	expect(await everything(sql)).toEqual(withReply);
});

test("three deleted applications of one person come back with what belonged to the person, the first one first, two at the same time", async () => {
	const { sql, staff, userId, apply } = await start();
	for (const location of ["Tashkent", "Bukhara", "Nukus"]) await apply({ location, email: "a@example.com" });
	const ids = await idsOf(sql);
	for (const id of ids) await fill(sql, id, userId);
	const before = await everything(sql);
	const entries: string[] = [];
	for (const id of ids) entries.push(await deleteApplication(staff, id));
	expect(await sql("select * from applicants")).toEqual([]);
	await restoreFromTrash(staff, entries[0] as string);
	expect(await sql("select * from entries where kind = 'note'")).toHaveLength(3);
	await Promise.all(entries.slice(1).map((entry) => restoreFromTrash(staff, entry)));
	expect(await everything(sql)).toEqual(before);
});

test("an account and a university that were deleted since the deletion are left empty", async () => {
	const { sql, url, staff, apply } = await start();
	const author = await staffOn(url, { name: "Leaves" });
	await sql("insert into universities (name, location) values ('U', 'Seoul')");
	await apply();
	await sql("update applications set university_id = (select id from universities)");
	const [id = ""] = await idsOf(sql);
	await fill(sql, id, author.userId);
	const entry = await deleteApplication(staff, id);
	await sql("delete from users where id = $1", [author.userId]);
	await sql("delete from universities");
	await restoreFromTrash(staff, entry);
	expect(await sql("select university_id from applications")).toEqual([{ university_id: null }]);
	expect(await sql("select text from entries where kind = 'note'")).toEqual([{ text: "CANARY note" }]);
	expect(await sql("select assignee_id from tasks where kind = 'follow_up'")).toEqual([{ assignee_id: null }]);
});

test("nothing is sent twice or long after its time: what was being sent or is late waits for staff, what is due later is sent", async () => {
	const { sql, staff, apply } = await start();
	for (const [at, email] of ["a@example.com", "b@example.com"].entries())
		await apply({ email, fullName: email, phoneNumber: `+998 90 000-00-0${at}` });
	const set = (at: number, kind: string, values: string) =>
		sql(`update deliveries set ${values} where kind = '${kind}' and application_id = $1`, [ids[at]]);
	const ids = await idsOf(sql);
	await set(0, "application", "state = 'sent', sent_at = now()");
	await set(0, "confirmation", "claimed_at = now(), next_attempt_at = now() + interval '1 minute'");
	await set(1, "application", "next_attempt_at = now() + interval '10 minutes'");
	await set(1, "confirmation", "next_attempt_at = now() - interval '2 hours'");
	for (const id of ids) await restoreFromTrash(staff, await deleteApplication(staff, id));
	const states = "select state from deliveries where application_id = $1 and channel <> 'ad' order by kind";
	expect((await sql(states, [ids[0]])).map(({ state }) => state)).toEqual(["sent", "failed"]);
	expect((await sql(states, [ids[1]])).map(({ state }) => state)).toEqual(["waiting", "failed"]);
});

test("after thirty days the copy is deleted, and until then it can be deleted for good by hand", async () => {
	const { sql, staff, system, apply } = await start();
	await apply();
	await apply({ comment: "Another", phoneNumber: "+998 90 123-45-68" });
	const [first = "", second = ""] = await idsOf(sql);
	const entry = await deleteApplication(staff, first);
	const kept = await deleteApplication(staff, second);
	await sql("update trash set deleted_at = now() - interval '30 days 1 minute' where id = $1", [entry]);
	expect(await trashed(staff)).toHaveLength(1);
	await expect(restoreFromTrash(staff, entry)).rejects.toMatchObject({ problem: { kind: "not-found" } });
	expect(await removeExpiredTrash(system)).toBe(1);
	expect(await sql("select id from trash")).toEqual([{ id: kept }]);
	await deleteFromTrash(staff, kept);
	expect(await sql("select id from trash")).toEqual([]);
});

test("the retention period deletes for good: nothing goes to the trash, and what the person had there goes too", async () => {
	const { sql, staff, system, apply } = await start();
	for (const location of ["Tashkent", "Bukhara"]) await apply({ location });
	const [first = "", last = ""] = await idsOf(sql);
	await deleteApplication(staff, first);
	await sql(`alter table applications disable trigger user;
		update applications set submitted_at = now() - interval '25 months', changed_at = null where id = '${last}';
		alter table applications enable trigger user`);
	await sweepExpired(system, { force: true });
	await sql("update retention_marks set marked_at = marked_at - interval '1 day'");
	await sweepExpired(system, { force: true });
	for (const table of ["applications", "applicants", "trash"])
		expect(await sql(`select * from ${table}`), table).toEqual([]);
});

/** Restores a backup into a new database, with the list of what has been erased since. */
async function restoredFrom(file: string, url: string) {
	const erasures = await withClient(url, readErasures);
	const other = await freshDatabase();
	const settings = readSettings({ DATABASE_URL: other, AUTH_SECRET: "x".repeat(32) });
	await restore(settings, { file, replace: true, log: () => {}, erasures });
	return sqlOn(other);
}

test("M6: an older backup brings back what was restored from the trash, neither what is deleted nor links and chats, and counts no promise again", async () => {
	const { sql, url, staff, apply, close } = await start();
	for (const fullName of ["Stays deleted", "Restored", "Deleted again", "Deleted for good"]) await apply({ fullName });
	await sql("update tasks set opened_at = now() - interval '9 days', due_at = now() - interval '2 days'");
	const ids = await idsOf(sql);
	const [{ applicantId = "" } = {}] = await sql(
		`select id as "applicantId" from applicants where full_name = 'Restored'`,
	);
	await telegramChat(sql, { applicantId });
	await sql("insert into links (applicant_id, purpose, expires_at) values ($1, 'my', now() + interval '1 hour')", [
		applicantId,
	]);
	const folder = await temporaryFolder();
	const [early, middle] = [join(folder, "early.tar.gz"), join(folder, "middle.tar.gz")];
	await writeBackup(url, early);
	const entries: string[] = [];
	for (const id of ids) entries.push(await deleteApplication(staff, id));
	await sql("delete from promise_outcomes");
	await writeBackup(url, middle);
	await deleteFromTrash(staff, entries[3] as string);
	await restoreFromTrash(staff, entries[1] as string);
	await restoreFromTrash(staff, entries[2] as string);
	await deleteApplication(staff, ids[2] as string);
	const names = (query: Query) =>
		query("select full_name from applications").then((rows) => rows.map((row) => row.full_name));

	const old = await restoredFrom(early, url);
	expect(await names(old)).toEqual(["Restored"]);
	expect(await old("select id from telegram_chats union all select id from links")).toEqual([]);
	// When this backup was made, all of them were in the trash.
	const restored = await restoredFrom(middle, url);
	expect(await names(restored)).toEqual(["Restored"]);
	for (const query of [old, restored]) expect(await query("select * from promise_outcomes")).toEqual([]);
	const labels = (await restored("select label from trash")).map(({ label }) => label.split(",")[0]);
	expect(labels.sort()).toEqual(["Deleted again", "Stays deleted"]);
	await close();
});
