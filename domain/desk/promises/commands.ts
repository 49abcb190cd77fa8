import type { Caller } from "../../access/caller.ts";
import { writePolicy } from "../../access/policies.ts";

/**
 * Hides the page with the promises and its links, or shows them again. The figures go on being counted.
 * @throws ProblemError: refused.
 */
export async function hidePromises(caller: Caller, isHidden: boolean): Promise<void> {
	const { database, actor } = caller.permit("policy:write");
	await database.transaction((transaction) => writePolicy(transaction, actor, "promises-hidden", isHidden));
}
