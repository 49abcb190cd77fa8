import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { confirmEmail, setPassword } from "../domain/accounts/sign-up/commands.ts";
import { eventIdOf } from "../domain/messaging/conversions/rules.ts";
import { startBackend } from "../tests/support/backend.ts";
import { fakeMailServer } from "../tests/support/mail.ts";
import { fakeMeta } from "../tests/support/meta.ts";
import { freshDatabase, sqlOn, temporaryFolder } from "../tests/support/site.ts";
import { fakeTelegram } from "../tests/support/telegram.ts";
import { readBackup, writeBackup } from "./backup.ts";
import { createSum } from "./backup-format.ts";
import { migrate } from "./migrate.ts";
import { projectFolder } from "./project-folder.ts";

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const [contact, application, user, other] = [id(1), id(2), id(3), id(4)] as const;

/** A database as the release before this migration left it: something of each kind waits, was sent, or has failed. */
async function formerDatabase(): Promise<string> {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	await sql("drop schema public cascade");
	await sql("drop schema drizzle cascade");
	await sql("create schema public");
	const folder = join(await temporaryFolder(), "migrations");
	await cp(join(projectFolder, "database/migrations"), folder, { recursive: true });
	const journal = join(folder, "meta/_journal.json");
	const { entries, ...rest } = JSON.parse(await readFile(journal, "utf8")) as { entries: { tag: string }[] };
	const end = entries.findIndex(({ tag }) => tag.endsWith("_deliveries"));
	await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, end) }));
	await migrate(url, folder);
	for (const statement of [
		`insert into contact_submissions (id, name, email, message) values ('${contact}', 'Aziza', 'aziza@example.com', 'Hello')`,
		`insert into applications (id, reference, full_name, location, phone_number, age, terms_agreed, email, language)
			values ('${application}', 'HM-0000-0000', 'Bobur', 'Samarkand', '+998901234567', 19, true, 'bobur@example.com', 'uz')`,
		`insert into users (id, email, display_name) values ('${user}', 'user@example.com', 'User'), ('${other}', 'other@example.com', 'Other')`,
		`insert into credentials (user_id, account_id, password) values ('${user}', '${user}', '${"0".repeat(32)}:${"0".repeat(128)}')`,
		`insert into profiles (user_id, role) values ('${user}', 'owner'), ('${other}', 'user')`,
		`insert into notifications (id, kind, contact_submission_id, application_id, state, attempts, last_error) values
			('${id(11)}', 'contact', '${contact}', null, 'waiting', 2, 'Telegram could not be reached'),
			('${id(12)}', 'application', null, '${application}', 'failed', 1, 'TELEGRAM_CHAT_ID is not set'),
			('${id(13)}', 'confirmation', null, '${application}', 'waiting', 0, null)`,
		`insert into letters (id, kind, user_id, about, language, state) values
			('${id(21)}', 'recovery', '${user}', null, 'ru', 'sent'), ('${id(22)}', 'confirmation', '${other}', null, 'en', 'sent'),
			('${id(23)}', 'recovery', null, null, 'en', 'sent'), ('${id(24)}', 'owner-given', '${user}', 'Other (other@example.com)', 'uz', 'waiting')`,
		`update letters set created_at = now() - interval '10 minutes' where id <> '${id(24)}'`,
		`insert into conversions (id, kind, application_id, event_id, source, agent, click) values
			('${id(31)}', 'Lead', '${application}', '${await eventIdOf("Lead", application)}', 'http://localhost:3000/apply', 'A browser', 'fb.1.2.3')`,
		`insert into conversions (id, kind, user_id, event_id, source, state) values
			('${id(32)}', 'CompleteRegistration', '${user}', 'e', 'http://localhost:3000/', 'sent')`,
		"create schema pgboss",
		"create table pgboss.job (id uuid, name text, data jsonb)",
		`insert into pgboss.job values ('${id(41)}', 'deliver-letter', '{"letterId": "${id(24)}"}')`,
	]) {
		await sql(statement);
	}
	return url;
}

/** Nothing that waited is lost, links in emails that were sent still work, and nothing is sent a second time. */
async function expectUpgraded(url: string): Promise<void> {
	const [telegram, mail, meta] = [await fakeTelegram(), await fakeMailServer(), await fakeMeta()];
	const backend = await startBackend({ url, telegram: telegram.settings, mail: mail.settings, ads: meta.ads });
	const { authentication } = backend.context;
	await backend.settled();
	expect(
		await backend.sql(
			"select id, channel, kind, state, attempts, payload, sent_at is not null as dated from deliveries order by id",
		),
	).toEqual([
		{ id: id(11), channel: "chat", kind: "contact", state: "sent", attempts: 3, payload: null, dated: true },
		{ id: id(12), channel: "chat", kind: "application", state: "failed", attempts: 1, payload: null, dated: false },
		{ id: id(13), channel: "email", kind: "confirmation", state: "sent", attempts: 1, payload: null, dated: true },
		{ id: id(21), channel: "email", kind: "recovery", state: "sent", attempts: 0, payload: null, dated: false },
		{
			id: id(22),
			channel: "email",
			kind: "address-confirmation",
			state: "sent",
			attempts: 0,
			payload: null,
			dated: false,
		},
		{ id: id(23), channel: "email", kind: "recovery", state: "sent", attempts: 0, payload: null, dated: false },
		{ id: id(24), channel: "email", kind: "owner-given", state: "sent", attempts: 1, payload: null, dated: true },
		{ id: id(31), channel: "ad", kind: "Lead", state: "sent", attempts: 1, payload: null, dated: true },
		{
			id: id(32),
			channel: "ad",
			kind: "CompleteRegistration",
			state: "sent",
			attempts: 0,
			payload: null,
			dated: false,
		},
	]);
	expect(telegram.sent.map(({ text }) => text.split("ID: ")[1])).toEqual([contact]);
	expect(mail.received.map(({ to }) => to[0]).sort()).toEqual(["bobur@example.com", "user@example.com"]);
	expect(mail.received.find(({ to }) => to[0] === "user@example.com")?.text).toContain("Other (other@example.com)");
	expect(meta.reported()).toMatchObject([
		{ event_id: await eventIdOf("Lead", application), user_data: { client_user_agent: "A browser", fbc: "fb.1.2.3" } },
	]);
	const origin = { client: "198.51.100.1", language: "en" as const };
	const password = { password: "seven quiet cranes over Jeonju" };
	await setPassword(backend.visitor, authentication.sign("recovery", id(21)), password, origin);
	await expect(
		setPassword(backend.visitor, authentication.sign("recovery", id(21)), password, origin),
	).rejects.toMatchObject({ problem: { kind: "invalid" } });
	expect(await confirmEmail(backend.visitor, authentication.sign("confirmation", id(22)))).toBe(other);
	expect(await backend.sql("select language from users order by id")).toEqual([{ language: "uz" }, { language: "en" }]);
	expect(await backend.sql("select 1 from pg_namespace where nspname = 'pgboss'")).toEqual([]);
	await backend.sql("delete from applications");
	expect(await backend.sql("select 1 from deliveries where application_id is not null")).toEqual([]);
}

test("what waited in the former three tables is delivered after the upgrade, and links that were emailed still work", async () => {
	const url = await formerDatabase();
	await migrate(url);
	await expectUpgraded(url);
});

test("a backup of the former release, with its queue of jobs, is restored with all that waited in it", async () => {
	const former = await formerDatabase();
	const file = join(await temporaryFolder(), "database.jsonl.gz");
	const rows = await writeBackup(former, file);
	const job = JSON.stringify({ id: id(41), name: "deliver-letter", data: { letterId: id(24) } });
	const sum = createSum();
	sum.add(job);
	const queue = [`#${JSON.stringify({ table: "pgboss.job" })}`, job, `#${JSON.stringify(sum.count())}`];
	const lines = gunzipSync(await readFile(file))
		.toString()
		.split("\n");
	await writeFile(file, gzipSync(lines.toSpliced(-2, 0, ...queue).join("\n")));
	const url = await freshDatabase();
	expect(await readBackup(url, file)).toBe(rows);
	await expectUpgraded(url);
});
