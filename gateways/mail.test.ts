import { expect, test } from "vitest";
import { fakeMailServer } from "../tests/support/mail.ts";
import { createMailer } from "./mail.ts";

const mail = { id: "1", to: "person@example.com", subject: "A link", text: "https://example.com/secret" };
const from = "no-reply@example.com";

test("L9: without TLS, no email is sent to a server on another machine unless its URL allows it", async () => {
	const { settings, received } = await fakeMailServer();
	const { port } = new URL(settings.smtpUrl);
	// 0.0.0.0 reaches this machine, but is not a recognized name of it. The server does not offer STARTTLS.
	const send = (smtpUrl: string) => createMailer({ smtpUrl, from }).send(mail);
	await expect(send(`smtp://0.0.0.0:${port}`)).rejects.toThrow("ETLS");
	expect(received).toEqual([]);
	await send(`smtp+insecure://0.0.0.0:${port}`);
	await send(`smtp://127.0.0.1:${port}`);
	await send(`smtp://localhost:${port}`);
	expect(received).toHaveLength(3);
});
