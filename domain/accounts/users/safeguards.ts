import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { credentials, profiles, users } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Context } from "../../access/caller.ts";
import { conflict, invalid, limited } from "../../shared/errors.ts";
import type { Language } from "../../shared/language.ts";
import { requireId } from "../../shared/validation.ts";
import { enqueueAccountEmail } from "../emails.ts";

type Work = Context & { actor: Actor };

/** S-04: users cannot change or delete their own role or account. */
export async function requireOtherAccount(context: Work, id: string, action: string): Promise<string> {
	const known = requireId(id, "user");
	if (known === context.actor.userId) throw await denied(context, known, action, "own_account");
	return known;
}

/** Requires the caller's own password for changes of owners. The system has none. */
export async function provePassword(
	{ database, authentication, loginThrottle, actor }: Work,
	password: string | undefined,
	id?: string,
) {
	if (actor.role === "system") return;
	const userId = actor.userId as string;
	const attempt = { account: userId, client: actor.network ?? userId };
	const seconds = await loginThrottle.consume(attempt);
	if (seconds > 0) throw limited(seconds);
	const [own] = await database
		.select({ password: credentials.password })
		.from(credentials)
		.where(eq(credentials.userId, userId));
	if (!password || !own || !(await authentication.verify(own.password, password))) {
		await database.transaction((transaction) =>
			recordAudit(transaction, actor, {
				action: "user:refuse",
				recordId: id ?? null,
				detail: { reason: "own_password" },
			}),
		);
		throw invalid([{ field: "ownPassword", code: password ? "invalid_password" : "required" }]);
	}
	await loginThrottle.reset(attempt);
}

/** Runs a change that a trigger rejects if it removes the last owner. */
export async function runOwnerChange(
	context: Work,
	id: string,
	action: string,
	change: (transaction: Transaction) => Promise<void>,
) {
	try {
		await context.database.transaction(async (transaction) => {
			// Take the trigger's own lock before any row lock: concurrent changes wait instead of deadlocking.
			await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('owners', 0))`);
			await change(transaction);
		});
	} catch (error) {
		const cause = error instanceof Error ? (error.cause as { constraint?: string } | undefined) : undefined;
		if (cause?.constraint === "last_owner") throw await denied(context, id, action, "last_owner");
		throw error;
	}
}

/** @returns the error, after auditing it. */
async function denied({ database, actor }: Work, id: string, action: string, reason: "own_account" | "last_owner") {
	// Stored audit entries have the key "deed", so it keeps its name.
	await database.transaction((transaction) =>
		recordAudit(transaction, actor, { action: "user:refuse", recordId: id, detail: { deed: action, reason } }),
	);
	return conflict(reason);
}

/** Emails every owner, including one who has just lost the role. */
export async function emailOwners(
	context: Work,
	transaction: Transaction,
	kind: "owner-given" | "owner-taken",
	id: string,
	language: Language,
): Promise<void> {
	const [user] = await transaction.select().from(users).where(eq(users.id, id));
	const about = `${user?.displayName} (${user?.email})`;
	const owners = await transaction.select({ userId: profiles.userId }).from(profiles).where(eq(profiles.role, "owner"));
	const recipients = new Set([...owners.map(({ userId }) => userId), id]);
	for (const userId of recipients) await enqueueAccountEmail(context, transaction, { kind, userId, about, language });
}
