import type { Transaction } from "../../database/connect.ts";
import { recordAudit } from "../access/audit.ts";
import { insertEntry } from "../cases/entries/store.ts";
import type { FollowedChat } from "./conversation.ts";

type Followed = Pick<FollowedChat, "applicantId" | "applicationId" | "follower" | "level">;
/** Whoever writes to the bot has no account. */
const actor = { role: "anonymous", userId: null, network: null } as const;

/** Records that a chat was connected, with the consent that its first message asks for. */
export async function recordConnected(transaction: Transaction, chat: Followed, at: Date): Promise<void> {
	const { applicantId, applicationId, follower, level } = chat;
	await insertEntry(transaction, {
		applicantId,
		applicationId,
		kind: "telegram_connected",
		actor: null,
		at,
		data: { follower, level },
	});
	await recordAudit(transaction, actor, {
		action: "applicant:connect-telegram",
		recordId: applicantId,
		detail: { follower, level },
	});
}

export type EndReason = "stopped" | "blocked" | "not_mine" | "replaced";

/** Records the end of that consent. */
export async function recordStopped(
	transaction: Transaction,
	chat: Followed,
	{ reason, at }: { reason: EndReason; at: Date },
): Promise<void> {
	const { applicantId, applicationId, follower } = chat;
	const event = { applicantId, applicationId, kind: "telegram_stopped", actor: null, at } as const;
	await insertEntry(transaction, { ...event, data: { follower, reason } });
	await recordAudit(transaction, actor, {
		action: "applicant:disconnect-telegram",
		recordId: applicantId,
		detail: { follower, reason },
	});
}
