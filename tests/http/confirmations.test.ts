import { expect, test } from "vitest";
import { DeliveryError } from "../../domain/shared/ports.ts";
import { createMailer } from "../../gateways/mail.ts";
import { startBackend } from "../support/backend.ts";
import { fakeMailServer } from "../support/mail.ts";
import { freshDatabase } from "../support/site.ts";

const email = "bobur@example.com";
const confirmations = async (backend: Awaited<ReturnType<typeof startBackend>>) =>
	(await backend.deliveries()).filter(({ kind }) => kind === "confirmation");

test("GEN-09: an applicant who gives an email address gets a confirmation, with an id by which duplicates are recognized; without one there is none", async () => {
	const mail = await fakeMailServer();
	const backend = await startBackend({ url: await freshDatabase("sample"), mail: mail.settings });
	await backend.apply();
	const reference = await backend.apply({ email, phoneNumber: "+998 90 200 00 00" }, "ru");
	await backend.settled();
	expect(mail.received).toHaveLength(1);
	const { from, to, headers, text } = mail.received[0] as (typeof mail.received)[number];
	expect({ from, to }).toEqual({ from: "no-reply@example.com", to: [email] });
	const [confirmation] = await confirmations(backend);
	expect(headers.get("message-id")).toBe(`<${confirmation?.id}@example.com>`);
	for (const words of ["Мы получили Вашу заявку", reference]) expect(headers.get("subject")).toContain(words);
	expect(headers.get("content-type")).toMatch(/^text\/plain/);
	for (const words of ["Здравствуйте, Bobur Aliyev!", reference, "Офис в Сеуле: +82 2-000-0000, seoul@example.com"])
		expect(text).toContain(words);
});

test("N4: one mailbox gets five confirmations an hour, whoever names it, and every application is stored", async () => {
	const backend = await startBackend({ jobs: { workers: 0 } });
	for (let each = 0; each < 8; each++)
		await backend.apply({ email: each % 2 ? email : email.toUpperCase(), phoneNumber: `+998 90 100 00 0${each}` });
	expect(await confirmations(backend)).toHaveLength(5);
	expect(await backend.sql("select from applications")).toHaveLength(8);
	await backend.apply({ email: "another@example.com", phoneNumber: "+998 90 200 00 00" });
	expect(await confirmations(backend)).toHaveLength(6);
});

test("a recipient that the mail server rejects is a final failure without the address in its reason, and a busy server gets the email later", async () => {
	const answers = [{ code: 550 }, { code: 451 }, { code: 451 }];
	const mail = await fakeMailServer(() => answers.shift());
	const backend = await startBackend({ mail: mail.settings });
	await backend.apply({ email });
	await backend.settled();
	const last_error = "The mail server refused the mail (EENVELOPE 550)";
	expect(await confirmations(backend)).toMatchObject([{ state: "failed", attempts: 1, last_error }]);
	await backend.sql("delete from deliveries");
	await backend.apply({ email, phoneNumber: "+998 90 200 00 00" });
	await backend.settled();
	expect(mail.received).toHaveLength(1);
	expect(await confirmations(backend)).toMatchObject([{ state: "sent", attempts: 3, last_error: null }]);
});

test("S-06: the greeting omits a name that contains advertising, and nothing is sent to an address that names others", async () => {
	const mail = await fakeMailServer();
	const backend = await startBackend({ mail: mail.settings });
	await backend.apply({ email, fullName: "Win at https://evil.example now", comment: "https://evil.example" });
	await backend.settled();
	expect(mail.received[0]?.text).toMatch(/^Hello,\n/);
	expect(mail.received[0]?.raw).not.toContain("evil");
	mail.received.length = 0;
	for (const to of ["a@example.com\r\nBcc: b@example.com", "a@example.com, b@example.com", "Anna a@example.com"]) {
		const sending = createMailer(mail.settings).send({ to, subject: "Subject", text: "Text", id: "1" });
		await expect(sending).rejects.toThrow(DeliveryError);
		expect(mail.received).toEqual([]);
	}
});
