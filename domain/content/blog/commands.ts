import { eq } from "drizzle-orm";
import { z } from "zod";
import { blogPosts, profiles } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { defineNoun } from "../../records/noun.ts";
import { updateRecord } from "../../records/records.ts";
import { invalid } from "../../shared/errors.ts";
import { parse } from "../../shared/validation.ts";
import { post } from "./fields.ts";
import { getPostForStaff } from "./queries.ts";
import { slugOf } from "./rules.ts";
import { noSlug, postInput } from "./schema.ts";

/**
 * The caller becomes the author of a new post (CALL-40); an update keeps the author and the date. Each slug belongs to
 * one post (S-13).
 */
export const postNoun = {
	...defineNoun(post, {
		noun: "post",
		table: blogPosts,
		input: postInput,
		parse: parsePost,
		conflicts: { taken: "slug_taken" },
		async beforeWrite(transaction, { caller: { userId } }, _values, id) {
			if (id || !userId) return undefined;
			const [author] = await transaction.select({ id: profiles.id }).from(profiles).where(eq(profiles.userId, userId));
			return { authorId: author?.id ?? null };
		},
	}),
	get: getPostForStaff,
};
export const { create: createPost, update: updatePost, remove: deletePost } = postNoun;

const publication = z.strictObject({ published: z.boolean() });

/**
 * Publishes a post or returns it to draft (STATE-06).
 * @throws ProblemError: refused, invalid, not-found.
 */
export async function publishPost(caller: Caller, id: string, input: unknown): Promise<void> {
	const context = caller.permit("blog:write");
	await updateRecord(context, "post", blogPosts, id, undefined, parse(publication, input));
}

function parsePost(input: unknown) {
	const values = parse(postInput, input);
	const slug = values.slug || slugOf(values.title);
	if (noSlug.test(slug)) throw invalid([{ field: "slug", code: "bad_slug" }]);
	return { ...values, slug };
}
