import type { Caller } from "../access/caller.ts";
import { updatePost } from "../blog/commands.ts";
import { postInput } from "../blog/schema.ts";
import { updateProgram, updateUniversity } from "../catalog/commands.ts";
import { programInput, universityInput } from "../catalog/schema.ts";
import { updateContent } from "../site-content/commands.ts";
import { contentInputs } from "../site-content/schema.ts";
import { getRevision } from "./queries.ts";
import { type RevisedNoun, revisedNouns } from "./rules.ts";

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
	caller.permit(revisedNouns[noun]);
	const data = await getRevision(caller, noun, id, version);
	switch (noun) {
		case "post":
			return updatePost(caller, id, only(data, postInput.shape), current);
		case "university":
			return updateUniversity(caller, id, only(data, universityInput.shape), current);
		case "program":
			return updateProgram(caller, id, only(data, programInput.shape), current);
		default:
			return updateContent(caller, noun, id, only(data, contentInputs[noun].shape), current);
	}
}

/** Restores only the fields that staff may write; others, such as author and date, stay unchanged. */
function only(data: Record<string, unknown>, shape: object): Record<string, unknown> {
	return Object.fromEntries(Object.keys(shape).flatMap((field) => (field in data ? [[field, data[field]]] : [])));
}
