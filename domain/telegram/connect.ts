import { and, eq, gt, isNull } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, familyLinks, oneTimeLinks } from "../../database/tables.ts";
import { bind, bindingOf } from "./bind.ts";
import { sayConnected, sayWaysIn } from "./cards.ts";
import { type Conversation, isActive } from "./conversation.ts";
import { hashPayload } from "./payloads.ts";
import type { Binding } from "./store-binding.ts";

/** The characters that Telegram passes on in a link. */
const isPayload = /^[\w-]{1,64}$/;

const isUsable = (codeHash: string, at: Date) =>
	and(
		eq(oneTimeLinks.codeHash, codeHash),
		eq(oneTimeLinks.purpose, "telegram"),
		isNull(oneTimeLinks.usedAt),
		gt(oneTimeLinks.expiresAt, at),
	);

/** Whose application a payload connects, and in which language that person is written to. */
export async function findLinked(transaction: Transaction, payload: string, at: Date) {
	if (!isPayload.test(payload)) return undefined;
	const [found] = await transaction
		.select({ applicantId: applicants.id, own: applicants.language, family: familyLinks.language })
		.from(oneTimeLinks)
		.innerJoin(applicants, eq(applicants.id, oneTimeLinks.applicantId))
		.leftJoin(familyLinks, eq(familyLinks.id, oneTimeLinks.familyLinkId))
		.where(isUsable(await hashPayload(payload), at));
	return found && { applicantId: found.applicantId, language: found.family ?? found.own };
}

/** "/start": connects by the link's payload, else takes up the messages that were stopped, else offers the ways in. */
export async function start(conversation: Conversation, payload: string): Promise<void> {
	const wanted = payload ? await consumeLink(conversation, payload) : undefined;
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
async function hasConnected({ transaction, chats }: Conversation, payload: string): Promise<boolean> {
	if (!isPayload.test(payload)) return false;
	const [link] = await transaction
		.select({ applicantId: oneTimeLinks.applicantId })
		.from(oneTimeLinks)
		.where(and(eq(oneTimeLinks.codeHash, await hashPayload(payload)), eq(oneTimeLinks.purpose, "telegram")));
	return chats.some(({ applicantId, state }) => applicantId === link?.applicantId && state !== "requested");
}

/** Uses the link up. @returns undefined if it was used, has expired, or never was one. */
async function consumeLink({ transaction, at }: Conversation, payload: string): Promise<Binding | undefined> {
	if (!isPayload.test(payload)) return undefined;
	const [link] = await transaction
		.update(oneTimeLinks)
		.set({ usedAt: at })
		.where(isUsable(await hashPayload(payload), at))
		.returning();
	if (!link) return undefined;
	const { applicantId, applicationId, familyLinkId, madeByLevel, provenBy } = link;
	if (familyLinkId) {
		const isWorking = and(
			eq(familyLinks.id, familyLinkId),
			isNull(familyLinks.revokedAt),
			gt(familyLinks.expiresAt, at),
		);
		if ((await transaction.$count(familyLinks, isWorking)) === 0) return undefined;
		return { applicantId, familyLinkId, follower: "family", level: "proven", provenBy: provenBy ?? "link" };
	}
	if (madeByLevel === "known" && applicationId)
		return { applicantId, applicationId, follower: "applicant", level: "known" };
	if (madeByLevel === "proven" && provenBy) return { applicantId, follower: "applicant", level: "proven", provenBy };
	return undefined;
}
