import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { shownField } from "../../app/require-applicant.ts";
import { withClient } from "../../database/backup-tables.ts";
import { readErasures } from "../../database/erasures.ts";
import { Caller } from "../../domain/access/caller.ts";
import { deleteApplication } from "../../domain/cases/applications/commands.ts";
import { deleteContact } from "../../domain/cases/contacts/commands.ts";
import { removeUnusedFiles } from "../../domain/documents/cleanup-commands.ts";
import { newFileName } from "../../domain/documents/files.ts";
import { copiedTables } from "../../domain/my/privacy/copy-commands.ts";
import { dayAfter, homeDay } from "../../domain/shared/time-zone.ts";
import { createFileStore } from "../../gateways/encrypted-files.ts";
import { makeBackup } from "../../server/backup-files.ts";
import { readSettings } from "../../server/config.ts";
import { restore } from "../../server/restore.ts";
import { sweep } from "../../server/scheduled-cleanup.ts";
import { scriptContext } from "../../server/script-context.ts";
import { signedIn } from "../support/accounts.ts";
import { openPage } from "../support/html.ts";
import { application, myCookie, open } from "../support/my.ts";
import { mySession } from "../support/my-case.ts";
import { databaseOn, freshDatabase, secret, sqlOn, temporaryFolder, testSite } from "../support/site.ts";
import { staffOn } from "../support/staff-callers.ts";

type Site = Awaited<ReturnType<typeof start>>;
type Person = Awaited<ReturnType<typeof application>>;

const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1_000);

async function start() {
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir });
	const fileStore = createFileStore({ imageBucket: undefined, dataDir, secret });
	const context = { ...scriptContext(databaseOn(site.url)), fileStore };
	/** The system, so many days later. */
	const later = (count: number) => new Caller({ role: "system" }, { ...context, now: () => days(count) });
	return { ...site, dataDir, fileStore, context, later };
}

const word = "Kanareyka";
const phoneOf = (index: number) => `+998 77 ${1_000_000 + index}`;
const chatOf = (index: number) => 7_771_000_000 + index;
/** Whatever names one of the people or reaches them: their words, their addresses, their numbers. */
const trace = new RegExp(`${word}|99877 ?1000\\d{3}|77 1000\\d{3}|7771000\\d{3}`, "i");

/** A person who has everything that one can have, with the word in every text. */
async function aPerson(site: Site, index: number, fullName = `${word} Person`): Promise<Person> {
	const { sql, url, fileStore } = site;
	const email = `${word.toLowerCase()}.${index}@example.com`;
	const person = await application(site, { fullName, phoneNumber: phoneOf(index), email });
	const { id, applicantId } = person;
	const tests = JSON.stringify([{ id: crypto.randomUUID(), test: "topik", result: word, level: "4" }]);
	const [contact, family, message, document] = Array.from({ length: 4 }, () => crypto.randomUUID());
	const [own, chat] = [`'${applicantId}'`, chatOf(index)];
	await sql(`
		update applicants set email = '${email}', passport_name = upper('${word}'), birth_date = '2008-03-14',
			language_tests = '${tests}' where id = ${own};
		insert into contact_submissions (id, name, email, phone, message, applicant_id)
			values ('${contact}', '${word}', '${email}', '${phoneOf(index)}', '${word} asks', ${own});
		insert into links (id, purpose, applicant_id, proven_by, label, language, expires_at) values
			('${family}', 'family', ${own}, 'link', '${word}', 'uz', now() + interval '100 days'),
			(gen_random_uuid(), 'my', ${own}, null, null, null, now() + interval '1 hour');
		insert into telegram_chats (applicant_id, chat_id, follower, level, proven_by, language, state, family_link_id)
			values (${own}, ${chat}, 'applicant', 'proven', 'link', 'en', 'active', null),
			(${own}, ${chatOf(index + 500)}, 'family', 'proven', 'link', 'uz', 'active', '${family}');
		insert into bot_dialogs (chat_id, question, data, expires_at)
			values (${chat}, 'subject', '{"text": "${word}"}', now() + interval '1 hour');
		insert into entries (id, applicant_id, application_id, contact_submission_id, kind, channel, text) values
			('${message}', ${own}, '${id}', null, 'message_in', 'web', '${word}'),
			(gen_random_uuid(), ${own}, null, null, 'message_out', 'web', '${word}'),
			(gen_random_uuid(), ${own}, null, null, 'note', null, '${word}'),
			(gen_random_uuid(), ${own}, null, null, 'call', null, '${word}'),
			(gen_random_uuid(), null, null, '${contact}', 'message_out', 'email', '${word}');
		insert into tasks (kind, applicant_id, application_id, text, office, language, due_at)
			values ('follow_up', ${own}, '${id}', '${word}', 'tashkent', 'en', now());
		insert into deliveries (channel, kind, entry_id, contact_submission_id, chat_id, payload, next_attempt_at) values
			('chat', 'message', '${message}', null, default, null, now()),
			('ad', 'Contact', null, '${contact}', default, '{"source": "${word}"}', now()),
			('telegram', 'reply', null, null, ${chat}, '{"message": "${word}"}', now() + interval '1 hour');
		insert into documents (id, applicant_id, application_id, code, stage, state, note)
			values ('${document}', ${own}, '${id}', 'transcript', 'admission', 'received', '${word}');
	`);
	const file = await newFileName(databaseOn(url));
	await fileStore.put(file, new TextEncoder().encode(`paper of ${word}`));
	await sql(`insert into document_files (applicant_id, document_id, position, file, type, bytes, pages, sha256)
		values (${own}, '${document}', 1, '${file}', 'image/jpeg', 10, 1, repeat('a', 64))`);
	return person;
}

/** The tables in which a trace of the people is. */
async function tracesIn(sql: Site["sql"]): Promise<string[]> {
	const found: string[] = [];
	for (const { tablename } of await sql("select tablename from pg_tables where schemaname = 'public'")) {
		const rows = await sql(`select one::text from ${tablename} as one`);
		found.push(...rows.flatMap(({ one }) => (trace.test(one) ? [`${tablename}: ${one}`] : [])));
	}
	return found;
}

const filesIn = async (folder: string): Promise<string[]> =>
	(await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
		.filter((one) => one.isFile())
		.map((one) => join(one.parentPath, one.name));

test("B9-1: people with everything that they can have ask for it, think for seven days, and are found nowhere, nor in an older backup that is restored", async () => {
	const site = await start();
	const { sql, url, dataDir, later } = site;
	const { caller: staff } = await staffOn(url, { role: "owner" });
	const keeper = await application(site, { fullName: "Kept Person", phoneNumber: "+998 90 000 00 01" });
	const people: Person[] = [];
	while (people.length < 20) people.push(await aPerson(site, people.length));
	// A second application and a contact message that staff have deleted, for three of them.
	for (const [index, { applicantId }] of people.slice(0, 3).entries()) {
		const second = await application(site, { fullName: `${word} Person`, phoneNumber: phoneOf(index) });
		expect(second.applicantId).toBe(applicantId);
		await deleteApplication(staff, second.id);
		const [{ id }] = await sql(`insert into contact_submissions (name, email, message, applicant_id)
			values ('${word}', 'a@example.com', '${word}', '${applicantId}') returning id`);
		await deleteContact(staff, id);
	}
	expect((await tracesIn(sql)).length).toBeGreaterThan(280);
	expect(await filesIn(join(dataDir, "files"))).toHaveLength(20);
	const cookies = await Promise.all(people.map(({ applicantId }) => mySession(sql, applicantId)));
	const decide = async (intent: string, applicantId: string, cookie: string) =>
		site.post("/my/privacy", { intent, [shownField]: `${applicantId} ` }, { cookie });
	for (const [index, cookie] of cookies.entries()) {
		await decide("ask", people[index]?.applicantId ?? "", cookie);
	}
	const kept = await mySession(sql, keeper.applicantId);
	for (const intent of ["ask", "cancel"]) await decide(intent, keeper.applicantId, kept);
	// The last application of one of them goes to the trash before the day.
	await deleteApplication(staff, people[19]?.id as string);
	const backup = join(dataDir, "backup.tar.gz");
	await makeBackup({ databaseUrl: url, dataDir, target: backup, encrypter: undefined });

	const faults: unknown[] = [];
	const cleanUp = (count: number) => sweep(later(count), (what, error) => faults.push([what, error]));
	await cleanUp(6);
	expect(await sql(`select from applicants where full_name ~ '${word}'`)).toHaveLength(people.length - 1);
	await cleanUp(7);
	// The bot has said goodbye, and what it said is removed a day later.
	await sql("update deliveries set state = 'sent', payload = null, sent_at = now() where kind = 'reply'");
	await cleanUp(9);
	expect(faults).toEqual([]);
	expect(await tracesIn(sql)).toEqual([]);
	const left = await sql("select full_name, erase_on from applicants");
	expect(left).toEqual([{ full_name: "Kept Person", erase_on: null }]);
	expect(await sql("select from audit_log where action = 'applicant:erase-asked'")).toHaveLength(people.length);
	expect(await filesIn(join(dataDir, "files"))).toEqual([]);
	for (const path of (await filesIn(dataDir)).filter((one) => one !== backup)) {
		expect(trace.test((await readFile(path)).toString("latin1")), path).toBe(false);
	}
	expect(site.logged.filter((line) => trace.test(JSON.stringify(line)))).toEqual([]);
	const cookie = await signedIn(site, "owner");
	for (const { id, applicantId } of people.slice(0, 3)) {
		for (const path of [`/admin/applicants/${applicantId}`, `/admin/applications/${id}`])
			expect(await (await site.get(path, { cookie })).text(), path).not.toMatch(trace);
	}
	for (const own of cookies) {
		const answer = await site.get("/my/privacy", { cookie: own });
		expect([answer.status, await answer.text()]).toEqual([303, expect.not.stringMatching(trace)]);
	}

	const erasures = await withClient(url, readErasures);
	const [other, folder] = [await freshDatabase(), await temporaryFolder()];
	const settings = readSettings({ DATABASE_URL: other, DATA_DIR: folder, AUTH_SECRET: "x".repeat(32) });
	await restore(settings, { file: backup, replace: true, log: () => {}, erasures });
	expect(await tracesIn(sqlOn(other))).toEqual([]);
	expect(await sqlOn(other)("select full_name from applicants")).toEqual([{ full_name: "Kept Person" }]);
	const fileStore = createFileStore({ imageBucket: undefined, dataDir: folder, secret });
	const context = { ...scriptContext(databaseOn(other)), fileStore, now: () => days(1) };
	await removeUnusedFiles(new Caller({ role: "system" }, context));
	expect(await filesIn(join(folder, "files"))).toEqual([]);
});

/** The tables with the id of a person that are not in a copy, and why. */
const notCopied: Record<string, string> = {
	applicant_pairs: "Whether staff take two people for relatives or for strangers tells of the other one, too.",
	trash: "What staff have deleted is gone for good after thirty days, and nobody works with it.",
};

type Reference = { child: string; column: string; parent: string };

/** All foreign keys. */
const references = (sql: Site["sql"]): Promise<Reference[]> =>
	sql(`select child.relname as child, a.attname as column, parent.relname as parent from pg_constraint c
		join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
		join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
		where c.contype = 'f' and child.relnamespace = 'public'::regnamespace`) as Promise<Reference[]>;

/** The rows that belong to a person by any chain of foreign keys, by table. */
async function rowsOf(sql: Site["sql"], applicantId: string): Promise<Map<string, Set<string>>> {
	const all = await references(sql);
	const found = new Map([["applicants", new Set([applicantId])]]);
	for (let grows = true; grows; ) {
		grows = false;
		for (const { child, column, parent } of all) {
			const parents = [...(found.get(parent) ?? [])];
			if (parents.length === 0 || child in notCopied) continue;
			const known = found.get(child) ?? new Set();
			for (const { id } of await sql(`select id from ${child} where ${column} = any($1)`, [parents])) {
				grows ||= !known.has(id);
				found.set(child, known.add(id));
			}
		}
	}
	return found;
}

type Copied = Record<string, Record<string, unknown>[]>;

async function unpack(answer: Response) {
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/zip"]);
	expect(answer.headers.get("cache-control")).toBe("no-store");
	const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
	const text = (name: string) => Buffer.from(files[name] ?? []).toString();
	return { files, html: text("data.html"), json: text("data.json"), rows: JSON.parse(text("data.json")) as Copied };
}

test("B9-2: every table that a foreign key or a column connects with an applicant is in the copy, or has a reason", async () => {
	const { sql } = await testSite();
	const all = await references(sql);
	const connected = new Set(["applicants"]);
	for (let size = 0; size < connected.size; ) {
		size = connected.size;
		for (const { child, parent } of all) if (connected.has(parent)) connected.add(child);
	}
	const named = await sql(`select distinct table_name from information_schema.columns
		where table_schema = 'public' and column_name in ('applicant_id', 'application_id', 'contact_submission_id')`);
	for (const { table_name } of named) connected.add(table_name);
	// Without an applicant: it has an address or a chat.
	connected.add("intake_reminders");
	expect([...connected].sort()).toEqual([...copiedTables, ...Object.keys(notCopied)].sort());
});

test("B9-2: the copy holds each row, readable in the person's language, with the papers, without secrets; one's own needs proof, has only messages from the proven mailbox, and is stored nowhere", async () => {
	const site = await start();
	const { sql, url, dataDir } = site;
	const person = await aPerson(site, 1);
	await aPerson(site, 2, "Another Person");
	const { userId } = await staffOn(url, { name: "Dilnoza Example" });
	await sql("update tasks set assignee_id = $1", [userId]);
	await sql(`insert into intake_reminders (channel, address, language, program_id, round, title, closes_on, confirmed_at)
		select channel, address, 'en', gen_random_uuid(), '2027-spring-1', title, '2099-11-30', now() from (values
			('email', '${word.toLowerCase()}.1@example.com', 'Design in Seoul'),
			('telegram', '${chatOf(1)}', 'Business in Busan'), ('telegram', '${chatOf(501)}', 'Of the mother'),
			('email', '${word.toLowerCase()}.2@example.com', 'Of Another Person')) as one (channel, address, title)`);
	const cookie = await signedIn(site);
	await sql("update applicants set language = 'uz'");
	const copy = await unpack(await site.post(`/admin/applicants/${person.applicantId}/copy`, {}, { cookie }));
	for (const [table, ids] of await rowsOf(sql, person.applicantId)) {
		expect(new Set(copy.rows[table]?.map(({ id }) => id)), table).toEqual(ids);
	}
	for (const words of ['<html lang="uz">', "Siz haqingizda saqlanadigan", `${word} asks`])
		expect(copy.html).toContain(words);
	const reminders = copy.rows.intake_reminders?.map(({ title }) => title as string) ?? [];
	expect(reminders.toSorted()).toEqual(["Business in Busan", "Design in Seoul"]);
	for (const title of reminders) expect(copy.html).toContain(title);
	expect(copy.json).toContain("Dilnoza Example");
	const foreign = [userId, chatOf(1), "Another Person", phoneOf(2), phoneOf(2).replace(/[^+\d]/g, "")];
	expect(foreign.filter((words) => copy.json?.includes(String(words)))).toEqual([]);
	expect(Object.keys(copy.files)).toEqual(["data.html", "data.json", "files/transcript-1.jpg"]);
	expect(Buffer.from(copy.files["files/transcript-1.jpg"] ?? []).toString()).toBe(`paper of ${word}`);
	expect(copy.json).toContain("files/transcript-1.jpg");
	for (const { file } of await sql("select file from document_files union all select content_hash from applications"))
		expect(copy.json).not.toContain(file);
	const asked = await sql("select record_id from audit_log where action = 'applicant:copy'");
	expect(asked).toEqual([{ record_id: person.applicantId }]);
	expect((await site.post(`/admin/applicants/${person.applicantId}/copy`, {})).status).not.toBe(200);

	await sql(`insert into contact_submissions (name, email, message, applicant_id)
		values ('X', 'other@example.com', 'From elsewhere', '${person.applicantId}')`);
	const known = myCookie(await open(site, person));
	const ofMine = (by?: string) => site.post("/ru/my/privacy/copy", {}, by ? { cookie: by } : {});
	expect((await ofMine(known)).status).toBe(404);
	expect((await ofMine()).headers.get("location")).toBe("/ru/my");
	const proven = await mySession(sql, person.applicantId);
	const before = await filesIn(dataDir);
	for (let each = 0; each < 3; each++) {
		const mine = await unpack(await ofMine(proven));
		expect(mine.html).toContain("Что мы о Вас храним");
		expect(mine.rows.contact_submissions).toMatchObject([{ message: `${word} asks` }]);
		expect(mine.json).not.toContain("From elsewhere");
		expect(mine.rows.intake_reminders?.map(({ title }) => title)).toContain("Design in Seoul");
	}
	expect(await filesIn(dataDir)).toEqual(before);
	const fourth = await ofMine(proven);
	expect([fourth.status, fourth.headers.get("location")]).toEqual([303, "/ru/my/privacy"]);
	// A call does not prove the mailbox.
	await sql("delete from rate_limits");
	await sql("delete from telegram_chats");
	const called = await mySession(sql, person.applicantId, null, secret, "call");
	expect((await unpack(await ofMine(called))).rows.intake_reminders).toEqual([]);
});

test("without script, /my/privacy counts what we hold, and asks for the deletion and cancels it; one message says the day; staff do it for somebody on the phone", async () => {
	const site = await start();
	const { sql } = site;
	const person = await aPerson(site, 1);
	const known = myCookie(await open(site, person));
	const cookie = await mySession(sql, person.applicantId);
	const prefix = "/uz";
	const page = await openPage(site.get(`${prefix}/my/privacy`, { cookie }));
	expect(page.all("dd").map(({ text }) => text)).toEqual(["1", "2", "1", "2", "1", "1"]);
	for (const text of ["Bizda nima saqlanadi", "Arizangiz hali ochiq", person.reference])
		expect(page.text).toContain(text);
	const cancel = "Oʻchirishni bekor qilish";
	const ofKnown = await openPage(site.get(`${prefix}/my/privacy`, { cookie: known }));
	expect(ofKnown.all("main form[action$='/my/privacy']")).toEqual([]);
	const day = dayAfter(homeDay(new Date()), 7);
	const decide = (intent: string) =>
		site.post(`${prefix}/my/privacy`, { intent, [shownField]: `${person.applicantId} ` }, { cookie });
	for (const answer of [await decide("ask"), await decide("ask")])
		expect([answer.status, answer.headers.get("location")]).toEqual([303, `${prefix}/my/privacy`]);
	const dayOf = async () => (await sql("select erase_on::text as day from applicants"))[0]?.day;
	expect(await dayOf()).toBe(day);
	const told = "select data from entries where kind = 'message_out' and text ~ $1";
	expect(await sql(told, [String(Number(day.slice(0, 4)))])).toEqual([{ data: { reminder: "erasure" } }]);
	for (const path of ["/my", "/my/privacy"]) {
		expect((await openPage(site.get(prefix + path, { cookie }))).text, path).toContain(cancel);
		expect((await openPage(site.get(prefix + path, { cookie: known }))).text, path).not.toContain(cancel);
	}
	await decide("cancel");
	expect(await dayOf()).toBeNull();

	const path = `/admin/applicants/${person.applicantId}`;
	const staff = await signedIn(site);
	const press = async (intent: string, by = staff) => (await site.post(path, { intent }, { cookie: by })).status;
	expect((await openPage(site.get(path, { cookie: staff }))).text).toContain("Delete in seven days");
	expect(await press("ask-erasure")).toBe(303);
	const asked = await openPage(site.get(path, { cookie: staff }));
	expect(asked.one("header.case-head .notice").text).toContain("will be deleted on");
	expect(await press("cancel-erasure")).toBe(303);
	expect(await press("ask-erasure", await signedIn(site, "user"))).not.toBe(200);
	expect(await dayOf()).toBeNull();
	const log = await sql("select action from audit_log where action ~ 'erasure' and actor_id is not null order by id");
	expect(log.map(({ action }) => action)).toEqual(["applicant:ask-erasure", "applicant:cancel-erasure"]);
});
