import type { Transaction } from "../../../database/connect.ts";
import type { Context } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { isForFamily, readNews } from "../../messaging/news.ts";
import { tellByEmail } from "../../messaging/notify-applicant.ts";
import type { Delivery } from "../../shared/ports.ts";
import { openFailed } from "../tasks/deliveries.ts";
import { blockChat, listFollowed } from "./block-chat.ts";

/** Locks the applicants whom deliveries to chats concern, before the deliveries themselves, as commands do. */
export async function lockUnreached(transaction: Transaction, claimed: Delivery[]): Promise<void> {
	const ids = new Set<string>();
	for (const delivery of claimed) {
		if (delivery.channel !== "telegram") continue;
		for (const id of await listFollowed(transaction, delivery.chatId)) ids.add(id);
		const news = await readNews(transaction, delivery);
		if (news) ids.add(news.applicantId);
	}
	if (ids.size > 0) await lockApplicants(transaction, [...ids], "no key update");
}

/**
 * Goes on with deliveries that have failed for good, in the transaction that records it: news that did not reach the
 * applicant's chat go by email, and what reaches the applicant in no way becomes a task. Without a mail server, staff
 * cannot mend one failed email after the other.
 * @param failed as they were claimed
 * @param isBlocked whether the chat accepts nothing from the bot anymore
 */
export async function recordUnreached(
	context: Context,
	transaction: Transaction,
	failed: Delivery[],
	isBlocked: boolean,
): Promise<void> {
	const at = context.now();
	const unreached: Delivery[] = [];
	for (const delivery of failed) {
		if (delivery.channel === "telegram") {
			if (isBlocked) await blockChat(context, transaction, delivery.chatId, at);
			if (await isLost(context, transaction, delivery)) unreached.push(delivery);
		} else if (context.configured.mail) unreached.push(delivery);
	}
	await openFailed(transaction, unreached, at);
}

/** Whether news for the applicant go by no other way. */
async function isLost(context: Context, transaction: Transaction, delivery: Delivery): Promise<boolean> {
	const news = isForFamily(delivery) ? undefined : await readNews(transaction, delivery);
	if (!news || news.isChatOnly) return false;
	return !context.mailer.isConfigured || !(await tellByEmail(context, transaction, news));
}
