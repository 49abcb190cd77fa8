import { useTexts } from "../i18n/texts.ts";
import { plain } from "../i18n/typography.ts";
import { inLanguage, useRequestContext } from "../request-context.ts";
import { SiteIcon } from "./site-icons.tsx";

/** A button for each of the consultancy's messengers, as list items; empty if no link is known (F17). */
export function MessengerLinks({ message }: { message?: string }) {
	const { content } = useRequestContext();
	const t = useTexts();
	const socialLinks = content?.social ?? [];
	return socialLinks.map(({ id, platform, url }) => (
		<li key={id}>
			<a
				className="btn"
				href={message ? withMessage(url, plain(message)) : url}
				target="_blank"
				rel="noopener noreferrer"
				aria-label={t.footer.opensInNewTab(platform)}
			>
				<SiteIcon name={platform} />
				{platform}
			</a>
		</li>
	));
}

/** Both messengers read the first message from `text`. Links to other sites stay unchanged. */
function withMessage(url: string, message: string): string {
	const address = URL.parse(url);
	if (!address) return url;
	address.searchParams.set("text", message);
	return address.href;
}

/** The same as a list of its own. */
export function MessengerList({ className }: { className: string }) {
	const { content } = useRequestContext();
	if (!content?.social.length) return null;
	return (
		<ul className={`flex flex-wrap gap-3 ${className}`}>
			<MessengerLinks />
		</ul>
	);
}

/** Makes a messenger's link begin a chat with a question about the current page. */
export function useQuestionLink(): (url: string) => string {
	const { language, path, site } = useRequestContext();
	const message = plain(useTexts().help.message(site.url + inLanguage(path, language)));
	return (url) => withMessage(url, message);
}
