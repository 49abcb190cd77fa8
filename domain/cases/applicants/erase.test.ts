import { expect, test } from "vitest";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { startBackend } from "../../../tests/support/backend.ts";
import type { sqlOn } from "../../../tests/support/site.ts";
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
	await sql(`
		insert into entries (applicant_id, application_id, kind, channel, text) values
			('${applicantId}', '${applicationId}', 'message_in', 'web', 'Hello'),
			('${applicantId}', null, 'note', null, 'Note'),
			('${applicantId}', '${applicationId}', 'status_changed', null, null);
		insert into sessions (opened_by, applicant_id, application_id, level, expires_at)
			values ('pair', '${applicantId}', '${applicationId}', 'known', now() + interval '1 hour');
		insert into links (purpose, applicant_id, proven_by, label, language, expires_at) values
			('my', '${applicantId}', null, null, null, now() + interval '1 hour'),
			('family', '${applicantId}', 'link', 'Mother', 'uz', now() + interval '1 hour');
		insert into deliveries (channel, kind, entry_id) select 'chat', 'message', id from entries
			where channel is not null and applicant_id = '${applicantId}' and application_id = '${applicationId}';
		insert into deliveries (channel, kind, entry_id) select 'email', 'status', id from entries
			where kind = 'status_changed' and application_id = '${applicationId}';
		insert into deliveries (channel, kind, link_id) select 'email', 'my-link', id from links
			where purpose = 'my' and applicant_id = '${applicantId}'`);
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
	for (let turn = 0; turn < 3; turn++) {
		await backend.apply({ comment: `First of turn ${turn}` });
		const [{ id }] = await backend.sql("select id from applications");
		await Promise.all([deleteApplication(caller, id), backend.apply({ comment: `Second of turn ${turn}` })]);
		const left = await backend.sql(
			"select id, comment from applications where applicant_id in (select id from applicants)",
		);
		expect(left).toMatchObject([{ comment: `Second of turn ${turn}` }]);
		await deleteApplication(caller, left[0].id);
	}
	expect(await counts(backend.sql)).toEqual(nothing);
});

test("B3: the sweep deletes an applicant with the last application and says goodbye to the chat, but nobody who still writes", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const old = { submitted_at: new Date("2020-01-01") };
	const people = ["Writes", "Silent"].map((full_name) => ({ ...old, full_name }));
	const ids = await applicationRows(backend.sql, people);
	for (const id of ids) {
		const [{ applicant_id }] = await backend.sql("select applicant_id from applications where id = $1", [id]);
		await addEverything(backend.sql, applicant_id, id);
		await telegramChat(backend.sql, { applicantId: applicant_id });
	}
	const [, silent] = ids;
	await backend.sql(
		`update entries set visible_at = now() - case application_id when $1 then 25 else 23 end * interval '1 month'
		where channel is not null`,
		[silent],
	);
	await sweepExpired(backend.system);
	await backend.sql("update maintenance_runs set started_at = started_at - interval '1 day'");
	await backend.sql("update retention_marks set marked_at = marked_at - interval '1 day'");
	expect(await sweepExpired(backend.system)).toMatchObject([{}, { task: "application-retention", deleted: 1 }, {}]);
	expect(await backend.sql("select full_name from applicants")).toEqual([{ full_name: "Writes" }]);
	expect(await counts(backend.sql)).toMatchObject({ entries: 3, links: 2 });
	expect(await backend.sql("select from telegram_chats")).toHaveLength(1);
	expect(await backend.sql("select from deliveries where kind = 'reply'")).toHaveLength(1);
});

test("applicants without an application are removed after an hour, sessions of applicants and links thirty days after they ended, those of accounts at once", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	await backend.apply();
	const [{ id, applicant_id }] = await backend.sql("select id, applicant_id from applications");
	await addEverything(backend.sql, applicant_id, id);
	const isOpen = "select from sessions where user_id is not null";
	await backend.sql(`with account as (insert into users (email, display_name) values ('a@example.com', 'A') returning id)
		insert into sessions (token, user_id, expires_at) select 'T', id, now() + interval '1 day' from account`);
	await backend.sql("update applicants set created_at = now() - interval '1 year'");
	await backend.sql(`insert into applicants (full_name, created_at)
		values ('Young', now() - interval '59 minutes'), ('Left', now() - interval '61 minutes')`);
	await removeExpiredAccess(backend.system);
	const left = await backend.sql("select full_name as name from applicants order by created_at");
	expect(left.map(({ name }) => name)).toEqual(["Bobur Aliyev", "Young"]);
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
