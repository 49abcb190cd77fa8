import { expect, test } from "vitest";
import { textFrom } from "../support/bot.ts";
import { type TestSite, testSite } from "../support/site.ts";
import { fakeTelegram } from "../support/telegram.ts";

const soon = { timeout: 30_000 };
const siteUrl = "https://hamroh.example";
const quiet = { jobs: { workers: 0 } };

/** A site with a webhook, and a sender that knows its path and secret from `setWebhook`. */
async function siteWithWebhook() {
	const telegram = await fakeTelegram();
	const settings = { ...telegram.settings, updates: "webhook" as const };
	const site = await testSite("empty", { siteUrl, production: true, telegram: settings, botPace: 0.01, ...quiet });
	await expect.poll(() => telegram.updates.webhook(), soon).toBeDefined();
	const { url, secret = "" } = telegram.updates.webhook() ?? { url: "" };
	const send = (body: unknown, more: { url?: string; secret?: string | undefined } = {}) =>
		sendTo(site, { url, secret, ...more }, body);
	return { site, telegram, url, secret, send };
}

function sendTo(site: TestSite, { url, secret }: { url: string; secret?: string | undefined }, update: unknown) {
	const headers = { "content-type": "application/json", ...(secret && { "x-telegram-bot-api-secret-token": secret }) };
	const body = typeof update === "string" ? update : JSON.stringify(update);
	return site.fetch(new Request(url, { method: "POST", headers, body }), "192.0.2.7");
}

const stored = async ({ sql }: TestSite) =>
	(await sql("select update_id::int as id from bot_updates order by 1")).map(({ id }) => id);

test("B3-4: the webhook is set with a path and a secret that cannot be guessed; without, with a wrong and with the right secret it answers 404, 404 and 200", async () => {
	const { site, send, url, secret, telegram } = await siteWithWebhook();
	expect(url).toMatch(/^https:\/\/hamroh\.example\/bot\/[\w-]{32}$/);
	expect(secret).toMatch(/^[\w-]{43}$/);
	expect(secret).not.toContain(url.slice(-32));
	const allowed = ["message", "callback_query", "my_chat_member"];
	expect(telegram.updates.webhook()).toMatchObject({ allowed, drops: false });
	const state = async () => (await site.sql("select bot_mode, bot_user_name from installation"))[0];
	await expect.poll(state, soon).toEqual({ bot_mode: "webhook", bot_user_name: "test_bot" });
	const update = { update_id: 1, ...textFrom(5_001, "Hello") };
	const wrong = [
		await send(update, { secret: undefined }),
		await send(update, { secret: `${secret.slice(0, -1)}_` }),
		await send(update, { secret: `${secret}x` }),
		await send(update, { url: `${url.slice(0, -1)}_` }),
		await send(update, { url: `${url}/` }),
		await send(update, { url: `${siteUrl}/bot/x` }),
		await site.fetch(new Request(url, { headers: { "x-telegram-bot-api-secret-token": secret } }), "192.0.2.7"),
	];
	expect(wrong.map(({ status }) => status)).toEqual(wrong.map(() => 404));
	expect(new Set(await Promise.all(wrong.map((answer) => answer.text())))).toEqual(new Set(["Not found."]));
	expect(await stored(site)).toEqual([]);
	for (const _ of ["first", "again"]) expect((await send(update)).status).toBe(200);
	expect(await stored(site)).toEqual([1]);
});

test("B3-4: a wrong request costs no database query, and a right one is sent again while the database is away", async () => {
	const known = await siteWithWebhook();
	const away = "postgres://nobody@127.0.0.1:9/nothing";
	const telegram = { ...known.telegram.settings, updates: "webhook" as const };
	const options = { siteUrl, production: true, telegram, databaseUrl: away, databaseDirectUrl: away, ...quiet };
	const site = await testSite("empty", options);
	const update = { update_id: 1, ...textFrom(5_001, "Hello") };
	const { url, secret } = known;
	expect((await sendTo(site, { url, secret: "wrong" }, update)).status).toBe(404);
	expect((await sendTo(site, { url: `${siteUrl}/bot/wrong`, secret }, update)).status).toBe(404);
	expect((await sendTo(site, { url, secret }, update)).status).toBe(503);
});

test("B3-4: without TELEGRAM_UPDATES=webhook the webhook does not exist", async () => {
	const { url, secret, telegram } = await siteWithWebhook();
	const settings = { ...telegram.settings, updates: "off" as const };
	const site = await testSite("empty", { siteUrl, telegram: settings, ...quiet });
	const answer = await sendTo(site, { url, secret }, { update_id: 1, ...textFrom(5_001, "Hello") });
	expect(answer.status).toBe(404);
	expect(await stored(site)).toEqual([]);
});

const badUpdates: Record<string, unknown> = {
	...{ "no JSON": "Qq{", nothing: "", "no object": '"Qq"', "no id": { message: { text: "Qq" } } },
	...{ "an id of text": { update_id: "Qq" }, "an id that is no whole number": { update_id: 1.5 } },
	"strings for numbers": { update_id: 1, message: { chat: { id: "Qq", type: "private" }, text: "Qq" } },
	"a text that is too long": { update_id: 1, ...textFrom(1, "Qq".repeat(2_049)) },
	"more than 64 kB": { update_id: 1, ...textFrom(1, "Hello"), more: "Qq".repeat(33_000) },
	"an id beyond the numbers of Telegram": { update_id: 2 ** 60 },
	"too long data": { update_id: 1, callback_query: { id: "1", from: { id: 1 }, data: "Qq".repeat(33) } },
	"30,000 levels": `{"update_id":1,"message":${"[".repeat(30_000)}${"]".repeat(30_000)}}`,
};

test("bad input to the webhook is answered with 400 and logged without its text, and changes nothing", async () => {
	const { site, send } = await siteWithWebhook();
	for (const [name, body] of Object.entries(badUpdates)) {
		site.logged.length = 0;
		expect((await send(body)).status, name).toBe(400);
		expect(site.logged.map(({ msg }) => msg)).toContain("a bad update arrived at the bot's webhook");
		expect(JSON.stringify(site.logged), name).not.toContain("Qq");
	}
	expect(await stored(site)).toEqual([]);
	expect((await send({ update_id: 2, ...textFrom(5_001, "Good") })).status).toBe(200);
	expect(await stored(site)).toEqual([2]);
});

test("another program that takes the webhook, and deliveries that fail, are told to staff, and the webhook is set again", async () => {
	const { site, telegram, url } = await siteWithWebhook();
	const checks = () => telegram.asked.filter((method) => method === "getWebhookInfo").length;
	await expect.poll(checks, soon).toBeGreaterThan(1);
	const fault = async () => (await site.sql("select bot_last_error from installation"))[0]?.bot_last_error;
	telegram.updates.changeWebhook({ last_error_date: 1_790_000_000 });
	await expect.poll(fault, soon).toBe("webhook");
	telegram.updates.changeWebhook({ url: "https://other.example/bot" });
	await expect.poll(fault, soon).toBe("conflict");
	await expect.poll(() => telegram.updates.webhook()?.url, soon).toBe(url);
});
