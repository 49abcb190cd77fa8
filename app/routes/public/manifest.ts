import { texts } from "../../i18n/dictionaries.ts";
import { inLanguage, requestContextKey } from "../../request-context.ts";
import type { Route } from "./+types/manifest";

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: "image/png" });

/** The web app manifest: the name and the icon on a phone's home screen. */
export function loader({ context }: Route.LoaderArgs) {
	const { site, language } = context.get(requestContextKey);
	const manifest = {
		id: "/",
		name: site.name,
		short_name: site.name,
		description: texts[language].home.description,
		lang: language,
		start_url: inLanguage("/", language),
		scope: "/",
		display: "minimal-ui",
		background_color: "#fcfaf5",
		theme_color: "#2f3a73",
		icons: [icon(192), icon(512), { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" }],
	};
	return new Response(JSON.stringify(manifest), {
		headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=86400" },
	});
}
