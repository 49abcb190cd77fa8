import { eq } from "drizzle-orm";
import { credentials, sessions, users } from "../../database/tables.ts";
import { record } from "../audit.ts";
import type { Actor, Caller, Tools } from "../caller.ts";
import { invalid, limited } from "../errors.ts";
import { parse } from "../input.ts";
import type { Permission } from "../permissions.ts";
import type { Refusal, SignedIn } from "../ports.ts";
import { type Entrance, enter, type Origin } from "./entrance.ts";
import { deliver } from "./letters.ts";
import { proofInput, signInInput } from "./schema.ts";
import { resume, type Session } from "./session.ts";

/** Whose session it is: read on every request, so that what was taken away is gone at the next one. */
export async function resumeSession(caller: Caller, sealed: string): Promise<Session> {
	return resume(caller.permit("account:open"), sealed);
}

/**
 * Spec §8: signs in by e-mail and password. Takes as long, and says the same, for an address that nobody has.
 * @throws Invalid; Limited after too many failures.
 */
export async function signIn(caller: Caller, input: unknown, origin: Origin): Promise<Entrance> {
	const tools = caller.permit("account:open");
	const { email, password } = parse(signInInput, input);
	await guess(tools, email, origin);
	const before = await passwordOf(tools, email);
	const answer = await tools.accounts.signIn(email, password);
	if (answer.kind === "refused") return refuse(tools, before?.userId, "credentials");
	if (answer.kind === "challenge") return answer;
	const after = await passwordOf(tools, email);
	if (before?.password !== after?.password) {
		// The password was set anew while this one was looked at.
		await tools.database.delete(sessions).where(eq(sessions.token, answer.token));
		return refuse(tools, before?.userId, "credentials");
	}
	await tools.guesses.forgive(email, origin.client);
	return enter(tools, answer, origin);
}

/** The second step: a code of the authenticator app, or a recovery code. @throws Invalid; Limited. */
export async function passSecondFactor(
	caller: Caller,
	input: unknown,
	challenge: string,
	origin: Origin,
): Promise<Entrance> {
	const tools = caller.permit("account:open");
	const { code } = parse(proofInput, input);
	await guess(tools, challenge, origin);
	const kind = /^\d{6}$/.test(code) ? "app" : "recovery";
	const answer = await tools.accounts.passChallenge(challenge, { kind, code });
	if (answer.kind !== "open") return refuse(tools, undefined, "second-factor", answer);
	await tools.guesses.forgive(challenge, origin.client);
	const [user] = await tools.database.select({ email: users.email }).from(users).where(eq(users.id, answer.userId));
	if (user) await tools.guesses.forgive(user.email, origin.client);
	return enter(tools, answer, origin);
}

/** Ends the session, if it is one; whoever is not signed in is signed out already (ERR-15). */
export async function signOut(caller: Caller, sealed: string): Promise<void> {
	const { database, accounts, actor } = caller.permit("account:open");
	const token = accounts.unseal("session", sealed);
	if (!token) return;
	await database.transaction(async (transaction) => {
		const [ended] = await transaction.delete(sessions).where(eq(sessions.token, token)).returning();
		if (ended) await record(transaction, { ...actor, userId: ended.userId }, { action: "session:close" });
	});
}

/** Sends a mail about an account. The product's own work. @throws Undelivered when it was not taken. */
export async function deliverLetter(caller: Caller, id: string): Promise<void> {
	return deliver(caller.permit("notification:deliver"), id);
}

/** Writes down what somebody who is signed in has asked for in vain. */
export async function recordRefusals(
	caller: Caller,
	actor: Pick<Actor, "userId" | "network">,
	refusals: Iterable<Permission>,
): Promise<void> {
	const { database } = caller.permit("audit:write");
	for (const permission of refusals) {
		await record(database, { rank: "user", ...actor }, { action: "session:refused", detail: { permission } });
	}
}

type Open = Tools & { actor: Actor };

async function guess({ guesses }: Open, account: string, { client }: Origin): Promise<void> {
	const seconds = await guesses.take(account, client);
	if (seconds > 0) throw limited(seconds);
}

async function passwordOf({ database }: Open, email: string) {
	const [found] = await database
		.select({ userId: users.id, password: credentials.password })
		.from(users)
		.innerJoin(credentials, eq(credentials.userId, users.id))
		.where(eq(users.email, email));
	return found;
}

async function refuse(
	{ database, actor }: Open,
	userId: string | undefined,
	field: "credentials" | "second-factor",
	answer?: Refusal | SignedIn,
): Promise<never> {
	await record(database, actor, { action: "session:fail", recordId: userId ?? null, detail: { at: field } });
	if (field === "credentials") throw invalid([{ field: "", code: "invalid_credentials" }]);
	const stale = answer?.kind === "refused" && !/^Invalid (backup )?code/i.test(answer.message);
	throw invalid([{ field: stale ? "" : "code", code: stale ? "challenge_stale" : "invalid_code" }]);
}
