import type { PostCard as Post } from "../../domain/content/blog/queries.ts";
import { excerptOf } from "../../domain/content/blog/rules.ts";
import { formatDay } from "../i18n/formats.ts";
import { tagName, useTexts } from "../i18n/texts.ts";
import { typeset } from "../i18n/typography.ts";
import { useHref, useRequestContext } from "../request-context.ts";
import { postCover } from "./cover-address.ts";
import { Picture } from "./picture.tsx";

type PostCardProps = {
	post: Post;
	/** Maximum number of tags (spec §9: two on the home page, three in the list). */
	tags: number;
	/** One level below the heading above the card. */
	heading?: "h2" | "h3";
	/** Without the excerpt, and on a phone without the picture. */
	brief?: boolean;
};

export function PostCard({ post, tags, heading: Heading = "h3", brief = false }: PostCardProps) {
	const { language } = useRequestContext();
	const t = useTexts();
	const href = useHref();
	const to = href(`/blog/${encodeURIComponent(post.slug)}`);
	return (
		<li className="card">
			<Picture
				src={post.coverImageUrl}
				cover={postCover(post)}
				alt=""
				className={brief ? "cover max-md:hidden" : "cover"}
			/>
			<div className="flex grow flex-col p-5">
				<p className="text-sm text-muted">
					<time dateTime={post.createdAt.toISOString()}>{formatDay(post.createdAt, language)}</time>
				</p>
				<Heading className="mt-2 text-lg">
					<a className="link-quiet" href={to}>
						{typeset(post.title, language)}
					</a>
				</Heading>
				{!brief && <p className="mt-2">{typeset(excerptOf(post.lead), language)}</p>}
				{post.tags.length > 0 && (
					<ul className="mt-3 flex flex-wrap gap-1.5">
						{post.tags.slice(0, tags).map((tag) => (
							<li key={tag} className="tag">
								{tagName(tag, t)}
							</li>
						))}
					</ul>
				)}
				<p className="mt-auto pt-4">
					<a className="link inline-block py-2.5" href={to}>
						{t.blog.readMore}
						<span className="sr-only">{` ${post.title}`}</span>
					</a>
				</p>
			</div>
		</li>
	);
}
