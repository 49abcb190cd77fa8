import { randomUUID } from "node:crypto";
import { createMailer } from "../gateways/mail.ts";
import { createChat } from "../gateways/telegram.ts";
import { runCommand } from "./command.ts";

// Tries the settings of the staff chat, or of the mail server with an address, without an application.
const usage = "npm run send-test -- [EMAIL]";
await runCommand({ usage, failure: "The test message was not sent" }, async (_, [to], settings) => {
	const text = `A test message of ${settings.siteName}, ${settings.siteUrl}`;
	if (to) await createMailer(settings.mail).send({ to, subject: settings.siteName, text, id: randomUUID() });
	else await createChat(settings.telegram).send(text);
	console.log(`A test message was sent to ${to ?? "the staff chat"}.`);
});
