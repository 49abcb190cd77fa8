import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, links } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { consumeLink, findLink, readLink } from "../access/links.ts";
import { readStartPayload } from "../cases/intake-reminders/steps.ts";
import { bind, bindingOf } from "./bind.ts";
import type { Binding } from "./binding.ts";
import { sayConnected, sayWaysIn } from "./cards.ts";
import { type Conversation, isActive } from "./conversation.ts";
import { addReminder } from "./reminders.ts";

/** Whose application a payload connects, and in which language that person is written to. */
export async function findLinked(context: Context, transaction: Transaction, payload: string) {
	const link = await findLink({ ...context, database: transaction }, "telegram", payload);
	if (!link?.applicantId) return undefined;
	const { applicantId, familyLinkId } = link;
	const [found] = familyLinkId
		? await transaction.select({ language: links.language }).from(links).where(eq(links.id, familyLinkId))
		: await transaction
				.select({ language: applicants.language })
				.from(applicants)
				.where(eq(applicants.id, applicantId));
	return { applicantId, language: found?.language ?? undefined };
}

/** "/start": adds a reminder or connects by the link's payload, else takes up the messages that were stopped, else offers the ways in. */
export async function start(conversation: Conversation, payload: string): Promise<void> {
	const reminder = readStartPayload(payload);
	if (reminder) return addReminder(conversation, reminder);
	const wanted = payload ? await findBinding(conversation, payload) : undefined;
	if (wanted) return bind(conversation, wanted);
	if (payload && !(await hasConnected(conversation, payload)))
		return sayWaysIn(conversation, conversation.texts.linkUnusable);
	const isAnything = conversation.chats.some(({ state }) => state !== "requested");
	if (!isAnything) return sayWaysIn(conversation, conversation.texts.hello(conversation.context.site.name));
	for (const chat of conversation.chats) {
		if (isActive(chat)) await sayConnected(conversation, chat.id);
		else if (chat.state !== "requested") await bind(conversation, bindingOf(chat));
	}
}

/** Whether the link is about somebody whom the chat follows: the button that opens the bot may be pressed twice. */
async function hasConnected({ context, transaction, chats }: Conversation, payload: string): Promise<boolean> {
	const link = await readLink({ ...context, database: transaction }, "telegram", payload);
	return chats.some(({ applicantId, state }) => applicantId === link?.applicantId && state !== "requested");
}

/** Uses the link up. @returns undefined if it was used, has expired, or never was one. */
async function findBinding({ context, transaction }: Conversation, payload: string): Promise<Binding | undefined> {
	const link = await consumeLink(context, transaction, "telegram", payload);
	if (!link?.applicantId) return undefined;
	const { applicantId, applicationId, familyLinkId, provenBy } = link;
	const level = provenBy ? "proven" : "known";
	return { applicantId, applicationId, familyLinkId, follower: familyLinkId ? "family" : "applicant", level, provenBy };
}
