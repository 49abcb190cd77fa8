import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botName, botUrl } from "./bot-name.ts";

const token = "123456:AAtestTESTtestTEST-test_test";
const telegram = { token, chatId: undefined, apiUrl: "http://127.0.0.1:9" };
const settings = { jobs: { workers: 0 } };

test("the bot is offered under the name of the setting, else as soon as the Bot API has named it", async () => {
	const named = { ...telegram, updates: "poll", botName: "example_bot" } as const;
	const first = await startBackend({ ...settings, telegram: named });
	expect(await botUrl(first.context, "abc_-9")).toBe("https://t.me/example_bot?start=abc_-9");
	const { context, sql } = await startBackend({ ...settings, telegram: { ...telegram, updates: "webhook" } });
	expect([await botName(context), await botUrl(context, "abc")]).toEqual([null, null]);
	// The start of the webhook may have stored the row already.
	await sql(
		"insert into bot_state (user_name) values ('other_bot') on conflict (id) do update set user_name = excluded.user_name",
	);
	expect([await botName(context), await botUrl(context)]).toEqual(["other_bot", "https://t.me/other_bot"]);
});

test("without a token or with TELEGRAM_UPDATES=off nothing offers the bot, and in development the outbox stands in for it", async () => {
	const off = { ...telegram, updates: "off", botName: "example_bot" } as const;
	expect(await botName((await startBackend({ ...settings, telegram: off })).context)).toBeNull();
	expect(await botUrl((await startBackend(settings)).context)).toBeNull();
	const { context } = await startBackend({ ...settings, production: false });
	expect(await botUrl(context, "abc")).toBe("http://localhost:3000/outbox?start=abc");
});
