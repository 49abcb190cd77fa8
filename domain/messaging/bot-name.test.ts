import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botName, botUrl } from "./bot-name.ts";

const token = "123456:AAtestTESTtestTEST-test_test";
const telegram = { token, chatId: undefined, apiUrl: "http://127.0.0.1:9" };
const jobs = { workers: 0 };

test("without a setting the bot is offered as soon as the Bot API has named it, and in development the outbox stands in for it", async () => {
	const { context, sql } = await startBackend({ jobs, telegram: { ...telegram, updates: "webhook" } });
	expect([await botName(context), await botUrl(context, "abc")]).toEqual([null, null]);
	// The start of the webhook may have stored the row already.
	await sql(
		"insert into bot_state (user_name) values ('other_bot') on conflict (id) do update set user_name = excluded.user_name",
	);
	expect([await botName(context), await botUrl(context)]).toEqual(["other_bot", "https://t.me/other_bot"]);
	const development = await startBackend({ jobs, production: false });
	expect(await botUrl(development.context, "abc")).toBe("http://localhost:3000/outbox?start=abc");
});
