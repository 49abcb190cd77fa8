import type { Chat, Mailer } from "../shared/ports.ts";

type Ways = { mailer: Pick<Mailer, "send">; chat: Chat };

/**
 * Sends a message that tries a connection: an email to an address, or without one a message to the staff chat.
 * @throws DeliveryError if it was not accepted.
 */
export async function sendTestMessage({ mailer, chat }: Ways, site: { name: string; url: string }, to?: string) {
	const text = `A test message of ${site.name}, ${site.url}`;
	if (to) await mailer.send({ to, subject: site.name, text, id: crypto.randomUUID() });
	else await chat.send(text);
}
