import { and, eq, ne } from "drizzle-orm";
import { credentials, links, profiles, sessions, users, verifications } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Caller, Context } from "../../access/caller.ts";
import { removeUnusedLinks } from "../../access/links.ts";
import { isStaffRole } from "../../access/session-rules.ts";
import { absenceOf, todayOf, unassignTasks } from "../../cases/tasks/assignment.ts";
import { forbidden, invalid, limited, notFound } from "../../shared/errors.ts";
import type { Language } from "../../shared/language.ts";
import { dayAfter } from "../../shared/time-zone.ts";
import { asId, parse, requireId } from "../../shared/validation.ts";
import { rejectTakenAddress, storeAddress } from "../addresses.ts";
import { forgetDevices, rememberDevice } from "../devices.ts";
import { consumeEmailLimit, enqueueAccountEmail, removeAccountLinks, sendSecurityNotice } from "../emails.ts";
import { rejectWeakPassword, storePassword } from "../passwords.ts";
import type { RequestOrigin } from "../start-session.ts";
import { addressChangeInput, passwordChangeInput, workSettingsInput } from "./schema.ts";

/**
 * ASVS 6.2.2, 6.2.3: changes the caller's own password. Ends all other sessions, and replaces this one.
 * @param token identifies the caller's session.
 * @returns the signed session and the device cookie.
 * @throws ProblemError: invalid; limited.
 */
export async function changePassword(caller: Caller, token: string, input: unknown, origin: RequestOrigin) {
	const context = caller.permit("account:use");
	const { currentPassword, newPassword } = parse(passwordChangeInput, input);
	const userId = context.actor.userId as string;
	// Counted per account, so that strangers with the same address cannot prevent a password change.
	const seconds = await context.rateLimits.consume("password-change", userId);
	if (seconds > 0) throw limited(seconds);
	const { stored, owner } = await provePassword(context, currentPassword, origin);
	await rejectWeakPassword(context, newPassword, owner, "newPassword");
	const hash = await context.authentication.hash(newPassword);
	const newToken = crypto.randomUUID();
	const at = context.now();
	await context.database.transaction(async (transaction) => {
		const [current] = await transaction
			.select({ password: credentials.password })
			.from(credentials)
			.where(eq(credentials.userId, userId))
			.for("update");
		if (current?.password !== stored) throw invalid([{ field: "currentPassword", code: "wrong_password" }]);
		await storePassword(transaction, userId, hash, at);
		await transaction.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.token, token)));
		await transaction.delete(verifications).where(eq(verifications.value, userId));
		const own = and(eq(sessions.token, token), eq(sessions.userId, userId));
		const [kept] = await transaction.update(sessions).set({ token: newToken }).where(own).returning();
		if (!kept) throw invalid([{ field: "", code: "session_missing" }]);
		await removeAccountLinks(transaction, userId);
		await sendSecurityNotice(context, transaction, { kind: "password-changed", userId, language: origin.language });
		await recordAudit(transaction, context.actor, { action: "user:change-password", recordId: userId });
	});
	caller.continueIn(newToken);
	await Promise.all([context.loginThrottle.clear(owner.email), context.loginThrottle.clear(userId)]);
	return {
		session: context.authentication.sign("session", newToken),
		device: rememberDevice(context.authentication, origin.device, { userId, credentialsUpdatedAt: at }, at),
	};
}

/**
 * Changes the address of the caller's own account. With email, the new address has to be confirmed with a link, and the
 * old one is notified. Both are sent by the outbox.
 * @returns whether a link is on its way; otherwise the address has changed.
 * @throws ProblemError: invalid; limited.
 */
export async function changeAddress(caller: Caller, input: unknown, origin: RequestOrigin): Promise<boolean> {
	const context = caller.permit("account:use");
	const { email, currentPassword } = parse(addressChangeInput, input);
	const userId = context.actor.userId as string;
	await provePassword(context, currentPassword, origin);
	const isMailed = context.mailer.isConfigured;
	if (isMailed && !(await consumeEmailLimit(context, "sign-up-email", email))) throw limited(3_600);
	await context.database.transaction(async (transaction) => {
		if (!isMailed) return storeAddress(context, transaction, userId, email);
		await rejectTakenAddress(transaction, email);
		await transaction.update(users).set({ pendingEmail: email }).where(eq(users.id, userId));
		await removeUnusedLinks(transaction, "address", eq(links.userId, userId));
		await enqueueAccountEmail(context, transaction, { kind: "address-change", userId, language: origin.language });
		await sendSecurityNotice(context, transaction, { kind: "address-asked", userId, language: origin.language });
	});
	return isMailed;
}

/**
 * ASVS 7.5.2: ends one of the caller's own sessions.
 * @throws ProblemError: not-found for an ended session or another user's.
 */
export async function endSession(caller: Caller, id: string): Promise<void> {
	const { database, actor } = caller.permit("account:use");
	const known = requireId(id, "session");
	await database.transaction(async (transaction) => {
		const own = and(eq(sessions.id, known), eq(sessions.userId, actor.userId as string));
		const [ended] = await transaction.delete(sessions).where(own).returning({ id: sessions.id });
		if (!ended) throw notFound("session");
		await recordAudit(transaction, actor, { action: "session:end", detail: { sessions: "1" } });
	});
}

/**
 * ASVS 7.4.5: ends every session of the caller's own account except this one, which `token` identifies. All other
 * browsers stop being known devices.
 * @returns the new device cookie of this browser.
 */
export async function endOtherSessions(
	caller: Caller,
	token: string,
	{ device }: RequestOrigin,
): Promise<string | undefined> {
	const { database, actor, authentication, now } = caller.permit("account:use");
	const at = now();
	const owner = await database.transaction(async (transaction) => {
		const known = await forgetDevices(transaction, actor.userId as string, at);
		const others = and(eq(sessions.userId, actor.userId as string), ne(sessions.token, token));
		const ended = await transaction.delete(sessions).where(others).returning({ id: sessions.id });
		// An unfinished sign-in would start another session.
		await transaction.delete(verifications).where(eq(verifications.value, actor.userId as string));
		const detail = { sessions: String(ended.length) };
		if (ended.length > 0) await recordAudit(transaction, actor, { action: "session:end", detail });
		return known;
	});
	return owner && rememberDevice(authentication, device, owner, at);
}

/** Keeps the language that somebody chose with the account, for emails and for other browsers. */
export async function keepLanguage(caller: Caller, language: Language): Promise<void> {
	const { database, actor } = caller.permit("account:use");
	await database.transaction((transaction) =>
		transaction
			.update(users)
			.set({ language })
			.where(eq(users.id, actor.userId as string)),
	);
}

type Work = Context & { actor: Actor };

/**
 * Requires the current password, with limited attempts, in case somebody else uses an open session.
 * @throws ProblemError: invalid; limited.
 */
async function provePassword(
	{ database, authentication, loginThrottle, actor }: Work,
	password: string,
	{ client }: RequestOrigin,
) {
	const attempt = { account: actor.userId as string, client };
	const seconds = await loginThrottle.consume(attempt);
	if (seconds > 0) throw limited(seconds);
	const [own] = await database
		.select({ stored: credentials.password, email: users.email, displayName: users.displayName })
		.from(users)
		.innerJoin(credentials, eq(credentials.userId, users.id))
		.where(eq(users.id, actor.userId as string));
	if (!own || !(await authentication.verify(own.stored, password))) {
		throw invalid([{ field: "currentPassword", code: "wrong_password" }]);
	}
	await loginThrottle.reset(attempt);
	const { stored, ...owner } = own;
	return { stored, owner };
}

/** The longest absence. A later date is a mistyped year. */
const maxAbsenceDays = 366;

/**
 * Changes how a member of staff works: the caller, or for owners a colleague. The open tasks of somebody who is away go to
 * nobody at once. The shortcuts are the person's own, and stay if somebody else changes the rest.
 * @throws ProblemError: refused; invalid; not-found.
 */
export async function changeWorkSettings(caller: Caller, userId: string, input: unknown): Promise<void> {
	const known = asId(userId);
	const isOwn = known === caller.userId;
	const { database, actor, now } = caller.permit(isOwn ? "account:use" : "staff:write");
	const { hasShortcuts, ...values } = parse(workSettingsInput, input);
	if (!known) throw notFound("user");
	await database.transaction(async (transaction) => {
		if (isOwn && !caller.may("task:write")) throw forbidden("task:write");
		const isThis = eq(profiles.userId, known);
		// Against new tasks for somebody who is about to be away (domain/cases/tasks/assignment.ts).
		const [before] = await transaction.select().from(profiles).where(isThis).for("update");
		if (!before || !isStaffRole(before.role)) throw notFound("user");
		const at = now();
		const { office, awayUntil } = values;
		if (awayUntil) {
			const today = todayOf({ office }, at);
			if (awayUntil <= today) throw invalid([{ field: "awayUntil", code: "date_passed" }]);
			const latest = dayAfter(today, maxAbsenceDays);
			if (awayUntil > latest) throw invalid([{ field: "awayUntil", code: "date_far" }]);
		}
		const own = isOwn && hasShortcuts !== undefined ? { hasShortcuts } : {};
		await transaction
			.update(profiles)
			.set({ ...values, ...own })
			.where(isThis);
		if (awayUntil) await unassignTasks(transaction, known, { at, isGone: false });
		if (absenceOf(before, at) === awayUntil && before.office === office) return;
		const detail = { ...(office && { office }), ...(awayUntil && { awayUntil }) };
		await recordAudit(transaction, actor, { action: "user:change-work", recordId: known, detail });
	});
}
