import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { botChat, dataOf } from "../../tests/support/bot-chat.ts";
import { storeLink } from "../../tests/support/bot-links.ts";
import { application } from "../../tests/support/my.ts";
import { fakeTelegram } from "../../tests/support/telegram.ts";
import { Caller } from "../access/caller.ts";
import { listMyMessages } from "../cases/conversations/queries.ts";
import { writtenDeadline } from "../messaging/dates.ts";
import { receiveBotUpdate } from "./commands.ts";

type Options = Parameters<typeof startBackend>[0];

async function given({ names = ["Bobur Aliyev"], ...options }: Options & { names?: string[] } = {}) {
	const backend = await startBackend({ jobs: { workers: 0 }, ...options });
	const chat = botChat(backend);
	const all = [];
	for (const fullName of names) {
		const own = await application(backend, { fullName });
		await chat.write(`/start ${await storeLink(backend, own, { level: names.length > 1 ? "proven" : "known" })}`);
		all.push(own);
	}
	const stored = () =>
		backend.sql(
			"select text, kind, channel, applicant_id as applicant, application_id as about from entries where channel is not null order by visible_at, id",
		);
	return { ...backend, chat, all, stored };
}

const textOf = (answers: { text: string }[]) => answers.map(({ text }) => text).join("\n");

test("a text becomes a message with its task, event and notice, and is confirmed once an hour with the page's moment", async () => {
	let now = new Date();
	const { chat, all, stored, sql, context } = await given({ now: () => now });
	const [own] = all;
	const text = "When does <b>the term</b> begin?";
	const receipt = textOf(await chat.write(text));
	const about = { applicant: own?.applicantId, about: own?.id };
	expect(await stored()).toEqual([{ text, kind: "message_in", channel: "telegram", ...about }]);
	const entry = "entry_id in (select id from entries where channel is not null)";
	expect(await sql(`select kind from tasks where ${entry}`)).toEqual([{ kind: "answer_message" }]);
	expect(await sql("select kind from deliveries where entry_id is not null")).toEqual([{ kind: "message" }]);
	const [row] = await sql(
		`insert into sessions (opened_by, applicant_id, application_id, level, expires_at)
		values ('pair', $1, $2, 'known', now() + '12 hours') returning id`,
		[own?.applicantId, own?.id],
	);
	const session = { applicantId: own?.applicantId ?? "", applicationId: own?.id ?? "", sessionId: row?.id };
	const [shown] = await listMyMessages(new Caller({ role: "applicant", ...session }, context));
	const deadline = writtenDeadline(shown?.promise?.at as Date, "en");
	expect(receipt).toContain(deadline);
	expect(await chat.write("And when does it end?")).toEqual([]);
	expect(await stored()).toHaveLength(2);
	now = new Date(now.getTime() + 61 * 60_000);
	expect(textOf(await chat.write("Hello?"))).toContain(deadline);
	now = new Date(now.getTime() + 20 * 24 * 60 * 60_000);
	expect(textOf(await chat.write("Hello?"))).toContain("are late");
});

test("B3-2: the same update twenty times, at once and in any order, stores one message and gets one answer", async () => {
	const { chat, system, stored, sql } = await given();
	const update = (id: number, text: string) => ({
		update_id: id,
		message: {
			entry_id: id,
			date: 1,
			text,
			chat: { id: chat.id, type: "private" },
			from: { id: chat.id, is_bot: false },
		},
	});
	const updates = [update(5, "First"), update(6, "/status"), update(7, "Second")];
	const repeated = Array.from({ length: 20 }, () => updates.toReversed()).flat();
	await Promise.all(repeated.map((each) => receiveBotUpdate(system, each)));
	for (const each of repeated) await receiveBotUpdate(system, each);
	expect((await stored()).map(({ text }) => text).toSorted()).toEqual(["First", "Second"]);
	expect(await chat.answers()).toHaveLength(2);
	expect(await sql("select count(*)::int as count from bot_updates where update_id in (5, 6, 7)")).toEqual([
		{ count: 3 },
	]);
});

test("B3-7: a photo, a document or a voice message is neither fetched nor stored, only answered with the way to the page", async () => {
	const telegram = await fakeTelegram();
	const backend = await startBackend({ telegram: telegram.settings, jobs: { workers: 0 } });
	const { sql } = backend;
	const tables = ["tasks", "entries", "bot_dialogs", "telegram_chats"];
	const rows = () => Promise.all(tables.map((table) => sql(`select * from ${table}`)));
	for (const message of [
		{ photo: [{ file_id: "x", width: 1, height: 1 }], caption: "My passport AA1234567" },
		{ document: { file_id: "x", file_name: "passport AA1234567.pdf" } },
		{ voice: { file_id: "x", duration: 3 } },
		{ location: { latitude: 41.3, longitude: 69.2 } },
	]) {
		const chat = botChat(backend);
		await chat.write(`/start ${await storeLink(backend, await application(backend), { level: "known" })}`);
		const before = await rows();
		const answers = await chat.send(message);
		expect(textOf(answers)).toContain("Upload documents on your page");
		expect(answers[0]?.buttons?.flat()[0]?.text).toBe("My application");
		// The other pictures of an album.
		expect(await chat.send(message)).toEqual([]);
		expect(await rows()).toEqual(before);
	}
	expect(telegram.asked).toEqual([]);
	const all = await sql("select row_to_json(deliveries)::text as row from deliveries");
	expect(JSON.stringify(all)).not.toContain("AA1234567");
});

test("B3-10: a mother who follows two children is asked whom a text is about, and nothing is lost meanwhile", async () => {
	let now: Date | undefined;
	const { chat, all, stored } = await given({
		names: ["Bobur Aliyev", "Malika Aliyeva"],
		now: () => now ?? new Date(),
	});
	const [, malika] = all;
	expect(textOf(await chat.write("First"))).toBe("Who is this message about?");
	const asked = await chat.write("Second");
	expect(await stored()).toEqual([]);
	const receipt = textOf(await chat.press(dataOf(asked, "Malika")));
	expect(receipt.startsWith("<b>Malika</b>\n")).toBe(true);
	expect((await stored()).map(({ text, applicant }) => [text, applicant])).toEqual([
		["First", malika?.applicantId],
		["Second", malika?.applicantId],
	]);
	// The question is answered.
	expect(await chat.press(dataOf(asked, "Malika"))).toEqual([]);
	expect(await stored()).toHaveLength(2);
	// In their order, although both have the same time.
	now = new Date();
	const status = await chat.write("/status");
	expect(status.map(({ text }) => text.split("\n")[0])).toEqual(["<b>Bobur</b>", "<b>Malika</b>"]);
	await chat.write("😀".repeat(4_096));
	expect(textOf(await chat.write("😀".repeat(4_096)))).toContain("choose first");
});

test("texts in a chat that follows nobody are not stored, and get the ways in", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const stranger = botChat(backend, { language: "uz-Latn" });
	expect(textOf(await stranger.write("Salom"))).toContain("Assalomu alaykum!");
	expect(await backend.sql("select from entries where channel is not null")).toEqual([]);
});
