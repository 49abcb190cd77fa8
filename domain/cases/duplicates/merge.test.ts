import { randomUUID } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { writeBackup } from "../../../database/backup.ts";
import { withClient } from "../../../database/backup-tables.ts";
import { readErasures } from "../../../database/erasures.ts";
import { readSettings } from "../../../server/config.ts";
import { restore } from "../../../server/restore.ts";
import { startBackend } from "../../../tests/support/backend.ts";
import { application } from "../../../tests/support/my.ts";
import { freshDatabase, sqlOn, temporaryFolder } from "../../../tests/support/site.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { telegramChat } from "../../../tests/support/telegram-chats.ts";
import { Caller } from "../../access/caller.ts";
import { eraseAsAsked } from "../applicants/erasure-commands.ts";
import { deleteApplication } from "../applications/commands.ts";
import { changeApplicationStatus } from "../applications/status-commands.ts";
import { deleteContact } from "../contacts/commands.ts";
import { makeApplication } from "../contacts/enter-commands.ts";
import { addNote } from "../conversations/commands.ts";
import { restoreFromTrash } from "../trash/commands.ts";
import { decidePair, mergeApplicants, takeBackMerge } from "./commands.ts";

type Made = Awaited<ReturnType<typeof application>>;

const names = { winner: "Madina Karimova", loser: "Мадина Каримова", third: "Zarina Umarova" };

/** Two cases of one person who came with two phone numbers and email addresses, and a third one. */
async function start() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { sql, url } = backend;
	const { caller: staff } = await staffOn(url);
	const made = (fullName: string, phoneNumber: string, email: string) =>
		application(backend, { fullName, phoneNumber, email });
	const winner = await made(names.winner, "+998 90 100 00 01", "w@example.com");
	const loser = await made(names.loser, "+998 93 200 00 02", "l@example.com");
	const third = await made(names.third, "+998 90 300 00 03", "z@example.com");
	const versionOf = async ({ applicantId }: Made) =>
		(await sql("select version from applicants where id = $1", [applicantId]))[0]?.version as number;
	const merge = async (keep: object = {}, [to, from] = [winner, loser]) =>
		mergeApplicants(staff, to.applicantId, from.applicantId, {
			...{ version: await versionOf(to), otherVersion: await versionOf(from), keep },
		});
	const takeBack = async () => {
		const [{ id }] = await sql("select id from merges order by merged_at desc limit 1");
		await takeBackMerge(staff, winner.applicantId, id);
	};
	const ownerOf = async ({ id }: Pick<Made, "id">) =>
		(await sql("select applicant_id from applications where id = $1", [id]))[0]?.applicant_id;
	/** Lets one work run until it waits for what the statement locks, then the next one; then all go on in this order. */
	const race = async (holding: string, works: (() => Promise<unknown>)[]) => {
		const holder = new pg.Client({ connectionString: url });
		await holder.connect();
		onTestFinished(() => holder.end());
		await holder.query(`begin; ${holding}`);
		const ends: Promise<unknown>[] = [];
		let ended = 0;
		for (const work of works) {
			ends.push(
				work().finally(() => {
					ended++;
				}),
			);
			const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
			await expect.poll(async () => (await sql(waiting)).length + ended).toBe(ends.length);
		}
		await holder.query("rollback");
		await Promise.all(ends);
	};
	const later = (days: number) =>
		new Caller({ role: "system" }, { ...backend.context, now: () => new Date(Date.now() + days * 86_400_000) });
	return { ...backend, staff, winner, loser, third, merge, takeBack, ownerOf, race, later };
}

const lockOf = ({ applicantId }: Made) => `select from applicants where id = '${applicantId}' for update`;

test("B8-2: what staff and applicants do while two cases become one, and one becomes two again, comes to the right case", async () => {
	const { sql, staff, system, winner, loser, merge, takeBack, ownerOf, race } = await start();
	const doBoth = (status: string, locked: Made, then: () => Promise<unknown>) =>
		race(lockOf(locked), [
			then,
			() => changeApplicationStatus(staff, loser.id, { status }),
			async () => {
				const { id } = await application({ system, sql }, { fullName: names.loser, phoneNumber: loser.phone });
				await sql("update applications set comment = $2 where id = $1", [id, status]);
			},
		]);
	const cameTo = async (status: string) =>
		sql(
			`select (select applicant_id from applications where comment = $1) as form,
				(select applicant_id from entries where kind = 'status_changed' and data ->> 'to' = $1) as status`,
			[status],
		);
	await doBoth("contacted", loser, () => merge());
	expect(await cameTo("contacted")).toEqual([{ form: winner.applicantId, status: winner.applicantId }]);
	// The case stays as it was merged, so that it can be taken back.
	await sql("delete from applications where comment = 'contacted'");
	await sql(
		`update merges set undo = jsonb_set(undo, '{moved,applications}',
			(select jsonb_build_object(id, md5((to_jsonb(moved) - 'applicant_id')::text)) from applications as moved where id = $1))`,
		[loser.id],
	);
	await doBoth("in_review", winner, takeBack);
	expect(await ownerOf(loser)).toBe(loser.applicantId);
	expect(await cameTo("in_review")).toEqual([{ form: loser.applicantId, status: loser.applicantId }]);
});

test("B8-2: an application that is deleted while its case becomes part of another one goes to the trash, and comes back there", async () => {
	const { sql, staff, winner, loser, merge, ownerOf, race } = await start();
	const deleted: string[] = [];
	await race(lockOf(loser), [() => merge(), async () => deleted.push(await deleteApplication(staff, loser.id))]);
	expect(await sql("select applicant_id, rows ? 'person' as is_person from trash")).toEqual([
		{ applicant_id: winner.applicantId, is_person: false },
	]);
	await restoreFromTrash(staff, deleted[0] ?? "");
	expect(await ownerOf(loser)).toBe(winner.applicantId);
});

test.each([
	[
		"a note about a contact message of the case",
		(staff: Caller, contactSubmissionId: string) =>
			addNote(staff, { contactSubmissionId }, { text: "Called", isPinned: false, submissionKey: randomUUID() }),
	],
	[
		"an application that staff make of a contact message",
		(staff: Caller, contact: string) =>
			makeApplication(staff, contact, { location: "Bukhara", age: "20", phoneNumber: "+998 93 2", termsAgreed: true }),
	],
])("B8-2: a merge and %s do not deadlock", async (_what, act) => {
	const { sql, staff, winner, loser, merge, race, close } = await start();
	const [{ id: contact }] = await sql(
		"insert into contact_submissions (name, email, message, applicant_id) values ('M', 'l@example.com', 'Hi', $1) returning id",
		[loser.applicantId],
	);
	await race(`select from applications where id = '${loser.id}' for update`, [
		() => merge(),
		() => act(staff, contact),
	]);
	expect(await sql("select distinct applicant_id as id from contact_submissions")).toEqual([
		{ id: winner.applicantId },
	]);
	await close();
	expect(await sql("select deadlocks::int from pg_stat_database where datname = current_database()")).toEqual([
		{ deadlocks: 0 },
	]);
});

test("B8-3: taking back ends what the other person has opened in the case meanwhile, and leaves nothing that names them", async () => {
	const { sql, winner, loser, merge, takeBack } = await start();
	await merge({ email: "other", phoneNumber: "other", fullName: "this" });
	const { applicantId } = winner;
	for (const openedBy of ["link", "call"]) {
		await sql(
			"insert into sessions (opened_by, applicant_id, level, expires_at) values ($2, $1, 'proven', now() + interval '1 hour')",
			[applicantId, openedBy],
		);
	}
	await sql(
		"insert into sessions (opened_by, applicant_id, application_id, level, expires_at) values ('pair', $1, $2, 'known', now() + interval '1 hour')",
		[applicantId, winner.id],
	);
	await sql("insert into links (purpose, applicant_id, expires_at) values ('my', $1, now() + interval '1 hour')", [
		applicantId,
	]);
	await sql("insert into links (purpose, applicant_id, expires_at) values ('call', $1, now() + interval '1 hour')", [
		applicantId,
	]);
	await sql(
		`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
		values ('family', $1, 'link', 'Mother', 'uz', now() + interval '1 hour')`,
		[applicantId],
	);
	await telegramChat(sql, { applicantId, provenBy: "link" });
	await takeBack();
	for (const open of ["sessions where applicant_id is not null", "telegram_chats", "links where expires_at > now()"])
		expect(await sql(`select * from ${open}`), open).toEqual([]);
	const rows = await sql(
		`select to_jsonb(entries)::text as row from entries where applicant_id = $1
		union all select to_jsonb(applicants)::text from applicants where id = $1`,
		[applicantId],
	);
	for (const { row } of rows) expect(row).not.toMatch(new RegExp(`${names.loser}|l@example|${loser.applicantId}`));
});

test("B9-1: whoever has asked for the deletion of everything, and then becomes part of another case, leaves nothing, also of what was in the trash", async () => {
	const { sql, staff, loser, third, merge, later } = await start();
	const [{ id: contact }] = await sql(
		"insert into contact_submissions (name, email, message, applicant_id) values ('Canary', 'l@example.com', 'Hi', $1) returning id",
		[loser.applicantId],
	);
	await deleteContact(staff, contact);
	await sql("update applicants set erase_on = current_date + 3 where id = $1", [loser.applicantId]);
	await sql(
		`insert into intake_reminders (channel, address, language, program_id, round, title, closes_on)
		select 'email', address, 'en', gen_random_uuid(), '2027-spring-1', 'Design', '2099-11-30'
		from unnest(array['w@example.com', 'l@example.com', 'z@example.com']) as address`,
	);
	await merge();
	expect(await eraseAsAsked(later(5))).toBe(1);
	expect(await sql("select id from applicants")).toEqual([{ id: third.applicantId }]);
	for (const table of ["trash", "contact_submissions", "merges"])
		expect(await sql(`select * from ${table}`), table).toEqual([]);
	expect(await sql("select address from intake_reminders")).toEqual([{ address: "z@example.com" }]);
});

test("B9-1: of whoever is erased after a merge was taken back, a backup of the time of the merge brings nothing back into the other case", async () => {
	const { sql, url, winner, loser, third, merge, takeBack, later, close } = await start();
	const note = "insert into entries (applicant_id, kind, text) values ($1, 'note', $2)";
	for (const { applicantId } of [winner, loser]) await sql(note, [applicantId, `Note of ${applicantId}`]);
	await merge({ email: "other", phoneNumber: "other", fullName: "other" });
	const file = join(await temporaryFolder(), "database.tar.gz");
	await writeBackup(url, file);
	await takeBack();
	await sql("update applicants set erase_on = current_date where id = $1", [loser.applicantId]);
	await eraseAsAsked(later(1));
	const erasures = await withClient(url, readErasures);
	await close();
	const other = await freshDatabase();
	const settings = readSettings({ DATABASE_URL: other, AUTH_SECRET: "x".repeat(32) });
	await restore(settings, { file, replace: true, log: () => {}, erasures });
	const restored = sqlOn(other);
	expect(await restored("select full_name, email, phone_number from applicants order by email")).toEqual([
		{ full_name: names.winner, email: "w@example.com", phone_number: winner.phone },
		{ full_name: names.third, email: "z@example.com", phone_number: third.phone },
	]);
	expect(await restored("select text from entries where kind = 'note'")).toEqual([
		{ text: `Note of ${winner.applicantId}` },
	]);
	expect(await restored("select from merges")).toEqual([]);
});

test("B8-3: a deletion that was cancelled after the merge is cancelled for the case that comes back", async () => {
	const { sql, winner, loser, merge, takeBack } = await start();
	const dayOf = async ({ applicantId }: Made) =>
		(await sql("select erase_on::text as day from applicants where id = $1", [applicantId]))[0]?.day;
	await sql("update applicants set erase_on = '2099-01-01' where id = $1", [loser.applicantId]);
	await merge();
	expect(await dayOf(winner)).toBe("2099-01-01");
	await takeBack();
	expect([await dayOf(winner), await dayOf(loser)]).toEqual([null, "2099-01-01"]);
	await merge();
	await sql("update applicants set erase_on = null where id = $1", [winner.applicantId]);
	await takeBack();
	expect([await dayOf(winner), await dayOf(loser)]).toEqual([null, null]);
});

test("B8-3: what was in the trash when two cases became one goes to the case whose it is, restored before or after they are separated", async () => {
	const { sql, system, staff, winner, loser, merge, takeBack } = await start();
	const [{ id: contact }] = await sql(
		"insert into contact_submissions (name, email, message, applicant_id) values ('M', 'l@example.com', 'Hi', $1) returning id",
		[loser.applicantId],
	);
	const second = await application({ system, sql }, { fullName: names.loser, phoneNumber: loser.phone });
	expect(second.applicantId).toBe(loser.applicantId);
	const owners = () =>
		sql(
			"select (select applicant_id from contact_submissions) as contact, applicant_id as application from applications where id = $1",
			[second.id],
		);
	const isOf = ({ applicantId }: Made) => [{ contact: applicantId, application: applicantId }];
	const trash = async () => [await deleteContact(staff, contact), await deleteApplication(staff, second.id)];
	const restore = async (ids: string[]) => {
		for (const id of ids) await restoreFromTrash(staff, id);
	};
	const before = await trash();
	await merge({ phoneNumber: "this" });
	const [{ ids }] = await sql("select application_ids as ids from merges");
	expect(ids.toSorted()).toEqual([loser.id, second.id].toSorted());
	await restore(before);
	expect(await owners()).toEqual(isOf(winner));
	await takeBack();
	expect(await owners()).toEqual(isOf(loser));
	const again = await trash();
	await merge();
	await takeBack();
	await restore(again);
	expect(await owners()).toEqual(isOf(loser));
	await merge();
	const since = await deleteContact(staff, contact);
	await takeBack();
	await restore([since]);
	expect(await owners()).toEqual(isOf(loser));
});

test("B8-3: a merged case that was in the trash is separated as exactly as one that was not", async () => {
	const { sql, staff, winner, loser, merge, takeBack, ownerOf } = await start();
	await sql("insert into entries (applicant_id, kind, text) values ($1, 'note', 'Note')", [loser.applicantId]);
	const rows = () =>
		sql(
			`select to_jsonb(entries)::text as row from entries where kind <> 'merged'
			union all select (to_jsonb(applicants) - 'version')::text from applicants
			union all select to_jsonb(applications)::text from applications order by 1`,
		);
	const before = await rows();
	await merge({ email: "other", phoneNumber: "other", fullName: "other" });
	const trashed: string[] = [];
	for (const { id } of [winner, loser]) trashed.push(await deleteApplication(staff, id));
	for (const id of trashed) await restoreFromTrash(staff, id);
	await takeBack();
	expect(await ownerOf(loser)).toBe(loser.applicantId);
	expect(await rows()).toEqual(before);
});

test("B8-3: cases that were merged in a chain come apart one after the other, each as it was", async () => {
	const { sql, staff, winner, loser, third, merge } = await start();
	const rows = () =>
		sql(
			`select (to_jsonb(applicants) - 'version')::text as row from applicants
			union all select to_jsonb(applications)::text from applications
			union all select to_jsonb(entries)::text from entries where kind <> 'merged' order by 1`,
		);
	const states = [await rows()];
	const steps = [
		[winner, loser],
		[third, winner],
	] as const;
	for (const [to, from] of steps) {
		await merge({ phoneNumber: "other", fullName: "this" }, [to, from] as [Made, Made]);
		states.push(await rows());
	}
	expect(await sql("select distinct applicant_id as id from applications")).toEqual([{ id: third.applicantId }]);
	expect(await sql("select distinct winner_id as id from merges")).toEqual([{ id: third.applicantId }]);
	for (const [to] of steps.toReversed()) {
		const [{ id }] = await sql("select id from merges order by merged_at desc limit 1");
		await takeBackMerge(staff, to.applicantId, id);
		states.pop();
		expect(await rows()).toEqual(states.at(-1));
	}
});

test("B8: what was decided about two people survives the trash, whoever comes back first", async () => {
	const { sql, staff, winner, loser, third } = await start();
	await decidePair(staff, winner.applicantId, loser.applicantId, "different");
	await decidePair(staff, winner.applicantId, third.applicantId, "family");
	const pairs = () => sql("select one_id, other_id, verdict, decided_at from applicant_pairs order by verdict");
	const before = await pairs();
	expect(before).toHaveLength(2);
	for (const order of [[winner], [winner, loser], [loser, winner], [winner, loser, third], [third, loser, winner]]) {
		const trashed: string[] = [];
		for (const { id } of order) trashed.push(await deleteApplication(staff, id));
		for (const id of trashed) await restoreFromTrash(staff, id);
		expect(await pairs()).toEqual(before);
		const back: string[] = [];
		for (const { id } of order) back.push(await deleteApplication(staff, id));
		for (const id of back.toReversed()) await restoreFromTrash(staff, id);
		expect(await pairs()).toEqual(before);
	}
	// The other one is part of another case by the time.
	const id = await deleteApplication(staff, third.id);
	const versions = await sql("select version from applicants where id = any($1) order by id = $2 desc", [
		[winner.applicantId, loser.applicantId],
		loser.applicantId,
	]);
	await mergeApplicants(staff, loser.applicantId, winner.applicantId, {
		...{ version: versions[0]?.version, otherVersion: versions[1]?.version },
	});
	await restoreFromTrash(staff, id);
	expect(await pairs()).toMatchObject([{ verdict: "family" }]);
});
