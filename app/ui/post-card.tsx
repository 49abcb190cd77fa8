import type { PostCard as Post } from "../../domain/blog/queries.ts";
import { excerptOf } from "../../domain/blog/rules.ts";
import { formatDay } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { useHref, useVisit } from "../visit.ts";
import { Picture } from "./picture.tsx";

/** `tags`: how many are shown (spec §9: two on the home page, three in the list). */
export function PostCard({ post, tags }: { post: Post; tags: number }) {
	const { language } = useVisit();
	const t = useTexts();
	const href = useHref();
	const to = href(`/blog/${encodeURIComponent(post.slug)}`);
	return (
		<li className="card">
			<Picture src={post.coverImageUrl} seed={post.id} alt="" />
			<div className="flex grow flex-col p-5">
				<p className="text-sm text-muted">
					<time dateTime={post.createdAt.toISOString()}>{formatDay(post.createdAt, language)}</time>
				</p>
				<h3 className="mt-2">
					<a className="link-quiet" href={to}>
						{post.title}
					</a>
				</h3>
				<p className="mt-2">{excerptOf(post.lead)}</p>
				{post.tags.length > 0 && (
					<ul className="mt-3 flex flex-wrap gap-1.5">
						{post.tags.slice(0, tags).map((tag) => (
							<li key={tag} className="tag">
								{tag}
							</li>
						))}
					</ul>
				)}
				<p className="mt-auto pt-4">
					<a className="link inline-block py-2.5" href={to} aria-label={`${t.blog.readMore}: ${post.title}`}>
						{t.blog.readMore}
					</a>
				</p>
			</div>
		</li>
	);
}
