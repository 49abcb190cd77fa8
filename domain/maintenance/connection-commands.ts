import { eq } from "drizzle-orm";
import { users } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Caller } from "../access/caller.ts";
import { sendTestMessage } from "../messaging/test-message.ts";
import { invalid } from "../shared/errors.ts";
import { DeliveryError } from "../shared/ports.ts";

/** The connections that a message can try. */
const testedConnections = ["mail", "chat"] as const;
type TestedConnection = (typeof testedConnections)[number];

/**
 * Sends a test message: an email to the caller's own address, or a message to the staff chat.
 * @returns why it was not accepted; null if it was.
 * @throws ProblemError: refused; invalid.
 */
export async function testConnection(caller: Caller, name: string): Promise<string | null> {
	const context = caller.permit("policy:write");
	const { actor, site } = context;
	if (!testedConnections.includes(name as TestedConnection)) throw invalid([{ field: "", code: "unknown_connection" }]);
	const to = await context.database.transaction(async (transaction) => {
		await recordAudit(transaction, actor, { action: "connection:test", detail: { name } });
		if (name === "chat") return undefined;
		const [own] = await transaction
			.select({ email: users.email })
			.from(users)
			.where(eq(users.id, actor.userId as string));
		return own?.email;
	});
	try {
		await sendTestMessage(context, site, to);
		return null;
	} catch (error) {
		if (error instanceof DeliveryError) return error.message;
		throw error;
	}
}
