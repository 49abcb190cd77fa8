import { and, desc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import { blogPosts, profiles, users } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { notFound } from "../errors.ts";
import { type Language, pickLocalized } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";
import { type Page, placePage, recordsPerPage } from "../paging.ts";
import { matches } from "../search.ts";
import { asId } from "../validation.ts";
import {
	firstTags,
	homePosts,
	type PostFilter,
	type PostRecordFilter,
	relatedPosts,
	type StaffPostFilter,
} from "./schema.ts";

/** As much of a content as an excerpt can be made of; the markup in it is dropped later. */
const leadLength = 1_000;

/** What a card shows. `lead` is the excerpt, else the content's beginning (O-16). */
const cardOf = (language: Language) => ({
	id: blogPosts.id,
	slug: blogPosts.slug,
	title: sql<string>`coalesce(${localizedColumn("blog_posts", "title", language)}, '')`,
	lead: sql<string>`coalesce(${localizedColumn("blog_posts", "excerpt", language)},
		left(${localizedColumn("blog_posts", "content", language)}, ${sql.raw(String(leadLength))}), '')`,
	tags: blogPosts.tags,
	coverImageUrl: blogPosts.coverImageUrl,
	createdAt: blogPosts.createdAt,
});

const newestFirst = [desc(blogPosts.createdAt), desc(blogPosts.id)];
/** Visitors see only published posts; staff read drafts where they edit them. */
const published = eq(blogPosts.published, true);

/** Spec §5: where a visitor's words are looked for. */
const textIn = (language: Language) => sql`search_plain(concat_ws(E'\n',
	${localizedColumn("blog_posts", "title", language)}, ${localizedColumn("blog_posts", "content", language)}))`;

/** The newest published posts, for the home page. */
export async function listLatestPosts(caller: Caller, language: Language) {
	const { database } = caller.permit("blog:read");
	return database
		.select(cardOf(language))
		.from(blogPosts)
		.where(published)
		.orderBy(...newestFirst)
		.limit(homePosts);
}
export type PostCard = Awaited<ReturnType<typeof listLatestPosts>>[number];

/**
 * All published posts that match, newest first. The words are looked for in title and content as the visitor reads them
 * (spec §5). `total` counts all published ones; `tags` are the first five in order of appearance (O-15).
 */
export async function listPosts(caller: Caller, filter: PostFilter, language: Language) {
	const { database } = caller.permit("blog:read");
	const [items, all] = await Promise.all([
		database
			.select(cardOf(language))
			.from(blogPosts)
			.where(
				and(
					published,
					filter.tag === undefined ? undefined : sql`${filter.tag} = any(${blogPosts.tags})`,
					matches(textIn(language), filter.query),
				),
			)
			.orderBy(...newestFirst),
		database
			.select({ tags: blogPosts.tags })
			.from(blogPosts)
			.where(published)
			.orderBy(...newestFirst),
	]);
	const known = [...new Set(all.flatMap(({ tags }) => tags))];
	const first = known.slice(0, firstTags);
	const active =
		filter.tag !== undefined && known.includes(filter.tag) && !first.includes(filter.tag) ? [filter.tag] : [];
	return { items, total: all.length, tags: [...first, ...active] };
}

const { authorId: _authorId, ...columns } = getTableColumns(blogPosts);

/** A published post by its slug, with its author's name, never more of them (C-24). @throws NotFound. */
export async function getPost(caller: Caller, slug: string) {
	const { database } = caller.permit("blog:read");
	const [row] = slug.includes("\u0000")
		? []
		: await database
				.select({ ...columns, authorName: users.displayName })
				.from(blogPosts)
				.leftJoin(profiles, eq(profiles.id, blogPosts.authorId))
				.leftJoin(users, eq(users.id, profiles.userId))
				.where(and(eq(blogPosts.slug, slug), published));
	if (!row) throw notFound("post");
	return row;
}

/** Other published posts, newest first. */
export async function listRelatedPosts(caller: Caller, id: string, language: Language) {
	const { database } = caller.permit("blog:read");
	return database
		.select(cardOf(language))
		.from(blogPosts)
		.where(and(published, ne(blogPosts.id, id)))
		.orderBy(...newestFirst)
		.limit(relatedPosts);
}

/** Whole posts, newest first: the published ones, and drafts for those who write them (ROLE-02). */
export async function listPostRecords(caller: Caller, filter: PostRecordFilter) {
	const { database } = caller.permit("blog:read");
	const where = and(
		visibleTo(caller),
		filter.published === undefined ? undefined : eq(blogPosts.published, filter.published),
		filter.slug === undefined ? undefined : eq(blogPosts.slug, filter.slug),
		filter.tag === undefined ? undefined : sql`${filter.tag} = any(${blogPosts.tags})`,
		filter.except === undefined ? undefined : ne(blogPosts.id, filter.except),
		matches(textIn(filter.language), filter.query),
	);
	const total = await database.$count(blogPosts, where);
	const { page, pages, offset } = placePage(filter.page, filter.size, total);
	const items = await wholePosts(database)
		.where(where)
		.orderBy(...newestFirst)
		.limit(filter.size)
		.offset(offset);
	return { items, total, page, pages } satisfies Page<unknown>;
}

/** @throws NotFound, also for a draft that is not for this caller. */
export async function getPostRecord(caller: Caller, id: string) {
	const { database } = caller.permit("blog:read");
	const known = asId(id);
	const [row] = known ? await wholePosts(database).where(and(eq(blogPosts.id, known), visibleTo(caller))) : [];
	if (!row) throw notFound("post");
	return row;
}

const visibleTo = (caller: Caller) => (caller.may("blog:write") ? undefined : published);

const wholePosts = (database: ReturnType<Caller["permit"]>["database"]) =>
	database
		.select({ ...getTableColumns(blogPosts), authorName: users.displayName })
		.from(blogPosts)
		.leftJoin(profiles, eq(profiles.id, blogPosts.authorId))
		.leftJoin(users, eq(users.id, profiles.userId))
		.$dynamic();

/** Staff's list: drafts too, the newest first, ten a page. The words are looked for in titles and contents of all languages. */
export async function listPostsForStaff(caller: Caller, filter: StaffPostFilter) {
	const { database } = caller.permit("blog:write");
	const title = pickLocalized(blogPosts, "title");
	const texts = [...Object.values(title), ...Object.values(pickLocalized(blogPosts, "content")), blogPosts.slug];
	const where = and(
		filter.published === undefined ? undefined : eq(blogPosts.published, filter.published),
		matches(sql`search_plain(concat_ws(E'\n', ${sql.join(texts, sql`, `)}))`, filter.query),
	);
	const total = await database.$count(blogPosts, where);
	const { page, pages, offset } = placePage(filter.page, recordsPerPage, total);
	const items = await database
		.select({
			id: blogPosts.id,
			slug: blogPosts.slug,
			...title,
			published: blogPosts.published,
			createdAt: blogPosts.createdAt,
			authorName: users.displayName,
		})
		.from(blogPosts)
		.leftJoin(profiles, eq(profiles.id, blogPosts.authorId))
		.leftJoin(users, eq(users.id, profiles.userId))
		.where(where)
		.orderBy(...newestFirst)
		.limit(recordsPerPage)
		.offset(offset);
	return { items, total, page, pages } satisfies Page<unknown>;
}
export type ListedPost = Awaited<ReturnType<typeof listPostsForStaff>>["items"][number];

/** All of a post, draft or not, with the version that an edit names. @throws NotFound. */
export async function getPostForStaff(caller: Caller, id: string) {
	const { database } = caller.permit("blog:write");
	const known = asId(id);
	const [row] = known
		? await database
				.select({ ...columns, authorName: users.displayName })
				.from(blogPosts)
				.leftJoin(profiles, eq(profiles.id, blogPosts.authorId))
				.leftJoin(users, eq(users.id, profiles.userId))
				.where(eq(blogPosts.id, known))
		: [];
	if (!row) throw notFound("post");
	return row;
}

/** Whether a post that visitors may read has this id. */
export async function isPublishedPost(caller: Caller, id: string): Promise<boolean> {
	const { database } = caller.permit("blog:read");
	const known = asId(id);
	return known !== undefined && (await database.$count(blogPosts, and(eq(blogPosts.id, known), published))) > 0;
}
