import { type Language, languages, originalLanguage } from "../../domain/shared/language.ts";
import { locales } from "../../domain/shared/locales.ts";
import { plain } from "../i18n/typography.ts";
import { inLanguage, useRequestContext } from "../request-context.ts";
import { type PageCard, pageShareCard, type ShareCard, shareCardAddress } from "./share-card.ts";

type HeadProps = {
	title: string;
	description?: string;
	/** The known query parameters that make this a separate page, with "?": for example, a list's second page. */
	query?: string;
	/** Excluded from search engines: errors, missing records, personal lists. */
	hidden?: boolean;
	/** Kept out of search engines, but with a preview in chats: a list that was made for a few people. */
	isUnlisted?: boolean;
	/** The picture that chats show next to a shared link: that of a record or of a named page. */
	card?: ShareCard | PageCard;
	kind?: "website" | "article";
};

/** Metadata for search engines and chats. React moves these elements into the document's head. */
export function Head({
	title,
	description,
	query = "",
	hidden = false,
	isUnlisted = false,
	card = "home",
	kind = "website",
}: HeadProps) {
	const { language, path, site, content } = useRequestContext();
	const name = plain(title);
	const summary = description && plain(description);
	const whole = name.includes(site.name) ? name : `${name} — ${site.name}`;
	const address = (to: Language) => site.url + inLanguage(path, to) + query;
	if (hidden) {
		return (
			<>
				<title>{whole}</title>
				<meta name="robots" content="noindex" />
			</>
		);
	}
	const shown = typeof card === "string" ? pageShareCard(card, language, site.name, content) : card;
	return (
		<>
			<title>{whole}</title>
			{summary && <meta name="description" content={summary} />}
			{isUnlisted ? (
				<meta name="robots" content="noindex" />
			) : (
				<>
					<link rel="canonical" href={address(language)} />
					{languages.map((other) => (
						<link key={other} rel="alternate" hrefLang={other} href={address(other)} />
					))}
					<link rel="alternate" hrefLang="x-default" href={address(originalLanguage)} />
				</>
			)}
			<meta property="og:type" content={kind} />
			<meta property="og:site_name" content={site.name} />
			<meta property="og:title" content={name} />
			{summary && <meta property="og:description" content={summary} />}
			<meta property="og:url" content={address(language)} />
			<meta property="og:locale" content={`${language}_${locales[language].locale.slice(-2)}`} />
			<meta property="og:image" content={site.url + shareCardAddress(shown, language, site.name)} />
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			<meta name="twitter:card" content="summary_large_image" />
		</>
	);
}

/** Structured data for search engines. `<` is escaped, so that no text can end the block. */
export function StructuredData({ facts }: { facts: Record<string, unknown> }) {
	const json = plain(JSON.stringify({ "@context": "https://schema.org", ...facts })).replace(/</g, "\\u003c");
	// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped, in a block that browsers do not run.
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
