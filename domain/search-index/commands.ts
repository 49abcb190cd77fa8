import type { Caller } from "../access/caller.ts";
import { mergeNext } from "./catch-up.ts";
import { isLockTimeout } from "./merge.ts";

/** Milliseconds until another try, while another process merges many rows. */
const retryPause = 1_000;

/**
 * Merges some of the rows that wait for the search index.
 * @returns whether there may be more, or the milliseconds after which to try again.
 */
export async function mergeSearchIndex(caller: Caller): Promise<boolean | number> {
	const { database } = caller.permit("search:merge");
	try {
		return await mergeNext(database);
	} catch (error) {
		if (isLockTimeout(error)) return retryPause;
		throw error;
	}
}
