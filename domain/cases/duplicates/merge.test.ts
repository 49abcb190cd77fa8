import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { application } from "../../../tests/support/my.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { telegramChat } from "../../../tests/support/telegram-chats.ts";
import { Caller } from "../../access/caller.ts";
import { eraseAsAsked } from "../applicants/erasure-commands.ts";
import { deleteContact } from "../contacts/commands.ts";
import { mergeApplicants, takeBackMerge } from "./commands.ts";

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
	const later = (days: number) =>
		new Caller({ role: "system" }, { ...backend.context, now: () => new Date(Date.now() + days * 86_400_000) });
	return { ...backend, staff, winner, loser, third, merge, takeBack, ownerOf, later };
}

test("B8-3: taking back ends what the other person has opened in the case meanwhile, and leaves nothing that names them", async () => {
	const { sql, winner, loser, merge, takeBack } = await start();
	await merge({ email: "other", phoneNumber: "other", fullName: "this" });
	const { applicantId } = winner;
	await sql(
		`insert into sessions (opened_by, applicant_id, application_id, level, expires_at)
		select by, $1, case by when 'pair' then $2::uuid end, case by when 'pair' then 'known' else 'proven' end,
			now() + interval '1 hour' from unnest(array['link', 'call', 'pair']) as by`,
		[applicantId, winner.id],
	);
	await sql(
		`insert into links (purpose, applicant_id, proven_by, label, language, expires_at) select purpose, $1, proof, label,
			language, now() + interval '1 hour' from (values ('my', null, null, null), ('call', null, null, null),
			('family', 'link', 'Mother', 'uz')) as link (purpose, proof, label, language)`,
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
