import { requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
	const { site } = context.get(requestContextKey);
	const lines = [
		"User-agent: *",
		"Disallow: /admin",
		"Disallow: /auth",
		"Disallow: /api/",
		"Disallow: /my",
		"Disallow: /family",
		"",
		`Sitemap: ${site.url}/sitemap.xml`,
		"",
	];
	return new Response(lines.join("\n"), {
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=86400" },
	});
}
