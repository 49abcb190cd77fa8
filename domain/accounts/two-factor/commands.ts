import { and, eq, ne } from "drizzle-orm";
import { sessions } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { RejectedSignIn, SignedIn } from "../../access/authentication.ts";
import type { Actor, Caller, Context } from "../../access/caller.ts";
import { resetSessionTimes } from "../../access/session.ts";
import { invalid, limited } from "../../shared/errors.ts";
import { parse } from "../../shared/validation.ts";
import { sendSecurityNotice } from "../emails.ts";
import { claimCode } from "../passwords.ts";
import { ownPasswordInput, proofInput } from "../schema.ts";
import { placeOf, type RequestOrigin } from "../start-session.ts";

/** O-48: an authenticator app in addition to the password. `token` identifies the caller's own session. */

/** Shown once: the app's secret as an otpauth URL, and the recovery codes. Active after the first correct code. */
export async function beginTwoFactor(caller: Caller, token: string, input: unknown, origin: RequestOrigin) {
	const context = caller.permit("account:use");
	const { password } = parse(ownPasswordInput, input);
	const { address, recoveryCodes } = await proven(context, origin, "password", () =>
		context.authentication.beginTwoFactor(token, password),
	);
	return { address, recoveryCodes };
}

/** @returns the signed session that replaces this one; all other sessions of the account end. */
export async function confirmTwoFactor(caller: Caller, token: string, input: unknown, origin: RequestOrigin) {
	const context = caller.permit("account:use");
	const { code } = parse(proofInput, input);
	const userId = context.actor.userId as string;
	const opened = await proven(context, origin, "code", async () => {
		const isFresh = await claimCode(context, userId, code);
		return isFresh
			? context.authentication.confirmTwoFactor(token, code)
			: { kind: "refused", message: "Invalid code" };
	});
	return goOn(caller, context, opened, origin, "user:second-factor-on");
}

/** @returns the signed session that replaces this one; all other sessions of the account end. */
export async function disableTwoFactor(caller: Caller, token: string, input: unknown, origin: RequestOrigin) {
	const context = caller.permit("account:use");
	const { password } = parse(ownPasswordInput, input);
	const userId = context.actor.userId as string;
	const opened = await proven(context, origin, "password", () =>
		context.authentication.disableTwoFactor(token, userId, password),
	);
	return goOn(caller, context, opened, origin, "user:second-factor-off");
}

/** Invalidates the old codes. */
export async function renewRecoveryCodes(caller: Caller, token: string, input: unknown, origin: RequestOrigin) {
	const context = caller.permit("account:use");
	const { password } = parse(ownPasswordInput, input);
	const { recoveryCodes } = await proven(context, origin, "password", () =>
		context.authentication.renewRecoveryCodes(token, password),
	);
	await context.database.transaction((transaction) =>
		recordAudit(transaction, context.actor, { action: "user:renew-recovery-codes", recordId: context.actor.userId }),
	);
	return recoveryCodes;
}

type Work = Context & { actor: Actor };

/**
 * Requires proof with limited attempts, in case somebody else uses an open session.
 * @throws ProblemError: invalid; limited.
 */
async function proven<T extends { kind: string }>(
	{ loginThrottle, actor }: Work,
	{ client }: RequestOrigin,
	field: "password" | "code",
	ask: () => Promise<T | RejectedSignIn>,
): Promise<Exclude<T, RejectedSignIn>> {
	const attempt = { account: actor.userId as string, client };
	const seconds = await loginThrottle.consume(attempt);
	if (seconds > 0) throw limited(seconds);
	const answer = await ask();
	if (answer.kind === "refused") {
		throw invalid([{ field, code: field === "code" ? "invalid_code" : "invalid_password" }]);
	}
	await loginThrottle.reset(attempt);
	return answer as Exclude<T, RejectedSignIn>;
}

async function goOn(
	caller: Caller,
	context: Work,
	opened: SignedIn,
	origin: RequestOrigin,
	action: "user:second-factor-on" | "user:second-factor-off",
): Promise<string> {
	if (opened.kind !== "open")
		throw new Error("A sign-in that changes two-factor authentication must not ask for a code.");
	const { database, authentication, actor, now } = context;
	const { token, userId } = opened;
	const kind = action === "user:second-factor-on" ? "two-factor-on" : "two-factor-off";
	caller.continueIn(token);
	await database.transaction(async (transaction) => {
		await resetSessionTimes(transaction, token, now(), placeOf(actor, origin));
		await transaction.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)));
		await sendSecurityNotice(context, transaction, { kind, userId, language: origin.language });
		await recordAudit(transaction, actor, { action, recordId: userId });
	});
	return authentication.sign("session", token);
}
