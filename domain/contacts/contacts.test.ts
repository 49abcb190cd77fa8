import { expect, test } from "vitest";
import { startBackend } from "../../tests/support/backend.ts";
import { submitContact } from "./commands.ts";

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
