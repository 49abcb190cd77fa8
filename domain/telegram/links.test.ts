import { expect, test } from "vitest";
import { databaseOn, freshDatabase } from "../../tests/support/site.ts";
import { applicantOn } from "../../tests/support/staff-callers.ts";
import type { Context } from "../access/caller.ts";
import { familyPath } from "../my/family/path.ts";
import { createBotLink } from "./cards.ts";
import { createTelegramLink } from "./my-commands.ts";

const configured = { chat: false, mail: false, bot: true, visaPortal: false };
const site = { name: "Hamroh", url: "https://hamroh.example", botName: "hamroh_bot" };

async function anApplicant(role: "applicant" | "proven" = "applicant", context: Partial<Context> = {}) {
	const url = await freshDatabase();
	const own = await applicantOn(url, { role, context: { site, configured, ...context } });
	return { ...own, database: databaseOn(url) };
}

/** The only link that connects a chat. */
const storedLink = async ({ sql }: Pick<Awaited<ReturnType<typeof anApplicant>>, "sql">) => {
	const rows = await sql("select * from links where purpose = 'telegram'");
	expect(rows).toHaveLength(1);
	return rows[0] as Record<string, unknown>;
};

const minutesOf = ({ created_at, expires_at }: Record<string, unknown>) =>
	((expires_at as Date).getTime() - (created_at as Date).getTime()) / 60_000;

test("B3-1: a link that connects a chat has 64 characters that are not stored, and works for an hour", async () => {
	const own = await anApplicant();
	const { url, payload } = await createTelegramLink(own.caller);
	expect(payload).toMatch(/^[A-Za-z0-9_-]{64}$/);
	expect(url).toBe(`https://t.me/hamroh_bot?start=${payload}`);
	const stored = await storedLink(own);
	expect(JSON.stringify(stored)).not.toContain(payload.slice(32));
	expect(minutesOf(stored)).toBe(60);
	const { payload: another } = await createTelegramLink(own.caller);
	expect(another).not.toBe(payload);
});

test.each(["link", "call"])("a link of a session that a %s has proven keeps that proof", async (openedBy) => {
	const own = await anApplicant("proven");
	await own.sql("update sessions set opened_by = $1", [openedBy]);
	await createTelegramLink(own.caller);
	expect(await storedLink(own)).toMatchObject({ application_id: null, proven_by: openedBy });
});

test("a link of a session that the bot has opened keeps the proof of the chat", async () => {
	const own = await anApplicant("proven");
	await own.sql(
		`with chat as (insert into telegram_chats (applicant_id, chat_id, follower, level, proven_by, language, state)
			values ($1, 7000000001, 'applicant', 'proven', 'phone', 'uz', 'active') returning id)
		update sessions set opened_by = 'telegram', telegram_chat_id = chat.id from chat`,
		[own.applicantId],
	);
	await createTelegramLink(own.caller);
	expect(await storedLink(own)).toMatchObject({ application_id: null, proven_by: "phone" });
});

/** Connects a chat. @returns its id. */
async function connectChat(
	{ sql, applicantId }: Awaited<ReturnType<typeof anApplicant>>,
	values: Record<string, unknown>,
) {
	const row = {
		applicant_id: applicantId,
		chat_id: 7_000_000_001,
		follower: "applicant",
		level: "proven",
		proven_by: values.level === "known" ? null : "phone",
		language: "ru",
		state: "active",
		...values,
	};
	const [chat] = await sql(
		`insert into telegram_chats (${Object.keys(row)}) values (${Object.keys(row).map((_, index) => `$${index + 1}`)}) returning id`,
		Object.values(row),
	);
	return chat?.id as string;
}

test("the bot's button in a parent's chat opens the page for parents", async () => {
	const own = await anApplicant();
	const [family] = await own.sql(
		"insert into links (purpose, applicant_id, proven_by, label, language, expires_at) values ('family', $1, 'link', 'Onam', 'uz', now() + interval '180 days') returning id",
		[own.applicantId],
	);
	const id = await connectChat(own, { follower: "family", family_link_id: family?.id, language: "uz" });
	const url = await own.database.transaction((transaction) => createBotLink(own.context, transaction, id));
	expect(url).toBe(`https://hamroh.example/uz${familyPath(own.context.authentication, family?.id)}`);
	expect(await own.sql("select from links where purpose = 'bot'")).toEqual([]);
});
