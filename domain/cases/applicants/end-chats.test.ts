import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
import { tokenOf } from "../../../tests/support/my.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { telegramChat } from "../../../tests/support/telegram-chats.ts";
import { Caller } from "../../access/caller.ts";
import { requireLink } from "../../my/commands.ts";
import { withdrawFamilyLink } from "../../my/family/commands.ts";
import { signOutByLink } from "../../my/link-commands.ts";
import { deleteApplication } from "../applications/commands.ts";
import { restoreFromTrash } from "../trash/commands.ts";
import { removeExpiredAccess } from "./cleanup-commands.ts";
import { updateApplicant } from "./commands.ts";
import { getApplicant } from "./queries.ts";

const ownEmail = "bobur@example.com";

/** An applicant with two applications, staff, and a link for the mother. */
async function given() {
	const backend = await startBackend({ jobs: { workers: 0 } });
	const { sql } = backend;
	for (const location of ["Tashkent", "Bukhara"]) await backend.apply({ location, email: ownEmail });
	const rows = await sql("select id, applicant_id as applicant from applications order by submitted_at");
	const ids = rows.map(({ id }) => id as string);
	const applicantId = rows[0]?.applicant as string;
	/** What connects a chat by a link for a parent. */
	const familyOf = async (label: string, days: number) => {
		const [link] = await sql(
			`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
			values ('family', $1, 'link', $2, 'uz', now() + $3 * interval '1 day') returning id`,
			[applicantId, label, days],
		);
		return { applicantId, familyLinkId: link?.id as string };
	};
	const family = await familyOf("Onam", 180);
	/** A proven session that a button in the chat has opened. */
	const sessionOf = async (chat: string) => {
		const [session] = await sql(
			`insert into sessions (applicant_id, level, opened_by, telegram_chat_id, expires_at)
			values ($1, 'proven', 'telegram', $2, now() + interval '1 hour') returning id`,
			[applicantId, chat],
		);
		const identity = { role: "proven", applicantId, applicationId: null, sessionId: session?.id as string } as const;
		return new Caller(identity, backend.context);
	};
	const connected = async () => (await sql("select id from telegram_chats")).map(({ id }) => id as string).toSorted();
	/** What the bot has said, by chat. */
	const said = async () =>
		(await sql("select payload ->> 'message' as message from deliveries where kind = 'reply'")).map(
			({ message }) => JSON.parse(message).text as string,
		);
	const { caller: staff } = await staffOn(backend.url);
	return { ...backend, ids, applicantId, family, familyOf, staff, connected, said, sessionOf };
}

test("B3: an application that is deleted disconnects its own chat, and the applicant's last one every chat, without a name", async () => {
	const { sql, ids, applicantId, family, staff, connected, said } = await given();
	const known = await telegramChat(sql, { applicantId, applicationId: ids[0] ?? "", language: "ru", state: "active" });
	const stopped = await telegramChat(sql, { applicantId, provenBy: "phone", state: "stopped" });
	const mother = await telegramChat(sql, { ...family, language: "uz" });
	expect(await connected()).toEqual([known, stopped, mother].toSorted());
	await deleteApplication(staff, ids[0] ?? "");
	expect(await connected()).toEqual([stopped, mother].toSorted());
	const entry = await deleteApplication(staff, ids[1] ?? "");
	expect(await connected()).toEqual([]);
	const texts = await said();
	const goodbyes = ["Bu chat uzildi. Endi bu yerga yozmaymiz.", "Этот чат отключён. Мы больше не будем сюда писать."];
	expect(texts.toSorted()).toEqual(goodbyes.toSorted());
	expect(texts.join()).not.toMatch(/HM-|Bobur/);
	await restoreFromTrash(staff, entry);
	expect(await sql("select id from applications")).toHaveLength(1);
	expect(await connected()).toEqual([]);
});

/** One chat for each way in which a chat is proven, and one of level "known". */
async function everyChat({ sql, ids, applicantId, family }: Awaited<ReturnType<typeof given>>) {
	return {
		known: await telegramChat(sql, { applicantId, applicationId: ids[0] ?? "", state: "blocked" }),
		link: await telegramChat(sql, { applicantId, provenBy: "link", state: "stopped" }),
		call: await telegramChat(sql, { applicantId, provenBy: "call", state: "stopped" }),
		phone: await telegramChat(sql, { applicantId, provenBy: "phone" }),
		mother: await telegramChat(sql, family),
		father: await telegramChat(sql, { applicantId, provenBy: "phone", follower: "family" }),
	};
}

/** An unused link that a session of the level has made to connect a chat. */
const unusedLink = (sql: Awaited<ReturnType<typeof given>>["sql"], applicantId: string, provenBy: "link" | "call") =>
	sql(
		`insert into links (applicant_id, purpose, proven_by, expires_at)
		values ($1, 'telegram', $2, now() + interval '1 hour')`,
		[applicantId, provenBy],
	);

test.each([
	["another phone number", { phoneNumber: "+998 90 765-43-21" }, ["link"]],
	["another email address", { email: "new@example.com" }, ["known", "call", "phone", "father"]],
	["another name", { fullName: "Bobur B. Aliyev" }, ["known", "link", "call", "phone", "mother", "father"]],
] as const)("B3: %s disconnects the chats that the previous one had proven", async (_, change, kept) => {
	const world = await given();
	const { sql, applicantId, staff, connected } = world;
	const chats = await everyChat(world);
	await unusedLink(sql, applicantId, "link");
	const { fullName, phoneNumber, email, language } = await getApplicant(staff, applicantId);
	await updateApplicant(staff, applicantId, { fullName, phoneNumber, email, language, ...change });
	expect(await connected()).toEqual(kept.map((name) => chats[name]).toSorted());
	expect(await sql("select from links where purpose = 'telegram'")).toHaveLength("fullName" in change ? 1 : 0);
});

test("B3: an application with another email address disconnects the chats and sessions that the address had proven", async () => {
	const world = await given();
	const { sql, applicantId, apply, sessionOf, connected } = world;
	const chats = await everyChat(world);
	await sessionOf(chats.link);
	await sessionOf(chats.phone);
	await unusedLink(sql, applicantId, "link");
	await unusedLink(sql, applicantId, "call");
	await apply({ location: "Namangan", email: "stranger@example.com" });
	expect(await connected()).toEqual([chats.known, chats.call, chats.phone, chats.father].toSorted());
	expect(await sql("select telegram_chat_id as chat from sessions where applicant_id is not null")).toEqual([
		{ chat: chats.phone },
	]);
	expect(await sql("select proven_by from links where purpose = 'telegram'")).toEqual([{ proven_by: "call" }]);
});

test("B3: a link for parents that is withdrawn or has expired disconnects its chats", async () => {
	const world = await given();
	const { sql, system, family, familyOf, applicantId, staff, connected, said } = world;
	const chats = await everyChat(world);
	await telegramChat(sql, family);
	await withdrawFamilyLink(staff, applicantId, family.familyLinkId);
	const { mother: _, ...others } = chats;
	expect(await connected()).toEqual(Object.values(others).toSorted());
	expect(await said()).toHaveLength(2);
	await telegramChat(sql, await familyOf("Otam", 0));
	await removeExpiredAccess(system);
	expect(await connected()).toEqual(Object.values(others).toSorted());
});

test("B3: signing out everywhere by the emailed link, or opening by links only, disconnects the chats that a stranger could have connected", async () => {
	for (const by of ["sign-out", "policy"]) {
		const world = await given();
		const { sql, url, visitor, applicantId, connected } = world;
		const { known: _, ...others } = await everyChat(world);
		await unusedLink(sql, applicantId, "link");
		const [link] = await sql(
			`insert into links (applicant_id, purpose, expires_at)
			values ($1, 'sign_out', now() + interval '7 days') returning id`,
			[applicantId],
		);
		if (by === "policy") await requireLink((await staffOn(url, { role: "owner" })).caller, true);
		else await signOutByLink(visitor, tokenOf("sign_out", link?.id, ownEmail));
		expect(await connected()).toEqual(Object.values(others).toSorted());
		expect(await sql("select from links where purpose = 'telegram'")).toHaveLength(by === "policy" ? 1 : 0);
	}
});
