import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { credentials, sessions, twoFactors, verifications } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { invalid } from "../shared/errors.ts";
import { commonForms, isDerived, isPattern } from "./password-rules.ts";

/**
 * Rejects passwords that attackers try first. The schema checks the length.
 * @param owner the user.
 * @throws ProblemError: invalid 'password_common', 'password_derived' or 'password_pattern'.
 */
export async function rejectWeakPassword(
	{ site }: Pick<Context, "site">,
	password: string,
	owner: { email: string; displayName: string },
	field = "password",
): Promise<void> {
	const refuse = (code: string) => invalid([{ field, code }]);
	const { isCommonPassword } = await import("./common-passwords.ts");
	if (commonForms(password).some(isCommonPassword)) throw refuse("password_common");
	if (isDerived(password, { ...owner, siteName: site.name })) throw refuse("password_derived");
	if (isPattern(password)) throw refuse("password_pattern");
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

/** Deletes the user's sessions and unfinished sign-ins. */
export async function endSessions(transaction: Transaction | Database, userId: string): Promise<void> {
	await transaction.delete(sessions).where(eq(sessions.userId, userId));
	await transaction.delete(verifications).where(eq(verifications.value, userId));
}

/**
 * RFC 6238 §5.2: a code of an authenticator app works once, and codes of earlier time steps stop working.
 * @returns false if the code was already used; true if it is claimed now, or matches no step and will be rejected.
 */
export async function claimCode({ authentication, database }: Context, userId: string, code: string): Promise<boolean> {
	const step = await authentication.timeStepOf(userId, code);
	if (step === undefined) return true;
	const isLater = or(isNull(twoFactors.lastTimeStep), lt(twoFactors.lastTimeStep, step));
	const claimed = await database.transaction((transaction) =>
		transaction
			.update(twoFactors)
			.set({ lastTimeStep: step })
			.where(and(eq(twoFactors.userId, userId), isLater))
			.returning({ id: twoFactors.id }),
	);
	return claimed.length > 0;
}
