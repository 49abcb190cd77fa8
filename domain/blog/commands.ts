import { eq } from "drizzle-orm";
import { z } from "zod";
import { blogPosts, profiles } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { invalid } from "../errors.ts";
import { createRecord, deleteRecord, updateRecord } from "../records.ts";
import { parse } from "../validation.ts";
import { slugOf } from "./rules.ts";
import { noSlug, postInput } from "./schema.ts";

/** One post, one address (S-13). */
const slugOnce = { taken: "slug_taken" };

/** The caller is its author (CALL-40). @returns the new id. @throws Refused, Invalid, Conflict for a slug that is taken. */
export async function createPost(caller: Caller, input: unknown): Promise<string> {
	const tools = caller.permit("blog:write");
	const values = parsePost(input);
	const [author] = caller.userId
		? await tools.database.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, caller.userId))
		: [];
	return createRecord(tools, "post", blogPosts, { ...values, authorId: author?.id ?? null }, slugOnce);
}

/** Replaces the whole record but its author and its date. @throws Refused, Invalid, NotFound, Changed, Conflict for a slug that is taken. */
export async function updatePost(caller: Caller, id: string, input: unknown, version?: number): Promise<void> {
	const tools = caller.permit("blog:write");
	await updateRecord(tools, "post", blogPosts, id, version, parsePost(input), slugOnce);
}

const publication = z.strictObject({ published: z.boolean() });

/** Shows a draft to visitors, or takes a post away from them (STATE-06). @throws Refused, Invalid, NotFound. */
export async function publishPost(caller: Caller, id: string, input: unknown): Promise<void> {
	const tools = caller.permit("blog:write");
	await updateRecord(tools, "post", blogPosts, id, undefined, parse(publication, input));
}

/** @throws Refused, NotFound, Changed. */
export async function deletePost(caller: Caller, id: string, version?: number): Promise<void> {
	const tools = caller.permit("blog:write");
	await deleteRecord(tools, "post", blogPosts, id, {}, version);
}

function parsePost(input: unknown) {
	const values = parse(postInput, input);
	const slug = values.slug || slugOf(values.title);
	if (noSlug.test(slug)) throw invalid([{ field: "slug", code: "bad_slug" }]);
	return { ...values, slug };
}
