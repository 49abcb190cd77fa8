import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { credentials, profiles, sessions, twoFactors, users } from "../../../database/tables.ts";
import type { Role } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Caller, Context } from "../../access/caller.ts";
import { createLink } from "../../access/links.ts";
import { writePolicy } from "../../access/policies.ts";
import { isStaffRole } from "../../access/session-rules.ts";
import { unassignTasks } from "../../cases/tasks/assignment.ts";
import { conflict, invalid, limited, notFound, unavailable } from "../../shared/errors.ts";
import type { Language } from "../../shared/language.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { enqueueAccountEmail, removeAccountLinks, sendSecurityNotice } from "../emails.ts";
import { endSessions, rejectWeakPassword, storePassword } from "../passwords.ts";
import { recoveryInput, signUpInput } from "../schema.ts";
import { type RequestOrigin, type SignInResult, startSession } from "../start-session.ts";
import { emailOwners, provePassword, requireOtherAccount, runOwnerChange } from "./safeguards.ts";
import { generatedOwner, invitationInput, roleInput, userInput } from "./schema.ts";

/**
 * Creates an account with a confirmed address (O-41). `ownPassword` is the caller's, required for a new owner.
 * @returns its id.
 * @throws ProblemError: invalid; conflict 'user_exists'.
 */
export async function createUser(
	caller: Caller,
	input: unknown,
	{ ownPassword, language = "en" }: { ownPassword?: string | undefined; language?: Language } = {},
): Promise<string> {
	const context = caller.permit("user:write");
	const { email, password, displayName, role } = parse(userInput, input);
	await rejectWeakPassword(context, password, { email, displayName });
	if (role === "owner") await provePassword(context, ownPassword);
	const hash = await context.authentication.hash(password);
	return context.database.transaction(async (transaction) => {
		const at = context.now();
		const [user] = await transaction
			.insert(users)
			.values({ email, displayName, emailConfirmedAt: at, createdAt: at })
			.onConflictDoNothing()
			.returning({ id: users.id });
		if (!user) throw conflict("user_exists");
		await transaction.insert(profiles).values({ userId: user.id, role });
		await storePassword(transaction, user.id, hash, at);
		if (role === "owner") await emailOwners(context, transaction, "owner-given", user.id, language);
		await recordAudit(transaction, context.actor, { action: "user:create", recordId: user.id, detail: { role } });
		return user.id;
	});
}

type Invitation = {
	id: string /** For the link that staff hand over; null if an email is on its way. */;
	code: string | null;
};

/**
 * Creates the account of a colleague, who chooses the password with a link (O-41: using it confirms the address). Without a
 * mail server, staff hand the link over. `ownPassword` is the caller's, required for a new owner.
 * @throws ProblemError: invalid; conflict 'user_exists'.
 */
export async function inviteUser(
	caller: Caller,
	input: unknown,
	{ ownPassword, language }: { ownPassword?: string | undefined; language: Language },
): Promise<Invitation> {
	const context = caller.permit("user:write");
	const { email, displayName, role } = parse(invitationInput, input);
	if (role === "owner") await provePassword(context, ownPassword);
	return context.database.transaction(async (transaction) => {
		const [user] = await transaction
			.insert(users)
			.values({ email, displayName, createdAt: context.now() })
			.onConflictDoNothing()
			.returning({ id: users.id });
		if (!user) throw conflict("user_exists");
		await transaction.insert(profiles).values({ userId: user.id, role });
		if (role === "owner") await emailOwners(context, transaction, "owner-given", user.id, language);
		await recordAudit(transaction, context.actor, { action: "user:create", recordId: user.id, detail: { role } });
		return { id: user.id, code: await sendInvitation(context, transaction, user.id, language) };
	});
}

/**
 * Invites again somebody who has not chosen a password. Earlier links no longer work. `ownPassword` as for `inviteUser`.
 * @throws ProblemError: invalid; not-found; conflict 'has_password'.
 */
export async function inviteAgain(
	caller: Caller,
	id: string,
	{ ownPassword, language }: { ownPassword?: string | undefined; language: Language },
): Promise<Invitation> {
	const context = caller.permit("user:write");
	const known = requireId(id, "user");
	const [current] = await context.database
		.select({ role: profiles.role })
		.from(profiles)
		.where(eq(profiles.userId, known));
	if (current?.role === "owner") await provePassword(context, ownPassword, known);
	return context.database.transaction(async (transaction) => {
		const [user] = await transaction
			.select({ id: users.id, role: profiles.role, password: credentials.password })
			.from(users)
			.innerJoin(profiles, eq(profiles.userId, users.id))
			.leftJoin(credentials, eq(credentials.userId, users.id))
			.where(eq(users.id, known))
			.for("no key update", { of: users });
		if (!user) throw notFound("user");
		if (user.password) throw conflict("has_password");
		if (user.role !== current?.role) throw conflict("changed_meanwhile");
		await removeAccountLinks(transaction, known);
		await recordAudit(transaction, context.actor, { action: "user:invite", recordId: known });
		return { id: known, code: await sendInvitation(context, transaction, known, language) };
	});
}

/** @returns the code of the link if no mail server is configured. */
async function sendInvitation(
	context: Context & { actor: Actor },
	transaction: Transaction,
	userId: string,
	language: Language,
) {
	if (!context.mailer.isConfigured) {
		return (await createLink(context, transaction, { purpose: "invitation", userId })).token;
	}
	const isInviter = eq(users.id, context.actor.userId as string);
	const [inviter] = await transaction.select({ name: users.displayName }).from(users).where(isInviter);
	await enqueueAccountEmail(context, transaction, { kind: "invitation", userId, about: inviter?.name ?? "", language });
	return null;
}

/**
 * Creates the first owner, or promotes the account with this address.
 * @returns false if an owner exists.
 * @throws ProblemError: invalid.
 */
export async function createFirstOwner(
	caller: Caller,
	input: { email: string; password: string; displayName?: string },
): Promise<boolean> {
	return makeFirstOwner(caller.permit("owner:create"), { displayName: "Owner", ...input }, eq(profiles.role, "owner"));
}

/** What the link of `firstOwnerCode` must say. */
const firstOwnerWords = "first-owner";

/**
 * The code of the link with which a browser creates the first owner. Only the operator sees it (C-01).
 * @returns null if an owner exists.
 */
export async function firstOwnerCode(caller: Caller): Promise<string | null> {
	const { authentication, database } = caller.permit("owner:create");
	return (await hasOwner(database, isOwnerInUse)) ? null : authentication.sign("first-owner", firstOwnerWords);
}

/**
 * Creates the first owner with the operator's link, and signs in. The link works until there is an owner who has signed in:
 * the one of the sample data is replaced.
 * @throws ProblemError: limited; invalid, 'link_invalid' if the link is not ours or an owner exists.
 */
export async function claimSite(
	caller: Caller,
	code: string,
	input: unknown,
	origin: RequestOrigin,
): Promise<SignInResult> {
	const context = caller.permit("account:open");
	const { authentication, rateLimits } = context;
	const seconds = await rateLimits.consume("new-password", origin.client);
	if (seconds > 0) throw limited(seconds);
	const linkInvalid = () => invalid([{ field: "", code: "link_invalid" }]);
	if (authentication.verifySigned("first-owner", code) !== firstOwnerWords) throw linkInvalid();
	const { email, password, displayName } = parse(signUpInput, input);
	if (!(await makeFirstOwner(context, { email, password, displayName }, isOwnerInUse))) throw linkInvalid();
	const answer = await authentication.signIn(email, password);
	if (answer.kind !== "open") throw conflict("changed_meanwhile");
	return startSession(context, answer, origin);
}

const isGeneratedOwner = and(eq(users.email, generatedOwner), isNull(users.lastSignInAt));

const isOwnerInUse = sql`${profiles.role} = 'owner' and ${profiles.userId} not in (
	select ${users.id} from ${users} where ${isGeneratedOwner})`;

const hasOwner = async (database: Pick<Transaction, "$count">, isOwner: SQL) =>
	(await database.$count(profiles, isOwner)) > 0;

async function makeFirstOwner(context: Context & { actor: Actor }, input: unknown, isOwner: SQL): Promise<boolean> {
	const { email, password, displayName } = parse(signUpInput, input);
	// Hashing is slow, and most starts do not need it.
	if (await hasOwner(context.database, isOwner)) return false;
	await rejectWeakPassword(context, password, { email, displayName });
	const hash = await context.authentication.hash(password);
	return context.database.transaction(async (transaction) => {
		// The same lock as for the last owner.
		await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('owners', 0))`);
		if (await hasOwner(transaction, isOwner)) return false;
		const at = context.now();
		const [user] = await transaction
			.insert(users)
			.values({ email, displayName, emailConfirmedAt: at, createdAt: at })
			.onConflictDoUpdate({ target: users.email, set: { emailConfirmedAt: at, twoFactorEnabled: false } })
			.returning({ id: users.id });
		const userId = user?.id as string;
		await transaction
			.insert(profiles)
			.values({ userId, role: "owner" })
			.onConflictDoUpdate({ target: profiles.userId, set: { role: "owner" } });
		await storePassword(transaction, userId, hash, at);
		// A stranger may have opened the account.
		await endSessions(transaction, userId);
		await removeAccountLinks(transaction, userId);
		await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId));
		await recordAudit(transaction, context.actor, {
			action: "user:create",
			recordId: userId,
			detail: { role: "owner" },
		});
		// After the new owner: the database keeps the last one.
		await transaction.delete(users).where(and(isGeneratedOwner, ne(users.id, userId)));
		return true;
	});
}

/**
 * Changes an account's role and ends its sessions. The open tasks of somebody who leaves the staff go to nobody.
 * @throws ProblemError: invalid; not-found; conflict 'own_account', 'last_owner'.
 */
export async function changeRole(caller: Caller, id: string, input: unknown, language: Language = "en"): Promise<void> {
	const context = caller.permit("user:write");
	const { role, ownPassword } = parse(roleInput, input);
	const known = await requireOtherAccount(context, id, "change-role");
	const [current] = await context.database
		.select({ role: profiles.role })
		.from(profiles)
		.where(eq(profiles.userId, known));
	if (role === "owner" || current?.role === "owner") await provePassword(context, ownPassword, known);
	await runOwnerChange(context, known, "change-role", async (transaction) => {
		// Locks the profile first, as every transaction of that account does (`lockRole`).
		const [before] = await transaction.select().from(profiles).where(eq(profiles.userId, known)).for("update");
		const [user] = await transaction
			.select({ id: users.id })
			.from(users)
			.where(eq(users.id, known))
			.for("no key update");
		if (!user) throw notFound("user");
		const from: Role = before?.role ?? "user";
		// The role changed concurrently to or from owner, which would have required a password.
		if (from !== (current?.role ?? "user")) throw conflict("changed_meanwhile");
		if (from === role) return;
		await transaction
			.insert(profiles)
			.values({ userId: known, role })
			.onConflictDoUpdate({ target: profiles.userId, set: { role } });
		await endSessions(transaction, known);
		if (!isStaffRole(role)) await unassignTasks(transaction, known, { at: context.now(), isGone: true });
		if (role === "owner") await emailOwners(context, transaction, "owner-given", known, language);
		if (from === "owner") await emailOwners(context, transaction, "owner-taken", known, language);
		await recordAudit(transaction, context.actor, {
			action: "user:change-role",
			recordId: known,
			detail: { from, to: role },
		});
	});
}

/**
 * Emails a password reset link.
 * @throws ProblemError: invalid; not-found; limited.
 */
export async function sendPasswordReset(caller: Caller, input: unknown, language: Language): Promise<void> {
	const context = caller.permit("user:write");
	const { email } = parse(recoveryInput, input);
	if (!context.mailer.isConfigured) throw unavailable("no mail server is set");
	const [user] = await context.database.select({ id: users.id }).from(users).where(eq(users.email, email));
	if (!user) throw notFound("user");
	const seconds = await context.rateLimits.consume("staff-reset-email", email);
	if (seconds > 0) throw limited(seconds);
	await context.database.transaction(async (transaction) => {
		await enqueueAccountEmail(context, transaction, { kind: "recovery", userId: user.id, language });
		await recordAudit(transaction, context.actor, { action: "user:send-password-reset", recordId: user.id });
	});
}

/**
 * Deletes an account and its own data. Its posts stay, and its open tasks go to nobody.
 * @throws ProblemError: not-found; invalid; conflict 'own_account', 'last_owner'.
 */
export async function deleteUser(
	caller: Caller,
	id: string,
	{ ownPassword, language = "en" }: { ownPassword?: string | undefined; language?: Language } = {},
): Promise<void> {
	const context = caller.permit("user:write");
	const known = await requireOtherAccount(context, id, "delete");
	const [current] = await context.database
		.select({ role: profiles.role })
		.from(profiles)
		.where(eq(profiles.userId, known));
	if (current?.role === "owner") await provePassword(context, ownPassword, known);
	await runOwnerChange(context, known, "delete", async (transaction) => {
		const [user] = await transaction
			.select({ role: profiles.role })
			.from(profiles)
			.where(eq(profiles.userId, known))
			.for("update");
		await endSessions(transaction, known);
		if ((user?.role === "owner") !== (current?.role === "owner")) throw conflict("changed_meanwhile");
		if (user?.role === "owner") await emailOwners(context, transaction, "owner-taken", known, language);
		await unassignTasks(transaction, known, { at: context.now(), isGone: true });
		const [deleted] = await transaction.delete(users).where(eq(users.id, known)).returning({ id: users.id });
		if (!deleted) throw notFound("user");
		await recordAudit(transaction, context.actor, { action: "user:delete", recordId: known });
	});
}

/**
 * Signs a colleague out on every device. The password stays.
 * @throws ProblemError: not-found; conflict 'own_account'.
 */
export async function endStaffSessions(caller: Caller, id: string): Promise<void> {
	const context = caller.permit("staff:write");
	const known = await requireOtherAccount(context, id, "end-sessions");
	await context.database.transaction(async (transaction) => {
		const count = await transaction.$count(sessions, eq(sessions.userId, known));
		await endSessions(transaction, known);
		const detail = { sessions: String(count) };
		await recordAudit(transaction, context.actor, { action: "session:end", recordId: known, detail });
	});
}

/**
 * Turns off the two-step sign-in of a colleague who has lost the phone and the recovery codes, signs the colleague out on every
 * device, and sends a security notice. The password stays.
 * @throws ProblemError: not-found; invalid; limited; conflict 'own_account'.
 */
export async function turnOffTwoFactor(
	caller: Caller,
	id: string,
	{ ownPassword, language }: { ownPassword?: string | undefined; language: Language },
): Promise<void> {
	const context = caller.permit("staff:write");
	const userId = await requireOtherAccount(context, id, "second-factor-off");
	await provePassword(context, ownPassword, userId);
	await context.database.transaction(async (transaction) => {
		const changed = await transaction
			.update(users)
			.set({ twoFactorEnabled: false })
			.where(and(eq(users.id, userId), eq(users.twoFactorEnabled, true)))
			.returning({ id: users.id });
		if (changed.length === 0) throw notFound("second factor");
		await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId));
		await endSessions(transaction, userId);
		await sendSecurityNotice(context, transaction, { kind: "two-factor-off", userId, language });
		await recordAudit(transaction, context.actor, { action: "user:second-factor-off", recordId: userId });
	});
}

/** Sets whether only owners create, change and delete accounts; otherwise admins do too, as the specification has it. */
export async function reserveStaff(caller: Caller, isOn: boolean): Promise<void> {
	const { database, actor } = caller.permit("policy:write");
	await database.transaction((transaction) => writePolicy(transaction, actor, "owners-manage-staff", isOn));
}

/** Sets whether staff must use two-step sign-in. The calling owner must already use it. */
export async function requireTwoFactor(caller: Caller, isOn: boolean): Promise<void> {
	const { database, actor } = caller.permit("policy:write");
	if (isOn && actor.userId) {
		const [own] = await database.select({ has: users.twoFactorEnabled }).from(users).where(eq(users.id, actor.userId));
		if (!own?.has) throw conflict("own_second_factor");
	}
	await database.transaction((transaction) => writePolicy(transaction, actor, "staff-second-factor", isOn));
}
