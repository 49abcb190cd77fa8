import { eq } from "drizzle-orm";
import { sessions, users } from "../../database/tables.ts";
import { record } from "../audit.ts";
import type { Actor, Tools } from "../caller.ts";
import type { AdVisitor } from "../conversions/schema.ts";
import { invalid } from "../errors.ts";
import type { Language } from "../language.ts";
import type { SignedIn } from "../ports.ts";
import { rememberDevice } from "./devices.ts";
import { sendLetter, takeLetter } from "./letters.ts";
import { settle } from "./session.ts";

/**
 * Where a request came from, for limits only, and the language of the letters that it sends; and of whoever agreed that the ad
 * network is told, what it is told of their browser.
 */
export type Origin = {
	client: string;
	language: Language;
	adVisitor?: AdVisitor | undefined;
	/** The device cookie, where the browser sent one. */
	device?: string | undefined;
};

/** A sealed session for the cookie or the bearer, with a new device cookie; or what to hand in with the second factor. */
export type Entrance =
	| { kind: "open"; session: string; userId: string; device: string }
	| { kind: "challenge"; challenge: string };

/** The last step of every sign-in: the session begins, and it is written down. @throws Invalid 'email_not_confirmed'. */
export async function enter(
	tools: Tools & { actor: Actor },
	{ token, userId }: Extract<SignedIn, { kind: "open" }>,
	{ language, device }: Origin,
): Promise<Entrance> {
	const at = tools.now();
	const [user] = await tools.database
		.select({ email: users.email, confirmedAt: users.emailConfirmedAt })
		.from(users)
		.where(eq(users.id, userId));
	// Without mail nobody could follow a link.
	if (tools.mailer.reaches && user && !user.confirmedAt) {
		const mayMail = await takeLetter(tools, user.email);
		await tools.database.transaction(async (transaction) => {
			await transaction.delete(sessions).where(eq(sessions.token, token));
			if (mayMail) await sendLetter(tools, transaction, { kind: "confirmation", userId, language });
		});
		throw invalid([{ field: "", code: "email_not_confirmed" }]);
	}
	await tools.database.transaction(async (transaction) => {
		await settle(transaction, token, at);
		await transaction.update(users).set({ lastSignInAt: at }).where(eq(users.id, userId));
		await record(transaction, { ...tools.actor, userId }, { action: "session:open" });
	});
	return {
		kind: "open",
		session: tools.accounts.seal("session", token),
		userId,
		device: rememberDevice(tools.accounts, device, userId, at),
	};
}
