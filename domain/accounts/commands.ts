import { and, eq } from "drizzle-orm";
import { credentials, sessions, users } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Attempt, RejectedSignIn, SignedIn } from "../access/authentication.ts";
import type { Actor, Caller, Context } from "../access/caller.ts";
import type { Permission } from "../access/permissions.ts";
import { findSession, type Session } from "../access/session.ts";
import { invalid, limited, problemOf } from "../shared/errors.ts";
import { parse } from "../shared/validation.ts";
import { type DeviceOwner, findDevice, findDeviceOwner } from "./devices.ts";
import { claimCode } from "./passwords.ts";
import { proofInput, signInInput } from "./schema.ts";
import { type RequestOrigin, type SignInResult, startSession } from "./start-session.ts";

/**
 * Resolves a session. Called for every request, so that revoked permissions take effect at once.
 * @param isUse whether the request counts as use of the session
 */
export async function resumeSession(caller: Caller, signedToken: string, isUse = true): Promise<Session> {
	return findSession(caller.permit("account:open"), signedToken, isUse);
}

/**
 * Spec §8: signs in with email and password. Takes the same time and returns the same error for an unknown address.
 * @throws ProblemError: invalid; limited after too many failures.
 */
export async function signIn(caller: Caller, input: unknown, origin: RequestOrigin): Promise<SignInResult> {
	const context = caller.permit("account:open");
	const { email, password } = parse(signInInput, input);
	const before = await passwordOf(context, email);
	const attempt = attemptAt(context, email, before, origin);
	await take(context, attempt);
	const answer = await context.authentication.signIn(email, password);
	if (answer.kind === "refused" || !before) return refuse(context, before?.userId, "credentials");
	await rehash(context, before, password);
	if (answer.kind === "challenge") {
		return {
			kind: "challenge",
			challenge: context.authentication.sign("challenge", `${before.userId}.${answer.challenge}`),
		};
	}
	const after = await passwordOf(context, email);
	// The password may have been changed meanwhile, or a concurrent sign-in has only upgraded its hash.
	const isSame =
		after?.password === before.password || (after && (await context.authentication.verify(after.password, password)));
	if (!isSame) {
		await context.database.delete(sessions).where(eq(sessions.token, answer.token));
		return refuse(context, before.userId, "credentials");
	}
	await context.loginThrottle.reset(attempt);
	return startSession(context, answer, origin);
}

/**
 * The second step: a code of the authenticator app, or a recovery code.
 * @throws ProblemError: invalid; limited.
 */
export async function verifyTwoFactor(
	caller: Caller,
	input: unknown,
	challenge: string,
	origin: RequestOrigin,
): Promise<SignInResult> {
	const context = caller.permit("account:open");
	const { code } = parse(proofInput, input);
	const [, userId, words] =
		/^([^.]+)\.(.+)$/.exec(context.authentication.verifySigned("challenge", challenge) ?? "") ?? [];
	if (!userId || !words) throw invalid([{ field: "", code: "challenge_stale" }]);
	// A challenge proves knowledge of the password, so a known device may use its own attempts.
	const owner = await findDeviceOwner(context.database, userId);
	const isKnown = findDevice(context.authentication, origin.device, owner, context.now()) !== undefined;
	const attempt: Attempt = { account: words, client: isKnown ? undefined : origin.client };
	await take(context, attempt);
	const kind = /^\d{6}$/.test(code) ? "app" : "recovery";
	const isFresh = kind === "recovery" || (await claimCode(context, userId, code));
	if (!isFresh) return refuse(context, userId, "second-factor", { kind: "refused", message: "Invalid code" });
	const answer = await context.authentication.passChallenge(words, { kind, code });
	if (answer.kind !== "open") return refuse(context, userId, "second-factor", answer);
	await context.loginThrottle.reset(attempt);
	const [user] = await context.database.select({ email: users.email }).from(users).where(eq(users.id, answer.userId));
	if (user) await context.loginThrottle.reset(attemptAt(context, user.email, owner, origin));
	return startSession(context, answer, origin, { byRecoveryCode: kind === "recovery" });
}

/** Ends the session if it is valid; signing out twice is not an error (ERR-15). */
export async function signOut(caller: Caller, signedToken: string): Promise<void> {
	const { database, authentication, actor } = caller.permit("account:open");
	const token = authentication.verifySigned("session", signedToken);
	if (!token) return;
	await database.transaction(async (transaction) => {
		const [ended] = await transaction.delete(sessions).where(eq(sessions.token, token)).returning();
		if (ended) await recordAudit(transaction, { ...actor, userId: ended.userId }, { action: "session:close" });
	});
}

/** Records a denied permission of a signed-in account. */
export async function recordDeniedAccess(
	caller: Caller,
	actor: Pick<Actor, "userId" | "network">,
	denied: Iterable<Permission>,
): Promise<void> {
	const { database } = caller.permit("audit:write");
	for (const permission of denied) {
		await recordAudit(database, { role: "user", ...actor }, { action: "session:refused", detail: { permission } });
	}
}

type Open = Context & { actor: Actor };

async function take({ loginThrottle }: Open, attempt: Attempt): Promise<void> {
	const seconds = await loginThrottle.consume(attempt);
	if (seconds > 0) throw limited(seconds);
}

/** A password attempt: counted per known device of the account, else per account and network address. */
function attemptAt(
	{ authentication, now }: Open,
	email: string,
	owner: DeviceOwner | undefined,
	{ client, device: cookie }: RequestOrigin,
): Attempt {
	const device = findDevice(authentication, cookie, owner, now());
	return device ? { account: email, device } : { account: email, client };
}

/** Upgrades an old hash, unless the hash queue is full; then the next sign-in tries again. */
async function rehash({ database, authentication }: Open, { userId, password: stored }: Stored, password: string) {
	if (!authentication.isOutdated(stored)) return;
	try {
		const hash = await authentication.hash(password);
		const unchanged = and(eq(credentials.userId, userId), eq(credentials.password, stored));
		await database.update(credentials).set({ password: hash }).where(unchanged);
	} catch (error) {
		if (problemOf(error)?.kind !== "unavailable") throw error;
	}
}

type Stored = DeviceOwner & { password: string };

async function passwordOf({ database }: Open, email: string) {
	const [found] = await database
		.select({ userId: users.id, password: credentials.password, credentialsUpdatedAt: credentials.updatedAt })
		.from(users)
		.innerJoin(credentials, eq(credentials.userId, users.id))
		.where(eq(users.email, email));
	return found;
}

async function refuse(
	{ database, actor, rateLimits }: Open,
	userId: string | undefined,
	field: "credentials" | "second-factor",
	answer?: RejectedSignIn | SignedIn,
): Promise<never> {
	// Once an hour per account, network and step, so that strangers cannot grow the log without limit.
	const mayRecord = (await rateLimits.consume("failed-sign-in", `${userId} ${actor.network} ${field}`)) === 0;
	if (mayRecord) {
		await recordAudit(database, actor, { action: "session:fail", recordId: userId ?? null, detail: { at: field } });
	}
	if (field === "credentials") throw invalid([{ field: "", code: "invalid_credentials" }]);
	const stale = answer?.kind === "refused" && !/^Invalid (backup )?code/i.test(answer.message);
	throw invalid([{ field: stale ? "" : "code", code: stale ? "challenge_stale" : "invalid_code" }]);
}
