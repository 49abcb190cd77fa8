import { blogPosts } from "../../database/tables.ts";
import type { Caller } from "../caller.ts";
import { parse } from "../input.ts";
import { createRecord, deleteRecord, updateRecord } from "../records.ts";
import { postInput } from "./schema.ts";

/** One post, one address (S-13). */
const slugOnce = { taken: "slug_taken" };

/** @returns the new id. @throws Refused, Invalid, Conflict for a slug that is taken. */
export async function createPost(caller: Caller, input: unknown): Promise<string> {
	const tools = caller.permit("blog:write");
	return createRecord(tools, "post", blogPosts, parse(postInput, input), slugOnce);
}

/** Replaces the whole record but its author and its date. @throws Refused, Invalid, NotFound, Changed, Conflict for a slug that is taken. */
export async function updatePost(caller: Caller, id: string, input: unknown, version?: number): Promise<void> {
	const tools = caller.permit("blog:write");
	await updateRecord(tools, "post", blogPosts, id, version, parse(postInput, input), slugOnce);
}

/** @throws Refused, NotFound. */
export async function deletePost(caller: Caller, id: string): Promise<void> {
	const tools = caller.permit("blog:write");
	await deleteRecord(tools, "post", blogPosts, id);
}
