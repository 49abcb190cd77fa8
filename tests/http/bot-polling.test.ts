import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { botUrl } from "../../domain/messaging/bot-name.ts";
import { startBackend } from "../support/backend.ts";
import { textFrom } from "../support/bot.ts";
import { kill, startProcess } from "../support/killed-process.ts";
import { outageOf } from "../support/outage.ts";
import { freshDatabase, sqlOn } from "../support/site.ts";
import { fakeTelegram, refusals } from "../support/telegram.ts";
import { telegramChat } from "../support/telegram-chats.ts";

const soon = { timeout: 30_000 };
/** Another process takes over within ten seconds (B3-3). */
const withinLimit = { timeout: 10_000 };
const chat = 5_001;

/** A fake Bot API, and the settings of a site that polls it. */
async function polledTelegram() {
	const telegram = await fakeTelegram();
	return { telegram, settings: { ...telegram.settings, updates: "poll" as const } };
}

type Sql = ReturnType<typeof sqlOn>;
const stored = async (sql: Sql) =>
	(await sql("select update_id::int as id from bot_updates order by 1")).map(({ id }) => id);
const stateOf = async (sql: Sql) => (await sql("select * from installation"))[0];
/** The server's view of locks contains those of the databases of other tests. */
const holders = (sql: Sql) =>
	sql(
		`select pid from pg_locks where locktype = 'advisory' and objid = 7242030
			and database = (select oid from pg_database where datname = current_database())`,
	);

test("polling ends a webhook without losing updates, names the bot, and sets its commands in three languages", async () => {
	const { telegram, settings } = await polledTelegram();
	telegram.updates.setWebhook({ url: "https://other.example/bot" });
	const early = telegram.receive(textFrom(chat, "Written before the start"));
	const { sql, context } = await startBackend({ telegram: settings });
	await expect.poll(() => stored(sql), soon).toEqual([early]);
	const byLanguage = telegram.commands.map(({ language, scope, commands }) => [language, scope, commands.length]);
	expect(byLanguage.sort()).toEqual(["", "ru", "uz"].map((language) => [language, "all_private_chats", 4]));
	await expect.poll(() => telegram.updates.waiting, soon).toEqual([]);
	const state = {
		bot_mode: "poll",
		bot_user_name: "test_bot",
		bot_next_update_id: String(early + 1),
		bot_last_error: null,
	};
	await expect.poll(() => stateOf(sql), soon).toMatchObject(state);
	expect(await botUrl(context, "abc")).toBe("https://t.me/test_bot?start=abc");
});

test("B3-2: an update whose process is killed between its effects and its confirmation is stored and answered once", async () => {
	const { telegram, settings } = await polledTelegram();
	const { url, sql, apply, close } = await startBackend({ jobs: { workers: 0 } });
	await apply();
	await close();
	const [{ id: applicantId }] = await sql("select id from applicants");
	await telegramChat(sql, { applicantId, chatId: chat });
	const child = startProcess({ url, telegram: settings, jobs: { workers: 0 } });
	await expect.poll(() => telegram.updates.isPolled(), soon).toBe(true);
	const holder = new pg.Client({ connectionString: url });
	await holder.connect();
	onTestFinished(() => holder.end());
	// The effects are stored, and the process waits to store what it has processed.
	await holder.query("begin; select from installation for update");
	const id = telegram.receive(textFrom(chat, "When does the term begin?"));
	await expect.poll(() => stored(sql), soon).toEqual([id]);
	await kill(child);
	await holder.query("rollback");
	expect(telegram.updates.waiting).toHaveLength(1);
	const effects = async () => [
		await sql("select id from entries where channel is not null"),
		await sql("select id from deliveries where channel = 'telegram'"),
	];
	const before = await effects();
	expect(before.map((rows) => rows.length)).toEqual([1, 1]);
	const next = await startBackend({ url, telegram: settings });
	await expect.poll(() => telegram.updates.waiting, soon).toEqual([]);
	await next.settled();
	expect(await effects()).toEqual(before);
	expect(telegram.sent.filter(({ body }) => body.chat_id === chat)).toHaveLength(1);
});

test.each(["is killed", "hangs"])(
	"B3-3: of three processes one polls; when it %s another goes on, and no update is lost or doubled",
	async (end) => {
		const { telegram, settings } = await polledTelegram();
		const url = await freshDatabase();
		const sql = sqlOn(url);
		const options = { url, telegram: settings, jobs: { workers: 0 }, lockPace: 0.4 };
		const child = startProcess(options);
		await expect.poll(() => telegram.updates.isPolled(), soon).toBe(true);
		const [first] = await holders(sql);
		await Promise.all([startBackend(options), startBackend(options)]);
		const ids = [1, 2, 3].map((number) => telegram.receive(textFrom(chat, `Before ${number}`)));
		await expect.poll(() => stored(sql), soon).toEqual(ids);
		expect(await holders(sql)).toEqual([first]);
		if (end === "hangs") child.kill("SIGSTOP");
		else await kill(child);
		ids.push(...[1, 2, 3].map((number) => telegram.receive(textFrom(chat, `After ${number}`))));
		await expect.poll(() => stored(sql), withinLimit).toEqual(ids);
		// A process that goes on has lost the lock, and stops.
		child.kill("SIGCONT");
		await expect.poll(() => telegram.updates.waiting, soon).toEqual([]);
		ids.push(telegram.receive(textFrom(chat, "At last")));
		await expect.poll(() => stored(sql), soon).toEqual(ids);
		await expect.poll(() => holders(sql), soon).toHaveLength(1);
		expect(await holders(sql)).not.toEqual([first]);
	},
);

test("an update that causes an error is skipped, and logged without its content", async () => {
	const { telegram, settings } = await polledTelegram();
	const { sql, logged } = await startBackend({ telegram: settings });
	await sql(`create function poison() returns trigger language plpgsql as $$ begin
		if new.update_id = 7 then raise exception 'Qqpoison'; end if; return new; end $$`);
	await sql("create trigger poison before insert on bot_updates for each row execute function poison()");
	telegram.receive({ update_id: 7, ...textFrom(chat, "Qqpoison") });
	telegram.receive({ update_id: 8, message: { text: "Qqpoison", chat: { id: "Qqpoison" } } });
	telegram.receive({ update_id: 9, ...textFrom(chat, "Good") });
	await expect.poll(() => telegram.updates.waiting, soon).toEqual([]);
	expect(await stored(sql)).toEqual([9]);
	expect(logged.length).toBeGreaterThan(1);
	for (const line of logged) {
		expect(line).toContain("an update of the bot was skipped");
		expect(line).not.toContain("Qqpoison");
	}
	expect(await stateOf(sql)).toMatchObject({ bot_last_error: "skipped" });
});

test("while the database is away, updates wait, and none is lost", async () => {
	const { telegram, settings } = await polledTelegram();
	const { url, sql } = await startBackend({ telegram: settings });
	await expect.poll(() => telegram.updates.isPolled(), soon).toBe(true);
	const outage = outageOf(url);
	await outage.begin();
	const ids = ["One", "Two", "Three"].map((text) => telegram.receive(textFrom(chat, text)));
	await outage.end();
	await expect.poll(() => stored(sql).catch(() => undefined), soon).toEqual(ids);
	await expect.poll(() => telegram.updates.waiting, soon).toEqual([]);
});

test("after a fault of the API, or while another program polls the bot, staff can read why, and polling goes on", async () => {
	const { telegram, settings } = await polledTelegram();
	const { sql } = await startBackend({ telegram: settings });
	const ids: number[] = [];
	for (const [answer, fault] of [
		[refusals.broken, "unreachable"],
		[refusals.unauthorized, "unauthorized"],
		[refusals.pause(1), "limited"],
		[{ error: 409, description: "Conflict: terminated by other getUpdates request" }, "conflict"],
		[{ raw: '{"ok":true,"result":"Qq"}' }, "refused"],
	] as const) {
		await expect.poll(() => telegram.updates.isPolled(), soon).toBe(true);
		telegram.answerNextTo("getUpdates", answer);
		// The first ends the poll that waits; the faulty answer follows.
		ids.push(telegram.receive(textFrom(chat, "Before")));
		await expect.poll(async () => (await stateOf(sql))?.bot_last_error, soon).toBe(fault);
		ids.push(telegram.receive(textFrom(chat, "Later")));
		await expect.poll(() => stored(sql), soon).toEqual(ids);
	}
});
