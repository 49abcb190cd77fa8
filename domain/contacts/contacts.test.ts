import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { freshDatabase } from "../../tests/support/site.ts";
import { staffOn } from "../../tests/support/staff-callers.ts";
import { resendDelivery } from "../messaging/commands.ts";
import { deleteContact, submitContact } from "./commands.ts";
import { getContact, listContacts } from "./queries.ts";

const unknown = "00000000-0000-4000-8000-000000000000";

test("DATA-16, O-35: contact messages are listed newest first, ten per page, each with its notification's state", async () => {
	const { caller, sql } = await staffOn(await freshDatabase());
	await sql(`insert into contact_submissions (name, email, message, submitted_at)
		select 'Visitor ' || i, 'v@example.com', 'Message ' || i, timestamptz '2026-11-21 12:00Z' - i * interval '1 minute'
		from generate_series(1, 11) i`);
	await sql(`insert into deliveries (channel, kind, contact_submission_id, state)
		select 'chat', 'contact', id, 'failed' from contact_submissions where name = 'Visitor 1'`);
	const first = await listContacts(caller, { page: 1 });
	expect(first).toMatchObject({ total: 11, page: 1, pages: 2 });
	expect(first.items.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, at) => `Visitor ${at + 1}`));
	expect(first.items.map(({ notification }) => notification)).toEqual(["failed", ...Array(9).fill(null)]);
	const second = await listContacts(caller, { page: 2 });
	const [last] = second.items;
	expect(last).toMatchObject({ name: "Visitor 11", email: "v@example.com", message: "Message 11" });
	expect(await getContact(caller, last?.id ?? "")).toMatchObject({ name: "Visitor 11", deliveries: [] });
	for (const none of [unknown, "x"]) {
		await expect(getContact(caller, none)).rejects.toMatchObject({ problem: { kind: "not-found", noun: "contact" } });
	}
});

test("CALL-52, ROLE-11: deleting a message deletes its notification, and nothing else", async () => {
	const backend = await startBackend();
	const [gone, kept] = [await backend.contact(), await backend.contact({ message: "Another" })];
	const { caller } = await staffOn(backend.url);
	await deleteContact(caller, gone);
	expect(await backend.sql("select id from contact_submissions")).toEqual([{ id: kept }]);
	expect(await backend.sql("select contact_submission_id as id from deliveries")).toEqual([{ id: kept }]);
	await expect(deleteContact(caller, gone)).rejects.toMatchObject({ problem: { kind: "not-found" } });
});

test("a failed notification is sent once more when staff request it, also if they request it repeatedly", async () => {
	// In production without a chat, every notification fails immediately and permanently.
	const backend = await startBackend();
	const id = await backend.contact();
	await backend.settled();
	const [failed] = await backend.deliveries();
	expect(failed).toMatchObject({ state: "failed", attempts: 1 });
	await backend.close();

	const again = await startBackend({ url: backend.url, production: false });
	const { caller, sql } = await staffOn(backend.url);
	for (let click = 0; click < 3; click++) await resendDelivery(caller, failed?.id ?? "");
	await again.settled();
	expect(await getContact(caller, id)).toMatchObject({
		deliveries: [{ state: "sent", lastError: null, attempts: 1 }],
	});
	await resendDelivery(caller, failed?.id ?? "");
	await again.settled();
	expect(again.outbox?.entries).toHaveLength(1);
	expect(await sql("select action, record_id from audit_log")).toEqual([
		{ action: "notification:resend", record_id: failed?.id },
	]);
	for (const none of [unknown, "x"]) {
		await expect(resendDelivery(caller, none)).rejects.toMatchObject({ problem: { kind: "not-found" } });
	}
});

test("a repeat of a message locks its row, so that its commit waits for the replicas as the first one did", async () => {
	const backend = await startBackend();
	const words = { name: "Visitor", email: "visitor@example.com", message: "When does the intake begin?" };
	const send = async () => {
		const from = { key: crypto.randomUUID(), language: "en", client: "198.51.100.1" } as const;
		return (await submitContact(backend.visitor, words, from)).id;
	};
	const first = await send();
	await backend.settled();
	const locker = async () => (await backend.sql("select xmax::text as locker from contact_submissions"))[0]?.locker;
	const before = await locker();
	expect(await send()).toBe(first);
	expect(await locker()).not.toBe(before);
});
