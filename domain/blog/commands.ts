import { blogPosts } from "../../database/tables.ts";
import type { Caller } from "../caller.ts";
import { conflict } from "../errors.ts";
import { parse } from "../input.ts";
import { postInput } from "./schema.ts";

/** @returns the new id. @throws Refused, Invalid, Conflict for a slug that is taken (S-13). */
export async function createPost(caller: Caller, input: unknown): Promise<string> {
	const { database } = caller.permit("blog:write");
	const values = parse(postInput, input);
	const [row] = await database.insert(blogPosts).values(values).onConflictDoNothing().returning({ id: blogPosts.id });
	if (!row) throw conflict("slug_taken");
	return row.id;
}
