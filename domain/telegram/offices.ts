import { asc, eq } from "drizzle-orm";
import { socialLinks } from "../../database/tables.ts";
import { listOffices, officeContacts } from "../messaging/email-parts.ts";
import type { Conversation } from "./conversation.ts";

/** A sentence, and how to reach the offices below it: their phone numbers, email addresses and messengers. */
export async function withOffices({ transaction, language }: Conversation, sentence: string): Promise<string> {
	const places = await listOffices(transaction);
	const messengers = await transaction
		.select()
		.from(socialLinks)
		.where(eq(socialLinks.isActive, true))
		.orderBy(asc(socialLinks.platform), asc(socialLinks.id));
	const ways = messengers.map(({ platform, url }) => `${platform}: ${url}`);
	return [sentence, ...officeContacts(places, language), ...ways].join("\n");
}
