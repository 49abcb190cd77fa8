import type { Transaction } from "../../database/connect.ts";
import { botUpdates } from "../../database/tables.ts";
import type { Caller, Context } from "../access/caller.ts";
import type { Language } from "../shared/language.ts";
import { parse } from "../shared/validation.ts";
import { pressButton } from "./buttons.ts";
import { askLanguage } from "./cards.ts";
import { findLinked, start } from "./connect.ts";
import { findByPhone, findByReference, isReference, receiveContact, receiveReference } from "./contact.ts";
import { type Conversation, lockChat, openConversation, readDialog, say, withOffices } from "./conversation.ts";
import { isFlooding } from "./flood.ts";
import { type Incoming, readUpdate } from "./incoming.ts";
import { updateInput } from "./schema.ts";
import { sayStatus } from "./status.ts";
import { block, stop, unblock } from "./stop.ts";
import { receiveText, refuseAttachment, sayUnconnected } from "./write.ts";

/**
 * Stores the effects of an update of the Bot API, once: Telegram repeats an update until it is confirmed, also after this
 * process was killed. What the bot answers is part of the effects; only the press of a button is answered directly, and
 * no answer to that is lost if it fails.
 * @param input an update as the Bot API sends it
 * @throws ProblemError: refused; invalid if it has not the form of an update.
 */
export async function receiveBotUpdate(caller: Caller, input: unknown): Promise<void> {
	const context = caller.permit("telegram:receive");
	const update = parse(updateInput, input);
	const incoming = readUpdate(update);
	const { isAnswered, text } = await context.database.transaction(async (transaction) => {
		// A concurrent delivery of the same update waits here until the first is committed.
		const stored = await transaction
			.insert(botUpdates)
			.values({ updateId: update.update_id, receivedAt: context.now() })
			.onConflictDoNothing()
			.returning();
		if (stored.length === 0) return { isAnswered: false };
		return (incoming && (await handle(context, transaction, incoming))) ?? { isAnswered: true };
	});
	// Without an answer, the button would show that it waits. Too late an answer is refused, which harms nobody.
	const query = isAnswered ? update.callback_query : undefined;
	if (query) await Promise.race([context.bot.answer(query.id, text).catch(() => {}), elapsed(answeredWithin)]);
}

/** Milliseconds that the next update waits for the answer to a button. Telegram may be slow. */
const answeredWithin = 1_000;
const elapsed = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Handled = { isAnswered: boolean; text?: string | undefined };

/** @returns whether and with what the press of a button is answered. */
async function handle(context: Context, transaction: Transaction, incoming: Incoming): Promise<Handled> {
	const { chatId } = incoming;
	await lockChat(transaction, chatId);
	const { applicantIds, language } = await findConcerned(context, transaction, incoming);
	const conversation = await openConversation(context, transaction, {
		chatId,
		language: incoming.language ?? language,
		concerned: applicantIds,
	});
	if (incoming.kind === "blocked") {
		await block(conversation);
		return { isAnswered: false };
	}
	// Whoever writes has unblocked the bot, whichever update comes first.
	await unblock(conversation);
	if (incoming.kind === "unblocked" || (await isFlooding(conversation, incoming))) return { isAnswered: false };
	if (incoming.kind === "button") {
		return { isAnswered: true, text: await pressButton(conversation, incoming.name, incoming.value) };
	}
	await receive(conversation, incoming);
	return { isAnswered: false };
}

type Concerned = { applicantIds: string[]; language?: Language | undefined };

/** The applicants whom an update concerns besides those whom its chat follows, because all are locked together. */
async function findConcerned(context: Context, transaction: Transaction, incoming: Incoming): Promise<Concerned> {
	const at = context.now();
	if (incoming.kind === "command" && incoming.name === "start") {
		const linked = await findLinked(context, transaction, incoming.payload);
		return linked ? { applicantIds: [linked.applicantId], language: linked.language } : { applicantIds: [] };
	}
	if (incoming.kind === "contact") {
		const found = await findByPhone(transaction, incoming.phone);
		return { applicantIds: found.map(({ id }) => id), language: found[0]?.language };
	}
	if (incoming.kind === "text") {
		const dialog = await readDialog(transaction, incoming.chatId, at);
		const isAsked = dialog?.question === "reference" && dialog.data?.phone;
		const found = isAsked ? await findByReference(transaction, incoming.text, isAsked) : undefined;
		return { applicantIds: found ? [found] : [] };
	}
	return { applicantIds: [] };
}

type Written = Extract<Incoming, { kind: "command" | "text" | "contact" | "attachment" }>;

async function receive(conversation: Conversation, incoming: Written): Promise<void> {
	if (incoming.kind === "contact") return receiveContact(conversation, incoming.phone);
	if (incoming.kind === "attachment") return refuseAttachment(conversation);
	if (incoming.kind === "text") {
		if (isReference(conversation, incoming.text)) return receiveReference(conversation, incoming.text);
		return receiveText(conversation, incoming.text);
	}
	if (incoming.name === "start") return start(conversation, incoming.payload);
	if (incoming.name === "status") return sayStatus(conversation);
	if (incoming.name === "language") return askLanguage(conversation);
	if (incoming.name === "stop") return stop(conversation);
	if (conversation.chats.length === 0) return sayUnconnected(conversation);
	await say(conversation, {
		text: await withOffices(conversation, `${conversation.texts.help}\n\n${conversation.texts.offices}`),
	});
}
