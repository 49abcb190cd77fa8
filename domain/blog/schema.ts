import { z } from "zod";
import { link, optional, optionalText, required, requiredText } from "../fields.ts";

/** Spec §9: how many posts the home page shows. */
export const homePosts = 3;

export const postInput = z.strictObject({
	slug: required(200),
	...requiredText("title"),
	...requiredText("content", 100_000),
	...optionalText("excerpt", 1_000),
	tags: z.array(required(50)).max(20, "too_many").default([]),
	coverImageUrl: optional(link),
	published: z.boolean().default(false),
	createdAt: z.coerce.date("bad_date").optional(),
});
export type PostInput = z.input<typeof postInput>;
