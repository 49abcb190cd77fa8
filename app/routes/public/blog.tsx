import { listPosts } from "../../../domain/content/blog/queries.ts";
import { postFilter, postQuery } from "../../../domain/content/blog/rules.ts";
import { cardTags, type PostFilter } from "../../../domain/content/blog/schema.ts";
import { tagName, useTexts } from "../../i18n/texts.ts";
import { load, loadImages } from "../../load.ts";
import { inLanguage, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { FilterForm, ProgramSearch } from "../../ui/filter-form.tsx";
import { Head } from "../../ui/head.tsx";
import { ListError, listProblem, Notice } from "../../ui/notice.tsx";
import { PostCard } from "../../ui/post-card.tsx";
import type { Route } from "./+types/blog";

export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const requested = postFilter(new URLSearchParams(requestContext.query));
	return load(requestContext, "posts", async () => {
		const found = await listPosts(requestContext.caller, requested, requestContext.language);
		await loadImages(
			requestContext,
			found.items.map((post) => post.coverImageUrl),
		);
		if (found.items.length === 0) await requestContext.trackEmptySearch("posts", requested.query);
		const known = requested.tag === undefined || found.tags.includes(requested.tag);
		if (requested.query !== "" || !known) requestContext.response.skipCache();
		// An unknown tag is no filter, like every other unknown value.
		if (known) return { ...found, filter: requested };
		const filter: PostFilter = { query: requested.query };
		return { ...(await listPosts(requestContext.caller, filter, requestContext.language)), filter };
	});
}

export default function View({ loaderData: { value: list, fault } }: Route.ComponentProps) {
	const { query, language } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const filter = list?.filter ?? postFilter(new URLSearchParams(query));
	const filtered = Boolean(filter.query || filter.tag);
	const chip = (tag: string | undefined) => ({
		href: href("/blog") + postQuery({ query: filter.query, ...(tag && { tag }) }),
		className: tag === filter.tag ? "btn btn-primary" : "btn",
		"aria-current": tag === filter.tag ? ("true" as const) : undefined,
	});
	return (
		<div className="wrap section" data-list>
			<Head title={t.blog.title} description={t.blog.description} hidden={filtered || fault !== null} card="blog" />
			<link
				rel="alternate"
				type="application/atom+xml"
				title={t.blog.title}
				href={inLanguage("/blog/feed.xml", language)}
			/>
			<h1>{t.blog.title}</h1>
			<p className="mt-2 mb-6 text-muted">{t.blog.description}</p>
			<FilterForm action={href("/blog")} search={t.blog.search} hint={t.blog.searchHint} query={filter.query}>
				{filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
			</FilterForm>
			<div data-results>
				{fault && <ListError title={t.blog.error(listProblem(fault, t))} />}
				{list && (
					<>
						{list.tags.length > 0 && (
							<ul className="mt-5 flex flex-wrap gap-2" aria-label={t.blog.tags}>
								<li>
									<a {...chip(undefined)}>{t.filters.all}</a>
								</li>
								{list.tags.map((tag) => (
									<li key={tag}>
										<a {...chip(tag)}>{tagName(tag, t)}</a>
									</li>
								))}
							</ul>
						)}
						<p className="my-5 flex flex-wrap items-center justify-between gap-3">
							<span data-count>{t.blog.showing(list.items.length, list.total)}</span>
							{filtered && (
								<a className="link py-2.5" href={href("/blog")}>
									{t.filters.clear}
								</a>
							)}
						</p>
						{list.items.length === 0 && (
							<>
								<Notice title={t.blog.empty} text={t.blog.emptyHint} />
								<ProgramSearch query={filter.query} />
							</>
						)}
						<ul className="cards">
							{list.items.map((post) => (
								<PostCard key={post.id} post={post} tags={cardTags} heading="h2" />
							))}
						</ul>
					</>
				)}
			</div>
		</div>
	);
}
