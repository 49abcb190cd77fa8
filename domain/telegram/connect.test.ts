import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat, dataOf } from "../../tests/support/bot-chat.ts";
import { storeLink } from "../../tests/support/bot-links.ts";
import { application } from "../../tests/support/my.ts";

async function given(options: Parameters<typeof startBackend>[0] = {}) {
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
	expect(await chats()).toMatchObject([
		{ chat: rowOf(chat), follower: "applicant", level: "proven", proof: "link", state: "active", language: "en" },
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

test("B3-1: a payload that is too old, of another purpose or in no link connects nothing, and a way on is offered", async () => {
	const backend = await given();
	const payloads = ["a".repeat(65), "' or 1=1 --", "ё".repeat(32), "a b"];
	for (const options of [{ expires: "-1 second" }, { purpose: "sign_out" }] as const)
		payloads.push(await storeLink(backend, backend.own, options));
	for (const payload of payloads) {
		const refused = await botChat(backend).write(`/start ${payload}`);
		expect(textOf(refused), payload).toContain("already been used or is too old");
		expect(refused.at(-1)?.phoneButton).toBeTruthy();
	}
	expect(await backend.chats()).toEqual([]);
});

/** A chat that is connected and proven, and requests of other chats to take its place. */
async function connected() {
	const backend = await given();
	const first = botChat(backend);
	await first.write(`/start ${await storeLink(backend, backend.own)}`);
	const ask = async (level: "known" | "proven") => {
		const chat = botChat(backend);
		const said = textOf(await chat.write(`/start ${await storeLink(backend, backend.own, { level })}`));
		return { chat, said, asked: await first.answers() };
	};
	return { ...backend, first, ask };
}

test("B3-13: a stranger with reference and phone number gets links of level known only, and the first chat is asked", async () => {
	const { own, chats, sql, first, ask } = await connected();
	const { chat: stranger, said, asked } = await ask("known");
	expect(said).toContain("already connected");
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

test("B3-13: a request by reference and phone number never takes the place of one that waits", async () => {
	const { first, ask, chats } = await connected();
	const owner = await ask("proven");
	expect(textOf(owner.asked)).toContain("by a link that we sent you");
	const stranger = await ask("known");
	expect(stranger.said).toContain("too many requests");
	expect(stranger.asked).toEqual([]);
	await first.press(dataOf(owner.asked, "Yes, connect it"));
	expect(await chats()).toMatchObject([{ chat: rowOf(owner.chat), state: "active", level: "proven" }]);
});

test("a proven request takes the place of one by reference and phone number, and that chat is told", async () => {
	const { first, ask, chats } = await connected();
	const stranger = await ask("known");
	expect(textOf(stranger.asked)).toContain("has not proven who they are");
	const owner = await ask("proven");
	expect(textOf(await stranger.chat.answers())).toContain("Your request is closed");
	expect(await first.press(dataOf(stranger.asked, "Yes, connect it"))).toEqual([]);
	await first.press(dataOf(owner.asked, "Yes, connect it"));
	expect(await chats()).toMatchObject([{ chat: rowOf(owner.chat), state: "active" }]);
});

test("B3-13: the first chat is asked once per request, and keeps its place by No", async () => {
	const { first, ask, chats } = await connected();
	const { chat: second, asked } = await ask("known");
	await first.press(dataOf(asked, "No"));
	expect(await chats()).toMatchObject([{ chat: rowOf(first), state: "active" }]);
	expect(textOf(await second.answers())).toContain("has refused");
	// The button has no meaning anymore.
	expect(await first.press(dataOf(asked, "Yes, connect it"))).toEqual([]);
	const questions = [];
	for (let time = 0; time < 4; time++) questions.push(textOf((await ask("known")).asked));
	expect(questions.join().match(/Connect the other Telegram/g)?.length).toBeLessThan(3);
	// Those requests do not use up the one of somebody who is proven.
	expect(textOf((await ask("proven")).asked)).toContain("Connect the other Telegram?");
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

test("a chat of the reference and the phone number is told by email, and a proven one replaces it at once and stays proven", async () => {
	const backend = await given({ mail: { smtpUrl: "smtp://127.0.0.1:9", from: "no-reply@example.com" } });
	const { sql, chats } = backend;
	const own = await application(backend, { email: "bobur@example.com" });
	const warnings = () => sql("select channel from deliveries where kind = 'my-opened'");
	await sql("delete from deliveries");
	const known = botChat(backend);
	for (const _ of ["first", "again"]) {
		await known.write(`/start ${await storeLink(backend, own, { level: "known" })}`);
		expect(await warnings()).toEqual([{ channel: "email" }]);
	}
	await known.answers();
	const proven = botChat(backend);
	await proven.write(`/start ${await storeLink(backend, own)}`);
	expect(textOf(await known.answers())).toContain("Another Telegram is now connected");
	expect(await chats()).toMatchObject([{ chat: rowOf(proven), level: "proven" }]);
	await proven.write(`/start ${await storeLink(backend, own, { level: "known" })}`);
	expect(await chats()).toMatchObject([{ level: "proven", about: null }]);
	expect(await warnings()).toHaveLength(1);
});
