import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat, dataOf } from "../../tests/support/bot-chat.ts";
import { storeLink } from "../../tests/support/bot-links.ts";
import { application } from "../../tests/support/my.ts";

const phone = "+998 90 123-45-67";

/** Bobur Aliyev, who has this phone number, and perhaps another applicant. */
async function given(another?: { fullName: string; phoneNumber?: string }, mail = false) {
	const backend = await startBackend({
		jobs: { workers: 0 },
		...(mail && { mail: { smtpUrl: "smtp://127.0.0.1:9", from: "no-reply@example.com" } }),
	});
	const own = await application(backend, { fullName: "Bobur Aliyev", phoneNumber: phone });
	const other = another && (await application(backend, { phoneNumber: phone, ...another }));
	const chats = () =>
		backend.sql(
			`select chat_id::float8 as chat, applicant_id as applicant, follower, level, proven_by as proof, state, language,
				application_id as about from telegram_chats order by connected_at, chat_id`,
		);
	/** A link for a member of the family. */
	async function familyLink(language: "uz" | "ru"): Promise<string> {
		const [{ id }] = await backend.sql(
			`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
			values ('family', $1, 'link', 'Mother', $2, now() + '180 days') returning id`,
			[own.applicantId, language],
		);
		return id;
	}
	return { ...backend, own, other, chats, familyLink };
}

const textOf = (answers: { text: string }[]) => answers.map(({ text }) => text).join("\n");

test("B3-1: a payload connects the chat once, and says what passes through Telegram's servers", async () => {
	const backend = await given();
	const { own, chats, sql } = backend;
	const payload = await storeLink(backend, own);
	const chat = botChat(backend);
	const [question, card] = await chat.write(`/start ${payload}`);
	expect(question?.buttons?.[0]?.map(({ text }) => text)).toEqual(["Oʻzbekcha", "Русский", "✓ English"]);
	expect(card?.text).toContain(own.reference);
	expect(card?.text).toContain("Telegram’s servers");
	const buttons = card?.buttons?.flat().map(({ text }) => text);
	expect(buttons).toEqual(["My application", "Stop messages", "Not my application"]);
	const data = { follower: "applicant", level: "proven" };
	expect(await chats()).toMatchObject([{ ...data, chat: chat.id, proof: "link", state: "active", language: "en" }]);
	expect(await sql("select data from entries where kind = 'telegram_connected'")).toEqual([{ data }]);
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
	expect(await chats()).toMatchObject([{ chat: stranger.id, level: "known", state: "active", about: own.id }]);
	for (const command of ["/status", "/start", "/help"]) await stranger.write(command);
	await stranger.share("+998 90 000-00-00");
	await stranger.share(own.phone, 5);
	const links = await sql(`select distinct links.purpose, links.application_id as about from links
		join telegram_chats on telegram_chats.id = telegram_chat_id where chat_id = ${stranger.id}`);
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
	expect(await chats()).toMatchObject([{ chat: owner.chat.id, state: "active", level: "proven" }]);
});

test("a proven request takes the place of one by reference and phone number, and that chat is told", async () => {
	const { first, ask, chats } = await connected();
	const stranger = await ask("known");
	expect(textOf(stranger.asked)).toContain("has not proven who they are");
	const owner = await ask("proven");
	expect(textOf(await stranger.chat.answers())).toContain("Your request is closed");
	expect(await first.press(dataOf(stranger.asked, "Yes, connect it"))).toEqual([]);
	await first.press(dataOf(owner.asked, "Yes, connect it"));
	expect(await chats()).toMatchObject([{ chat: owner.chat.id, state: "active" }]);
});

test("B3-13: the first chat is asked once per request, and keeps its place by No", async () => {
	const { first, ask, chats } = await connected();
	const { chat: second, asked } = await ask("known");
	await first.press(dataOf(asked, "No"));
	expect(await chats()).toMatchObject([{ chat: first.id, state: "active" }]);
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
	const familyLinkId = await backend.familyLink("uz");
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
	const backend = await given(undefined, true);
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
	expect(await chats()).toMatchObject([{ chat: proven.id, level: "proven" }]);
	await proven.write(`/start ${await storeLink(backend, own, { level: "known" })}`);
	expect(await chats()).toMatchObject([{ level: "proven", about: null }]);
	expect(await warnings()).toHaveLength(1);
});

test("B3-6: a shared own number opens the right application, with and without a plus sign; an unknown one gets the offices' numbers", async () => {
	const backend = await given({ fullName: "Other", phoneNumber: "+998 90 765-43-21" });
	const { own, other, chats, sql } = backend;
	await sql("insert into offices (name, address, phone) values ('Tashkent', 'Street', '+998 71 000-00-00')");
	const unknown = textOf(await botChat(backend).share("+998 90 000-00-00"));
	expect(unknown).toContain("no application with this phone number");
	expect(unknown).toContain("+998 71 000-00-00");
	expect(await chats()).toEqual([]);
	expect(textOf(await botChat(backend).share("998901234567"))).toContain(own.reference);
	expect(textOf(await botChat(backend).share("+998 90 765 43 21"))).toContain(other?.reference);
	const opened = { follower: "applicant", level: "proven", proof: "phone", state: "active" };
	expect(await chats()).toMatchObject([
		{ applicant: own.applicantId, ...opened },
		{ applicant: other?.applicantId, ...opened },
	]);
});

test("B3-6: a forwarded card and a card without a user are refused", async () => {
	const backend = await given();
	const chat = botChat(backend);
	const card = { phone_number: phone, first_name: "Example" };
	for (const message of [
		{ contact: { ...card, user_id: 5 } },
		{ contact: card },
		// The reader's own card, with the number that it once had.
		{ contact: { ...card, user_id: chat.id }, forward_origin: { type: "user", date: 1 } },
	]) {
		const [refused] = await chat.send(message);
		expect(refused?.text).toContain("another person’s card");
		expect(refused?.phoneButton).toBe("Share my phone number");
	}
	expect(await backend.chats()).toEqual([]);
});

test("B3-6: brothers and sisters with one number are told apart by the reference, with five tries an hour", async () => {
	const backend = await given({ fullName: "Malika Aliyeva" });
	const sister = backend.other;
	const chat = botChat(backend);
	expect(textOf(await chat.share(phone))).toContain("reference number of yours");
	for (const wrong of ["HM-2222-2222", "hello"]) {
		expect(textOf(await chat.write(wrong))).toBe("We found no application with this reference and phone number.");
	}
	expect(textOf(await chat.write(` ${sister?.reference.toLowerCase().replaceAll("-", " ")} `))).toContain(
		sister?.reference,
	);
	expect(await backend.chats()).toMatchObject([{ applicant: sister?.applicantId, level: "proven", proof: "phone" }]);

	const guesser = botChat(backend);
	await guesser.share(phone);
	for (let tried = 0; tried < 5; tried++) await guesser.write("HM-2222-2222");
	expect(textOf(await guesser.write(backend.own.reference))).toMatch(/too many attempts.*minutes/);
	expect(await backend.chats()).toHaveLength(1);
});

test("a parent's number follows as family, unless the reference is typed too", async () => {
	const backend = await given();
	await backend.sql("update applicants set phone_owner = 'parent'");
	const chat = botChat(backend);
	const answer = textOf(await chat.share(phone));
	expect(answer).not.toContain(backend.own.reference);
	expect(await backend.chats()).toMatchObject([{ follower: "family", state: "active" }]);
	expect(textOf(await chat.write("When does the term begin?"))).toContain("We don’t read messages");
	expect(await backend.sql("select * from entries where channel is not null")).toEqual([]);
	await chat.write(backend.own.reference);
	expect(await backend.chats()).toMatchObject([{ follower: "applicant", level: "proven", proof: "phone" }]);
});

test("a known chat is proven by the right number of its applicant, and by no other", async () => {
	const backend = await given({ fullName: "Malika Aliyeva" });
	const { own } = backend;
	const chat = botChat(backend);
	const offered = await chat.write(`/start ${await storeLink(backend, own, { level: "known" })}`);
	expect(offered.at(-1)?.phoneButton).toBe("Share my phone number");
	expect(textOf(await chat.share("+998 90 000-00-00"))).toContain("nothing has changed");
	await chat.share(phone, 5);
	expect(await backend.chats()).toMatchObject([{ level: "known", about: own.id }]);
	expect(textOf(await chat.share(phone))).toContain("is confirmed");
	expect(await backend.chats()).toMatchObject([{ applicant: own.applicantId, level: "proven", about: null }]);
});

test("B3-9: the language chosen in a chat holds there, for the linked page, and for nobody else", async () => {
	const backend = await given();
	const { own } = backend;
	const child = botChat(backend, { language: "en" });
	await child.share(phone);
	const familyLinkId = await backend.familyLink("ru");
	const parent = botChat(backend, { language: "ru" });
	await parent.write(`/start ${await storeLink(backend, own, { familyLinkId })}`);
	const chosen = await child.press(dataOf(await child.write("/language"), "Oʻzbekcha"));
	expect(chosen[0]?.text).toBe("Endi bu yerda sizga oʻzbek tilida yozamiz.");
	const status = await child.write("/status");
	expect(textOf(status)).toContain("Navbat bizda");
	expect(status[0]?.buttons?.flat()[0]?.url).toMatch(/^http:\/\/localhost:3000\/uz\/my\/bot\?code=/);
	expect(textOf(await parent.write("/status"))).toContain("Наша очередь");
	expect(await backend.chats()).toMatchObject([{ language: "uz" }, { language: "ru" }]);
	expect(await backend.sql("select language from applicants")).toEqual([{ language: "en" }]);
});
