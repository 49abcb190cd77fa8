import { getPost, listRelatedPosts } from "../../../domain/content/blog/queries.ts";
import { excerptOf, plainText, readingMinutes } from "../../../domain/content/blog/rules.ts";
import { cardTags } from "../../../domain/content/blog/schema.ts";
import { formatDay } from "../../i18n/formats.ts";
import { tagName, useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { loadImages, loadRequired } from "../../load.ts";
import { inLanguage, requestContextKey, useHref, useRequestContext } from "../../request-context.ts";
import { postCover } from "../../ui/cover-address.ts";
import { Head, StructuredData } from "../../ui/head.tsx";
import { Markdown } from "../../ui/markdown.ts";
import { CallToAction } from "../../ui/notice.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PostCard } from "../../ui/post-card.tsx";
import { postShareCard, shareCardAddress } from "../../ui/share-card.ts";
import type { Route } from "./+types/post";

export async function loader({ params, context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	return loadRequired(requestContext, "post", async () => {
		const post = await getPost(requestContext.caller, params.slug);
		requestContext.provide({ editAddress: `/admin/blog/${post.id}/edit` });
		const related = await listRelatedPosts(requestContext.caller, post.id, requestContext.language);
		await loadImages(
			requestContext,
			[post, ...related].map(({ coverImageUrl }) => coverImageUrl),
		);
		return { post, related };
	});
}

export default function View({ loaderData: { post, related } }: Route.ComponentProps) {
	const { language, path, site } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const title = localized(post, "title", language);
	const excerpt = localized(post, "excerpt", language);
	const content = localized(post, "content", language);
	const author = post.authorName ?? t.blog.team(site.name);
	const card = postShareCard(post, language);
	const summary = plainText(excerpt) || excerptOf(content);
	return (
		<>
			<Head title={title} description={summary.slice(0, 300)} card={card} kind="article" />
			<StructuredData
				facts={{
					"@type": "Article",
					headline: title,
					description: summary,
					datePublished: post.createdAt.toISOString(),
					inLanguage: language,
					image: site.url + shareCardAddress(card, language, site.name),
					author: { "@type": post.authorName ? "Person" : "Organization", name: author },
					publisher: { "@type": "Organization", name: site.name },
					mainEntityOfPage: site.url + inLanguage(path, language),
				}}
			/>
			<article className="wrap max-w-[72ch] pt-6" data-record={`blog_post:${post.id}`}>
				<a className="link inline-block py-2.5" href={href("/blog")}>
					{t.blog.back}
				</a>
				<h1 className="mt-4">{title}</h1>
				<p className="mt-3 text-muted">
					<time dateTime={post.createdAt.toISOString()}>{formatDay(post.createdAt, language)}</time>
					{" · "}
					{t.blog.by(author)}
					{" · "}
					{t.blog.minutes(readingMinutes(content))}
				</p>
				{excerpt && <p className="mt-5 text-lg">{excerpt}</p>}
				<div className="mt-6 overflow-hidden rounded-[10px]">
					<Picture src={post.coverImageUrl} cover={postCover(post)} alt="" main />
				</div>
				<div className="prose mt-8">
					<Markdown text={content} />
				</div>
				{post.tags.length > 0 && (
					<ul className="mt-8 flex flex-wrap gap-2" aria-label={t.blog.tags}>
						{post.tags.map((tag) => (
							<li key={tag}>
								<a className="btn" href={`${href("/blog")}?tag=${encodeURIComponent(tag)}`}>
									{tagName(tag, t)}
								</a>
							</li>
						))}
					</ul>
				)}
			</article>
			<CallToAction title={t.blog.callTitle} text={t.blog.callText}>
				<a className="btn btn-action" href={href("/apply")}>
					{t.nav.apply}
				</a>
				<a className="btn" href={href("/contact")}>
					{t.home.callContact}
				</a>
			</CallToAction>
			{related.length > 0 && (
				<section className="wrap pb-16">
					<h2 className="mb-6">{t.blog.related}</h2>
					<ul className="cards">
						{related.map((other) => (
							<PostCard key={other.id} post={other} tags={cardTags} />
						))}
					</ul>
				</section>
			)}
		</>
	);
}
