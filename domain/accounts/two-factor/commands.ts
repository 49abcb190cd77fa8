import { and, eq, ne } from "drizzle-orm";
import { sessions } from "../../../database/tables.ts";
import { record } from "../../access/audit.ts";
import type { Actor, Caller, Tools } from "../../access/caller.ts";
import { settle } from "../../access/session.ts";
import { invalid, limited } from "../../errors.ts";
import type { Refusal, SignedIn } from "../../ports.ts";
import { parse } from "../../validation.ts";
import { sendSecurityNotice } from "../emails.ts";
import { claimCode } from "../one-time-codes.ts";
import { proofInput } from "../schema.ts";
import { type Origin, placeOf } from "../start-session.ts";
import { ownPasswordInput } from "./schema.ts";

/** O-48: an authenticator app besides the password. `token` names the caller's own session. */

/** Shown once: the app's secret as an otpauth address, and the recovery codes. In force with the first right code. */
export async function beginSecondFactor(caller: Caller, token: string, input: unknown, origin: Origin) {
	const tools = caller.permit("account:use");
	const { password } = parse(ownPasswordInput, input);
	const { address, recoveryCodes } = await proven(tools, origin, "password", () =>
		tools.accounts.beginSecondFactor(token, password),
	);
	return { address, recoveryCodes };
}

/** @returns the sealed session that goes on; every other session of the account ends. */
export async function confirmSecondFactor(caller: Caller, token: string, input: unknown, origin: Origin) {
	const tools = caller.permit("account:use");
	const { code } = parse(proofInput, input);
	const userId = tools.actor.userId as string;
	const opened = await proven(tools, origin, "code", async () => {
		const isFresh = await claimCode(tools, userId, code);
		return isFresh ? tools.accounts.confirmSecondFactor(token, code) : { kind: "refused", message: "Invalid code" };
	});
	return goOn(caller, tools, opened, origin, "user:second-factor-on");
}

/** @returns the sealed session that goes on; every other session of the account ends. */
export async function endSecondFactor(caller: Caller, token: string, input: unknown, origin: Origin) {
	const tools = caller.permit("account:use");
	const { password } = parse(ownPasswordInput, input);
	const userId = tools.actor.userId as string;
	const opened = await proven(tools, origin, "password", () => tools.accounts.endSecondFactor(token, userId, password));
	return goOn(caller, tools, opened, origin, "user:second-factor-off");
}

/** Voids the old ones. */
export async function renewRecoveryCodes(caller: Caller, token: string, input: unknown, origin: Origin) {
	const tools = caller.permit("account:use");
	const { password } = parse(ownPasswordInput, input);
	const { recoveryCodes } = await proven(tools, origin, "password", () =>
		tools.accounts.renewRecoveryCodes(token, password),
	);
	await tools.database.transaction((transaction) =>
		record(transaction, tools.actor, { action: "user:renew-recovery-codes", recordId: tools.actor.userId }),
	);
	return recoveryCodes;
}

type Work = Tools & { actor: Actor };

/** Whoever sits at an open session must not be able to guess either. @throws Invalid; Limited. */
async function proven<T extends { kind: string }>(
	{ guesses, actor }: Work,
	{ client }: Origin,
	field: "password" | "code",
	ask: () => Promise<T | Refusal>,
): Promise<Exclude<T, Refusal>> {
	const attempt = { account: actor.userId as string, client };
	const seconds = await guesses.take(attempt);
	if (seconds > 0) throw limited(seconds);
	const answer = await ask();
	if (answer.kind === "refused") {
		throw invalid([{ field, code: field === "code" ? "invalid_code" : "invalid_password" }]);
	}
	await guesses.forgive(attempt);
	return answer as Exclude<T, Refusal>;
}

async function goOn(
	caller: Caller,
	tools: Work,
	opened: SignedIn,
	origin: Origin,
	action: "user:second-factor-on" | "user:second-factor-off",
): Promise<string> {
	if (opened.kind !== "open") throw new Error("A second factor was asked for where it is set up.");
	const { database, accounts, actor, now } = tools;
	const { token, userId } = opened;
	const kind = action === "user:second-factor-on" ? "two-factor-on" : "two-factor-off";
	caller.continueIn(token);
	await database.transaction(async (transaction) => {
		await settle(transaction, token, now(), placeOf(actor, origin));
		await transaction.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)));
		await sendSecurityNotice(tools, transaction, { kind, userId, language: origin.language });
		await record(transaction, actor, { action, recordId: userId });
	});
	return accounts.seal("session", token);
}
