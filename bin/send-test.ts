import { sendTestMessage } from "../domain/messaging/test-message.ts";
import { createMailer } from "../gateways/mail.ts";
import { createChat } from "../gateways/telegram.ts";
import { runCommand } from "./command.ts";

// Tries the settings of the staff chat, or of the mail server with an address, without an application.
const usage = "npm run send-test -- [EMAIL]";
await runCommand({ usage, failure: "The test message was not sent" }, async (_, [to], settings) => {
	const ways = { mailer: createMailer(settings.mail), chat: createChat(settings.telegram) };
	await sendTestMessage(ways, { name: settings.siteName, url: settings.siteUrl }, to);
	console.log(`A test message was sent to ${to ?? "the staff chat"}.`);
});
