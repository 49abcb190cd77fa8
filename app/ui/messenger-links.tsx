import { fallbackSocialLinks } from "../fallbacks.ts";
import { useTexts } from "../i18n/texts.ts";
import { useVisit } from "../visit.ts";
import { Icon } from "./icons.tsx";

/** A button for each messenger, as items of a list; nothing when staff have switched all of them off. */
export function MessengerLinks() {
	const { content } = useVisit();
	const t = useTexts();
	const socialLinks = content?.socialLinks ?? fallbackSocialLinks;
	return socialLinks.map(({ id, platform, url }) => (
		<li key={id}>
			<a
				className="btn"
				href={url}
				target="_blank"
				rel="noopener noreferrer"
				aria-label={t.footer.opensInNewTab(platform)}
			>
				<Icon name={platform} />
				{platform}
			</a>
		</li>
	));
}
