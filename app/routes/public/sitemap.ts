import { listCatalogIds } from "../../../domain/catalog/queries.ts";
import { listPosts } from "../../../domain/content/blog/queries.ts";
import { getContent } from "../../../domain/content/site/queries.ts";
import { languages } from "../../../domain/shared/language.ts";
import { loadOptional } from "../../load.ts";
import { shownPages } from "../../navigation.ts";
import { inLanguage, requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/sitemap";

/** Every public page in all languages, with its alternates. */
export async function loader({ context }: Route.LoaderArgs) {
	const requestContext = context.get(requestContextKey);
	const { caller, site } = requestContext;
	const known = await loadOptional(requestContext, "what the sitemap names", async () => ({
		...(await listCatalogIds(caller)),
		content: await getContent(caller),
		posts: (await listPosts(caller, { query: "" }, requestContext.language)).items,
	}));
	if (!known) return new Response("Please come back later.", { status: 503, headers: { "cache-control": "no-store" } });
	const { universities, programs, posts, content } = known;
	const paths = [
		...shownPages(content).map(({ path }) => path),
		...posts.map(({ slug }) => `/blog/${encodeURIComponent(slug)}`),
		...universities.map((id) => `/universities/${id}`),
		...programs.map((id) => `/programs/${id}`),
	];
	const entry = (path: string) => {
		const others = languages
			.map(
				(language) =>
					`<xhtml:link rel="alternate" hreflang="${language}" href="${site.url}${inLanguage(path, language)}"/>`,
			)
			.join("");
		return languages
			.map((language) => `<url><loc>${site.url}${inLanguage(path, language)}</loc>${others}</url>`)
			.join("\n");
	};
	const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${paths.map(entry).join("\n")}
</urlset>
`;
	return new Response(xml, {
		headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
	});
}
