import { expect, test } from "vitest";
import { removeExpiredAccess } from "../../domain/cases/applicants/cleanup-commands.ts";
import { deleteApplication } from "../../domain/cases/applications/commands.ts";
import { movedTables } from "../../domain/cases/duplicates/move-rows.ts";
import { listLookalikes } from "../../domain/cases/duplicates/queries.ts";
import { restoreFromTrash } from "../../domain/cases/trash/commands.ts";
import { openPage } from "../support/html.ts";
import { application, myCookie, open, openProven } from "../support/my.ts";
import { staffSite } from "../support/staff.ts";
import { staffOn } from "../support/staff-callers.ts";
import { telegramChat } from "../support/telegram-chats.ts";

type Site = Awaited<ReturnType<typeof staffSite>>;
type Made = Awaited<ReturnType<typeof application>>;

/** Name and phone number of one case and of another, and why they may be one person. */
const pairs: [one: [string, string], other: [string, string], ...reasons: string[]][] = [
	[["Oʻktam Ralimova", "90 100 00 01"], ["Ўктам Ралимова", "+998 (90) 100-00-01"], "same_phone", "same_name_and_birth"],
	[["Khurshid Lishumova", "998901000002"], ["Хуршид Лишумова", "00998 901000002"], "same_phone", "same_name_and_birth"],
	[["Yulduz Modimova", "+998-90 1000003"], ["Юлдуз Модимова", "901000003"], "same_phone", "same_name_and_birth"],
	[["G'ulnora Shunomova", "901000004"], ["Ғулнора Шуномова", "931000004"], "same_name_and_birth"],
	[["Shahnoza Chabemova", "901000005"], ["Шахноза Чабемова", "931000005"], "same_name_and_birth"],
	[["Xadicha Dikimova", "901000006"], ["Хадича Дикимова", "931000006"], "same_email", "same_name_and_birth"],
	[["Qodir Notomova", "901000007"], ["Sevara Notomova", "+998 (90) 100-00-07"], "same_phone"],
	[["Javohir Beramova", "901000008"], ["Мадина Берамова", "998901000008"], "same_phone"],
];

test("B8-1: pairs in every spelling of phone and name are suggested with the right reason, siblings as family", async () => {
	const site = await staffSite();
	const { caller } = await staffOn(site.url);
	const made: [Made, Made][] = [];
	for (const [at, [one, other, reason]] of pairs.entries()) {
		const email = (domain: string) => (reason === "same_email" ? { email: `family${at}@${domain}` } : {});
		const [[fullName, phoneNumber], [otherName, otherPhone]] = [one, other];
		made.push([
			await application(site, { fullName, phoneNumber, ...email("example.com") }),
			await application(site, { fullName: otherName, phoneNumber: otherPhone, ...email("Example.com") }),
		]);
	}
	for (const [at, [one, other]] of made.entries()) {
		const [[name], , ...reasons] = pairs[at] as (typeof pairs)[number];
		for (const [from, to] of [
			[one, other],
			[other, one],
		] as const) {
			const { suggestions } = await listLookalikes(caller, from.applicantId);
			const found = suggestions.map(({ applicantId, reasons, isFamily }) => ({ applicantId, reasons, isFamily }));
			const isFamily = String(reasons) === "same_phone";
			expect(found, name).toEqual([{ applicantId: to.applicantId, reasons, isFamily }]);
		}
	}
});

const address = ({ applicantId }: { applicantId: string }) => `/admin/applicants/${applicantId}`;

/** The form of the dialog, as a browser sends it. */
async function mergeForm(site: Site, winner: Made, loser: Made, chosen: Record<string, string> = {}) {
	const path = `${address(winner)}/merge/${loser.applicantId}`;
	const dialog = (await site.open(path)).one("dialog");
	const fields = dialog.all("input[type=hidden], input[checked]");
	const values = Object.fromEntries(fields.map((box) => [box.get("name") ?? "", box.get("value") ?? ""]));
	return { path, values: { ...values, ...chosen }, text: dialog.text };
}

async function merge(site: Site, winner: Made, loser: Made, chosen: Record<string, string> = {}) {
	const { path, values } = await mergeForm(site, winner, loser, chosen);
	const answer = await site.send(path, values);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, address(winner)]);
}

const takeBack = async (site: Site, winner: Made) => {
	const page = await site.open(address(winner));
	const form = page.all("form").find((each) => each.all("input[value=take-back-merge]").length > 0);
	const subject = form?.one("input[name=subject]").get("value") ?? "";
	return site.send(address(winner), { intent: "take-back-merge", subject });
};

/** Two cases of one person with rows in every table. */
async function givenTwo(site: Site) {
	const made = (fullName: string, phoneNumber: string, email: string) =>
		application(site, { fullName, phoneNumber, email });
	const winner = await made("Madina Karimova", "+998 90 100 00 01", "m@example.com");
	const loser = await made("Мадина Каримова", "+998 93 200 00 02", "k@example.com");
	for (const { applicantId, id } of [winner, loser]) {
		await site.sql(`
			insert into entries (applicant_id, application_id, kind, channel, text) values
				('${applicantId}', '${id}', 'message_in', 'web', 'Hello'), ('${applicantId}', null, 'note', null, 'Note');
			insert into documents (applicant_id, application_id, code, stage)
				values ('${applicantId}', '${id}', 'passport', 'admission');
			insert into document_files (applicant_id, document_id, position, file, type, bytes, pages, sha256)
				select applicant_id, id, 0, id::text, 'image/jpeg', 1, 1, repeat('a', 64) from documents
				where application_id = '${id}';
			insert into tasks (kind, applicant_id, application_id, office, language, due_at, text)
				values ('follow_up', '${applicantId}', '${id}', 'tashkent', 'en', now(), 'Ask');
			insert into contact_submissions (name, email, message, applicant_id)
				values ('M', 'm@example.com', 'Hi', '${applicantId}');
			insert into sessions (opened_by, applicant_id, level, expires_at)
				values ('call', '${applicantId}', 'proven', now() + interval '1 hour');
			insert into links (purpose, applicant_id, expires_at) values ('my', '${applicantId}', now() + interval '1 hour')`);
		await telegramChat(site.sql, { applicantId, provenBy: "call" });
	}
	const third = await application(site, { fullName: "Zarina Umarova", phoneNumber: "+998 90 300 00 03" });
	await site.send(address(loser), { intent: "pair-family", subject: third.applicantId });
	const taken = { test: "ielts", result: "6.5", level: null, takenOn: "2026-01-01", expiresOn: null };
	await site.sql("update applicants set birth_date = '2007-05-06', language_tests = $2 where id = $1", [
		...[loser.applicantId, JSON.stringify([{ id: crypto.randomUUID(), ...taken }])],
	]);
	return { winner, loser, third };
}

/** What a merge ends for good. */
const ended = ["sessions", "links", "telegram_chats"];
/** What it writes. */
const written = ["audit_log", "deliveries", "erasures", "merges", "rate_limits", "bot_dialogs", "promise_outcomes"];

async function listTables({ sql }: Site): Promise<string[]> {
	const rows = await sql("select tablename from pg_tables where schemaname = 'public' order by 1");
	return rows.map(({ tablename }) => tablename).filter((name) => ![...ended, ...written].includes(name));
}

async function snapshot(site: Site, rows: (name: string) => string) {
	const found: Record<string, unknown> = {};
	for (const name of await listTables(site)) [{ found: found[name] }] = await site.sql(rows(name));
	return found;
}

test("B8-2: a merge loses no row of any table, and nothing points to the other case but the merge", async () => {
	const site = await staffSite();
	const { winner, loser, third } = await givenTwo(site);
	const { caller } = await staffOn(site.url);
	const again = await application(site, { fullName: "Мадина Каримова", phoneNumber: "+998 93 200 00 02" });
	expect(again.applicantId).toBe(loser.applicantId);
	await deleteApplication(caller, again.id);
	const count = () =>
		snapshot(site, (name) => `select count(*)::int as found from ${name}`) as Promise<Record<string, number>>;
	const before = await count();
	const { text } = await mergeForm(site, winner, loser);
	expect(text).toContain("1 application, 1 message, 1 document, 1 inquiry");
	await merge(site, winner, loser, { email: "this", phoneNumber: "this" });
	const { applicants = 0, entries = 0 } = before;
	expect(await count()).toEqual({ ...before, applicants: applicants - 1, entries: entries + 1 });
	const pointing: string[] = [];
	for (const name of [...(await listTables(site)), ...ended, ...written]) {
		const rows = await site.sql(`select from ${name} as each where each::text like '%${loser.applicantId}%'`);
		if (rows.length > 0) pointing.push(name);
	}
	// The audit log keeps what was done before.
	expect(pointing).toEqual(["audit_log", "merges"]);
	const page = await site.open(address(winner));
	for (const part of ["Merged with Мадина Каримова", loser.reference, "IELTS", "6 May 2007"])
		expect(page.text).toContain(part);
	const moved = await site.open(address(loser));
	expect([moved.status, moved.headers?.get("location")]).toEqual([302, address(winner)]);
	// Whoever still has the page of the other case open loses no words.
	const note = { intent: "note", text: "Written meanwhile", submissionKey: crypto.randomUUID() };
	expect((await site.send(address(loser), note)).status).toBe(303);
	expect((await site.open(address(winner))).text).toContain("Written meanwhile");
	expect(page.text).toContain("Family: Zarina Umarova");
	expect((await site.open(address(third))).text).toContain("Family: Мадина Каримова");
	// What was in the trash comes back to the case that stays.
	const [{ id: trashId }] = await site.sql("select id from trash");
	await restoreFromTrash(caller, trashId);
	const [back] = await site.sql("select applicant_id from applications where id = $1", [again.id]);
	expect(back?.applicant_id).toBe(winner.applicantId);
});

test("B8-2: every table that refers to applicants moves with a merge, or ends", async () => {
	const { sql } = await staffSite();
	const rows = await sql(`select distinct conrelid::regclass::text as name from pg_constraint
		where contype = 'f' and confrelid = 'applicants'::regclass`);
	const known = [...Object.keys(movedTables), ...ended, "applicant_pairs"].filter((name) => name !== "trash");
	expect(rows.map(({ name }) => name).sort()).toEqual(known.sort());
});

test("B8-2: both references open the page with the phone numbers that they had, and nothing opens more than before", async () => {
	const site = await staffSite();
	const { winner, loser } = await givenTwo(site);
	const cookie = await openProven(site, winner.applicantId);
	const other = await openProven(site, loser.applicantId);
	await merge(site, winner, loser, { phoneNumber: "other", email: "this" });
	for (const left of ["sessions where applicant_id is not null", "telegram_chats"])
		expect(await site.sql(`select from ${left}`), left).toEqual([]);
	for (const each of [cookie, other]) expect((await site.get("/my/details", { cookie: each })).status).not.toBe(200);
	const opens = async (made: Made, phone: string) => {
		const answer = await open(site, { reference: made.reference, phone });
		if (answer.status !== 303) return false;
		return (await (await site.get("/my", { cookie: myCookie(answer) })).text()).includes(made.reference);
	};
	// The kept number opens both, the other one only what it opened before.
	expect(await opens(winner, winner.phone)).toBe(true);
	expect(await opens(loser, loser.phone)).toBe(true);
	expect(await opens(winner, loser.phone)).toBe(true);
	expect(await opens(loser, winner.phone)).toBe(false);
	// A later application in either name with either number belongs to the case.
	for (const [fullName, phoneNumber] of [
		["Мадина Каримова", "93 200 00 02"],
		["Madina Karimova", "90 100 00 01"],
	] as const)
		expect((await application(site, { fullName, phoneNumber })).applicantId).toBe(winner.applicantId);
	// Another phone number ends what the former one opens.
	await site.sql("update applicants set version = version");
	const edit = `${address(winner)}/edit`;
	const values = (await site.open(edit))
		.all("dialog [name]")
		.map((box) => [box.get("name"), box.all("option[selected]")[0]?.get("value") ?? box.get("value") ?? ""]);
	const changed = { ...Object.fromEntries(values), phoneNumber: "+998 90 400 00 04" };
	expect((await site.send(edit, changed)).status).toBe(303);
	expect(await opens(winner, winner.phone)).toBe(false);
});

test("B8-3: taking a merge back restores every field and link", async () => {
	const site = await staffSite();
	const { winner, loser } = await givenTwo(site);
	const rowsOf = (name: string) =>
		`select coalesce(jsonb_agg(to_jsonb(t) - 'version' order by to_jsonb(t)::text), '[]') as found from ${name} t
			${name === "entries" ? "where kind <> 'merged'" : ""}`;
	const consent = 'insert into entries (applicant_id, kind, data) values ($1, $2, \'{"version": "2026-11-27"}\')';
	await site.sql(consent, [winner.applicantId, "consent_withdrawn"]);
	await site.sql(consent, [loser.applicantId, "consent_given"]);
	const before = await snapshot(site, rowsOf);
	await merge(site, winner, loser, { fullName: "other", phoneNumber: "other", email: "this" });
	const [merged] = await site.sql("select * from applicants where id = $1", [winner.applicantId]);
	expect(merged).toMatchObject({ full_name: "Мадина Каримова", phone_number: loser.phone, email: "m@example.com" });
	// A withdrawal on either side wins, although the other case agreed later.
	const consents =
		"select kind from entries where applicant_id = $1 and kind like 'consent%' order by at desc, id desc limit 1";
	expect(await site.sql(consents, [winner.applicantId])).toEqual([{ kind: "consent_withdrawn" }]);
	expect((await site.open(address(winner))).text).toContain("No consent to documents");
	const answer = await takeBack(site, winner);
	expect(answer.status).toBe(303);
	expect(await snapshot(site, rowsOf)).toEqual(before);
	expect(await site.sql("select from merges")).toEqual([]);
	expect((await site.open(address(loser))).one("h1").text).toBe("Мадина Каримова");
	expect((await site.open(address(winner))).text).toContain("taken back");
});

test("B8-3: taking back names what stops it, and what has come to a moved application goes along", async () => {
	const site = await staffSite();
	const { winner, loser } = await givenTwo(site);
	await merge(site, winner, loser);
	const refused = async () => {
		const page = await openPage(takeBack(site, winner));
		return [page.status, page.one("[role=alert]").text] as const;
	};
	const change = async (sql: string, id: string, words: string) => {
		await site.sql(`${sql} where id = $1`, [id]);
		const [status, text] = await refused();
		expect([status, text.includes(words)], text).toEqual([409, true]);
	};
	await change("update applicants set birth_date = '2001-01-01'", winner.applicantId, "details were changed");
	await site.sql("update applicants set birth_date = '2007-05-06' where id = $1", [winner.applicantId]);
	const [{ id: paper }] = await site.sql("select id from documents where application_id = $1", [loser.id]);
	await change("update documents set note = 'New'", paper, "A document that moved");
	await site.sql("update documents set note = null where id = $1", [paper]);
	// A later merge is taken back first.
	const third = await application(site, { fullName: "Madina K.", phoneNumber: "+998 90 500 00 05" });
	await merge(site, winner, third);
	const [{ id: first }] = await site.sql("select id from merges where loser_id = $1", [loser.applicantId]);
	const early = await openPage(site.send(address(winner), { intent: "take-back-merge", subject: first }));
	expect([early.status, early.one("[role=alert]").text.includes("Separate that one first")]).toEqual([409, true]);
	expect((await takeBack(site, winner)).status).toBe(303);
	await site.sql(
		`insert into entries (applicant_id, application_id, kind, channel, text)
		select applicant_id, id, 'message_in', 'web', 'Since' from applications where id = $1`,
		[loser.id],
	);
	expect((await takeBack(site, winner)).status).toBe(303);
	const [since] = await site.sql("select applicant_id from entries where text = 'Since'");
	expect(since?.applicant_id).toBe(loser.applicantId);
});

test("B8-3: after thirty days a merge cannot be taken back, and what that needs is removed; erasing a case erases what was merged into it", async () => {
	const site = await staffSite();
	const { winner, loser } = await givenTwo(site);
	await merge(site, winner, loser);
	const [{ id }] = await site.sql("select id from merges");
	await site.sql("update merges set merged_at = now() - interval '31 days'");
	expect((await site.open(address(winner))).text).not.toContain("Separate again");
	expect((await site.send(address(winner), { intent: "take-back-merge", subject: id })).status).toBe(404);
	await removeExpiredAccess(site.system);
	expect(await site.sql("select undo from merges")).toEqual([{ undo: null }]);
	expect((await open(site, loser)).status).toBe(303);
	// Erasing the case erases what was merged into it.
	const { caller } = await staffOn(site.url);
	for (const made of [winner, loser]) await deleteApplication(caller, made.id);
	expect(await site.sql("select from merges")).toEqual([]);
	const rows = await site.sql("select id from trash order by deleted_at desc");
	await restoreFromTrash(caller, rows[0].id);
	expect(await site.sql("select loser_id from merges")).toEqual([{ loser_id: loser.applicantId }]);
});

test("B8: family and different people are remembered for both cases, and can be forgotten", async () => {
	const site = await staffSite();
	const one = await application(site, { fullName: "Madina Karimova", phoneNumber: "+998 90 100 00 01" });
	const other = await application(site, { fullName: "Sardor Karimov", phoneNumber: "90 100 00 01" });
	const page = async (made: Made) => (await site.open(address(made))).text;
	expect(await page(one)).toMatch(/Possibly the same person Sardor Karimov same phone/);
	await site.send(address(other), { intent: "pair-family", subject: one.applicantId });
	expect([await page(one), await page(other)].map((text) => /Family: \w+ \w+/.exec(text)?.[0])).toEqual([
		"Family: Sardor Karimov",
		"Family: Madina Karimova",
	]);
	await site.send(address(one), { intent: "pair-forget", subject: other.applicantId });
	expect(await page(one)).toContain("Possibly the same person");
	await site.send(address(one), { intent: "pair-different", subject: other.applicantId });
	for (const made of [one, other]) expect(await page(made)).not.toMatch(/Possibly|Family:/);
});

test("B8: a case is not merged with itself, with nobody, twice, or after it was changed, and two merges at once make one", async () => {
	const site = await staffSite();
	const { winner, loser } = await givenTwo(site);
	const { path, values } = await mergeForm(site, winner, loser);
	const self = await openPage(site.send(`${address(winner)}/merge/${winner.applicantId}`, values));
	expect([self.status, self.one("dialog").text]).toEqual([422, expect.stringContaining("This is the same case")]);
	expect((await site.send(`${address(winner)}/merge/00000000-0000-4000-8000-000000000000`, values)).status).toBe(404);
	expect((await site.send(`${address(winner)}/merge/x`, values)).status).toBe(404);
	expect((await site.send(path, { ...values, fullName: "both" })).status).toBe(422);
	await site.sql("update applicants set sponsor = 'self' where id = $1", [loser.applicantId]);
	const late = await openPage(site.send(path, values));
	expect([late.status, late.one("dialog [role=alert]").text.includes("Someone else has changed")]).toEqual([409, true]);
	const [there, back] = [await mergeForm(site, winner, loser), await mergeForm(site, loser, winner)];
	const answers = await Promise.all([there, back].map((form) => site.send(form.path, form.values)));
	expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
	const left = answers[0]?.status === 303 ? there : back;
	const twice = await openPage(site.send(left.path, left.values));
	expect(twice.status).toBe(409);
	expect(twice.one("dialog").text).toContain("already become part of another one");
	expect(await site.sql("select from applicants where full_name ~ 'Karimova|Каримова'")).toHaveLength(1);
});
