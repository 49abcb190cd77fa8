import { expect, test } from "vitest";
import { databaseOn, freshDatabase } from "../../tests/support/site.ts";
import { applicantOn } from "../../tests/support/staff-callers.ts";
import { telegramChat } from "../../tests/support/telegram-chats.ts";
import { familyPath } from "../access/family-path.ts";
import { createBotLink } from "./cards.ts";
import { createTelegramLink } from "./my-commands.ts";

const configured = { chat: false, mail: false, bot: true, visaPortal: false };
const site = { name: "Hamroh", url: "https://hamroh.example", botName: "hamroh_bot" };

async function anApplicant(role: "applicant" | "proven" = "applicant") {
	const url = await freshDatabase();
	const own = await applicantOn(url, { role, context: { site, configured } });
	return { ...own, database: databaseOn(url) };
}

test("B3-1: a link that connects a chat has 64 characters that are not stored, and works for an hour", async () => {
	const own = await anApplicant();
	const { url, payload } = await createTelegramLink(own.caller);
	expect(payload).toMatch(/^[A-Za-z0-9_-]{64}$/);
	expect(url).toBe(`https://t.me/hamroh_bot?start=${payload}`);
	const stored = await own.sql("select *, expires_at - created_at = '1 hour' as is_an_hour from links");
	expect(JSON.stringify(stored)).not.toContain(payload.slice(32));
	expect(stored).toMatchObject([{ is_an_hour: true }]);
	expect((await createTelegramLink(own.caller)).payload).not.toBe(payload);
});

test("a link keeps the proof of the session: by a link, by a call, or of the chat whose button has opened it", async () => {
	const own = await anApplicant("proven");
	const chat = await telegramChat(own.sql, { applicantId: own.applicantId, provenBy: "phone" });
	for (const [openedBy, proof] of Object.entries({ link: "link", call: "call", telegram: "phone" })) {
		const opener = openedBy === "telegram" ? chat : null;
		await own.sql("delete from links");
		await own.sql("update sessions set opened_by = $1, telegram_chat_id = $2", [openedBy, opener]);
		await createTelegramLink(own.caller);
		const stored = await own.sql("select application_id, proven_by from links");
		expect(stored).toEqual([{ application_id: null, proven_by: proof }]);
	}
});

test("the bot's button in a parent's chat opens the page for parents", async () => {
	const own = await anApplicant();
	const [family] = await own.sql(`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
		values ('family', '${own.applicantId}', 'link', 'Onam', 'uz', now() + interval '180 days') returning id`);
	const id = await telegramChat(own.sql, { applicantId: own.applicantId, familyLinkId: family?.id, language: "uz" });
	const url = await own.database.transaction((transaction) => createBotLink(own.context, transaction, id));
	expect(url).toBe(`https://hamroh.example/uz${familyPath(own.context.authentication, family?.id)}`);
	expect(await own.sql("select from links where purpose = 'bot'")).toEqual([]);
});
