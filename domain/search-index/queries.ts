import type { Caller } from "../access/caller.ts";
import { hasPending } from "./merge.ts";

/** Whether rows wait for the search index, such as those that a killed process has left. */
export async function hasPendingSearch(caller: Caller): Promise<boolean> {
	const { database } = caller.permit("search:merge");
	return hasPending(database);
}
