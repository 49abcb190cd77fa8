import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { credentials, sessions, verifications } from "../../database/tables.ts";
import { invalid } from "../errors.ts";

/** @throws Invalid when everybody tries it first. Its length is the schema's matter. */
export async function refuseCommon(password: string, field = "password"): Promise<void> {
	const { commonPasswords } = await import("./common-passwords.ts");
	if (commonPasswords.has(password.toLowerCase())) throw invalid([{ field, code: "password_common" }]);
}

export async function storePassword(
	transaction: Transaction | Database,
	userId: string,
	password: string,
	now: Date,
): Promise<void> {
	await transaction
		.insert(credentials)
		.values({ userId, accountId: userId, password, createdAt: now, updatedAt: now })
		.onConflictDoUpdate({ target: credentials.userId, set: { password, updatedAt: now } });
}

/** The next request of that person is nobody's; a sign-in that waits for its second factor is over too. */
export async function endSessions(transaction: Transaction | Database, userId: string): Promise<void> {
	await transaction.delete(sessions).where(eq(sessions.userId, userId));
	await transaction.delete(verifications).where(eq(verifications.value, userId));
}
