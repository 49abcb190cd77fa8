import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { withClient } from "../../database/backup-tables.ts";
import { readErasures } from "../../database/erasures.ts";
import { Caller } from "../../domain/access/caller.ts";
import { deleteApplication } from "../../domain/cases/applications/commands.ts";
import { deleteContact } from "../../domain/cases/contacts/commands.ts";
import { mergeApplicants, takeBackMerge } from "../../domain/cases/duplicates/commands.ts";
import { removeUnusedFiles } from "../../domain/documents/cleanup-commands.ts";
import { newFileName } from "../../domain/documents/files.ts";
import { copiedTables } from "../../domain/my/privacy/copy-commands.ts";
import { languages } from "../../domain/shared/language.ts";
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

/** Everything that a person can have, with the word in every text. */
async function fill({ sql, url, fileStore }: Site, { id, applicantId }: Person, index: number): Promise<void> {
	const email = `${word.toLowerCase()}.${index}@example.com`;
	const values = [applicantId, id];
	await sql(
		`update applicants set email = $2, passport_name = upper('${word}'), birth_date = '2008-03-14', language_tests = $3
		where id = $1`,
		[applicantId, email, JSON.stringify([{ id: crypto.randomUUID(), test: "topik", result: word, level: "4" }])],
	);
	const [{ id: contact }] = await sql(
		`insert into contact_submissions (name, email, phone, message, applicant_id)
		values ('${word}', $2, $3, '${word} asks', $1) returning id`,
		[applicantId, email, phoneOf(index)],
	);
	const [{ id: family }] = await sql(
		`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
		values ('family', $1, 'link', '${word}', 'uz', now() + interval '100 days') returning id`,
		[applicantId],
	);
	await sql(
		`insert into telegram_chats (applicant_id, chat_id, follower, level, proven_by, language, state, family_link_id)
		values ($1, $2, 'applicant', 'proven', 'link', 'en', 'active', null),
			($1, $3, 'family', 'proven', 'link', 'uz', 'active', $4)`,
		[applicantId, chatOf(index), chatOf(index + 500), family],
	);
	await sql(
		`insert into bot_dialogs (chat_id, question, data, expires_at)
		values ($1, 'subject', '{"text": "${word}"}', now() + interval '1 hour')`,
		[chatOf(index)],
	);
	const statements: [string, unknown[]][] = [
		[
			`insert into entries (applicant_id, application_id, kind, channel, text) values
			($1, $2, 'message_in', 'web', '${word}'), ($1, null, 'message_out', 'web', '${word}')`,
			values,
		],
		[
			`insert into entries (applicant_id, kind, text) select $1, kind, '${word}' from unnest('{note,call}'::text[]) kind where $2::uuid is not null`,
			values,
		],
		[
			`insert into entries (contact_submission_id, kind, channel, text) values ($1, 'message_out', 'email', '${word}')`,
			[contact],
		],
		[
			`insert into deliveries (channel, kind, contact_submission_id, payload) values ('ad', 'Contact', $1, '{"source": "${word}"}')`,
			[contact],
		],
		[
			`insert into deliveries (channel, kind, entry_id) select 'chat', 'message', id from entries where applicant_id = $1 and kind = 'message_in'`,
			[applicantId],
		],
		[
			`insert into deliveries (channel, kind, chat_id, payload, next_attempt_at)
			values ('telegram', 'reply', $1, '{"message": "${word}"}', now() + interval '1 hour')`,
			[chatOf(index)],
		],
		[
			`insert into tasks (kind, applicant_id, application_id, text, office, language, due_at)
			values ('follow_up', $1, $2, '${word}', 'tashkent', 'en', now())`,
			values,
		],
		[
			"insert into links (applicant_id, purpose, expires_at) values ($1, 'my', now() + interval '1 hour')",
			[applicantId],
		],
	];
	for (const [text, given] of statements) await sql(text, given);
	const [{ id: document }] = await sql(
		`insert into documents (applicant_id, application_id, code, stage, state, note)
		values ($1, $2, 'transcript', 'admission', 'received', '${word}') returning id`,
		values,
	);
	const file = await newFileName(databaseOn(url));
	await fileStore.put(file, new TextEncoder().encode(`paper of ${word}`));
	await sql(
		`insert into document_files (applicant_id, document_id, position, file, type, bytes, pages, sha256)
		values ($1, $2, 1, $3, 'image/jpeg', 10, 1, repeat('a', 64))`,
		[applicantId, document, file],
	);
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

/** Reminders of an address or a chat. */
const remind = (sql: Site["sql"], channel: "email" | "telegram", address: string, title: string) =>
	sql(
		`insert into intake_reminders (channel, address, language, program_id, round, title, closes_on, confirmed_at)
		values ($1, $2, 'en', gen_random_uuid(), '2027-spring-1', $3, '2099-11-30', now())`,
		[channel, address, title],
	);

const filesIn = async (folder: string): Promise<string[]> =>
	(await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
		.filter((one) => one.isFile())
		.map((one) => join(one.parentPath, one.name));

test("B9-1: 100 people with everything that they can have ask for it, think for seven days, and are found nowhere, nor in an older backup that is restored", async () => {
	const site = await start();
	const { sql, url, dataDir, later } = site;
	const { caller: staff } = await staffOn(url, { role: "owner" });
	const keeper = await application(site, { fullName: "Kept Person", phoneNumber: "+998 90 000 00 01" });
	const people: Person[] = [];
	for (let index = 0; index < 100; index++) {
		const input = { fullName: `${word} Person`, phoneNumber: phoneOf(index), email: `${word}.${index}@example.com` };
		const person = await application(site, input);
		await fill(site, person, index);
		people.push(person);
	}
	// A second application and a contact message that staff have deleted, for ten of them.
	for (const [index, { applicantId }] of people.slice(0, 10).entries()) {
		const second = await application(site, { fullName: `${word} Person`, phoneNumber: phoneOf(index) });
		expect(second.applicantId).toBe(applicantId);
		await deleteApplication(staff, second.id);
		const [{ id }] = await sql(
			"insert into contact_submissions (name, email, message, applicant_id) values ($1, 'a@example.com', $1, $2) returning id",
			[word, applicantId],
		);
		await deleteContact(staff, id);
	}
	// Ten of them had two cases, which became one, and five of these are two again.
	for (const [index, { applicantId }] of people.slice(20, 30).entries()) {
		const input = {
			fullName: `${word} Twin`,
			phoneNumber: phoneOf(index + 500),
			email: `${word}.t${index}@example.com`,
		};
		const twin = await application(site, input);
		const versionOf = async (id: string) =>
			(await sql("select version from applicants where id = $1", [id]))[0]?.version as number;
		const versions = { version: await versionOf(applicantId), otherVersion: await versionOf(twin.applicantId) };
		await mergeApplicants(staff, applicantId, twin.applicantId, versions);
		if (index % 2 === 0) continue;
		const [{ id }] = await sql("select id from merges where loser_id = $1", [twin.applicantId]);
		await takeBackMerge(staff, applicantId, id);
		people.push(twin);
	}
	expect((await tracesIn(sql)).length).toBeGreaterThan(1_400);
	expect(await filesIn(join(dataDir, "files"))).toHaveLength(100);
	const cookies = await Promise.all(people.map(({ applicantId }) => mySession(sql, applicantId)));
	for (const cookie of cookies) {
		expect((await site.post("/my/privacy", { intent: "ask" }, { cookie })).headers.get("location")).toBe("/my/privacy");
	}
	const kept = await mySession(sql, keeper.applicantId);
	for (const intent of ["ask", "cancel"]) await site.post("/my/privacy", { intent }, { cookie: kept });
	// The last application of one of them goes to the trash before the day.
	await deleteApplication(staff, people[99]?.id as string);
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
	expect(await sql("select full_name, erase_on from applicants")).toEqual([
		{ full_name: "Kept Person", erase_on: null },
	]);
	expect(await sql("select from audit_log where action = 'applicant:erase-asked'")).toHaveLength(people.length);
	expect(await filesIn(join(dataDir, "files"))).toEqual([]);
	for (const path of (await filesIn(dataDir)).filter((one) => one !== backup)) {
		expect(trace.test((await readFile(path)).toString("latin1")), path).toBe(false);
	}
	expect(site.logged.filter((line) => trace.test(JSON.stringify(line)))).toEqual([]);
	const cookie = await signedIn(site, "owner");
	for (const { id, applicantId } of people.slice(0, 6)) {
		for (const path of [`/admin/applicants/${applicantId}`, `/admin/applications/${id}`])
			expect(await (await site.get(path, { cookie })).text(), path).not.toMatch(trace);
	}
	for (const own of cookies) {
		const answer = await site.get("/my/privacy", { cookie: own });
		expect([answer.status, await answer.text()]).toEqual([303, expect.not.stringMatching(trace)]);
	}

	const erasures = await withClient(url, readErasures);
	const [other, folder] = [await freshDatabase(), await temporaryFolder()];
	const settings = { ...readSettings({ DATABASE_URL: other, DATA_DIR: folder, AUTH_SECRET: "x".repeat(32) }) };
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

test("B9-2: the copy for a person on the phone holds each row, readable in the person's language, with the papers, without secrets and with staff by their names", async () => {
	const site = await start();
	const { sql, url } = site;
	const person = await application(site, { phoneNumber: phoneOf(1), email: `${word}.1@example.com` });
	await fill(site, person, 1);
	const stranger = await application(site, { fullName: "Another Person" });
	await fill(site, stranger, 2);
	const { userId } = await staffOn(url, { name: "Dilnoza Example" });
	await sql("update tasks set assignee_id = $1", [userId]);
	await remind(sql, "email", `${word.toLowerCase()}.1@example.com`, "Design in Seoul");
	await remind(sql, "telegram", String(chatOf(1)), "Business in Busan");
	await remind(sql, "telegram", String(chatOf(501)), "Of the mother");
	await remind(sql, "email", `${word.toLowerCase()}.2@example.com`, "Of Another Person");
	const cookie = await signedIn(site);
	for (const language of languages) {
		await sql("update applicants set language = $1", [language]);
		const copy = await unpack(await site.post(`/admin/applicants/${person.applicantId}/copy`, {}, { cookie }));
		for (const [table, ids] of await rowsOf(sql, person.applicantId)) {
			expect(new Set(copy.rows[table]?.map(({ id }) => id)), table).toEqual(ids);
		}
		expect(copy.html).toContain(`<html lang="${language}">`);
		const title = { en: "What we hold about you", ru: "Что мы о Вас храним", uz: "Siz haqingizda saqlanadigan" }[
			language
		];
		expect(copy.html).toContain(title);
		expect(copy.html).toContain(`${word} asks`);
		expect(copy.rows.intake_reminders?.map(({ title }) => title).sort()).toEqual([
			"Business in Busan",
			"Design in Seoul",
		]);
		for (const { title } of copy.rows.intake_reminders ?? []) expect(copy.html).toContain(title);
		expect(copy.json).toContain("Dilnoza Example");
		expect(copy.json).not.toMatch(new RegExp(`${userId}|${chatOf(1)}|Another Person|${phoneOf(2).slice(-4)}`));
		expect(Object.keys(copy.files)).toEqual(["data.html", "data.json", "files/transcript-1.jpg"]);
		expect(Buffer.from(copy.files["files/transcript-1.jpg"] ?? []).toString()).toBe(`paper of ${word}`);
		expect(copy.json).toContain("files/transcript-1.jpg");
		const secrets = await sql(
			"select file as secret from document_files union all select content_hash from applications",
		);
		for (const { secret: each } of secrets) expect(copy.json).not.toContain(each);
	}
	const asked = await sql("select record_id from audit_log where action = 'applicant:copy'");
	expect(asked).toEqual(languages.map(() => ({ record_id: person.applicantId })));
	expect((await site.post(`/admin/applicants/${person.applicantId}/copy`, {})).status).not.toBe(200);
});

test("one's own copy needs proof, has only contact messages from the proven mailbox, is stored nowhere, and comes three times a day", async () => {
	const site = await start();
	const { sql, dataDir } = site;
	const person = await application(site, { phoneNumber: phoneOf(1), email: `${word}.1@example.com` });
	await fill(site, person, 1);
	await sql(
		"insert into contact_submissions (name, email, message, applicant_id) values ('X', 'other@example.com', 'From elsewhere', $1)",
		[person.applicantId],
	);
	await remind(sql, "email", `${word.toLowerCase()}.1@example.com`, "Design in Seoul");
	const known = myCookie(await open(site, person));
	expect((await site.post("/my/privacy/copy", {}, { cookie: known })).status).toBe(404);
	expect((await site.post("/my/privacy/copy", {})).headers.get("location")).toBe("/my");
	const cookie = await mySession(sql, person.applicantId);
	const before = await filesIn(dataDir);
	const titles = { "": "What we hold about you", "/ru": "Что мы о Вас храним", "/uz": "Siz haqingizda" };
	for (const [prefix, title] of Object.entries(titles)) {
		const copy = await unpack(await site.post(`${prefix}/my/privacy/copy`, {}, { cookie }));
		expect(copy.html).toContain(title);
		expect(copy.rows.contact_submissions).toMatchObject([{ message: `${word} asks` }]);
		expect(copy.json).not.toContain("From elsewhere");
		expect(copy.rows.intake_reminders).toMatchObject([{ title: "Design in Seoul" }]);
	}
	expect(await filesIn(dataDir)).toEqual(before);
	const fourth = await site.post("/ru/my/privacy/copy", {}, { cookie });
	expect([fourth.status, fourth.headers.get("location")]).toEqual([303, "/ru/my/privacy"]);
	// A call does not prove the mailbox.
	await sql("delete from rate_limits");
	const called = await mySession(sql, person.applicantId, null, secret, "call");
	expect((await unpack(await site.post("/my/privacy/copy", {}, { cookie: called }))).rows.intake_reminders).toEqual([]);
});

test("without script, /my/privacy counts what we hold, and asks for the deletion and cancels it; one message says the day", async () => {
	const site = await start();
	const { sql } = site;
	const person = await application(site, { phoneNumber: phoneOf(1), email: `${word}.1@example.com` });
	await fill(site, person, 1);
	const known = myCookie(await open(site, person));
	const cookie = await mySession(sql, person.applicantId);
	for (const [prefix, held, isOpen] of [
		["", "What we hold", "Your application is still open"],
		["/ru", "Что у нас хранится", "Ваша заявка ещё открыта"],
		["/uz", "Bizda nima saqlanadi", "Arizangiz hali ochiq"],
	] as const) {
		const page = await openPage(site.get(`${prefix}/my/privacy`, { cookie }));
		expect(page.all("dd").map(({ text }) => text)).toEqual(["1", "2", "1", "2", "1", "1"]);
		for (const text of [held, isOpen, person.reference]) expect(page.text).toContain(text);
	}
	const prefix = "/uz";
	const cancel = "Oʻchirishni bekor qilish";
	const ofKnown = await openPage(site.get(`${prefix}/my/privacy`, { cookie: known }));
	expect(ofKnown.all("main form[action$='/my/privacy']")).toEqual([]);
	expect((await site.post(`${prefix}/my/privacy`, { intent: "ask" }, { cookie: known })).status).toBe(404);

	const day = dayAfter(homeDay(new Date()), 7);
	const ask = () => site.post(`${prefix}/my/privacy`, { intent: "ask" }, { cookie });
	for (const answer of [await ask(), await ask()])
		expect([answer.status, answer.headers.get("location")]).toEqual([303, `${prefix}/my/privacy`]);
	const dayOf = async () => (await sql("select erase_on::text as day from applicants"))[0]?.day;
	expect(await dayOf()).toBe(day);
	const told = "select text from entries where kind = 'message_out' and text ~ $1";
	expect(await sql(told, [String(Number(day.slice(0, 4)))])).toHaveLength(1);
	for (const path of ["/my", "/my/privacy"]) {
		expect((await openPage(site.get(prefix + path, { cookie }))).text, path).toContain(cancel);
		expect((await openPage(site.get(prefix + path, { cookie: known }))).text, path).not.toContain(cancel);
		expect((await openPage(site.get(prefix + path, { cookie: known }))).text, path).toContain(day.slice(0, 4));
	}
	await site.post(`${prefix}/my/privacy`, { intent: "cancel" }, { cookie });
	expect(await dayOf()).toBeNull();
});

test("staff ask for the deletion and cancel it for somebody on the phone; the case says the day, and the audit log who did it", async () => {
	const site = await start();
	const { sql } = site;
	const { applicantId } = await application(site);
	const cookie = await signedIn(site);
	const path = `/admin/applicants/${applicantId}`;
	const press = (intent: string) => site.post(path, { intent }, { cookie });
	expect((await openPage(site.get(path, { cookie }))).text).toContain("Delete in seven days");
	expect((await press("ask-erasure")).status).toBe(303);
	const page = await openPage(site.get(path, { cookie }));
	expect(page.one("header.case-head .notice").text).toContain("will be deleted on");
	expect((await press("cancel-erasure")).status).toBe(303);
	expect(await sql("select erase_on from applicants")).toEqual([{ erase_on: null }]);
	const log = await sql(
		"select action, record_id, actor_id is not null as by_staff from audit_log where action ~ 'erasure' order by id",
	);
	expect(log).toEqual(
		["applicant:ask-erasure", "applicant:cancel-erasure"].map((action) => ({
			action,
			record_id: applicantId,
			by_staff: true,
		})),
	);
	const user = await signedIn(site, "user");
	expect((await site.post(path, { intent: "ask-erasure" }, { cookie: user })).status).not.toBe(200);
	expect(await sql("select erase_on from applicants")).toEqual([{ erase_on: null }]);
});
