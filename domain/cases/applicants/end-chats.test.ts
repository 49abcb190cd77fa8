import { expect, test } from "vitest";
import { applicationRows } from "../../../tests/support/application-rows.ts";
import { startBackend } from "../../../tests/support/backend.ts";
import { tokenOf } from "../../../tests/support/my.ts";
import { staffOn } from "../../../tests/support/staff-callers.ts";
import { telegramChat } from "../../../tests/support/telegram-chats.ts";
import { Caller } from "../../access/caller.ts";
import { sweepExpired } from "../../maintenance/retention/commands.ts";
import { requireLink, updateMyDetails } from "../../my/commands.ts";
import { withdrawFamilyLink, withdrawMyFamilyLink } from "../../my/family/commands.ts";
import { signOutByLink } from "../../my/link-commands.ts";
import { getMyDetails } from "../../my/queries.ts";
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
	const [link] = await sql(
		`insert into links (purpose, applicant_id, proven_by, label, language, expires_at)
		values ('family', $1, 'link', 'Onam', 'uz', now() + interval '180 days') returning id`,
		[applicantId],
	);
	const family = { applicantId, familyLinkId: link?.id as string };
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
	return { ...backend, ids, applicantId, family, staff, connected, said, sessionOf };
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
	expect(texts.toSorted()).toEqual(
		["Bu chat uzildi. Endi bu yerga yozmaymiz.", "Этот чат отключён. Мы больше не будем сюда писать."].toSorted(),
	);
	expect(texts.join()).not.toMatch(/HM-|Bobur/);
	await restoreFromTrash(staff, entry);
	expect(await sql("select id from applications")).toHaveLength(1);
	expect(await connected()).toEqual([]);
});

test("B3: retention disconnects the chats of what it deletes", async () => {
	const { sql, system, applicantId, connected, said } = await given();
	const [id = ""] = await applicationRows(sql, [{ submitted_at: new Date("2020-01-01"), full_name: "Of long ago" }]);
	const [old] = await sql("select applicant_id from applications where id = $1", [id]);
	await telegramChat(sql, { applicantId: old?.applicant_id, applicationId: id });
	await telegramChat(sql, { applicantId: old?.applicant_id, follower: "family" });
	const kept = await telegramChat(sql, { applicantId });
	await sweepExpired(system);
	await sql("update retention_marks set marked_at = marked_at - interval '1 day'");
	await sweepExpired(system, { force: true });
	expect(await connected()).toEqual([kept]);
	const goodbye = "This chat has been disconnected. We won’t write here anymore.";
	expect(await said()).toEqual([goodbye, goodbye]);
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

test("B3: a session that a chat has opened outlives a change of the email address only if the phone number proved the chat", async () => {
	for (const [provenBy, isOpen] of [
		["phone", true],
		["link", false],
	] as const) {
		const { sql, applicantId, sessionOf } = await given();
		const caller = await sessionOf(await telegramChat(sql, { applicantId, provenBy }));
		const { version, phoneNumber, language } = await getMyDetails(caller);
		const input = { phoneNumber, phoneOwner: "self", email: "new@example.com", language };
		expect(await updateMyDetails(caller, input, version)).toBe(isOpen);
		expect(await sql("select from sessions where applicant_id is not null")).toHaveLength(isOpen ? 1 : 0);
	}
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

test("B3: a link for parents that is withdrawn disconnects its chats", async () => {
	for (const by of ["staff", "applicant"]) {
		const world = await given();
		const { sql, family, applicantId, staff, sessionOf, connected, said } = world;
		const chats = await everyChat(world);
		await telegramChat(sql, family);
		if (by === "staff") await withdrawFamilyLink(staff, applicantId, family.familyLinkId);
		else await withdrawMyFamilyLink(await sessionOf(chats.phone), family.familyLinkId);
		const { mother: _, ...others } = chats;
		expect(await connected()).toEqual(Object.values(others).toSorted());
		expect(await said()).toHaveLength(2);
	}
});

test("B3: a link for parents that has expired disconnects its chats", async () => {
	const world = await given();
	const { sql, system, connected, said } = world;
	const chats = await everyChat(world);
	await removeExpiredAccess(system);
	expect(await connected()).toEqual(Object.values(chats).toSorted());
	await sql("update links set expires_at = now() where purpose = 'family'");
	await removeExpiredAccess(system);
	const { mother: _, ...others } = chats;
	expect(await connected()).toEqual(Object.values(others).toSorted());
	expect(await said()).toHaveLength(1);
});

test("B3: signing out everywhere by the emailed link disconnects the chats that a stranger could have connected", async () => {
	const world = await given();
	const { sql, visitor, applicantId, connected } = world;
	const chats = await everyChat(world);
	await unusedLink(sql, applicantId, "link");
	const [link] = await sql(
		`insert into links (applicant_id, purpose, expires_at)
		values ($1, 'sign_out', now() + interval '7 days') returning id`,
		[applicantId],
	);
	await signOutByLink(visitor, tokenOf("sign_out", link?.id, ownEmail));
	const { known: _, ...others } = chats;
	expect(await connected()).toEqual(Object.values(others).toSorted());
	expect(await sql("select from links where purpose = 'telegram'")).toEqual([]);
});

test("B3: once applications open by links only, the chats of reference and phone number are disconnected", async () => {
	const world = await given();
	const chats = await everyChat(world);
	const { caller: owner } = await staffOn(world.url, { role: "owner" });
	await requireLink(owner, true);
	const { known: _, ...others } = chats;
	expect(await world.connected()).toEqual(Object.values(others).toSorted());
});
