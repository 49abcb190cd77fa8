import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { profiles, users } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { consumeLink, findLink } from "../../access/links.ts";
import type { AdVisitor } from "../../messaging/conversions/schema.ts";
import { enqueueConversion } from "../../messaging/enqueue.ts";
import { invalid, limited } from "../../shared/errors.ts";
import type { RateLimitName } from "../../shared/ports.ts";
import { parse } from "../../shared/validation.ts";
import { storeAddress } from "../addresses.ts";
import { rememberDevice } from "../devices.ts";
import {
	consumeEmailLimit,
	enqueueAccountEmail,
	passwordPurposes,
	removeAccountLinks,
	sendSecurityNotice,
} from "../emails.ts";
import { endSessions, rejectWeakPassword, storePassword } from "../passwords.ts";
import { passwordInput, recoveryInput, signUpInput } from "../schema.ts";
import { type RequestOrigin, type SignInResult, startSession } from "../start-session.ts";

/**
 * C-14: creates a user account. With email, the address must be confirmed with a link, and an existing account is
 * reported only by email.
 * @returns the sign-in result, or null if an email is on its way.
 * @throws ProblemError: invalid; limited.
 */
export async function signUp(caller: Caller, input: unknown, origin: RequestOrigin): Promise<SignInResult | null> {
	const context = caller.permit("account:open");
	const { email, password, displayName } = parse(signUpInput, input);
	await rejectWeakPassword(context, password, { email, displayName });
	await take(context, "sign-up", origin.client);
	const hash = await context.authentication.hash(password);
	const isMailed = context.mailer.isConfigured;
	const mayMail = isMailed && (await consumeEmailLimit(context, "sign-up-email", email));
	const isNew = await context.database.transaction(async (transaction) => {
		const at = context.now();
		const [user] = await transaction
			.insert(users)
			.values({ email, displayName, createdAt: at })
			.onConflictDoNothing()
			.returning({ id: users.id });
		if (user) {
			await transaction.insert(profiles).values({ userId: user.id, role: "user" });
			await storePassword(transaction, user.id, hash, at);
			await recordAudit(
				transaction,
				{ ...context.actor, userId: user.id },
				{ action: "user:sign-up", recordId: user.id },
			);
			// With email, a registration is complete after the confirmation.
			const adVisitor = isMailed ? undefined : origin.adVisitor;
			await enqueueConversion(context, transaction, "CompleteRegistration", { userId: user.id }, adVisitor);
		}
		if (isMailed) {
			const kind = user ? "address-confirmation" : "known-address";
			await write(context, transaction, kind, mayMail ? email : null, origin);
		}
		return user !== undefined;
	});
	if (isMailed) return null;
	if (!isNew) throw invalid([{ field: "email", code: "account_exists" }]);
	const answer = await context.authentication.signIn(email, password);
	return answer.kind === "open" ? startSession(context, answer, origin) : null;
}

/**
 * Confirms the address of a sign-up, or another address of an account, which it then has.
 * @returns the account's id.
 * @throws ProblemError: invalid if the link is invalid or expired, or another account has the address meanwhile.
 */
export async function confirmEmail(caller: Caller, code: unknown, adVisitor?: AdVisitor | undefined): Promise<string> {
	const context = caller.permit("account:open");
	return context.database.transaction(async (transaction) => {
		const link = await consumeLink(context, transaction, ["confirmation", "address"], codeOf(code));
		const userId = link?.userId;
		if (!userId) throw linkInvalid();
		if (link.purpose === "address") {
			const [user] = await transaction.select({ email: users.pendingEmail }).from(users).where(eq(users.id, userId));
			if (!user?.email) throw linkInvalid();
			await storeAddress(context, transaction, userId, user.email);
			return userId;
		}
		await transaction.update(users).set({ emailConfirmedAt: context.now() }).where(eq(users.id, userId));
		await recordAudit(transaction, { ...context.actor, userId }, { action: "user:confirm-email", recordId: userId });
		await enqueueConversion(context, transaction, "CompleteRegistration", { userId }, adVisitor);
		return userId;
	});
}

/**
 * Emails a password reset link. Behaves the same for an unknown address.
 * @throws ProblemError: invalid; limited.
 */
export async function requestPasswordReset(caller: Caller, input: unknown, origin: RequestOrigin): Promise<void> {
	const context = caller.permit("account:open");
	const { email } = parse(recoveryInput, input);
	await take(context, "recovery", origin.client);
	const to = (await consumeEmailLimit(context, "recovery-email", email)) ? email : null;
	await context.database.transaction((transaction) => write(context, transaction, "recovery", to, origin));
}

/**
 * Sets a password with the link of an invitation or of a password reset. Ends all sessions and invalidates all other links. Access to the
 * account's email proves ownership, so the browser becomes a known device that an attack on the account cannot lock
 * out.
 * @returns the new device cookie.
 * @throws ProblemError: limited; invalid 'link_invalid' if the link was used or has expired.
 */
export async function setPassword(
	caller: Caller,
	code: unknown,
	input: unknown,
	origin: RequestOrigin,
): Promise<string> {
	const context = caller.permit("account:open");
	const { password } = parse(passwordInput, input);
	await take(context, "new-password", origin.client);
	// Hashing is expensive, so check the link first.
	const link = await findLink(context, passwordPurposes, codeOf(code));
	if (!link?.userId) throw linkInvalid();
	const [owner] = await context.database
		.select({ userId: users.id, email: users.email, displayName: users.displayName })
		.from(users)
		.where(eq(users.id, link.userId));
	if (!owner) throw linkInvalid();
	await rejectWeakPassword(context, password, owner);
	const hash = await context.authentication.hash(password);
	const at = context.now();
	await context.database.transaction(async (transaction) => {
		const userId = (await consumeLink(context, transaction, link.purpose, codeOf(code)))?.userId;
		if (!userId) throw linkInvalid();
		await storePassword(transaction, userId, hash, at);
		await endSessions(transaction, userId);
		// Using the link proves access to the address, which confirms it.
		const unconfirmed = and(eq(users.id, userId), isNull(users.emailConfirmedAt));
		await transaction.update(users).set({ emailConfirmedAt: at }).where(unconfirmed);
		await removeAccountLinks(transaction, userId);
		if (link.purpose === "recovery") {
			await sendSecurityNotice(context, transaction, { kind: "password-changed", userId, language: origin.language });
		}
		await recordAudit(transaction, { ...context.actor, userId }, { action: "user:set-password", recordId: userId });
	});
	await Promise.all([context.loginThrottle.clear(owner.email), context.loginThrottle.clear(owner.userId)]);
	return rememberDevice(context.authentication, origin.device, { userId: owner.userId, credentialsUpdatedAt: at }, at);
}

/** Whether a password can be set with a link, without using it: mail programs follow links on their own. */
export async function isPasswordLinkUsable(caller: Caller, code: string): Promise<boolean> {
	return (await findLink(caller.permit("account:open"), passwordPurposes, code)) !== undefined;
}

const codeOf = (code: unknown) => (typeof code === "string" ? code : "");
const linkInvalid = () => invalid([{ field: "", code: "link_invalid" }]);

async function take({ rateLimits }: Context, form: RateLimitName, client: string): Promise<void> {
	const seconds = await rateLimits.consume(form, client);
	if (seconds > 0) throw limited(seconds);
}

/**
 * Stores an email to the account of an address. For an unknown address it stores one too, so that both take the same
 * time.
 */
async function write(
	context: Context,
	transaction: Transaction,
	kind: "recovery" | "address-confirmation" | "known-address",
	email: string | null,
	{ language }: RequestOrigin,
): Promise<void> {
	const [user] = await transaction
		.select({ id: users.id })
		.from(users)
		.where(eq(users.email, email ?? ""));
	await enqueueAccountEmail(context, transaction, { kind, userId: user?.id ?? null, language });
}
