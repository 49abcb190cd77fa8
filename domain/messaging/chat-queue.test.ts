import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { fakeTelegram, refusals } from "../../tests/support/telegram.ts";
import { deliverDue, removeOldDeliveries } from "../cases/deliveries/commands.ts";
import { secondsToNext } from "./queries.ts";

type Options = Parameters<typeof startBackend>[0];

/** Processes that share a database and the Bot API, with messages that wait. */
async function given(processes: number, jobs: NonNullable<Options>["jobs"] = { workers: 0 }) {
	const bot = await fakeTelegram();
	const telegram = { ...bot.settings, updates: "webhook" } as const;
	const idle = await startBackend({ telegram, jobs: { workers: 0 } });
	const { sql, url } = idle;
	/** Adds messages to each of the chats, which say their chat and their place. */
	const enqueue = (chats: number, each = 1) =>
		sql(
			`insert into deliveries (channel, kind, chat_id, payload, created_at)
			select 'telegram', 'reply', chat, jsonb_build_object('message', jsonb_build_object('text', chat || ':' || place)::text),
				now() - interval '1 minute' + make_interval(secs => place)
			from generate_series(1, $1::int) as chat, generate_series(1, $2::int) as place`,
			[chats, each],
		);
	const start = () => Promise.all(Array.from({ length: processes }, () => startBackend({ url, telegram, jobs })));
	return {
		...idle,
		bot,
		enqueue,
		start,
		texts: () => bot.sent.map(({ text }) => text),
		waiting: async () => (await sql("select count(*)::int as count from deliveries where state <> 'sent'"))[0].count,
	};
}

const textsOf = (chats: number, each: number) =>
	Array.from({ length: chats }, (_, chat) => Array.from({ length: each }, (_, place) => `${chat + 1}:${place + 1}`));

test("B3-11: of 300 messages none is lost or sent twice, at most 20 are sent in a second by all processes, and those to one chat in order, 1.1 seconds apart", async () => {
	// Ten times as fast. The poll would come too late.
	const pace = 0.1;
	const { enqueue, start, sql, texts, waiting } = await given(2, { workers: 2, pollSeconds: 600, pace });
	await enqueue(2, 4);
	await enqueue(292);
	await start();
	await expect.poll(waiting, { timeout: 50_000 }).toBe(0);
	expect(texts().toSorted()).toEqual([...textsOf(292, 1), ...textsOf(2, 4)].flat().sort());
	for (const chat of [1, 2]) {
		const own = texts().filter((text) => text.startsWith(`${chat}:`));
		expect(own.filter((text) => !text.endsWith(":1"))).toEqual([2, 3, 4].map((place) => `${chat}:${place}`));
	}
	const [crowded] = await sql(
		`select count(*) filter (where together < make_interval(secs => $1))::int as together,
			count(*) filter (where apart < make_interval(secs => 1.1 * $1))::int as apart
		from (select claimed_at - lag(claimed_at, 20) over (order by claimed_at) as together,
			claimed_at - lag(claimed_at) over (partition by chat_id order by claimed_at) as apart from deliveries) as spans`,
		[pace],
	);
	expect(crowded).toEqual({ together: 0, apart: 0 });
});

test("B3-11: a pause that Telegram asks for, or a revoked token, holds all processes", async () => {
	const { enqueue, start, system, bot, sql, texts } = await given(1);
	const [other] = (await start()) as [Awaited<ReturnType<typeof startBackend>>];
	await enqueue(5);
	bot.answerNext(refusals.pause(3));
	const [before] = await sql("select now()::text as at");
	await expect(deliverDue(system, "telegram")).rejects.toThrow("asked for a pause");
	const [held] = await sql(
		`select next_attempt_at >= $1::timestamptz + interval '3 seconds' as message, bot_paused_until >= next_attempt_at as others
		from installation, deliveries where attempts = 1`,
		[before.at],
	);
	expect(held).toEqual({ message: true, others: true });
	await sql("update installation set bot_paused_until = now() + interval '1 hour'");
	const calls = () => bot.asked.filter((method) => method === "sendMessage").length;
	expect(calls()).toBe(1);
	for (const caller of [system, other.system]) expect(await deliverDue(caller, "telegram")).toBe(0);
	expect(calls()).toBe(1);
	expect(await secondsToNext(other.system, "telegram")).toBeGreaterThan(3_000);
	await sql("update installation set bot_paused_until = now()");
	expect(await deliverDue(other.system, "telegram")).toBe(1);
	expect(texts()).toHaveLength(1);
	// Messages also wait while the token is revoked.
	bot.answerNext(refusals.unauthorized);
	await sql("update deliveries set next_attempt_at = now()");
	await expect(deliverDue(other.system, "telegram")).rejects.toThrow("Telegram 401");
	expect(await sql("select from deliveries where state = 'waiting'")).toHaveLength(4);
});

test("a message waits for an earlier one that is being sent or is tried again, and not for one that is held or has failed", async () => {
	const { enqueue, system, sql, texts } = await given(0);
	const deliver = () => deliverDue(system, "telegram", { pace: 0 });
	const set = (values: string) => sql(`update deliveries set ${values} where payload::text like '%1:1%'`);
	const later = "next_attempt_at = now() + interval '1 hour'";
	await enqueue(1, 2);
	await set(`${later}, attempts = 1`);
	expect(await deliver()).toBe(0);
	await set(`${later}, attempts = 0, claimed_at = now()`);
	expect(await deliver()).toBe(0);
	await set("state = 'failed', payload = null");
	expect(await deliver()).toBe(1);
	await enqueue(1, 2);
	await set(later);
	expect(await deliver()).toBe(1);
	expect(texts()).toEqual(["1:2", "1:2"]);
});

test("a chat for which many wait holds up no other, and news come before the replies of the bot", async () => {
	const { enqueue, system, sql, bot, apply } = await given(0);
	await apply();
	await enqueue(1, 50);
	await enqueue(5);
	await sql(`insert into telegram_chats (applicant_id, chat_id, follower, level, proven_by, language, state)
		select id, 9, 'applicant', 'proven', 'link', 'en', 'active' from applicants;
		with message as (insert into entries (applicant_id, kind, channel, text)
			select id, 'message_out', 'web', 'Welcome' from applicants returning id)
		insert into deliveries (channel, kind, chat_id, entry_id) select 'telegram', 'message', 9, id from message`);
	// So slow that no chat gets a second message meanwhile.
	for (let turn = 0; turn < 6; turn++) expect(await deliverDue(system, "telegram", { pace: 30 })).toBe(1);
	const reached = bot.sent.map(({ body }) => body.chat_id);
	expect(reached[0]).toBe(9);
	expect(reached.toSorted()).toEqual([1, 2, 3, 4, 5, 9]);
	expect(await secondsToNext(system, "telegram")).toBeGreaterThanOrEqual(0);
});

test("a reply of the bot is kept for a day after it was sent or refused", async () => {
	const { enqueue, system, sql, bot } = await given(0);
	await enqueue(5);
	bot.answerChat(2, refusals.blockedByUser);
	await sql("update deliveries set next_attempt_at = now() + interval '1 hour' where chat_id = 5");
	for (let turn = 0; turn < 4; turn++) await deliverDue(system, "telegram").catch(() => {});
	const chats = async () => (await sql("select chat_id from deliveries order by 1")).map((row) => Number(row.chat_id));
	await removeOldDeliveries(system);
	expect(await chats()).toEqual([1, 2, 3, 4, 5]);
	await sql(`update deliveries set created_at = created_at - interval '2 days', sent_at = sent_at - interval '25 hours',
		claimed_at = claimed_at - interval '25 hours' where chat_id <> 4`);
	await removeOldDeliveries(system);
	expect(await chats()).toEqual([4, 5]);
});

test("one message that Telegram cannot take holds no other chat, and its own chat not forever", async () => {
	const { enqueue, system, sql, bot, texts } = await given(0);
	const deliver = () => deliverDue(system, "telegram");
	const set = (text: string, values: string) =>
		sql(`update deliveries set ${values} where state = 'waiting' and payload ->> 'message' like '%${text}%'`);
	bot.answerChat(1, refusals.broken);
	await enqueue(3, 2);
	await set("1:1", "next_attempt_at = now() - interval '1 minute'");
	await expect(deliver()).rejects.toThrow("Telegram 500");
	// Nothing has arrived yet: this may be an outage.
	expect(await deliver()).toBe(0);
	await sql("update installation set bot_paused_until = null");
	expect(await deliver()).toBe(1);
	await set("1:1", "next_attempt_at = now() - interval '1 minute', attempts = 9");
	await expect(deliver()).rejects.toThrow("Telegram 500");
	expect(await deliver()).toBe(1);
	expect(texts().toSorted()).toEqual(["2:1", "3:1"]);
	bot.answerChat(1, undefined);
	await set("1:2", "next_attempt_at = now() - interval '1 minute'");
	expect(await deliver()).toBe(1);
	expect(texts().at(-1)).toBe("1:2");
});
