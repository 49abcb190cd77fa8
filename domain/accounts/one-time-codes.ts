import { and, eq, isNull, lt, or } from "drizzle-orm";
import { twoFactors } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";

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
