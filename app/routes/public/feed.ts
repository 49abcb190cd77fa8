import { listPosts } from "../../../domain/content/blog/queries.ts";
import { excerptOf } from "../../../domain/content/blog/rules.ts";
import { texts } from "../../i18n/dictionaries.ts";
import { inLanguage, requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/feed";

/** The newest posts as an Atom feed (RFC 4287), one per language. */
const entries = 30;

export async function loader({ context }: Route.LoaderArgs) {
	const { caller, language, site, now } = context.get(requestContextKey);
	const t = texts[language];
	const { items } = await listPosts(caller, { query: "" }, language);
	const address = (path: string) => escaped(site.url + inLanguage(path, language));
	const shown = items.slice(0, entries).map(
		(post) => `	<entry>
		<id>urn:uuid:${post.id}</id>
		<title>${escaped(post.title)}</title>
		<link href="${address(`/blog/${encodeURIComponent(post.slug)}`)}"/>
		<updated>${post.createdAt.toISOString()}</updated>
		<summary>${escaped(excerptOf(post.lead))}</summary>
	</entry>`,
	);
	const xml = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
	<id>${address("/blog")}</id>
	<title>${escaped(`${t.blog.title} — ${site.name}`)}</title>
	<link rel="self" href="${address("/blog/feed.xml")}"/>
	<link href="${address("/blog")}"/>
	<updated>${(items[0]?.createdAt ?? now).toISOString()}</updated>
	<author><name>${escaped(t.blog.team(site.name))}</name></author>
${shown.join("\n")}
</feed>
`;
	return new Response(xml, {
		headers: { "content-type": "application/atom+xml; charset=utf-8", "cache-control": "public, max-age=600" },
	});
}

// XML does not allow control characters, even escaped.
function escaped(text: string): string {
	return (
		text
			.toWellFormed()
			// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes control characters.
			.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
			.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign)
	);
}
