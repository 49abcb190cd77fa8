import { expect, test } from "vitest";
import { startBackend } from "../../../tests/support/backend.ts";
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

test("CONTACT-02: a message with a phone number belongs to the only applicant with that number and name", async () => {
	const backend = await startBackend();
	const person = { full_name: "Aziza Karimova", location: "Tashkent", phone_number: "+998 90 123 45 67", age: 19 };
	await backend.sql(
		`insert into applicants (full_name, phone_number, phone_e164, language) values ($1, $2, '+998901234567', 'uz')`,
		[person.full_name, person.phone_number],
	);
	const send = async (fields: object) => {
		const from = { key: crypto.randomUUID(), language: "uz", client: "198.51.100.1" } as const;
		const words = { name: person.full_name, message: `When? ${from.key}`, ...fields };
		const { id } = await submitContact(backend.visitor, words, from);
		const [row] = await backend.sql("select applicant_id from contact_submissions where id = $1", [id]);
		return row?.applicant_id !== null;
	};
	expect(await send({ phone: "90 123-45-67" })).toBe(true);
	expect(await send({ phone: "90 123-45-67", name: "Somebody Else" })).toBe(false);
	// Digits that cannot be parsed as a phone number match no applicant, even if there is only one.
	expect(await send({ phone: "123" })).toBe(false);
});
