import { and, desc, eq, getTableColumns, isNull, lte, ne, or, sql } from "drizzle-orm";
import { blogPosts, profiles, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { filterConditions } from "../../records/filter-conditions.ts";
import { notFound } from "../../shared/errors.ts";
import { type Language, pickLocalized } from "../../shared/language.ts";
import { localizedColumn } from "../../shared/localized-column.ts";
import { selectPage } from "../../shared/paging.ts";
import { matches } from "../../shared/search.ts";
import { homeDay } from "../../shared/time-zone.ts";
import { asId, requireId } from "../../shared/validation.ts";
import { postFilters } from "./fields.ts";
import {
	firstTags,
	homePosts,
	type PostFilter,
	type PostRecordFilter,
	relatedPosts,
	type StaffPostFilter,
} from "./schema.ts";

/** Enough of a post's content for an excerpt; Markdown is removed afterwards. */
const leadLength = 1_000;

/** The data of a card. `lead` is the excerpt, else the beginning of the content (O-16). */
const cardOf = (language: Language) => ({
	id: blogPosts.id,
	slug: blogPosts.slug,
	title: sql<string>`coalesce(${localizedColumn("blog_posts", "title", language)}, '')`,
	lead: sql<string>`coalesce(${localizedColumn("blog_posts", "excerpt", language)},
		left(${localizedColumn("blog_posts", "content", language)}, ${sql.raw(String(leadLength))}), '')`,
	tags: blogPosts.tags,
	coverImageUrl: blogPosts.coverImageUrl,
	createdAt: blogPosts.publishedAt,
});

const newestFirst = [desc(blogPosts.publishedAt), desc(blogPosts.id)];
/** Visitors see only published posts, from their day on; staff also read the others in the admin panel. */
const publishedBy = (now: Date) =>
	and(eq(blogPosts.published, true), or(isNull(blogPosts.publishOn), lte(blogPosts.publishOn, homeDay(now))));

/** Spec §5: the texts that a visitor's search covers. */
const textIn = (language: Language) => sql`search_fold(concat_ws(E'\n',
	${localizedColumn("blog_posts", "title", language)}, ${localizedColumn("blog_posts", "content", language)}))`;

/** The newest published posts, for the home page. */
export async function listLatestPosts(caller: Caller, language: Language) {
	const { database, now } = caller.permit("blog:read");
	return database
		.select(cardOf(language))
		.from(blogPosts)
		.where(publishedBy(now()))
		.orderBy(...newestFirst)
		.limit(homePosts);
}
export type PostCard = Awaited<ReturnType<typeof listLatestPosts>>[number];

/**
 * All published posts that match, newest first. The search covers title and content in the visitor's language (spec
 * §5). `total` counts all published posts; `tags` are the first five in order of appearance (O-15).
 */
export async function listPosts(caller: Caller, filter: PostFilter, language: Language) {
	const { database, now } = caller.permit("blog:read");
	const [items, all] = await Promise.all([
		database
			.select(cardOf(language))
			.from(blogPosts)
			.where(
				and(
					publishedBy(now()),
					filter.tag === undefined ? undefined : sql`${filter.tag} = any(${blogPosts.tags})`,
					matches(textIn(language), filter.query),
				),
			)
			.orderBy(...newestFirst),
		database
			.select({ tags: blogPosts.tags })
			.from(blogPosts)
			.where(publishedBy(now()))
			.orderBy(...newestFirst),
	]);
	const known = [...new Set(all.flatMap(({ tags }) => tags))];
	const first = known.slice(0, firstTags);
	const active =
		filter.tag !== undefined && known.includes(filter.tag) && !first.includes(filter.tag) ? [filter.tag] : [];
	return { items, total: all.length, tags: [...first, ...active] };
}

const { searchText: _text, publishedAt, ...recordColumns } = getTableColumns(blogPosts);
const { authorId: _authorId, ...columns } = recordColumns;

/**
 * A published post by its slug with the author's name, the only data about the author that is public (C-24).
 * @throws ProblemError: not-found.
 */
export async function getPost(caller: Caller, slug: string) {
	const { database, now } = caller.permit("blog:read");
	if (slug.includes("\u0000")) throw notFound("post");
	const [row] = await database
		.select({ ...columns, createdAt: publishedAt, authorName: users.displayName })
		.from(blogPosts)
		.leftJoin(profiles, eq(profiles.id, blogPosts.authorId))
		.leftJoin(users, eq(users.id, profiles.userId))
		.where(and(eq(blogPosts.slug, slug), publishedBy(now())));
	if (!row) throw notFound("post");
	return row;
}

/** Other published posts, newest first. */
export async function listRelatedPosts(caller: Caller, id: string, language: Language) {
	const { database, now } = caller.permit("blog:read");
	return database
		.select(cardOf(language))
		.from(blogPosts)
		.where(and(publishedBy(now()), ne(blogPosts.id, id)))
		.orderBy(...newestFirst)
		.limit(relatedPosts);
}

/** Complete posts, newest first: published ones, and drafts for callers who may edit them (ROLE-02). */
export async function listPostRecords(caller: Caller, filter: PostRecordFilter) {
	const { database, now } = caller.permit("blog:read");
	const where = and(
		visibleTo(caller, now()),
		...filterConditions(blogPosts, postFilters, filter),
		filter.slug === undefined ? undefined : eq(blogPosts.slug, filter.slug),
		filter.tag === undefined ? undefined : sql`${filter.tag} = any(${blogPosts.tags})`,
		filter.except === undefined ? undefined : ne(blogPosts.id, filter.except),
		matches(textIn(filter.language), filter.query),
	);
	return selectPage(
		filter,
		database.$count(blogPosts, where),
		postsWithContent(database)
			.where(where)
			.orderBy(...newestFirst),
	);
}

/** @throws ProblemError: not-found, also for a draft that the caller may not read. */
export async function getPostRecord(caller: Caller, id: string) {
	const { database, now } = caller.permit("blog:read");
	const known = requireId(id, "post");
	const [row] = await postsWithContent(database).where(and(eq(blogPosts.id, known), visibleTo(caller, now())));
	if (!row) throw notFound("post");
	return row;
}

const visibleTo = (caller: Caller, now: Date) => (caller.may("blog:write") ? undefined : publishedBy(now));

const postsWithContent = (database: ReturnType<Caller["permit"]>["database"]) =>
	database
		.select({ ...recordColumns, authorName: users.displayName })
		.from(blogPosts)
		.leftJoin(profiles, eq(profiles.id, blogPosts.authorId))
		.leftJoin(users, eq(users.id, profiles.userId))
		.$dynamic();

/**
 * The list for staff: all posts including drafts, newest first, ten per page. The search covers titles and contents in
 * all languages.
 */
export async function listPostsForStaff(caller: Caller, filter: StaffPostFilter) {
	const { database } = caller.permit("blog:write");
	const title = pickLocalized(blogPosts, "title");
	const where = and(...filterConditions(blogPosts, postFilters, filter), matches(blogPosts.searchText, filter.query));
	return selectPage(
		filter,
		database.$count(blogPosts, where),
		database
			.select({
				id: blogPosts.id,
				slug: blogPosts.slug,
				...title,
				published: blogPosts.published,
				publishOn: blogPosts.publishOn,
				createdAt: blogPosts.publishedAt,
				authorName: users.displayName,
			})
			.from(blogPosts)
			.leftJoin(profiles, eq(profiles.id, blogPosts.authorId))
			.leftJoin(users, eq(users.id, profiles.userId))
			.where(where)
			.orderBy(...newestFirst),
	);
}
export type ListedPost = Awaited<ReturnType<typeof listPostsForStaff>>["items"][number];

/**
 * A complete post, published or not, with the version that an edit must name.
 * @throws ProblemError: not-found.
 */
export async function getPostForStaff(caller: Caller, id: string) {
	caller.permit("blog:write");
	const { authorId: _, ...post } = await getPostRecord(caller, id);
	return post;
}

/** What the drawn covers show, by post id, and each post's place in the list, which decides on the style. */
export async function listPostCovers(
	caller: Caller,
): Promise<Record<string, { subject: { tags: string[] }; place: number }>> {
	const { database, now, cached } = caller.permit("blog:read");
	return cached("blog", "covers", async () => {
		const rows = await database
			.select({ id: blogPosts.id, tags: blogPosts.tags })
			.from(blogPosts)
			.where(publishedBy(now()))
			.orderBy(...newestFirst);
		return Object.fromEntries(rows.map(({ id, tags }, place) => [id, { subject: { tags }, place }]));
	});
}

/** What the share card of a published post shows. @returns undefined if visitors may not read a post with this id. */
export async function findPublishedPost(caller: Caller, id: string) {
	const { database, now } = caller.permit("blog:read");
	const known = asId(id);
	const [row] = known
		? await database
				.select({
					id: blogPosts.id,
					tags: blogPosts.tags,
					coverImageUrl: blogPosts.coverImageUrl,
					createdAt: blogPosts.publishedAt,
					...pickLocalized(blogPosts, "title"),
				})
				.from(blogPosts)
				.where(and(eq(blogPosts.id, known), publishedBy(now())))
		: [];
	return row;
}
