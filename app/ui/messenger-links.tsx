import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";
import { Icon } from "./icons.tsx";

/** A button for each of the consultancy's messengers, as list items; empty if no link is known (F17). */
export function MessengerLinks() {
	const { content } = useRequestContext();
	const t = useTexts();
	const socialLinks = content?.social ?? [];
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
