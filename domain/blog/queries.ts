import { desc, eq, getTableColumns } from "drizzle-orm";
import { blogPosts } from "../../database/tables.ts";
import type { Caller } from "../caller.ts";
import { homePosts } from "./schema.ts";

const { content, contentEn, contentRu, contentUz, authorId, ...cardColumns } = getTableColumns(blogPosts);

/** The newest published posts, without their contents. */
export async function listLatestPosts(caller: Caller) {
	const { database } = caller.permit("blog:read");
	return database
		.select(cardColumns)
		.from(blogPosts)
		.where(eq(blogPosts.published, true))
		.orderBy(desc(blogPosts.createdAt), desc(blogPosts.id))
		.limit(homePosts);
}
export type PostCard = Awaited<ReturnType<typeof listLatestPosts>>[number];
