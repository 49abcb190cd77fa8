import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat, dataOf } from "../../tests/support/bot-chat.ts";
import { storeLink } from "../../tests/support/bot-links.ts";
import { application } from "../../tests/support/my.ts";

type Options = Parameters<typeof startBackend>[0];

async function given(options: Options = {}) {
	const backend = await startBackend({ jobs: { workers: 0 }, ...options });
	const own = await application(backend, { fullName: "Bobur Aliyev" });
	const chats = () =>
		backend.sql(
			`select chat_id::int8 as chat, follower, level, proven_by as proof, state, language, application_id as about
			from telegram_chats order by connected_at, chat_id`,
		);
	return { ...backend, own, chats };
}

const textOf = (answers: { text: string }[]) => answers.map(({ text }) => text).join("\n");
const rowOf = (chat: { id: number }) => String(chat.id);

test("B3-1: a payload connects the chat once, and says what passes through Telegram's servers", async () => {
	const backend = await given();
	const { own, chats, sql } = backend;
	const payload = await storeLink(backend, own);
	const chat = botChat(backend);
	const [question, card] = await chat.write(`/start ${payload}`);
	expect(question?.buttons?.[0]?.map(({ text }) => text)).toEqual(["Oʻzbekcha", "Русский", "✓ English"]);
	expect(card?.text).toContain(own.reference);
	expect(card?.text).toContain("Telegram’s servers");
	expect(card?.buttons?.flat().map(({ text }) => text)).toEqual([
		"My application",
		"Stop messages",
		"Not my application",
	]);
	expect(await chats()).toEqual([
		{
			chat: rowOf(chat),
			follower: "applicant",
			level: "proven",
			proof: "link",
			state: "active",
			language: "en",
			about: null,
		},
	]);
	expect(await sql("select data from entries where kind = 'telegram_connected'")).toEqual([
		{ data: { follower: "applicant", level: "proven" } },
	]);
	// The link pressed again in the same chat is no error.
	expect(textOf(await chat.write(`/start ${payload}`))).toContain(own.reference);
	const other = botChat(backend);
	const refused = await other.write(`/start ${payload}`);
	expect(textOf(refused)).toContain("already been used or is too old");
	expect(refused.at(-1)?.phoneButton).toBe("Share my phone number");
	expect(refused[0]?.buttons?.flat().at(-1)?.url).toBe("http://localhost:3000/my");
	expect(await chats()).toHaveLength(1);
});

test.each([
	["after 60 minutes", { expires: "-1 second" }],
	["of another purpose", { purpose: "sign_out" }],
] as const)("B3-1: a payload %s connects nothing, and a way on is offered", async (_, options) => {
	const backend = await given();
	const payload = await storeLink(backend, backend.own, options);
	const refused = await botChat(backend).write(`/start ${payload}`);
	expect(textOf(refused)).toContain("already been used or is too old");
	expect(await backend.chats()).toEqual([]);
});

test.each(["a".repeat(65), "' or 1=1 --", "ё".repeat(32), "a b"])(
	"B3-1: the payload %s, which no link has, connects nothing",
	async (payload) => {
		const backend = await given();
		const refused = await botChat(backend).write(`/start ${payload}`);
		expect(textOf(refused)).toContain("already been used or is too old");
		expect(refused.at(-1)?.phoneButton).toBeTruthy();
		expect(await backend.chats()).toEqual([]);
	},
);

test("B3-13: a stranger with reference and phone number gets links of level known only, and the first chat is asked", async () => {
	const backend = await given();
	const { own, chats, sql } = backend;
	const first = botChat(backend);
	await first.write(`/start ${await storeLink(backend, own)}`);
	const stranger = botChat(backend);
	const waiting = await stranger.write(`/start ${await storeLink(backend, own, { level: "known" })}`);
	expect(textOf(waiting)).toContain("already connected");
	expect(waiting.flatMap(({ buttons }) => buttons ?? [])).toEqual([]);
	const asked = await first.answers();
	expect(textOf(asked)).toContain("Connect the other Telegram?");
	// Nobody but the first chat can agree.
	await stranger.press(dataOf(asked, "Yes, connect it"));
	expect((await chats()).map(({ state }) => state)).toEqual(["active", "requested"]);
	await stranger.write("/status");
	await stranger.write("/start");
	expect(await sql("select * from links where purpose = 'bot' and application_id is not null")).toEqual([]);
	expect(textOf(await first.press(dataOf(asked, "Yes, connect it")))).toContain("we no longer write here");
	expect(await chats()).toMatchObject([{ chat: rowOf(stranger), level: "known", state: "active", about: own.id }]);
	for (const command of ["/status", "/start", "/help"]) await stranger.write(command);
	await stranger.share("+998 90 000-00-00");
	await stranger.share(own.phone, 5);
	const links = await sql(
		`select distinct links.purpose, links.application_id as about from links
		join telegram_chats on telegram_chats.id = telegram_chat_id where chat_id = $1`,
		[stranger.id],
	);
	expect(links).toEqual([{ purpose: "bot", about: own.id }]);
	expect((await chats())[0]).toMatchObject({ level: "known", proof: null });
});

test("B3-13: the first chat is asked once per request, and keeps its place by No", async () => {
	const backend = await given();
	const first = botChat(backend);
	const second = botChat(backend);
	await first.write(`/start ${await storeLink(backend, backend.own, { level: "known" })}`);
	await second.write(`/start ${await storeLink(backend, backend.own, { level: "known" })}`);
	const asked = await first.answers();
	await first.press(dataOf(asked, "No"));
	expect(await backend.chats()).toMatchObject([{ chat: rowOf(first), state: "active" }]);
	expect(textOf(await second.answers())).toContain("has refused");
	// The button has no meaning anymore.
	expect(await first.press(dataOf(asked, "Yes, connect it"))).toEqual([]);
	for (let time = 0; time < 4; time++) {
		await second.write(`/start ${await storeLink(backend, backend.own, { level: "known" })}`);
	}
	expect(textOf(await first.answers()).match(/Connect the other Telegram/g)).toHaveLength(2);
});

test("a proven payload replaces a known chat at once and tells it, and a proven chat stays proven", async () => {
	const backend = await given();
	const { own, chats } = backend;
	const known = botChat(backend);
	await known.write(`/start ${await storeLink(backend, own, { level: "known" })}`);
	const proven = botChat(backend);
	await proven.write(`/start ${await storeLink(backend, own)}`);
	expect(textOf(await known.answers())).toContain("Another Telegram is now connected");
	expect(await chats()).toMatchObject([{ chat: rowOf(proven), level: "proven" }]);
	await proven.write(`/start ${await storeLink(backend, own, { level: "known" })}`);
	expect(await chats()).toMatchObject([{ level: "proven", about: null }]);
});

test("a family follows with up to four chats, without the reference", async () => {
	const backend = await given();
	const { own, chats, sql } = backend;
	const [{ id: familyLinkId }] = (await sql(
		`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
		values ('family', $1, 'link', 'Mother', 'uz', now() + '180 days') returning id`,
		[own.applicantId],
	)) as [{ id: string }];
	const answers = [];
	for (let each = 0; each < 5; each++) {
		const parent = botChat(backend, { language: "tg" });
		answers.push(textOf(await parent.write(`/start ${await storeLink(backend, own, { familyLinkId })}`)));
	}
	expect(await chats()).toMatchObject(Array(4).fill({ follower: "family", state: "active", language: "uz" }));
	expect(answers[0]).toContain("Bobur");
	expect(answers.join()).not.toContain(own.reference);
	expect(answers[4]).toContain("toʻrtta chati");
	await sql("update links set expires_at = now() - interval '1 second' where purpose = 'family'");
	const late = botChat(backend);
	expect(textOf(await late.write(`/start ${await storeLink(backend, own, { familyLinkId })}`))).toContain("too old");
});

test("Not my application disconnects the chat and leaves nothing of it", async () => {
	const backend = await given();
	const chat = botChat(backend);
	const connected = await chat.write(`/start ${await storeLink(backend, backend.own, { level: "known" })}`);
	expect(textOf(await chat.press(dataOf(connected, "Not my application")))).toContain("disconnected");
	expect(await backend.chats()).toEqual([]);
	expect(await backend.sql("select * from bot_dialogs")).toEqual([]);
	expect(await backend.sql("select data ->> 'reason' as reason from entries where kind = 'telegram_stopped'")).toEqual([
		{ reason: "not_mine" },
	]);
});

test("a chat that the reference and the phone number have connected is told by email, with the way to end it", async () => {
	const backend = await given({ mail: { smtpUrl: "smtp://127.0.0.1:9", from: "no-reply@example.com" } });
	const { sql } = backend;
	const own = await application(backend, { email: "bobur@example.com" });
	const warnings = () => sql("select channel from deliveries where kind = 'my-opened'");
	await sql("delete from deliveries");
	const payload = await storeLink(backend, own, { level: "known" });
	const chat = botChat(backend);
	await chat.write(`/start ${payload}`);
	expect(await warnings()).toEqual([{ channel: "email" }]);
	await chat.write(`/start ${await storeLink(backend, own, { level: "known" })}`);
	await chat.write(`/start ${await storeLink(backend, own)}`);
	expect(await warnings()).toHaveLength(1);
});
