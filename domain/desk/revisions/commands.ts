import type { Caller } from "../../access/caller.ts";
import { nouns } from "./nouns.ts";
import { getRevision } from "./queries.ts";
import { descriptions, type RevisedNoun } from "./rules.ts";

/**
 * Restores an earlier version as a new change: it is validated, audited, and can be undone in the same way. `current`
 * is the version that the user saw.
 * @throws ProblemError: refused, not-found, invalid, conflict.
 */
export async function restoreRevision(
	caller: Caller,
	noun: RevisedNoun,
	id: string,
	version: number,
	current?: number,
): Promise<void> {
	caller.permit(descriptions[noun].permission);
	const data = await getRevision(caller, noun, id, version);
	const { input, update } = nouns[noun];
	await update(caller, id, only(data, input.shape), current);
}

/** Restores only the fields that staff may write; others, such as author and date, stay unchanged. */
function only(data: Record<string, unknown>, shape: object): Record<string, unknown> {
	return Object.fromEntries(Object.keys(shape).flatMap((field) => (field in data ? [[field, data[field]]] : [])));
}
